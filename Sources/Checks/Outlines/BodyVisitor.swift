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
    let isAlways: Bool
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
    private let place: (Int) -> CodeLocation
    /// The closures that calls get, with what they are given to.
    private var completions: [SyntaxIdentifier: (receiver: String, method: String)] = [:]
    /// The number of blocks around the current position, and of what is awaited.
    private var depth = 0, awaited = 0

    init(_ statements: CodeBlockItemListSyntax, place: @escaping (Int) -> CodeLocation) {
        self.place = place
        super.init(viewMode: .sourceAccurate)
        walk(statements)
    }

    private func location(_ node: some SyntaxProtocol) -> CodeLocation {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { addCompletions(of: BodyVisitor(body.statements, place: place).outline) }
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        var inside = BodyVisitor(node.statements, place: place).outline
        let marks = node.signature?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName }
        if marks?.contains(where: { $0.trimmedDescription == "MainActor" }) == true {
            inside.asksThread = true
        }
        inside.locals += names(of: node)
        if let (receiver, method) = completions[node.id] {
            outline.completions.append(.init(receiver: receiver, method: method, body: inside))
            if Self.calledAtOnce.contains(method) {
                outline.locals += inside.locals
                outline.uses += inside.uses.map {
                    UseOutline(
                        path: $0.path, isCall: $0.isCall, place: $0.place, isAlways: false,
                        isAwaited: $0.isAwaited, labels: $0.labels, given: $0.given)
                }
            }
        }
        addCompletions(of: inside)
        return .skipChildren
    }

    /// Adds the closures in another one or in a local function, which can use its constants.
    private func addCompletions(of inside: BodyOutline) {
        for completion in inside.completions {
            var body = completion.body
            body.locals = inside.locals + body.locals
            outline.completions.append(
                .init(receiver: completion.receiver, method: completion.method, body: body))
        }
    }

    /// The methods that call a closure before they return.
    private static let calledAtOnce: Set<String> = ["forEach", "map", "compactMap", "flatMap", "filter"]

    /// The parameters of a closure, as constants without a value.
    private func names(of node: ClosureExprSyntax) -> [AssignmentOutline] {
        let names: [TokenSyntax] =
            switch node.signature?.parameterClause {
            case .simpleInput(let list): list.map(\.name)
            case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
            case nil: []
            }
        return names.map { AssignmentOutline(target: $0.text, value: "", place: location($0)) }
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        awaited += 1
        return .visitChildren
    }
    override func visitPost(_ node: AwaitExprSyntax) { awaited -= 1 }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { depth -= 1 }

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
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let path = elements[0].path {
            outline.uses.append(
                UseOutline(
                    path: path, isCall: false, place: location(elements[0]), isAlways: depth == 0))
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
                    path: path, isCall: false, place: location(node), isAlways: depth == 0,
                    isAwaited: awaited > 0))
        }
        return .visitChildren
    }

    /// The members of views that code reads most.
    private static let readings = Set(CourseTexts.list("members of views"))

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        if let path = called.path {
            outline.uses.append(
                UseOutline(
                    path: path, isCall: true, place: location(node), isAlways: depth == 0,
                    isAwaited: awaited > 0,
                    labels: "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")",
                    given: node.arguments.compactMap {
                        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    }))
            if path == "Task" || path == "Task.detached", let task = EndlessTask(node, at: location(node)) {
                outline.endlessTasks.append(task)
            }
        }
        let closures =
            node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            + [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
        guard !closures.isEmpty else { return .visitChildren }
        let member = called.as(MemberAccessExprSyntax.self)
        let name = member?.declName ?? called.as(DeclReferenceExprSyntax.self)
        let receiver = member?.base?.trimmedDescription.abridged ?? ""
        for closure in closures { completions[closure.id] = (receiver, name?.baseName.text ?? "") }
        return .visitChildren
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
