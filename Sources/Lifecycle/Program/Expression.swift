/// An expression of the learner's code, as far as the tutor understands Swift.
public indirect enum Expression: Hashable, Sendable {
    /// A value that stands in the text: `nil`, `true`, `3`, `"Feed"`.
    case literal(Value)
    /// A string with values in it; the pieces from left to right.
    case interpolation([Expression])
    /// `[a, b]`
    case array([Expression])
    /// A name: of a variable, a member of `self`, a class, a function.
    case name(String)
    /// `self`
    case current
    /// `super`
    case parent
    /// `base.name`; without a base the implicit member `.name`.
    case member(Expression?, String)
    /// `base?`: nil ends the whole chain of members and calls that it begins.
    case chained(Expression)
    /// `base!`
    case unwrapped(Expression)
    /// `base[index]`
    case element(of: Expression, at: Expression)
    /// `callee(arguments)`, the arguments in the order in which they are written.
    case call(Expression, [CallArgument])
    /// `{ parameters in statements }`
    case closure(ClosureExpression)
    /// `as`, `as?`, `as!` or `is` with the type's name.
    case cast(Expression, Cast, type: String)
    /// `!a`, `-a`
    case prefix(String, Expression)
    /// `a + b`, `a && b`, `a ?? b` and the like.
    case infix(Expression, String, Expression)
    /// `[key: value]`, in order.
    case dictionary([DictionaryElement])
    /// `try?`, which makes nil of an error, or `try!`, which traps at it.
    case attempted(Expression, isForced: Bool)
    /// `condition ? a : b`
    case ternary(Expression, Expression, Expression)
    /// Code outside the subset, with its first words: what it is worth is not known.
    case unknown(String)

    /// The ways to look at an object as one of another type.
    public enum Cast: String, Hashable, Sendable {
        case plain = "as", conditional = "as?", forced = "as!", test = "is"
    }

    /// The root view that a worded override makes: `UIView()` or a class of the app's own.
    ///
    /// - Parameter className: The view's class.
    /// - Returns: A call of its initialiser without arguments.
    public static func newView(_ className: String) -> Expression {
        .call(.literal(.type(.view(className))), [])
    }

    /// The view of another controller.
    ///
    /// - Parameter controller: The other controller.
    /// - Returns: Its property `view`.
    public static func view(of controller: Controller.ID) -> Expression {
        .member(.literal(.controller(controller)), "view")
    }
}

/// A key and a value of a dictionary, as they are written.
public struct DictionaryElement: Hashable, Sendable {
    /// The key.
    public let key: Expression
    /// The value.
    public let value: Expression

    /// Makes an element.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    public init(key: Expression, value: Expression) {
        self.key = key
        self.value = value
    }
}

/// An argument of a call.
public struct CallArgument: Hashable, Sendable {
    /// The label; nil if it has none.
    public let label: String?
    /// The value.
    public let value: Expression

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - label: The label; nil if it has none.
    ///   - value: The value.
    public init(_ label: String? = nil, _ value: Expression) {
        self.label = label
        self.value = value
    }
}

/// A closure as it is written.
public struct ClosureExpression: Hashable, Sendable {
    /// What the capture list says, in its order.
    public let captures: [Capture]
    /// The names of the parameters, in order.
    public let parameters: [String]
    /// The names that its statements use, without those that they declare; `self` among them if it is used.
    public let uses: [String]
    /// What it does; the body's location is that of the opening brace.
    public let body: Body

    /// An entry of a capture list.
    public struct Capture: Hashable, Sendable {
        /// The name inside the closure.
        public let name: String
        /// What is captured.
        public let value: Expression
        /// How it is held.
        public let reference: ControllerClass.Property.Reference

        /// Makes an entry of a capture list.
        ///
        /// - Parameters:
        ///   - name: The name inside the closure.
        ///   - value: What is captured.
        ///   - reference: How it is held.
        public init(name: String, value: Expression, reference: ControllerClass.Property.Reference) {
            self.name = name
            self.value = value
            self.reference = reference
        }
    }

    /// Makes a closure.
    ///
    /// - Parameters:
    ///   - captures: What the capture list says, in its order.
    ///   - parameters: The names of the parameters, in order.
    ///   - uses: The names that its statements use, without those that they declare.
    ///   - body: What it does.
    public init(captures: [Capture], parameters: [String], uses: [String], body: Body) {
        self.captures = captures
        self.parameters = parameters
        self.uses = uses
        self.body = body
    }
}
