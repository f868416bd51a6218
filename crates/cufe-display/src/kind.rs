//! The kinds of entries.

macro_rules! kinds {
    ($($name:ident $spelling:literal $scope:ident;)*) => {
        /// What an entry of the dump describes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Kind { $(#[doc = concat!("`", $spelling, "`")] $name,)* }

        impl Kind {
            /// All of them.
            pub const ALL: &[Kind] = &[$(Kind::$name),*];

            /// The name in the dump.
            pub const fn spelling(self) -> &'static str { match self { $(Kind::$name => $spelling,)* } }

            /// Whether its entries may belong to the region of a function.
            pub(crate) const fn may_be_local(self) -> bool { match self { $(Kind::$name => kinds!(@ $scope),)* } }
        }
    };
    (@ file) => { false };
    (@ both) => { true };
}

// The name, and whether entries of functions are kept in the functions' regions.
kinds! {
    Header "il_header" file;
    SourceFile "source-file" file;
    Constant "constant" both;
    ParameterType "param-type" file;
    Type "type" file;
    Variable "variable" both;
    Field "field" file;
    ExceptionSpecification "exception-specification" file;
    Routine "routine" file;
    Label "label" both;
    Expression "expr-node" both;
    SwitchCase "switch-case-entry" both;
    Switch "switch-stmt-descr" both;
    Handler "handler" both;
    TrySupplement "try-supplement" both;
    Statement "statement" both;
    Lifetime "object-lifetime" both;
    Scope "scope" both;
    IdName "id-name" file;
    OtherText "other-text" file;
    Namespace "namespace" file;
    Using "using-decl" both;
    Initialization "dynamic-init" both;
    LocalStatic "local-static-variable-init" both;
    OverridingFunction "overriding-virtual-function" file;
    BaseDerivation "base-class-derivation" file;
    Base "base-class" file;
    ClassSupplement "class-type-supplement" file;
    MemberInitialization "constructor-init" both;
    Assembler "asm-entry" both;
    AssemblerOperand "asm-operand" both;
    NamedRegister "named-register-list" both;
    SequenceEntry "source-sequence-entry" both;
    SecondaryDeclaration "src-seq-secondary-decl" file;
    EndOfConstruct "src-seq-end-of-construct" both;
    SequencePart "src-seq-sublist" file;
    Instantiation "instantiation-directive" file;
    HiddenName "hidden-name" both;
    Pragma "pragma" both;
    Template "template" file;
    TemplateHead "template-decl" file;
    RequiresClause "requires-clause" file;
    TemplateParameter "template-parameter" file;
    NameReference "name-reference" file;
    NameQualifier "name-qualifier" file;
    LineRange "seq-number-lookup-entry" file;
    StaticAssertion "static-assertion" both;
    LinkageBlock "linkage-spec-block" file;
    Lambda "lambda" both;
    LambdaCapture "lambda-capture" both;
    Attribute "attribute" file;
    AttributeArgument "attribute-arg" file;
    AttributeGroup "attribute-group" file;
    VariableTemplateInfo "variable-template-info" file;
    SubobjectPath "subobject-path" file;
}
