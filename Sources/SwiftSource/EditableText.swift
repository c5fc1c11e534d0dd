import Lifecycle

extension Body {
    /// The statements as text that a person can go on from, without the indentation that they have in common.
    ///
    /// - Parameters:
    ///   - body: The body; nil where the method is not overridden, which is the same as calling super.
    ///   - callback: The method.
    ///   - world: The app, for the names of controllers.
    /// - Returns: The source as it was written; for a body that was said in words, the same in Swift, with a
    ///   comment for each command that Swift cannot say.
    package static func editableText(of body: Body?, overriding callback: Callback, in world: World) -> String
    {
        guard let body else { return callback.superCall }
        if let source = body.source { return source.outdented }
        return body.statements.map { $0.text(overriding: callback, in: world) }.joined(separator: "\n")
    }
}

extension Statement {
    /// Returns the Swift code for a statement that was given in words.
    fileprivate func text(overriding callback: Callback, in world: World) -> String {
        switch kind {
        case .callSuper: callback.superCall
        case .assign(_, .literal(.nothing)): "view = nil"
        case .assign(_, .call(.literal(.type(.view(let name))), _)): "view = \(name)()"
        case .assign(_, .member(.literal(.controller(let controller)), _)):
            "view = \(world.controllers[controller].name).view"
        case .expression: "_ = view"
        case .perform(_, let words): "// then \(words)   (only a command can do this, so it isn't saved)"
        default: "// something that only commands can do, so it isn't saved"
        }
    }

}

extension String {
    /// The text without blank lines at its ends and without the indentation that all its lines have.
    ///
    /// The first line does not count if it has none: a body that was cut out of a class begins in mid-line.
    fileprivate var outdented: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
        while lines.first.map(isBlank) == true { lines.removeFirst() }
        while lines.last.map(isBlank) == true { lines.removeLast() }
        func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
        let rest = lines.dropFirst().filter { !isBlank($0) }.map(indentation)
        let first = lines.first.map(indentation) ?? 0
        let common = (rest + (first > 0 || rest.isEmpty ? [first] : [])).min() ?? 0
        return lines.map { String($0.dropFirst(Swift.min(common, indentation($0)))) }.joined(separator: "\n")
    }
}
