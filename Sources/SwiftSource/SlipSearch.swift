import CommandLanguage
import Lifecycle
import SwiftSyntax

/// Walks over a text and holds each name against what is declared.
///
/// It also finds members of `self` in closures that capture it weakly, where it is optional: Swift refuses them without
/// `?`. A closure in which `self` is bound anew is left alone, wherever that happens in it.
final class SlipSearch: SyntaxVisitor {
    private(set) var found: [SourceProblem] = []
    private let reading: Reading
    private let declared: DeclaredNames
    private var typeNames: [String] = []
    /// Indicates whether `self` is optional, for each closure and type around the position, the innermost last.
    private var isOptional = [false]
    /// The members inside types, by the path of the types.
    private var membersInside: [[String]: (names: Set<String>, areAll: Bool)] = [:]
    /// The names that a variable may have anywhere, by their length.
    private lazy var namesByLength = Dictionary(
        grouping: declared.names.union(declared.known.objects.keys), by: \.count)
    /// The likely meanings of unknown names, by the path of the types and the name.
    private var meanings: [[String]: String?] = [:]
    /// The maximum number of unknown names whose likely meanings are looked up. A
    /// learner has no use for more.
    private static let mostLookedUp = 200

    init(_ reading: Reading, _ declared: DeclaredNames, inside type: String?) {
        self.reading = reading
        self.declared = declared
        typeNames = type.map { [$0] } ?? []
        super.init(viewMode: .sourceAccurate)
    }

    private var members: (names: Set<String>, areAll: Bool) {
        if let found = membersInside[typeNames] { return found }
        let none: (names: Set<String>, areAll: Bool) = ([], !declared.importsLibrary)
        let members = typeNames.reduce(into: none) { result, name in
            let own = self.members(of: name)
            result.names.formUnion(own.names)
            if !own.areAll { result.areAll = false }
        }
        membersInside[typeNames] = members
        return members
    }

    /// The members of a type, or of all types that an extension with conditions names.
    private func members(of name: String) -> (names: Set<String>, areAll: Bool) {
        parts(of: name).map { declared.known.members(of: $0) }.reduce(into: ([], true)) { all, own in
            all.names.formUnion(own.names)
            if !own.areAll { all.areAll = false }
        }
    }

    private func parts(of name: String) -> [String] {
        name.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
    }

    /// Indicates whether a name here may be an unlisted member of one of Apple's types.
    private var mayBeUnlisted: Bool {
        typeNames.flatMap(parts).contains { declared.known.hasUnlistedMembers($0) }
    }

