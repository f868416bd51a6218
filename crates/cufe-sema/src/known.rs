//! Symbols of the names that rules mention.

use cufe_base::{Interner, Symbol};

macro_rules! known {
    ($($field:ident $text:literal;)*) => {
        /// Symbols of the names that rules mention, interned once for each unit.
        #[derive(Clone, Copy, Debug)]
        pub struct Known {
            $(#[doc = concat!("`", $text, "`")] pub $field: Symbol,)*
        }

        impl Known {
            /// Interns all of them.
            pub fn new(interner: &mut Interner) -> Self {
                Self { $($field: interner.intern($text),)* }
            }

            /// All of them.
            pub fn all(&self) -> impl Iterator<Item = Symbol> {
                [$(self.$field),*].into_iter()
            }
        }
    };
}

known! {
    final_ "final";
    gnu_final "__final";
    override_ "override";
    std "std";
    move_ "move";
    forward "forward";
    strong_ordering "strong_ordering";
    weak_ordering "weak_ordering";
    partial_ordering "partial_ordering";
    less "less";
    equivalent "equivalent";
    greater "greater";
    unordered "unordered";
    size_t "size_t";
    cxxabiv1 "__cxxabiv1";
    type_info "type_info";
    align_val_t "align_val_t";
    main "main";
    underlying_type "__underlying_type";
    initializer_list "initializer_list";
    make_integer_seq "__make_integer_seq";
    integer_pack "__integer_pack";
    type_pack_element "__type_pack_element";
    push_call_configuration "__cudaPushCallConfiguration";
    label "__label__";
    goto_ "goto";
    volatile_ "volatile";
    begin "begin";
    end "end";
    abi_tag "abi_tag";
    allocator "allocator";
    allocate "allocate";
    deallocate "deallocate";
    construct_at "construct_at";
    basic_string "basic_string";
    char_traits "char_traits";
    basic_istream "basic_istream";
    basic_ostream "basic_ostream";
    basic_iostream "basic_iostream";
    coroutine_traits "coroutine_traits";
    coroutine_handle "coroutine_handle";
    promise_type "promise_type";
    initial_suspend "initial_suspend";
    final_suspend "final_suspend";
    get_return_object "get_return_object";
    unhandled_exception "unhandled_exception";
    return_void "return_void";
    return_value "return_value";
    yield_value "yield_value";
    await_transform "await_transform";
    await_ready "await_ready";
    await_suspend "await_suspend";
    await_resume "await_resume";
    get_return_object_on_allocation_failure "get_return_object_on_allocation_failure";
}
