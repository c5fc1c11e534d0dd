import Lifecycle
import SwiftSyntax

extension Reading {
    /// A closure with what it says of captures and parameters.
    func closure(_ closure: ClosureExprSyntax) -> ClosureExpression {
        let outer = returnType
        returnType = closure.signature?.returnClause?.type
        defer { returnType = outer }
        let captures = closure.signature?.capture?.items.map { capture($0) } ?? []
        let parameters = self.parameters(closure)
        let used = UsedNames(viewMode: .sourceAccurate)
        used.walk(closure.statements)
        let own = Set(captures.map(\.name) + parameters)
        let body = implicitReturn(self.body(closure.statements, parameters: parameters, at: closure))
        return ClosureExpression(
            captures: captures, parameters: parameters,
            uses: used.names.filter { name in
                // Nested closures have parameters such as `$0` for themselves.
                !own.contains(name) && !(name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber))
            }.sorted(), body: body)
    }

    /// Statements that are run like a closure without being written as one.
    func closure(
        _ items: CodeBlockItemListSyntax, parameters: [String], at node: some SyntaxProtocol,
        function: Function? = nil
    ) -> ClosureExpression {
        let used = UsedNames(viewMode: .sourceAccurate)
        used.walk(items)
        let own = Set(parameters + [function?.name].compactMap { $0 })
        let read = function?.body ?? implicitReturn(self.body(items, at: node))
        return ClosureExpression(
            captures: [], parameters: parameters, uses: used.names.filter { !own.contains($0) }.sorted(),
            body: read, function: function)
    }

    private func capture(_ item: ClosureCaptureSyntax) -> ClosureExpression.Capture {
        let name = item.name.plainText
        let reference =
            ControllerClass.Property.Reference(rawValue: item.specifier?.specifier.text ?? "") ?? .strong
        let value = item.initializer.map { expression($0.value) }
        return ClosureExpression.Capture(
            name: name, value: value ?? (name == "self" ? .current : .name(name)), reference: reference)
    }

    /// The names of its parameters; without a list of them those up to the last one that it uses.
    private func parameters(_ closure: ClosureExprSyntax) -> [String] {
        guard closure.signature?.parameterClause == nil else {
            return closure.signature?.parameterNames ?? []
        }
        let used = NumberedParameters(viewMode: .sourceAccurate)
        used.walk(closure.statements)
        return (0...used.last).map { "$\($0)" }
    }
}

/// Finds the parameters without names that a closure uses, apart from those of closures in it.
private final class NumberedParameters: SyntaxVisitor {
    /// The number of the last one.
    private(set) var last = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) {
            last = max(last, min(number, 8))
        }
        return .visitChildren
    }
}
