import SwiftSyntax

/// Collects every name that a text declares, wherever it does, and the members of its types.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var known: KnownNames
    /// The simple types that names are declared with; more than one if several declarations differ.
    private(set) var types: [String: Set<String>] = [:]
    private var typeNames: [String] = []

    init(_ known: KnownNames) {
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    private func declare(_ token: TokenSyntax) {
        let name = token.text.filter { $0 != "`" }
        names.insert(name)
        if let type = typeNames.last { known.types[type, default: .init()].members.insert(name) }
    }

    private func begin(_ name: String, _ inheritance: InheritanceClauseSyntax?) {
        typeNames.append(name)
        known.types[name, default: .init()].inherited +=
            inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        begin(node.name.text, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        begin(node.name.text, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        begin(node.name.text, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        begin(node.name.text, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        begin(node.name.text, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        // Of a type of Apple's the extension adds members, and the others are not known by it.
        if known.types[name] == nil { known.types[name] = .init(inherited: ["\(name) as Apple has it"]) }
        begin(name, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier)
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.firstName)
        if let second = node.secondName { declare(second) }
        types[(node.secondName ?? node.firstName).text, default: []].insert(node.type.trimmedDescription)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.firstName)
        if let second = node.secondName { declare(second) }
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { declare(name) }
        return .visitChildren
    }
    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        for part in node.path { names.insert(part.name.text) }
        return .skipChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            types[name, default: []].insert(node.typeAnnotation?.type.trimmedDescription ?? "")
        }
        return .visitChildren
    }
}
