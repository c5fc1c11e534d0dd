import Lifecycle
import SwiftSyntax

/// Finds members of `self` in closures that capture it weakly, where it is optional: Swift refuses them without `?`.
///
/// A closure in which `self` is bound anew is left alone, wherever that happens in it.
final class WeakSelfSearch: SyntaxVisitor {
    private(set) var found: [SourceProblem] = []
    private let reading: Reading
    /// Indicates whether `self` is optional, for each closure and type around the
    /// position, the innermost last.
    private var isOptional = [false]

    init(_ reading: Reading) {
        self.reading = reading
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let capture = node.signature?.capture?.items.first { $0.name.text == "self" }
        guard let capture else {
            isOptional.append(isOptional.last ?? false)
            return .visitChildren
        }
        let isWeak = capture.specifier?.specifier.text == "weak"
        isOptional.append(isWeak && !SelfBinding.exists(in: node))
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { isOptional.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
    override func visitPost(_ node: ClassDeclSyntax) { isOptional.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
    override func visitPost(_ node: StructDeclSyntax) { isOptional.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
    override func visitPost(_ node: EnumDeclSyntax) { isOptional.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
    override func visitPost(_ node: ActorDeclSyntax) { isOptional.removeLast() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enterType() -> SyntaxVisitorContinueKind {
        isOptional.append(false)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard isOptional.last == true, let base = node.base?.as(DeclReferenceExprSyntax.self),
            case .keyword(.self) = base.baseName.tokenKind, !UIKitName.ofOptionals.contains(name)
        else { return .visitChildren }
        found.append(
            reading.refusal(
                "self is optional here, because the closure captures it weakly. Write self?.\(name), or start "
                    + "with guard let self.", base))
        return .visitChildren
    }
}

/// Looks whether `self` is bound anew, as by `guard let self`.
private final class SelfBinding: SyntaxVisitor {
    private var isFound = false

    static func exists(in node: some SyntaxProtocol) -> Bool {
        let search = SelfBinding(viewMode: .sourceAccurate)
        search.walk(node)
        return search.isFound
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text.filter({ $0 != "`" }) == "self" { isFound = true }
        return .visitChildren
    }
}
