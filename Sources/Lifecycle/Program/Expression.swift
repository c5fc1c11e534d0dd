/// An expression of the learner's code, as far as the tutor understands Swift.
package indirect enum Expression: Hashable, Sendable {
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
    case dictionary(keys: [Expression], values: [Expression])
    /// `try?`, which makes nil of an error, or `try!`, which traps at it.
    case attempted(Expression, isForced: Bool)
    /// `await a`
    case awaited(Expression)
    /// `(a, b)` and `(x: a, y: b)`
    case tuple([CallArgument])
    /// `condition ? a : b`
    case ternary(Expression, Expression, Expression)
    /// Code outside the subset, with its first words: what it is worth is not known.
    case unknown(String)

    /// The ways to look at an object as one of another type.
    package enum Cast: String, Hashable, Sendable {
        case plain = "as", conditional = "as?", forced = "as!", test = "is"
    }

    /// The root view that a worded override makes: `UIView()` or a class of the app's own.
    ///
    /// - Parameter className: The view's class.
    /// - Returns: A call of its initializer without arguments.
    package static func newView(_ className: String) -> Expression {
        .call(.literal(.type(.view(className))), [])
    }

    /// The view of another controller.
    ///
    /// - Parameter controller: The other controller.
    /// - Returns: Its property `view`.
    package static func view(of controller: Controller.ID) -> Expression {
        .member(.literal(.controller(controller)), "view")
    }

    /// The operator of `first...`, which stands behind its operand.
    package static let rangeFrom = "_..."
}

/// An argument of a call.
package struct CallArgument: Hashable, Sendable {
    /// The label; nil if it has none.
    package let label: String?
    package let value: Expression
    /// Indicates whether it is passed with `&`, so that the function may change the variable.
    package let isInOut: Bool

    package init(_ label: String? = nil, _ value: Expression, isInOut: Bool = false) {
        self.label = label
        self.value = value
        self.isInOut = isInOut
    }
}

/// A closure as it is written.
package struct ClosureExpression: Hashable, Sendable {
    /// The entries of the capture list, in order.
    package let captures: [Capture]
    /// The names of the parameters, in order.
    package let parameters: [String]
    /// The names that its statements use, without those that they declare; `self` among them if it is used.
    package let uses: [String]
    /// The closure's code; the body's location is that of the opening brace.
    package let body: Body
    /// The local function that it stands for; nil for a closure in braces.
    package let function: Function?

    /// An entry of a capture list.
    package struct Capture: Hashable, Sendable {
        /// The name inside the closure.
        package let name: String
        /// The captured expression.
        package let value: Expression
        /// The ownership of the captured object.
        package let reference: ControllerClass.Property.Reference

        /// Makes an entry of a capture list.
        package init(name: String, value: Expression, reference: ControllerClass.Property.Reference) {
            self.name = name
            self.value = value
            self.reference = reference
        }
    }

    package init(
        captures: [Capture], parameters: [String], uses: [String], body: Body, function: Function? = nil
    ) {
        self.function = function
        self.captures = captures
        self.parameters = parameters
        self.uses = uses
        self.body = body
    }
}
