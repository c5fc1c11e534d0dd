import Characters
import CommandLanguage
import Lifecycle
import Session

/// The Swift of a fix exercise: classes and overrides one below the other, each as it is typed at the prompt.
struct ExerciseCode: Hashable, Sendable {
    /// The declarations, with the comments and blank lines between them, from top to bottom.
    private var pieces: [String]

    /// The longest code, in bytes: an entry of a transcript has to hold it.
    static let longestText = 16_000

    /// Cuts a text into declarations.
    init(_ text: String) {
        self.init(text.lines.enumerated().map { SourceLine($0.element, line: $0.offset + 1) })
    }

    /// Cuts the lines of a text into declarations.
    init(_ lines: [SourceLine]) {
        pieces = lines.joinedByBraces.map { $0.text }
        while pieces.last?.allSatisfy({ $0.isWhitespace }) == true { pieces.removeLast() }
    }

    /// The code as its author laid it out.
    var text: String { pieces.joined(separator: "\n") }

    /// The statements that declare something, from top to bottom, but each superclass before its classes.
    var statements: [String] {
        let all = pieces.filter { !$0.isRemark }.flatMap { Lexer.statements(in: $0).map { $0.text } }
        return PastedSwift.superclassesFirst(all) { $0 }
    }

    /// The names of the classes that it declares, from top to bottom.
    var classes: [String] {
        pieces.compactMap { piece in
            guard case .type(let name)? = DeclaredName(piece), name.hasPrefix("class ") else { return nil }
            return String(name.dropFirst("class ".count))
        }
    }

    /// Returns whether a statement is a method in braces that doesn't name its class.
    func lacksClass(_ statement: String) -> Bool {
        guard statement.contains("{") else { return false }
        let name = DeclaredName(statement)
        if case .override(_, in: nil)? = name { return true }
        let isFunctionOfCode = name != nil && pieces.contains { DeclaredName($0) == name }
        return !isFunctionOfCode && Self.member(statement) != nil
    }

    /// The beginning of a method or an initializer, as it stands in a class; nil for an override of one of UIKit's methods,
    /// which has a statement of its own, and for all other statements.
    private static func member(_ statement: String) -> String? {
        let head = statement.prefix { $0 != "{" }
        let starts = ["func ", "init(", "init?("].compactMap { head.firstRange(of: $0)?.lowerBound }
        guard let start = starts.min(),
            head[..<start].allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "@" })
        else { return nil }
        let rest = head[start...]
        guard rest.hasPrefix("func ") else {
            return rest.prefix { !": )".contains($0) } + (rest.hasPrefix("init()") ? ")" : "")
        }
        let name = String(rest.dropFirst("func ".count).prefix { !"(<".contains($0) }).trimmed
        let isOfUIKit = head.hasPrefix("override") && CallbackName.callback(for: name) != nil
        return isOfUIKit ? nil : "func \(name)("
    }

    /// Finds the errors that Swift would report in the code.
    ///
    /// - Parameter session: A session that has taken the code.
    /// - Returns: The errors, in the order of the code.
    func slips(in session: Session) -> [SourceProblem] {
        let context = session.context
        guard let code = context.code else { return [] }
        var declarations: [String] = [], found: [SourceProblem] = []
        for statement in statements {
            let instruction = CommandParser.instruction(of: statement, in: context)
            guard case .simulate(.classes(.override(_, let classID, let body)))? = instruction else {
                declarations.append(statement)
                continue
            }
            let method = (context.world.classes[classID].name, body.parameters)
            found += code.slips(body.source ?? "", method, context.world)
        }
        return code.slips(declarations.joined(separator: "\n"), nil, context.world) + found
    }

    /// The code with a declaration in place of the one of the same name; below all others if there is none.
    ///
    /// - Parameters:
    ///   - declaration: A class, or a method.
    ///   - owner: The class of a method that doesn't name it.
    /// - Returns: Nil if the text declares nothing.
    func replacing(_ declaration: String, in owner: String? = nil) -> ExerciseCode? {
        if let owner, let head = Self.member(declaration) {
            return replacing(head, in: owner, with: declaration)
        }
        let brace = owner == nil ? nil : declaration.firstIndex(of: "{")
        if let owner, let brace {
            let head = PastedSwift.command(declaredBy: declaration[..<brace].trimmed)
            return replacing("\(head) in \(owner) \(declaration[brace...])", in: nil)
        }
        guard let name = DeclaredName(declaration) else { return nil }
        var result = without(name)
        let names = pieces.map(DeclaredName.init)
        let place = names.firstIndex(of: name) ?? names.firstIndex { $0?.isSame(as: name) == true }
        guard let place else {
            result.pieces.append(declaration)
            return result
        }
        result.pieces[place] = declaration
        for other in names.indices.reversed() where other != place {
            // Of the classes that have the same method one is meant; and a class that is typed anew with a method says
            // what the method is, so that an override beside it goes.
            let isSecond = other > place && names[other] == names[place]
            if isSecond || names[other].map({ name.declares($0, declaration) }) == true {
                result.pieces.remove(at: other)
            }
        }
        return result
    }

    /// The code with a member of a class in place of the one that begins in the same way, or else below the others.
    private func replacing(_ head: String, in owner: String, with member: String) -> ExerciseCode? {
        let place = pieces.firstIndex { DeclaredName($0) == .type("class \(owner)") }
        guard let place, let end = pieces[place].lastIndex(of: "}") else { return nil }
        var result = self
        result.pieces[place] =
            pieces[place].replacing(head, with: member)
            ?? String(pieces[place][..<end]).trimmed + "\n    \(member)\n}"
        return result
    }

    /// The code whose class no longer has the method that an override is of: what stands there is replaced, so nothing that
    /// is wrong in it counts any more.
    private func without(_ name: DeclaredName) -> ExerciseCode {
        guard case .override(let method, in: let owner) = name else { return self }
        let places = pieces.indices.filter { place in
            guard case .type(let type)? = DeclaredName(pieces[place]), type.hasPrefix("class ") else {
                return false
            }
            let named = String(type.dropFirst("class ".count))
            return (owner ?? named) == named
                && DeclaredName.type(type).declares(.override(method, in: named), pieces[place])
        }
        // Without a name it is open which of several classes is meant.
        guard places.count == 1, let place = places.first else { return self }
        var result = self
        let text = pieces[place]
        result.pieces[place] = text.replacing("func \(method.prefix { $0 != "(" })(", with: nil) ?? text
        return result
    }
}

