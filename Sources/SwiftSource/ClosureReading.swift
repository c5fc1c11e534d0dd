import Lifecycle
import SwiftSyntax

extension Reading {
    /// A closure with what it says of captures and parameters.
    func closure(_ closure: ClosureExprSyntax) -> ClosureExpression {
        let outer = returnType
        returnType = closure.signature?.returnClause?.type
        defer { returnType = outer }
        // Asked for before what is inside: in an endless line places are counted on from the last one.
        let place = location(closure)
        let captures = closure.signature?.capture?.items.map { capture($0) } ?? []
        let parameters = self.parameters(closure.signature)
        let used = UsedNames(viewMode: .sourceAccurate)
        used.walk(closure.statements)
        let own = Set(captures.map(\.name) + parameters)
        let body = implicitReturn(
            Body(
                statements(closure.statements), parameters: parameters,
                source: closure.statements.trimmedDescription, location: place))
        return ClosureExpression(
            captures: captures, parameters: parameters,
            uses: used.names.filter { !own.contains($0) }.sorted(), body: body)
    }

    /// Statements that are run like a closure without being written as one.
    func closure(
        _ items: CodeBlockItemListSyntax, parameters: [String], at node: some SyntaxProtocol,
        function: Function? = nil
    ) -> ClosureExpression {
        let used = UsedNames(viewMode: .sourceAccurate)
        used.walk(items)
        let own = Set(parameters + [function?.name].compactMap { $0 })
        let read =
            function?.body
            ?? implicitReturn(
                Body(statements(items), source: items.trimmedDescription, location: location(node)))
        return ClosureExpression(
            captures: [], parameters: parameters, uses: used.names.filter { !own.contains($0) }.sorted(),
            body: read, function: function)
    }

    private func capture(_ item: ClosureCaptureSyntax) -> ClosureExpression.Capture {
        let name = item.name.text
        let reference =
            ControllerClass.Property.Reference(rawValue: item.specifier?.specifier.text ?? "") ?? .strong
        let value = item.initializer.map { expression($0.value) }
        return ClosureExpression.Capture(
            name: name, value: value ?? (name == "self" ? .current : .name(name)), reference: reference)
    }

    private func parameters(_ signature: ClosureSignatureSyntax?) -> [String] {
        signature?.parameterClause == nil ? ["$0", "$1", "$2"] : signature?.parameterNames ?? []
    }
}
