/// What an override does: statements that run one after the other.
public struct Body: Hashable, Sendable {
    /// The statements, in order.
    public let statements: [Statement]

    /// Makes a body.
    ///
    /// - Parameter statements: The statements, in order.
    public init(_ statements: [Statement] = []) { self.statements = statements }

    /// Whether some statement calls super.
    public var callsSuper: Bool { statements.contains(.callSuper) }
}

/// One statement of the learner's code.
public enum Statement: Hashable, Sendable {
    /// `super.method()`.
    case callSuper
    /// `view = …`.
    case assignView(ViewExpression)
    /// `_ = view`.
    case readView
    /// A command given from inside the override, with the words in which it was said.
    case perform(Command, words: String)
}

/// A view on the right of an assignment.
public enum ViewExpression: Hashable, Sendable {
    /// `UIView()` or a class of the app's own, without a size.
    case new(className: String)
    /// The view of another controller.
    case view(of: Controller.ID)
    /// `nil`.
    case none
}
