import Characters
import CourseTexts
import Lifecycle
import SwiftSyntax

/// An outline of the code of a function or closure, without the closures and functions inside it.
struct BodyOutline: Sendable {
    /// The ends of its `return` statements, in bytes.
    var returns: [Int] = []
    /// Local constants and variables with their initial values.
    var locals: [AssignmentOutline] = []
    /// The assignments and calls, in order.
    var uses: [UseOutline] = []
    /// Indicates whether it checks which thread it runs on.
    var asksThread = false
    /// The closures that it gives away, wherever they stand in it.
    var completions: [Completion] = []
    /// The tasks that it starts itself and that never end.
    var endlessTasks: [EndlessTask] = []

    struct Completion: Sendable {
        /// The receiver of the call that they are given to, as written, such as `URLSession.shared`; empty if it has none.
        let receiver: String
        /// The method that gets them.
        let method: String
        let body: BodyOutline
    }
}

/// An assignment or a call, by the path before `=` or the parentheses, or a use of a member of the application or of a view.
struct UseOutline: Sendable {
    let path: String
    let isCall: Bool
    let place: CodeLocation
    /// Indicates whether it is outside of all conditions and loops.
    var isAlways: Bool
    /// Indicates whether it is awaited, so that it runs on the actor that it belongs to.
    var isAwaited = false
    /// The labels of a call's arguments, such as `(_:animated:)`.
    var labels = ""
    /// The arguments of a call that are nothing but a name.
    var given: [String] = []
}

/// Walks over the statements of a function or closure.
final class BodyVisitor: SyntaxVisitor {
    private(set) var outline = BodyOutline()
    /// The calls, assignments and names in it at any depth, with those of closures and functions inside it.
    private(set) var calls: [CallOutline] = [], assignments: [AssignmentOutline] = []
    private(set) var references: [ReferenceOutline] = []
    /// The types that it declares.
    private(set) var types: [DeclSyntax] = []
    private let text: TextOfSyntax
    /// The closures that calls get, with what they are given to.
    private var completions: [SyntaxIdentifier: (receiver: String, method: String)] = [:]
    /// The blocks around the current position, by their first bytes, and the number of what is awaited.
    private var blocks: [Int], awaited = 0

    /// The names of calls that checks look at.
    private static let interesting = Set(CourseTexts.list("checked calls"))

    init(_ statements: CodeBlockItemListSyntax, _ text: TextOfSyntax) {
        self.text = text
        blocks = [statements.position.utf8Offset]
        super.init(viewMode: .sourceAccurate)
        walk(statements)
    }

    private var isAlways: Bool { blocks.count == 1 }

    private func location(_ node: some SyntaxProtocol) -> CodeLocation {
        text.place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: - Code inside

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { add(BodyVisitor(body.statements, text)) }
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }

