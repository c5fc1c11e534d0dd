// Result builders: what they make of a body or closure is not known. The reader marks bodies by a first statement that no text
// can contain, and parameters by the attribute before the type.

extension Statement {
    /// Returns the statement that marks the body of a function or getter with an attribute that may be a
    /// result builder.
    ///
    /// - Parameter attribute: The attribute without `@`.
    /// - Returns: A statement that does nothing.
    package static func builtBy(_ attribute: String) -> Statement {
        Statement(.expression(.call(.name("@" + attribute), [])))
    }
}

extension [Statement] {
    /// The statements without such a mark, and whether there was one.
    var unmarked: (statements: [Statement], isBuilt: Bool) {
        guard case .expression(.call(.name(let name), let arguments))? = first?.kind, arguments.isEmpty,
            name.hasPrefix("@")
        else { return (self, false) }
        return (Array(dropFirst()), true)
    }
}
