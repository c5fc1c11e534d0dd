import Lifecycle
import SwiftSyntax

/// Walks over the syntax of a file and draws the outlines of its classes.
final class OutlineVisitor: SyntaxVisitor {
    private(set) var outlines: [ClassOutline] = []
    /// The names of what protocols of the file ask for.
    private(set) var requirements: Set<String> = []
    /// The modules that the file imports.
    private(set) var imports: Set<String> = []
    private let place: (Int) -> CodeLocation
    private let bytes: [UInt8]
    private var lineStarts: [Int]
    /// The types around the place, and for each whether an outline is being drawn of it.
    private var types: [(path: String, outline: ClassOutline?)] = []
    /// The methods around the place.
    private var methods: [MethodOutline] = []
    private var nesting: [Int] = [], blocks: [Int] = []

    /// The names of calls that checks look at.
    static let interesting: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning",
        "viewWillTransition", "willTransition", "updateViewConstraints", "viewSafeAreaInsetsDidChange",
        "viewLayoutMarginsDidChange", "viewDidUnload", "viewWillUnload", "awakeFromNib",
        "addChild", "addChildViewController", "removeFromParent", "removeFromParentViewController",
        "willMove", "didMove", "addSubview", "insertSubview", "addArrangedSubview", "removeFromSuperview",
        "addObserver", "removeObserver", "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints",
        "invalidate", "scheduledTimer", "beginAppearanceTransition", "endAppearanceTransition", "present",
        "pushViewController", "activate", "fatalError", "dismiss",
    ]

    init(_ tree: SourceFileSyntax, place: @escaping (Int) -> CodeLocation) {
        self.place = place
        bytes = tree.syntaxTextBytes
        lineStarts = [0]
        for (offset, byte) in bytes.enumerated() where byte == Self.newLine { lineStarts.append(offset + 1) }
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func location(_ node: some SyntaxProtocol) -> CodeLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func edit(_ range: Range<Int>, _ text: String) -> CodeFix.Edit {
        CodeFix.Edit(
            bytes: range, text: text, start: place(range.lowerBound), end: place(range.upperBound))
    }

    // MARK: - Types

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.insert(node.path.trimmedDescription)
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            if let method = member.decl.as(FunctionDeclSyntax.self) { requirements.insert(fullName(method)) }
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isExtension: false, at: location(node.name))
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.extendedType.trimmedDescription, node.inheritanceClause, isExtension: true,
            at: location(node.extendedType))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { pass(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { pass(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { pass(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    private func path(_ name: String) -> String { types.last.map { $0.path + "." + name } ?? name }

    private func enter(
        _ name: String, _ inheritance: InheritanceClauseSyntax?, isExtension: Bool, at place: CodeLocation
    ) -> SyntaxVisitorContinueKind {
        let inherited = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let path = path(name)
        types.append(
            (path, ClassOutline(path: path, inherited: inherited, isExtension: isExtension, place: place)))
        return .visitChildren
    }

    private func pass(_ name: String) -> SyntaxVisitorContinueKind {
        types.append((path(name), nil))
        return .visitChildren
    }

    private func leave() {
        if let outline = types.popLast()?.outline { outlines.append(outline) }
    }

    // MARK: - Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard methods.isEmpty, types.last?.outline != nil else { return .visitChildren }
        let words = node.modifiers.map(\.name.text)
        let isOutlet = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let type = binding.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
            types[types.count - 1].outline?.properties.append(
                PropertyOutline(
                    name: name, type: type, isWeak: words.contains("weak"), isOutlet: isOutlet,
                    place: location(binding)))
        }
        return .visitChildren
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
        parameters: FunctionParameterListSyntax, body: CodeBlockSyntax?, modifiers: DeclModifierListSyntax,
        attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        let words = modifiers.map(\.name.text)
        let marks = attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let start = location(token)
        let end = place(node.endPositionBeforeTrailingTrivia.utf8Offset)
        let only = body.flatMap { $0.statements.count == 1 ? $0.statements.first?.trimmedDescription : nil }
        methods.append(
            MethodOutline(
                name: name, isOverride: words.contains("override"),
                isStatic: words.contains("static") || words.contains("class"),
                isAction: marks.contains("IBAction") || marks.contains("objc"), place: start,
                lines: start.line...max(start.line, end.line),
                parameters: parameters.map { parameter in
                    let first = parameter.firstName.text
                    return .init(
                        label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first)
                }, insertions: body.map(insertions),
                onlyEndsApp: only?.hasPrefix("fatalError(") == true
                    || only?.hasPrefix("preconditionFailure(") == true))
        nesting.append(0)
        blocks.append(body?.position.utf8Offset ?? 0)
        return .visitChildren
    }

    private func end() {
        nesting.removeLast()
        blocks.removeLast()
        guard let method = methods.popLast() else { return }
        // What a function inside of a method does belongs to the method as well.
        if methods.isEmpty {
            types.isEmpty ? () : types[types.count - 1].outline?.methods.append(method)
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

    private func isBodyOfMethod(_ node: CodeBlockSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
            || parent.is(DeinitializerDeclSyntax.self)
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
                    target: elements[0].trimmedDescription.shortened,
                    value: value.trimmingSpace.shortened,
                    place: location(elements[0])))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard !methods.isEmpty, node.baseName.text.first?.isLowercase == true else { return .skipChildren }
        methods[methods.count - 1].references.append(
            ReferenceOutline(
                name: node.baseName.text, line: line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)))
        return .skipChildren
    }

    /// The line of a byte: cheaper than its place.
    private func line(of offset: Int) -> Int {
        var low = 0, high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !methods.isEmpty else { return .visitChildren }
        var receiver: String?, token: TokenSyntax
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            receiver = member.base?.trimmedDescription.shortened
            token = member.declName.baseName
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            token = name.baseName
        } else {
            return .visitChildren
        }
        let labels = node.arguments.map { $0.label?.text }
        guard
            Self.interesting.contains(token.text) || labels.contains("frame")
                || token.text.hasPrefix("view")
        else {
            return .visitChildren
        }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let statement = statement(of: Syntax(node))
        methods[methods.count - 1].calls.append(
            CallOutline(
                receiver: receiver, name: token.text,
                arguments: node.arguments.map {
                    .init(label: $0.label?.text, text: $0.expression.trimmedDescription.shortened)
                }, place: place(start), start: location(node),
                nameEdit: edit(start..<token.endPositionBeforeTrailingTrivia.utf8Offset, token.text),
                removal: statement.flatMap(removal),
                next: statement.flatMap(next), previous: statement.map(previous),
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

    // MARK: - Where changes go

    private static let newLine = UInt8(ascii: "\n")

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

    /// The white space at the beginning of the line of a byte.
    private func indentation(at offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] != Self.newLine { start -= 1 }
        return String(
            decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    private func point(_ offset: Int, _ before: String, _ after: String) -> InsertionPoint {
        InsertionPoint(offset: offset, place: place(offset), before: before, after: after)
    }

    private func insertions(_ body: CodeBlockSyntax) -> MethodOutline.Insertions {
        let open = body.leftBrace.endPosition.utf8Offset
        let close = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let brace = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        guard bytes[brace..<close].contains(Self.newLine) else {
            // All on one line.
            guard !body.statements.isEmpty else {
                let point = point(brace, " ", bytes[brace..<close].isEmpty ? " " : "")
                return .init(first: point, last: point)
            }
            let end = body.statements.endPositionBeforeTrailingTrivia.utf8Offset
            return .init(first: point(brace, " ", ";"), last: point(end, "; ", ""))
        }
        let outer = indentation(at: body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        let inner =
            body.statements.first.map { indentation(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
            ?? outer + (outer.contains("\t") ? "\t" : "    ")
        let first = point(open, "\n" + inner, "")
        guard let last = body.statements.last else { return .init(first: first, last: first) }
        // Behind a comment on the line of the last statement.
        return .init(first: first, last: point(last.endPosition.utf8Offset, "\n" + inner, ""))
    }

    private func next(_ item: CodeBlockItemSyntax) -> InsertionPoint? {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        return point(
            item.endPositionBeforeTrailingTrivia.utf8Offset,
            isFirst(start) ? "\n" + indentation(at: start) : "; ", "")
    }

    private func previous(_ item: CodeBlockItemSyntax) -> InsertionPoint {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        return point(start, "", isFirst(start) ? "\n" + indentation(at: start) : "; ")
    }

    /// Whether nothing but white space stands before a byte on its line.
    private func isFirst(_ offset: Int) -> Bool {
        var start = offset
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == Self.newLine
    }

    /// The lines of a statement that has lines of its own.
    private func removal(_ item: CodeBlockItemSyntax) -> CodeFix.Edit? {
        var start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = item.endPositionBeforeTrailingTrivia.utf8Offset
        guard isFirst(start) else { return nil }
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == Self.newLine else { return nil }
        return edit(start..<(end + 1), "")
    }
}

extension String {
    /// As much of a text as a check needs to tell it from others.
    fileprivate var shortened: String { utf8.count <= 300 ? self : String(prefix(300)) }

    fileprivate var trimmingSpace: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
