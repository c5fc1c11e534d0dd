import Lifecycle
import SwiftSyntax

/// Collects every name that a text declares, wherever it does, and the members of its types.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var known: KnownNames
    /// The simple types that names are declared with; more than one if several declarations differ.
    private(set) var types: [String: Set<String>] = [:]
    private var typeNames: [String] = []
    /// Indicates whether the text imports a library, which may declare more names.
    private(set) var importsLibrary = false

    init(_ known: KnownNames) {
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    private func declare(_ tokens: TokenSyntax?...) -> SyntaxVisitorContinueKind {
        for token in tokens.compactMap(\.self) {
            let name = token.text.filter { $0 != "`" }
            names.insert(name)
            if let type = typeNames.last { known.types[type, default: .init()].members.insert(name) }
        }
        return .visitChildren
    }

    private func begin(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = declare(node.name)
        return begin(node.name.text, node.inheritanceClause)
    }

    private func begin(_ name: String, _ inheritance: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        typeNames.append(name)
        known.types[name, default: .init()].inherited +=
            inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
    override func visitPost(_ node: ActorDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        // Of a type of Apple's the extension adds members, and the others are not known by it.
        if known.types[name] == nil {
            known.types[name] = .init(inherited: [name + KnownNames.asApplesEnding])
        }
        return begin(name, node.inheritanceClause)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier)
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        types[(node.secondName ?? node.firstName).text, default: []].insert(node.type.trimmedDescription)
        return declare(node.firstName, node.secondName)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.firstName, node.secondName)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.firstName)
    }
    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        for part in node.path { names.insert(part.name.text) }
        if let module = node.path.first, Program.isLibrary(module.name.text) { importsLibrary = true }
        return .skipChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            types[name, default: []].insert(node.typeAnnotation?.type.trimmedDescription ?? "")
        }
        return .visitChildren
    }
}
