import Lifecycle
import SwiftSyntax

/// Walks over the syntax of a file and draws the outlines of its classes.
final class OutlineVisitor: SyntaxVisitor {
    private(set) var outline = FileOutline()
    /// The functions outside of all types.
    private var functions: [MethodOutline] = []
    private let text: TextOfSyntax
    /// The types around the place.
    private var types: [ClassOutline] = []

    init(_ tree: SourceFileSyntax, place: @escaping (Int) -> CodeLocation) {
        text = TextOfSyntax(bytes: tree.syntaxTextBytes, place: place)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        outline.values.append(
            ClassOutline(
                path: "", inherited: [], isExtension: false, place: text.place(0), methods: functions))
    }

    private func location(_ node: some SyntaxProtocol) -> CodeLocation {
        text.place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: - Types

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        outline.imports.formUnion([node.path.trimmedDescription, node.attributes.trimmedDescription])
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.name.text, node.attributes)
        for member in node.memberBlock.members {
            if let method = member.decl.as(FunctionDeclSyntax.self) {
                outline.requirements.insert(fullName(method))
            }
        }
        return .skipChildren
    }

    private func noteActor(of name: String, _ attributes: AttributeListSyntax) {
        let marks = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if marks.contains("MainActor") { outline.onMain.insert(name) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.name.text, node.attributes)
        return go(into: node, named: node.name)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteActor(of: node.extendedType.trimmedDescription, node.attributes)
        return go(into: node, named: node.extendedType, isExtension: true)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        go(into: node, named: node.name, isClass: false)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        go(into: node, named: node.name, isClass: false)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        go(into: node, named: node.name, isClass: false)
    }

    private func go(
        into node: some DeclGroupSyntax, named name: some SyntaxProtocol, isExtension: Bool = false,
        isClass: Bool = true
    ) -> SyntaxVisitorContinueKind {
        let written = name.trimmedDescription
        types.append(
            ClassOutline(
                path: types.last.map { $0.path + "." + written } ?? written,
                inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
                isExtension: isExtension, place: location(name)))
        walkChildren(of: node)
        let type = types.removeLast()
        if isClass { outline.classes.append(type) } else { outline.values.append(type) }
        return .skipChildren
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
            types[types.count - 1].properties.append(
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
        guard let property = types.last?.properties.last?.name else { return .visitChildren }
        return add(
            node, name: node.accessorSpecifier.text + " " + property, at: node.accessorSpecifier,
            body: node.body)
    }

    /// `{ … }` without `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let body) = node.accessors,
            let property = types.last?.properties.last?.name
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
            types[types.count - 1].methods.append(method)
        }
        for type in code.types { walk(type) }
        return .skipChildren
    }
}
