import SwiftSyntax

/// Tells whether a method calls its superclass's on every way through it, before it returns.
struct SuperCallPaths {
    /// The method's own name without labels.
    private let name: String

    /// Indicates whether statements call the superclass's method on every path.
    ///
    /// A `return` before the call is handled separately, by its position.
    ///
    /// - Parameters:
    ///   - name: The method's own name without labels.
    ///   - statements: The statements of its body.
    /// - Returns: False if a path has no call, or only a later one.
    static func areAll(calling name: String, in statements: CodeBlockItemListSyntax) -> Bool {
        SuperCallPaths(name: name).call(statements)
    }

    private func call(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { call(Syntax($0.item)) }
    }

    private func call(_ node: Syntax) -> Bool {
        if let statement = node.as(ExpressionStmtSyntax.self) { return call(Syntax(statement.expression)) }
        if let condition = node.as(IfExprSyntax.self) { return call(condition) }
        if let choice = node.as(SwitchExprSyntax.self) {
            return choice.cases.allSatisfy { branch in
                branch.as(SwitchCaseSyntax.self).map { call($0.statements) } ?? true
            }
        }
        if node.is(GuardStmtSyntax.self) || node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self) {
            return false
        }
        return calls(in: node)
    }

    private func call(_ condition: IfExprSyntax) -> Bool {
        // A method that a release doesn't have can't be called there.
        let asksForRelease = condition.conditions.contains {
            $0.condition.is(AvailabilityConditionSyntax.self)
        }
        guard call(condition.body.statements) else { return false }
        switch condition.elseBody {
        case .ifExpr(let other)?: return call(other)
        case .codeBlock(let block)?: return asksForRelease || call(block.statements)
        case nil: return asksForRelease
        }
    }

    /// Indicates whether a statement makes the call itself, rather than in code that runs later.
    private func calls(in node: Syntax) -> Bool {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == name
            {
                return true
            }
            guard !Self.isLater(call) else { return false }
        }
        return node.children(viewMode: .sourceAccurate).contains { calls(in: $0) }
    }

    /// Indicates whether a call only passes its closure to a queue or a task.
    private static func isLater(_ call: FunctionCallExprSyntax) -> Bool {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text == "Task"
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return ["async", "asyncAfter", "addOperation", "detached"].contains(member.declName.baseName.text)
    }
}