/// The subject of a declaration, by which a new one replaces the old one.
private enum DeclaredName: Hashable {
    case type(String)
    /// A method and the class whose override it is; nil for the class that is meant.
    case override(String, in: String?)

    init?(_ declaration: String) {
        let head = declaration.prefix { $0 != "{" }
        var words = head.split { $0.isWhitespace }.map(String.init)
        while let first = words.first, ["final", "public", "open", "private"].contains(first) {
            words.removeFirst()
        }
        guard words.count > 1 else { return nil }
        switch words[0].lowercased() {
        case "class", "extension", "func":
            self = .type(words[0].lowercased() + " " + words[1].prefix { $0 != ":" })
        case "override":
            let place = words.firstIndex { $0.lowercased() == "in" }
            let named = place.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
            self = .override(CallbackName.callback(for: words[1])?.rawValue ?? words[1], in: named)
        default: return nil
        }
    }

    /// Returns whether the text of a class contains the method of a separate override.
    func declares(_ override: DeclaredName, _ text: String) -> Bool {
        guard case .type(let type) = self, case .override(let method, in: let owner?) = override,
            type == "class \(owner)"
        else { return false }
        return text.contains("func \(method.prefix { $0 != "(" })(")
    }

    func isSame(as other: DeclaredName) -> Bool {
        guard case .override(let method, let name) = self, case .override(method, let named) = other else {
            return self == other
        }
        return name == nil || named == nil || name == named
    }
}

extension String {
    /// The text of a class with other text, or none, in place of a method of its own; nil if none begins so.
    fileprivate func replacing(_ head: String, with new: String?) -> String? {
        var braces = OpenBraces(), place = startIndex, beginning = startIndex
        var start: Index?
        while place < endIndex {
            let depth = braces.depth, next = index(after: place)
            if start == nil, depth == 1, self[place...].hasPrefix(head) { start = beginning }
            braces.take(String(self[place]))
            if let start, depth == 2, braces.depth == 1 {
                let space = self[start...].prefix { $0.isWhitespace }
                if let new { return String(self[..<start] + space + new + self[next...]) }
                // The separator before the next declaration is removed too.
                let rest = self[next...], mark = rest.first { !$0.isWhitespace || $0.isNewline }
                let isWholeLine = self[..<start].last?.isNewline == true && mark?.isNewline == true
                let end = isWholeLine || mark == ";" ? rest.firstIndex { $0 == mark } : nil
                return String(self[..<start] + (end.map { self[index(after: $0)...] } ?? rest))
            }
            if start == nil, braces.depth == 1, self[place].isNewline || "{};".contains(self[place]) {
                // An attribute may stand on a line above what it belongs to.
                let words = self[beginning..<place].split(whereSeparator: { $0.isWhitespace })
                let isAttribute = !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
                if !isAttribute { beginning = next }
            }
            place = next
        }
        return nil
    }

    /// Indicates whether a piece between declarations declares nothing: a comment, an import or a blank line.
    fileprivate var isRemark: Bool {
        let text = trimmed
        return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ")
    }
}
