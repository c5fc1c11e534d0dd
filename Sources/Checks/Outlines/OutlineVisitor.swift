import Characters
import CourseTexts
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
    /// The methods around the place.
    private var methods: [MethodOutline] = []
    /// The accessor around the place that counts as a method.
    private var accessor: SyntaxIdentifier?
    private var nesting: [Int] = [], blocks: [Int] = []

    /// The names of calls that checks look at.
    private static let interesting = Set(CourseTexts.list("checked calls"))

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
        guard methods.isEmpty, !types.isEmpty else { return .visitChildren }
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
        guard methods.isEmpty, !types.isEmpty,
            let property = types.last?.outline.properties.last?.name
        else { return .visitChildren }
        accessor = node.id
        return begin(
            node, name: node.accessorSpecifier.text + " " + property, at: node.accessorSpecifier,
            parameters: [], body: node.body)
    }
    override func visitPost(_ node: AccessorDeclSyntax) {
        guard node.id == accessor else { return }
        accessor = nil
        end()
    }

    /// `{ … }` without `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard methods.isEmpty, case .getter(let body) = node.accessors,
            let property = types.last?.outline.properties.last?.name
        else { return .visitChildren }
        accessor = node.id
        return begin(node, name: "get " + property, at: node.leftBrace, parameters: [], statements: body)
    }
    override func visitPost(_ node: AccessorBlockSyntax) {
        guard node.id == accessor else { return }
        accessor = nil
        end()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node, name: fullName(node), at: node.name, parameters: node.signature.parameterClause.parameters,
            body: node.body, modifiers: node.modifiers, attributes: node.attributes)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { end() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node, name: "init", at: node.initKeyword, parameters: node.signature.parameterClause.parameters,
            body: node.body, modifiers: node.modifiers, attributes: node.attributes)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { end() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node, name: "deinit", at: node.deinitKeyword, parameters: [], body: node.body,
            modifiers: node.modifiers, attributes: node.attributes)
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { end() }

    private func fullName(_ node: FunctionDeclSyntax) -> String {
        node.name.text + "("
            + node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private func begin(
        _ node: some SyntaxProtocol, name: String, at token: TokenSyntax,
        parameters: FunctionParameterListSyntax, body: CodeBlockSyntax? = nil,
        statements: CodeBlockItemListSyntax? = nil, modifiers: DeclModifierListSyntax = [],
        attributes: AttributeListSyntax = []
    ) -> SyntaxVisitorContinueKind {
        methods.append(
            MethodOutline(
                of: node, name: name, at: token, parameters: parameters, body: statements ?? body?.statements,
                insertions: body.map(text.insertions), modifiers: modifiers, attributes: attributes, in: text)
        )
        nesting.append(0)
        blocks.append(body?.position.utf8Offset ?? 0)
        return .visitChildren
    }

    private func end() {
        nesting.removeLast()
        blocks.removeLast()
        guard let method = methods.popLast() else { return }
        // The code of a function inside a method also belongs to the method.
        if methods.isEmpty {
            if types.isEmpty {
                functions.append(method)
            } else {
                types[types.count - 1].outline.methods.append(method)
            }
        } else {
            methods[methods.count - 1].calls += method.calls
            methods[methods.count - 1].assignments += method.assignments
            methods[methods.count - 1].references += method.references
        }
    }

    // MARK: - Blocks

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBlock(node) }
    override func visitPost(_ node: ClosureExprSyntax) { leaveBlock() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        isBodyOfMethod(node) ? .visitChildren : enterBlock(node)
    }
    override func visitPost(_ node: CodeBlockSyntax) { if !isBodyOfMethod(node) { leaveBlock() } }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBlock(node) }
    override func visitPost(_ node: SwitchCaseSyntax) { leaveBlock() }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { enterBlock(node) }
    override func visitPost(_ node: IfConfigClauseSyntax) { leaveBlock() }

    private func isBodyOfMethod(_ node: CodeBlockSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
            || parent.is(DeinitializerDeclSyntax.self)
            || parent.id == accessor
    }

    private func enterBlock(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        guard !methods.isEmpty else { return .visitChildren }
        nesting[nesting.count - 1] += 1
        blocks.append(node.position.utf8Offset)
        return .visitChildren
    }

    private func leaveBlock() {
        guard !methods.isEmpty else { return }
        nesting[nesting.count - 1] -= 1
        blocks.removeLast()
    }

    // MARK: - Statements

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if !methods.isEmpty, elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            let value =
                elements.dropFirst(2).dropLast().map(\.description).joined()
                + elements[elements.count - 1].trimmedDescription
            methods[methods.count - 1].assignments.append(
                AssignmentOutline(
                    target: elements[0].trimmedDescription.abridged,
                    value: value.trimmed.abridged,
                    place: location(elements[0])))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard !methods.isEmpty, node.baseName.text.first?.isLowercase == true else { return .skipChildren }
        let line = text.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        methods[methods.count - 1].references.append(ReferenceOutline(of: node, line: line))
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !methods.isEmpty else { return .visitChildren }
        var base: ExprSyntax?, token: TokenSyntax
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            base = member.base
            token = member.declName.baseName
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            token = name.baseName
        } else {
            return .visitChildren
        }
        let labels = node.arguments.map { $0.label?.text }
        guard
            Self.interesting.contains(token.text) || labels.contains("frame")
                || base?.is(SuperExprSyntax.self) == true
                || token.text.hasPrefix("view")
        else {
            return .visitChildren
        }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let statement = statement(of: Syntax(node))
        methods[methods.count - 1].calls.append(
            CallOutline(
                receiver: base?.trimmedDescription.abridged, name: token.text,
                arguments: node.arguments.map {
                    .init(label: $0.label?.text, text: $0.expression.trimmedDescription.abridged)
                }, place: text.place(start), start: location(node),
                nameEdit: text.edit(start..<token.endPositionBeforeTrailingTrivia.utf8Offset, token.text),
                removal: statement.flatMap(text.removal),
                next: statement.flatMap(text.next), previous: statement.map(text.previous),
                nesting: nesting.last ?? 0, block: blocks.last ?? 0))
        return .visitChildren
    }

    /// The statement that is nothing but this expression.
    private func statement(of node: Syntax) -> CodeBlockItemSyntax? {
        var current = node
        while let parent = current.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item }
            // `child?.didMove(toParent: self)` stands in an optional chain.
            guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ExpressionStmtSyntax.self) else {
                return nil
            }
            current = parent
        }
        return nil
    }
}