    // MARK: - Where one is

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter("a structure") }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter("an enumeration") }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter("an actor") }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // `extension Styled where Self: UIScrollView` has the members of both.
        let conditions = node.genericWhereClause?.requirements.compactMap { part -> String? in
            switch part.requirement {
            case .conformanceRequirement(let condition) where condition.leftType.trimmedDescription == "Self":
                condition.rightType.trimmedDescription
            case .sameTypeRequirement(let condition) where condition.leftType.trimmedDescription == "Self":
                condition.rightType.trimmedDescription
            default: nil
            }
        }
        return enter(([node.extendedType.trimmedDescription] + (conditions ?? [])).joined(separator: " & "))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let capture = node.signature?.capture?.items.first { $0.name.text == "self" }
        let isWeak = capture?.specifier?.specifier.text == "weak"
        isOptional.append(capture == nil ? isOptional.last == true : isWeak && !SelfBinding.exists(in: node))
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { isOptional.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        typeNames.append(name)
        isOptional.append(false)
        return .visitChildren
    }

    private func leave() {
        typeNames.removeLast()
        isOptional.removeLast()
    }

    // MARK: - Names

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = node.baseName.tokenKind else { return .visitChildren }
        let name = node.baseName.text.filter { $0 != "`" }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            return .visitChildren
        }
        guard let first = name.first, first.isLetter, !declared.names.contains(name),
            declared.known.objects[name] == nil, declared.known.types[name] == nil,
            !UIKitName.globals.contains(name), !declared.known.others.contains(name),
            !AppleNames.isOfFramework(name)
        else { return .visitChildren }
        if first.isUppercase { checkType(name, node) } else { checkVariable(name, node) }
        return .visitChildren
    }

    private func checkVariable(_ name: String, _ node: DeclReferenceExprSyntax) {
        let members = members
        guard !members.names.contains(name) else { return }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        let meant = meaning(of: name, among: members.names)
        // A function can stand in another file of the app, and a class of Apple's has members that are not known here.
        guard meant != nil || members.areAll && !isCalled, !mayBeUnlisted else { return }
        let isApples = !members.areAll && AppleNames.isMember(name)
        // A library may give each object a member with its own name.
        let isLibrarys = declared.importsLibrary && meant?.lowercased() == name.lowercased()
        guard !isApples, !isLibrarys else { return }
        tell("\(name) isn't declared here.", meant, node)
    }

    private func checkType(_ name: String, _ node: DeclReferenceExprSyntax) {
        // A library has types and constants with capitals as well.
        guard !declared.importsLibrary, !Program.isOfApple(name) else { return }
        let types = declared.known.types.keys.filter { !$0.contains(" ") }
        if let meant = slip(of: name, among: types) {
            return tell("\(name) isn't declared here.", meant, node)
        }
        // A type alone is no value, and constants of Apple's begin with two capitals.
        guard name.dropFirst().first?.isLowercase == true, let parent = node.parent else { return }
        let isAlone =
            parent.is(InitializerClauseSyntax.self) || parent.is(LabeledExprSyntax.self)
            || parent.is(ReturnStmtSyntax.self) || parent.is(ExprListSyntax.self)
            || parent.is(CodeBlockItemSyntax.self)
        guard isAlone, parent.parent?.parent?.is(ArrayExprSyntax.self) != true, !isPartOfType(node) else {
            return
        }
        tell("\(name) isn't declared here.", nil, node)
    }

    /// Indicates whether a name is part of a type, as in `[(Int, Int)]()`, which creates an empty collection, or in
    /// `[(name: String, Item)].self`.
    private func isPartOfType(_ node: DeclReferenceExprSyntax) -> Bool {
        var part = Syntax(node), isInTuple = false
        while let outer = part.parent {
            switch outer.kind {
            case .tupleExpr: isInTuple = true
            case .arrayExpr, .dictionaryExpr:
                if isInTuple || outer.parent?.is(FunctionCallExprSyntax.self) == true { return true }
            case .labeledExpr, .labeledExprList, .arrayElement, .arrayElementList, .dictionaryElement,
                .dictionaryElementList:
                break
            default: return false
            }
            part = outer
        }
        return false
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, let type = typeNames.last {
            checkSuper(of: type, node.declName)
            return .visitChildren
        }
        guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
        let name = node.declName.baseName.text
        if isOptional.last == true, case .keyword(.self) = base.baseName.tokenKind,
            !UIKitName.ofOptionals.contains(name)
        {
            found.append(
                reading.refusal(
                    "self is optional here, because the closure captures it weakly. Write self?.\(name), or "
                        + "start with guard let self.", base))
        }
        let members: (names: Set<String>, areAll: Bool)
        let owner: String, isAtPrompt: Bool
        if case .keyword(.self) = base.baseName.tokenKind, let type = typeNames.last {
            (members, owner, isAtPrompt) = (self.members(of: type), parts(of: type).first ?? type, false)
        } else if let type = declared.known.objects[base.baseName.text], typeNames.isEmpty {
            (members, owner, isAtPrompt) = (declared.known.members(of: type), base.baseName.text, true)
        } else {
            return .visitChildren
        }
        // `_title` is what the wrapper around `title` is called.
        let isWrapper = name.first == "_" && members.names.contains(String(name.dropFirst()))
        guard !members.names.contains(name), name != "self", members.areAll || !AppleNames.isMember(name),
            isAtPrompt || !mayBeUnlisted, !isWrapper
        else {
            return .visitChildren
        }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        let meant = slip(of: name, among: members.names)
        // A function can stand in another file of the app, but not of one that is typed at the prompt.
        if meant != nil || members.areAll && (isAtPrompt || !isCalled && !declared.importsLibrary) {
            tell("\(owner) has no member \(name).", meant, node.declName)
        }
        return .visitChildren
    }

    /// A member of a superclass, which may have others than are known: it is told only if it is one slip away from one
    /// that is.
    private func checkSuper(of type: String, _ node: DeclReferenceExprSyntax) {
        guard case .identifier = node.baseName.tokenKind else { return }
        let name = node.baseName.text
        let members = declared.known.members(of: type).names
        guard !members.contains(name), !AppleNames.isMember(name), let meant = slip(of: name, among: members)
        else { return }
        tell("The superclass of \(type) has no member \(name).", meant, node)
    }

    /// The variable or member that a name is one slip away from.
    private func meaning(of name: String, among members: Set<String>) -> String? {
        let key = typeNames + [name]
        if let found = meanings[key] { return found }
        guard meanings.count < Self.mostLookedUp else { return nil }
        let near = (name.count - 1...name.count + 1).flatMap { namesByLength[$0] ?? [] }
        let meant = [slip(of: name, among: near), slip(of: name, among: members)].compactMap(\.self).min()
        meanings[key] = .some(meant)
        return meant
    }

    /// The name that is one slip away: one letter more, less or other, or two that changed places. One that only
    /// differs in an s at its end is another word.
    private func slip(of name: String, among candidates: some Sequence<String>) -> String? {
        guard name.count >= 4 else { return nil }
        let near = candidates.filter { candidate in
            abs(candidate.count - name.count) <= 1 && candidate + "s" != name && name + "s" != candidate
                && candidate.count >= 4 && Spelling.isOneSlip(name, candidate)
        }
        return near.min()
    }

    // MARK: - Types

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, let value = node.initializer?.value {
            check(value, named: type.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let target = parts[0]
        let name: String
        if let reference = target.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else if let access = target.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self),
            base.baseName.text == "self" || declared.known.objects[base.baseName.text] != nil
        {
            name = access.declName.baseName.text
        } else {
            return .visitChildren
        }
        let types = declared.types[name]
        guard let type = types == nil ? AppleNames.typesOfMembers[name] : types?.first, types?.count ?? 1 == 1
        else { return .visitChildren }
        check(parts[2], named: type)
        return .visitChildren
    }

    private func check(_ value: ExprSyntax, named type: String) {
        guard let literal = LiteralKind(value), !literal.fits(type) else { return }
        tell("\(literal.words) isn't of type \(type.filter { !"?!".contains($0) }).", nil, value)
    }

    private func tell(_ message: String, _ meant: String?, _ node: some SyntaxProtocol) {
        found.append(reading.problem(message + (meant.map { " Did you mean: \($0)" } ?? ""), node))
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
