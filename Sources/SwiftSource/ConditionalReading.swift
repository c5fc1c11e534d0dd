import Lifecycle
import SwiftSyntax

/// `#if`: the code of a debug build for the iOS simulator is read, as a learner runs it.
extension Reading {
    /// The items of a block, with those of conditional compilation in their places.
    func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        items.flatMap { item -> [CodeBlockItemSyntax] in
            guard case .decl(let declaration) = item.item,
                let conditional = declaration.as(IfConfigDeclSyntax.self)
            else { return [item] }
            switch activeClause(of: conditional)?.elements {
            case .statements(let inner): return active(inner)
            default: return []
            }
        }
    }

    /// The members of a type, with those of conditional compilation in their places.
    func active(_ block: MemberBlockSyntax) -> [DeclSyntax] { active(block.members) }

    private func active(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { member -> [DeclSyntax] in
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            switch activeClause(of: conditional)?.elements {
            case .decls(let inner): return active(inner)
            default: return []
            }
        }
    }

    /// The cases of a `switch`, with those of conditional compilation in their places.
    func active(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        cases.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let one): return [one]
            case .ifConfigDecl(let conditional):
                guard case .switchCases(let inner)? = activeClause(of: conditional)?.elements else {
                    return []
                }
                return active(inner)
            }
        }
    }

    /// `#if` in a chain of members: what it adds to what stands before it.
    func conditionalMember(_ conditional: PostfixIfConfigExprSyntax) -> Expression {
        let base = conditional.base.map { expression($0) }
        guard case .postfixExpression(let added)? = activeClause(of: conditional.config)?.elements else {
            return base ?? .unknown(skip(conditional))
        }
        let chain = expression(added)
        return base.map { chain.continuing($0) } ?? chain
    }

    private func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        conditional.clauses.first { clause in clause.condition.map { holds($0) } ?? true }
    }

    /// Indicates whether a condition holds in a debug build for the simulator. Undefined names don't.
    private func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return name.baseName.text == "DEBUG"
        case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
        case .prefixOperatorExpr(let inverse): return !holds(inverse.expression)
        case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
        case .sequenceExpr(let sequence):
            // `&&` binds more tightly than `||`.
            let alternatives = sequence.elements.split {
                $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
            }
            return alternatives.contains { alternative in
                alternative.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
            }
        case .functionCallExpr(let call):
            let answer = call.arguments.first?.expression.trimmedDescription ?? ""
            switch call.calledExpression.trimmedDescription {
            case "os": return answer == "iOS"
            case "canImport": return !["AppKit", "Cocoa", "WatchKit"].contains(answer)
            case "targetEnvironment": return answer == "simulator"
            case "swift", "compiler": return answer.hasPrefix(">")
            case "arch": return answer == "arm64"
            default: return false
            }
        default: return false
        }
    }
}

extension Expression {
    /// A chain of members that begins with a dot, behind what stands before that.
    fileprivate func continuing(_ base: Expression) -> Expression {
        switch self {
        case .member(nil, let name): .member(base, name)
        case .member(let inner?, let name): .member(inner.continuing(base), name)
        case .call(let callee, let arguments): .call(callee.continuing(base), arguments)
        case .element(let inner, let index): .element(of: inner.continuing(base), at: index)
        case .chained(let inner): .chained(inner.continuing(base))
        case .unwrapped(let inner): .unwrapped(inner.continuing(base))
        default: self
        }
    }
}
