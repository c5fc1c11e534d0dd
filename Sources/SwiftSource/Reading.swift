import DeepStack
import Lifecycle
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A text in the course of being read.
final class Reading {
    let tree: SourceFileSyntax
    private var source: SourceText
    /// The parts that were not understood so far.
    private(set) var unknown: [SourceProblem] = []
    /// The function whose body is being read, for `#function`.
    var function = ""
    /// The return type of that function; nil if it isn't known, as in closures.
    var returnType: TypeSyntax?
    /// Indicates whether an extension is being read whose members are private.
    var isPrivateExtension = false
    /// The depth of the expression that is being read.
    var depth = 0
    /// The type that is being read, with those around it.
    var typePath = ""
    /// Types inside of functions: they belong to the program like others.
    var localTypes: [(type: DeclSyntax, outer: String)] = []
    /// Indicates whether such types are kept: a body alone has no program to add them to.
    var keepsLocalTypes = true
    /// The variables without storage of the blocks that are being read, the innermost last.
    var localComputed: [Set<String>] = []
    /// The variables of the blocks that are being read with the types that are written beside them, the innermost last.
    var writtenTypes: [[String: TypeSyntax?]] = []
    /// The number of the next variable that only the reader knows.
    private var nextHidden = 0

    /// A name that no text can contain.
    func hiddenName() -> String {
        nextHidden += 1
        return "$\(nextHidden) "
    }

    init(_ text: String, file: String) throws(SourceError) {
        var source = SourceText(text, file: file)
        guard text.utf8.count <= SwiftReader.longestText else {
            throw SourceError([
                source.problem("the code is longer than 16 MB: run only the classes that matter", atByte: 0)
            ])
        }
        guard DeepStack.holds(1, of: 16) else {
            throw SourceError([source.problem("there isn't enough memory to read the Swift code", atByte: 0)])
        }
        let text = Self.withoutByteOrderMark(text)
        if let (excess, offset) = SourceMeasure.excess(in: text) {
            throw SourceError([source.problem(Self.words(for: excess), atByte: offset)])
        }
        self.source = source
        var parser = Parser(text, maximumNestingLevel: SwiftReader.deepestParsing)
        tree = SourceFileSyntax.parse(from: &parser)
        try checkDepth()
        try checkSyntax()
    }

