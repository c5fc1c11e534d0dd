import Lifecycle
import SwiftSyntax

/// Walks over the syntax of a file and draws the outlines of its classes.
final class OutlineVisitor: SyntaxVisitor {
    private(set) var outlines: [ClassOutline] = []
    /// The structures, enumerations and actors; the last one has the functions outside of all types.
    var values: [ClassOutline] {
        notClasses
            + [
                ClassOutline(
                    path: "", inherited: [], isExtension: false, place: text.place(0), methods: functions)
            ]
    }
    private var notClasses: [ClassOutline] = [], functions: [MethodOutline] = []
    /// The names of what protocols of the file ask for.
    private(set) var requirements: Set<String> = []
    /// The classes and protocols that the file puts on the main actor.
    private(set) var onMain: Set<String> = []
    /// The modules that the file imports.
    private(set) var imports: Set<String> = []
    private let text: TextOfSyntax
    /// The types around the place, with their outlines.
    private var types: [(path: String, isClass: Bool, outline: ClassOutline)] = []

    init(_ tree: SourceFileSyntax, place: @escaping (Int) -> CodeLocation) {
        text = TextOfSyntax(bytes: tree.syntaxTextBytes, place: place)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func location(_ node: some SyntaxProtocol) -> CodeLocation {
        text.place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: - Types

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.formUnion([node.path.trimmedDescription, node.attributes.trimmedDescription])
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.name.text, node.attributes)
        for member in node.memberBlock.members {
            if let method = member.decl.as(FunctionDeclSyntax.self) { requirements.insert(fullName(method)) }
        }
        return .skipChildren
    }

    private func noteActor(of name: String, _ attributes: AttributeListSyntax) {
        let marks = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if marks.contains("MainActor") { onMain.insert(name) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.name.text, node.attributes)
        return enter(node.name.text, node.inheritanceClause, at: location(node.name))
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.extendedType.trimmedDescription, node.attributes)
        return enter(
            node.extendedType.trimmedDescription, node.inheritanceClause, isExtension: true,
            at: location(node.extendedType))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterValue(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterValue(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterValue(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    private func path(_ name: String) -> String { types.last.map { $0.path + "." + name } ?? name }

    private func enterValue(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isClass: false, at: location(node.name))
    }

    private func enter(
        _ name: String, _ inheritance: InheritanceClauseSyntax?, isExtension: Bool = false,
        isClass: Bool = true, at place: CodeLocation
    ) -> SyntaxVisitorContinueKind {
        let inherited = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let path = path(name)
        types.append(
            (
                path, isClass,
                ClassOutline(path: path, inherited: inherited, isExtension: isExtension, place: place)
            ))
        return .visitChildren
    }

    private func leave() {
        guard let type = types.popLast() else { return }
        if type.isClass { outlines.append(type.outline) } else { notClasses.append(type.outline) }
    }

    // MARK: - Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !types.isEmpty else { return .visitChildren }
        let words = node.modifiers.map(\.name.text)
        let isOutlet = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let type = binding.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
            types[types.count - 1].outline.properties.append(
                PropertyOutline(
                    name: name, type: type,
                    value: binding.initializer?.value.trimmedDescription.abridged,
                    isWeak: words.contains("weak"),
                    isPublic: words.contains { $0 == "public" || $0 == "open" }, isOutlet: isOutlet,
                    isUnwrapped: binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                        == true, place: location(binding)))
        }
        return .visitChildren
    }

    /// Treats an accessor or an observer as a method named after its keyword and the property.
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let property = types.last?.outline.properties.last?.name else { return .visitChildren }
        return add(
            node, name: node.accessorSpecifier.text + " " + property, at: node.accessorSpecifier,
            body: node.body)
    }

    /// `{ … }` without `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let body) = node.accessors,
            let property = types.last?.outline.properties.last?.name
        else { return .visitChildren }
        return add(node, name: "get " + property, at: node.leftBrace, statements: body)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, name: fullName(node), at: node.name, parameters: node.signature.parameterClause.parameters,
            body: node.body, modifiers: node.modifiers, attributes: node.attributes)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, name: "init", at: node.initKeyword, parameters: node.signature.parameterClause.parameters,
            body: node.body, modifiers: node.modifiers, attributes: node.attributes)
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, name: "deinit", at: node.deinitKeyword, body: node.body, modifiers: node.modifiers,
            attributes: node.attributes)
    }

    private func fullName(_ node: FunctionDeclSyntax) -> String {
        node.name.text + "("
            + node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private func add(
        _ node: some SyntaxProtocol, name: String, at token: TokenSyntax,
        parameters: FunctionParameterListSyntax = [], body: CodeBlockSyntax? = nil,
        statements: CodeBlockItemListSyntax? = nil, modifiers: DeclModifierListSyntax = [],
        attributes: AttributeListSyntax = []
    ) -> SyntaxVisitorContinueKind {
        let code = BodyVisitor(statements ?? body?.statements ?? [], text)
        let method = MethodOutline(
            of: node, name: name, at: token, parameters: parameters, code,
            statements: statements ?? body?.statements, insertions: body.map(text.insertions),
            modifiers: modifiers, attributes: attributes, in: text)
        if types.isEmpty {
            functions.append(method)
        } else {
            types[types.count - 1].outline.methods.append(method)
        }
        for type in code.types { walk(type) }
        return .skipChildren
    }
}
