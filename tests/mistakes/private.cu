// A private member.
class Account {
    int balance = 0;
};
int balance(const Account &account) { return account.balance; }
