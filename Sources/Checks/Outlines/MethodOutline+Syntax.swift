import Lifecycle
import SwiftSyntax

extension MethodOutline {
    /// Creates an outline from a declaration and the walk over its code.
    init(
        of node: some SyntaxProtocol, name: String, at token: TokenSyntax,
        parameters: FunctionParameterListSyntax, _ code: BodyVisitor, statements: CodeBlockItemListSyntax?,
        insertions: Insertions?, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax,
        in text: TextOfSyntax
    ) {
        let words = modifiers.map(\.name.text)
        let marks = attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let start = text.place(token.positionAfterSkippingLeadingTrivia.utf8Offset)
        let end = text.place(node.endPositionBeforeTrailingTrivia.utf8Offset)
        self.init(
            name: name, isOverride: words.contains("override"),
            isStatic: words.contains("static") || words.contains("class"),
            isPrivate: words.contains("private") || words.contains("fileprivate"),
            isAction: marks.contains("IBAction") || marks.contains("objc"),
            isOnMain: marks.contains("MainActor"), place: start,
            lines: start.line...max(start.line, end.line),
            parameters: parameters.map { parameter in
                let first = parameter.firstName.text
                return .init(
                    label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first,
                    type: parameter.type.trimmedDescription.abridged)
            }, calls: code.calls, assignments: code.assignments, references: code.references,
            insertions: insertions, onlyEndsApp: statements?.first?.endsApp ?? false,
            callsSuperOnAllWays: words.contains("override")
                && statements.map {
                    SuperCallPaths.areAll(calling: String(name.prefix { $0 != "(" }), in: $0)
                } ?? false,
            body: code.outline)
    }
}

extension CodeBlockItemSyntax {
    /// Indicates whether it does nothing but end the app.
    fileprivate var endsApp: Bool {
        let code = trimmedDescription
        return Statement.endings.contains(String(code.prefix { $0 != "(" }))
            || ["assert(false", "precondition(false"].contains(where: code.hasPrefix)
    }
}

extension ReferenceOutline {
    /// A name, alone or behind what it is a member of.
    init(of node: DeclReferenceExprSyntax, line: Int) {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = member?.declName.id == node.id
        let whole = isMember ? member.map { Syntax($0) } : Syntax(node)
        self.init(
            name: node.baseName.text, line: line,
            isUnwrapped: whole?.parent?.is(ForceUnwrapExprSyntax.self) == true)
    }
}
