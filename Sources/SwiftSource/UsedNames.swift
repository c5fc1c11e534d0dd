import SwiftSyntax

/// Collects the names that code uses and does not declare itself, apart from those after a dot: what a closure captures.
final class UsedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// The names that the code declares, the innermost scope last.
    private var scopes: [Set<String>] = [[]]

    private func use(_ name: String) {
        if !scopes.contains(where: { $0.contains(name) }) { names.insert(name) }
    }

    private func declare(_ name: String) { scopes[scopes.count - 1].insert(name) }

    private func open() -> SyntaxVisitorContinueKind {
        scopes.append([])
        return .visitChildren
    }

    private func close() { scopes.removeLast() }

    // MARK: - Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { use(node.baseName.plainText) }
        return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        use("self")
        return .visitChildren
    }

    // MARK: - Declarations

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier.plainText)
        return .skipChildren
    }

    // The value of a variable is evaluated before a variable of that name exists.

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer { walk(value) }
        walk(node.pattern)
        if let accessors = node.accessorBlock { walk(accessors) }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer {
            walk(value)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
            use(name.identifier.plainText)
        }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.plainText)
        return open()
    }
    override func visitPost(_ node: FunctionDeclSyntax) { close() }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue { walk(value) }
        declare((node.secondName ?? node.firstName).plainText)
        return .skipChildren
    }

    // MARK: - Scopes

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        for item in node.signature?.capture?.items ?? [] {
            if let value = item.initializer { walk(value) } else { use(item.name.plainText) }
        }
        _ = open()
        for item in node.signature?.capture?.items ?? [] { declare(item.name.plainText) }
        for name in node.signature?.parameterNames ?? [] { declare(name) }
        walk(node.statements)
        close()
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        _ = open()
        walk(node.pattern)
        if let condition = node.whereClause { walk(condition) }
        walk(node.body)
        close()
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        _ = open()
        walk(node.conditions)
        walk(node.body)
        close()
        if let other = node.elseBody { walk(other) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: WhileStmtSyntax) { close() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: CodeBlockSyntax) { close() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { open() }
    override func visitPost(_ node: SwitchCaseSyntax) { close() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        _ = open()
        declare("error")
        return .visitChildren
    }
    override func visitPost(_ node: CatchClauseSyntax) { close() }
}

extension ClosureSignatureSyntax {
    /// The names of the parameters; none where they are only numbered.
    package var parameterNames: [String] {
        switch parameterClause {
        case nil: []
        case .simpleInput(let list): list.map(\.name.plainText)
        case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
        }
    }
}