    private func add(_ type: DeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let signature = node.signature { walk(signature) }
        let inner = BodyVisitor(node.statements, text)
        for index in inner.calls.indices { inner.calls[index].nesting += blocks.count }
        let marks = node.signature?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName }
        if marks?.contains(where: { $0.trimmedDescription == "MainActor" }) == true {
            inner.outline.asksThread = true
        }
        // The parameters are constants without a value.
        inner.outline.locals += (node.signature?.parameterNames ?? []).map {
            AssignmentOutline(target: $0, value: "", place: location(node))
        }
        if let (receiver, method) = completions[node.id] {
            let inside = inner.outline
            outline.completions.append(.init(receiver: receiver, method: method, body: inside))
            if Self.calledAtOnce.contains(method) {
                outline.locals += inside.locals
                outline.uses += inside.uses.map { use in
                    var use = use
                    use.isAlways = false
                    return use
                }
            }
        }
        add(inner)
        return .skipChildren
    }

    /// Adds what is in a closure or in a local function. The closures in it can use its constants.
    private func add(_ inner: BodyVisitor) {
        for completion in inner.outline.completions {
            var body = completion.body
            body.locals = inner.outline.locals + body.locals
            outline.completions.append(
                .init(receiver: completion.receiver, method: completion.method, body: body))
        }
        calls += inner.calls
        assignments += inner.assignments
        references += inner.references
        types += inner.types
    }

    /// The methods that call a closure before they return.
    private static let calledAtOnce: Set<String> = ["forEach", "map", "compactMap", "flatMap", "filter"]

    // MARK: - Blocks

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        awaited += 1
        walkChildren(of: node)
        awaited -= 1
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { go(into: node) }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { go(into: node) }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { go(into: node) }

    private func go(into node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        blocks.append(node.position.utf8Offset)
        walkChildren(of: node)
        blocks.removeLast()
        return .skipChildren
    }

    // MARK: - Statements

    override func visitPost(_ node: ReturnStmtSyntax) {
        outline.returns.append(node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value
        {
            outline.locals.append(
                AssignmentOutline(
                    target: name, value: value.trimmedDescription.abridged, place: location(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "self" {
            outline.locals.append(
                AssignmentOutline(
                    target: name, value: node.initializer?.value.trimmedDescription.abridged ?? name,
                    place: location(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let place = location(elements[0])
        let value =
            elements.dropFirst(2).dropLast().map(\.description).joined()
            + elements[elements.count - 1].trimmedDescription
        assignments.append(
            AssignmentOutline(
                target: elements[0].trimmedDescription.abridged, value: value.trimmed.abridged, place: place))
        if let path = elements[0].path {
            outline.uses.append(UseOutline(path: path, isCall: false, place: place, isAlways: isAlways))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if name == "isMainThread" { outline.asksThread = true }
        let base = node.base?.as(MemberAccessExprSyntax.self)
        let isRead = Self.readings.contains(name) || base?.declName.baseName.text == "shared"
        if isRead, let path = ExprSyntax(node).path {
            outline.uses.append(
                UseOutline(
                    path: path, isCall: false, place: location(node), isAlways: isAlways,
                    isAwaited: awaited > 0))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.first?.isLowercase == true {
            let line = text.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            references.append(ReferenceOutline(of: node, line: line))
        }
        return .skipChildren
    }

    /// The members of views that code reads most.
    private static let readings = Set(CourseTexts.list("members of views"))

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        if let path = called.path {
            outline.uses.append(
                UseOutline(
                    path: path, isCall: true, place: location(node), isAlways: isAlways,
                    isAwaited: awaited > 0,
                    labels: "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")",
                    given: node.arguments.compactMap {
                        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    }))
            if path == "Task" || path == "Task.detached", let task = EndlessTask(node, at: location(node)) {
                outline.endlessTasks.append(task)
            }
        }
        let member = called.as(MemberAccessExprSyntax.self)
        let name = (member?.declName ?? called.as(DeclReferenceExprSyntax.self))?.baseName
        let receiver = member?.base?.trimmedDescription.abridged
        let closures =
            node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            + [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
        for closure in closures { completions[closure.id] = (receiver ?? "", name?.text ?? "") }
        if let name { addCall(node, name, receiver: receiver) }
        return .visitChildren
    }

    private func addCall(_ node: FunctionCallExprSyntax, _ name: TokenSyntax, receiver: String?) {
        guard
            Self.interesting.contains(name.text) || receiver == "super" || name.text.hasPrefix("view")
                || node.arguments.contains(where: { $0.label?.text == "frame" })
        else { return }
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
        let statement = statement(of: Syntax(node))
        calls.append(
            CallOutline(
                receiver: receiver, name: name.text,
                arguments: node.arguments.map {
                    .init(label: $0.label?.text, text: $0.expression.trimmedDescription.abridged)
                }, place: text.place(start), start: location(node),
                nameEdit: text.edit(start..<name.endPositionBeforeTrailingTrivia.utf8Offset, name.text),
                removal: statement.flatMap(text.removal),
                next: statement.flatMap(text.next), previous: statement.map(text.previous),
                nesting: blocks.count - 1, block: blocks[blocks.count - 1]))
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

extension ExprSyntax {
    /// What is written where an expression has nothing but names, such as `self.view?.layer`; nil for any other.
    fileprivate var path: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.base?.path.map { $0 + "." + member.declName.baseName.text }
        }
        return self.as(OptionalChainingExprSyntax.self)?.expression.path.map { $0 + "?" }
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression.path.map { $0 + "!" }
    }
}

extension SyntaxVisitor {
    /// Visits what is in a node, as between entering a block and leaving it.
    func walkChildren(of node: some SyntaxProtocol) {
        for child in node.children(viewMode: viewMode) { walk(child) }
    }
}
