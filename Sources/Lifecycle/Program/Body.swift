/// The code of an override, a function or a closure: statements that run one after the other.
package struct Body: Hashable, Sendable {
    /// The names of the parameters, in order.
    package let parameters: [String]
    /// The statements, in order.
    package let statements: [Statement]
    /// The text between the braces; nil if the body was said in words.
    package let source: String?
    /// The location of the declaration; nil if a command declared it.
    package let location: CodeLocation?

    package init(
        _ statements: [Statement] = [], parameters: [String] = [], source: String? = nil,
        location: CodeLocation? = nil
    ) {
        self.statements = statements
        self.parameters = parameters
        self.source = source
        self.location = location
    }

    /// The view classes that a body said in words makes its root of.
    var namedViewClasses: [String] {
        statements.compactMap { statement in
            guard case .assign(_, .call(.literal(.type(.view(let name))), _)) = statement.kind else {
                return nil
            }
            return name
        }
    }

    /// Indicates whether a top-level statement calls super.
    package var callsSuper: Bool {
        statements.contains { statement in
            switch statement.kind {
            case .callSuper, .expression(.call(.member(.parent, _), _)): true
            default: false
            }
        }
    }
}