    /// The text with spaces in the place of a byte order mark, so that all bytes stay where they are.
    private static func withoutByteOrderMark(_ text: String) -> String {
        guard text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) else { return text }
        return "   " + String(text.unicodeScalars.dropFirst())
    }

    /// The place of a byte.
    func location(ofByte offset: Int) -> CodeLocation { source.location(ofByte: offset) }

    private static func words(for excess: SourceMeasure.Excess) -> String {
        switch excess {
        case .nesting: "the code is nested too deeply here: split it up"
        case .length: "the statement is too long here: split it up"
        case .keywords:
            "there are too many modifiers or declaration keywords in a row here: remove some"
        case .foreign(let character): character.remedy
        }
    }

    /// A place, as learners count it.
    func location(_ node: some SyntaxProtocol) -> CodeLocation {
        source.location(ofByte: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The most problems of a text that are told.
    private static let mostProblems = 100

    /// Something that is wrong at a place.
    func problem(_ message: String, _ node: some SyntaxProtocol) -> SourceProblem {
        source.problem(message, atByte: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The initial value of a variable; unknown if it cannot be of the type that is written.
    func firstValue(_ value: ExprSyntax, of type: TypeSyntax?) -> Expression {
        if let type, let literal = LiteralKind(value), !literal.fits(type.trimmedDescription) {
            return .unknown(skip(value))
        }
        return expression(value).made(as: type)
    }

    /// Remembers code that is not understood.
    ///
    /// - Returns: Its first words.
    func skip(_ node: some SyntaxProtocol) -> String {
        let words = firstWords(of: node)
        var problem = source.problem(words, atByte: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        problem.code = "syntax.\(node.kind)"
        unknown.append(problem)
        return words
    }

    private func firstWords(of node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard text.count < 40 else { return text.prefix(40) + "…" }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Syntax so deep that walking over it could end the program is refused, without walking over it recursively.
    private func checkDepth() throws(SourceError) {
        var waiting: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = waiting.popLast() {
            guard depth <= SwiftReader.deepestSyntax else {
                throw SourceError([
                    source.problem(Self.words(for: .nesting), atByte: node.position.utf8Offset)
                ])
            }
            for child in node.children(viewMode: .sourceAccurate) { waiting.append((child, depth + 1)) }
        }
    }

    /// The parser's complaints, statement by statement and member by member: it looks through all of them again for each
    /// new one.
    private func checkSyntax() throws(SourceError) {
        guard tree.hasError else { return }
        if let token = unevenEqual {
            throw SourceError([
                source.problem(
                    "'=' must have consistent whitespace on both sides",
                    atByte: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            ])
        }
        var problems: [SourceProblem] = []
        for item in tree.statements where item.hasError && problems.count < Self.mostProblems {
            problems += self.problems(in: Syntax(item), most: Self.mostProblems - problems.count)
        }
        if problems.isEmpty { problems = self.problems(of: tree) }
        guard problems.isEmpty else { throw SourceError(problems) }
    }

    /// An `=` that is reported to lack white space on one side although there is a space on both, since
    /// something else is there too.
    ///
    /// The fix that the parser's diagnostics suggest for it changes nothing. They take this for a fault of
    /// their own and end the program.
    private var unevenEqual: TokenSyntax? {
        tree.tokens(viewMode: .all).first { token in
            token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
                && token.trailingTrivia.contains(where: \.isSpaceOrTab)
                && token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) == true
        }
    }

    /// `@available (…)`: up to Swift 5 the space is no more than warned of.
    private func isSpaceBehindAttribute(_ message: String, _ node: Syntax) -> Bool {
        guard message.hasPrefix("extraneous whitespace before '('") else { return false }
        var next: Syntax? = node
        while let current = next {
            if current.is(AttributeSyntax.self) { return true }
            next = current.parent
        }
        return false
    }

    /// The complaints of a statement or member: one by one of what stands in its braces, where nothing else is wrong.
    private func problems(in item: Syntax, most: Int) -> [SourceProblem] {
        guard let list = innerList(of: item) else { return problems(of: item) }
        var found: [SourceProblem] = []
        for part in list.children(viewMode: .all) where part.hasError && found.count < most {
            found += problems(in: part, most: most - found.count)
        }
        guard found.count < most else { return found }
        return found.isEmpty || isWrong(item, outside: list) ? problems(of: item) : found
    }

    /// The members of a type, or the statements of a function.
    private func innerList(of item: Syntax) -> Syntax? {
        let inner =
            item.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
            ?? item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
        if let type = inner?.asProtocol(DeclGroupSyntax.self) { return Syntax(type.memberBlock.members) }
        return inner?.asProtocol(WithOptionalCodeBlockSyntax.self)?.body.map { Syntax($0.statements) }
    }

    private func isWrong(_ node: Syntax, outside list: Syntax) -> Bool {
        node.children(viewMode: .all).contains { child in
            guard child.hasError, child.id != list.id else { return false }
            let isAround = child.position <= list.position && list.endPosition <= child.endPosition
            return !isAround || child.is(TokenSyntax.self) || isWrong(child, outside: list)
        }
    }

    private func problems(of node: some SyntaxProtocol) -> [SourceProblem] {
        ParseDiagnosticsGenerator.diagnostics(for: node)
            .filter {
                $0.diagMessage.severity == .error
                    && !isSpaceBehindAttribute($0.diagMessage.message, $0.node)
            }
            .prefix(Self.mostProblems).map {
                source.problem($0.message, atByte: $0.position.utf8Offset)
            }
    }
}
