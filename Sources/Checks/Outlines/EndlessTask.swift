import Lifecycle
import SwiftSyntax

/// A task that code starts, with a loop in it that nothing but a cancellation ends.
struct EndlessTask: Sendable {
    /// The position where it is started.
    let place: CodeLocation
    /// The names that its loop uses by themselves; empty if it holds no `self` meanwhile.
    let names: Set<String>

    /// Reads a call that starts a task.
    ///
    /// - Returns: Nil if the task may end.
    init?(_ call: FunctionCallExprSyntax, at place: CodeLocation) {
        let operation = call.arguments.first { $0.label?.text == "operation" }?.expression
        guard let closure = call.trailingClosure ?? operation?.as(ClosureExprSyntax.self) else { return nil }
        let captures = closure.signature?.capture?.items.filter {
            $0.name.text == "self" && $0.specifier != nil
        }
        let isWeak = captures?.isEmpty == false
        var isHeld = !isWeak
        for item in closure.statements {
            if isWeak, let check = item.item.as(GuardStmtSyntax.self), check.unwrapsSelf { isHeld = true }
            guard let loop = Self.endlessLoop(Syntax(item.item)) else { continue }
            guard isHeld, captures?.contains(where: { $0.specifier?.specifier.text == "unowned" }) != true
            else { return nil }
            self.place = place
            names = NameSearch(loop).names
            return
        }
        return nil
    }

    /// The body of a loop that does not end by itself.
    private static func endlessLoop(_ node: Syntax) -> CodeBlockSyntax? {
        let body: CodeBlockSyntax
        if let loop = node.as(WhileStmtSyntax.self) {
            let conditions = loop.conditions.map(\.trimmedDescription)
            guard conditions == ["true"] || conditions == ["!Task.isCancelled"] else { return nil }
            body = loop.body
        } else if let loop = node.as(ForStmtSyntax.self) {
            guard loop.awaitKeyword != nil, loop.sequence.trimmedDescription.contains(".notifications(named:")
            else { return nil }
            body = loop.body
        } else {
            return nil
        }
        return ExitSearch(body).isFound ? nil : body
    }
}

extension GuardStmtSyntax {
    /// Indicates whether it unwraps a weak `self`.
    fileprivate var unwrapsSelf: Bool {
        conditions.contains { condition in
            condition.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == "self"
        }
    }
}

/// Looks for what leaves a loop.
private final class ExitSearch: SyntaxVisitor {
    private(set) var isFound = false

    init(_ body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        let isSleep = node.expression.trimmedDescription.contains("Task.sleep")
        return node.questionOrExclamationMark == nil && !isSleep ? find() : .visitChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

/// Gathers the names that stand by themselves, `self` among them, but not a weak one.
private final class NameSearch: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        node.expression.trimmedDescription == "self" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .skipChildren
    }
}
