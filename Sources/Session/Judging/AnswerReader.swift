import Characters
import CommandLanguage
import CourseTexts
import Lifecycle

/// Reads the line in which a learner predicts calls.
package enum AnswerReader {
    /// Returns the calls in a line, in any of the usual ways of writing them; `nothing` has none.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - asked: The scope of the question.
    ///   - world: The world that the names belong to.
    ///   - letters: The calls that single letters stand for, `a` for the first; empty if none are offered.
    ///   - others: The controllers outside of the scope whose calls may be named; nil if the answer must stay
    ///     in the scope.
    /// - Returns: The calls, in the order of the line.
    /// - Throws: A ``CommandError`` that names the word that is not understood.
    package static func calls(
        in line: String, asked: AskedCalls, world: World, letters: [Call] = [], others: [Controller.ID]? = nil
    ) throws(CommandError) -> [Call] {
        guard line.utf8.count <= AnswerTokens.limit else { throw tooLong }
        let names = AnswerNames(asked: asked, world: world, letters: letters, others: others)
        if let calls = names.calls(recorded: line) { return calls }
        if let only = asked.only, saysYes(line) { return [only] }
        guard let words = AnswerTokens(line, isController: names.isController).words else { return [] }
        guard !words.isEmpty else {
            guard asked.only == nil || !letters.isEmpty else { throw CommandError("Type yes or no.") }
            let form = letters.isEmpty ? "the calls in order" : "letters in order, such as a b"
            throw CommandError("Type \(form), or nothing if none is called.")
        }
        guard words.count <= 200 else { throw tooLong }
        var calls: [Call] = []
        for word in words {
            if let several = names.calls(forLetters: word) {
                calls += several
            } else {
                calls.append(try names.call(for: word))
            }
        }
        let length = calls.reduce(0) { $0 + $1.name(in: world, withController: true).utf8.count + 1 }
        guard length <= longest else {
            throw CommandError(
                "Written out in full, this answer is too long to record. Shorten it, or: skip")
        }
        return calls
    }

    private static let yes = CourseTexts.list("yes")
    /// Indicates whether a line says yes.
    package static func saysYes(_ line: String) -> Bool { yes.contains(line.trimmed.lowercased()) }

    /// The bytes of an answer as it is recorded.
    private static let longest = 16 << 10

    /// Indicates whether a line says in any wording that nothing is called.
    package static func saysNothing(_ line: String) -> Bool {
        AnswerTokens.saysNothing(String(line.prefix(AnswerTokens.limit)))
    }

    private static let tooLong = CommandError("An answer can have at most 200 calls.")

    /// Indicates whether a character can separate two calls.
    static func isSeparator(_ character: Character) -> Bool { AnswerTokens.isSeparator(character) }
}

/// The names that the words of an answer can refer to.
private struct AnswerNames {
    let asked: AskedCalls
    let world: World
    let letters: [Call]
    let others: [Controller.ID]?

    private var names: some Collection<String> { asked.controllers.lazy.map { world.controllers[$0].name } }

    /// Indicates whether a word is the name of a controller in any capitalization. A letter that is offered
    /// as a choice isn't.
    func isController(_ word: String) -> Bool {
        isSelf(word) || !isLetter(word) && controllers(named: word).count == 1
    }

    /// The calls of an answer as it is recorded: the full names of methods behind those of controllers; nil for another.
    func calls(recorded line: String) -> [Call]? {
        guard line.utf8.count < 2_000 else { return nil }
        var calls: [Call] = []
        for word in line.utf8.split(separator: UInt8(ascii: " ")) {
            let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.count == 2, let name = String(parts[0]), let method = String(parts[1]),
                let callback = Callback(rawValue: method), asked.callbacks?.contains(callback) ?? false,
                let controller = asked.controllers.first(where: { world.controllers[$0].name == name })
            else { return nil }
            calls.append(Call(controller, callback))
        }
        return calls.isEmpty ? nil : calls
    }

    private func isLetter(_ word: String) -> Bool { word.count == 1 && !letters.isEmpty }

    private func isSelf(_ word: String) -> Bool { word.lowercased() == "self" }

    /// Returns the controllers that a name can mean: the one with exactly this name, otherwise those whose
    /// names differ only in case, otherwise those of the class with this name.
    private func controllers(named name: String) -> [Controller.ID] {
        // Most words are no names, and there may be ten thousand controllers.
        let length = name.utf8.count
        let alike = [asked.controllers, others ?? []].joined().filter {
            world.controllers[$0].name.utf8.count == length
        }
        if let exact = alike.first(where: { world.controllers[$0].name == name }) { return [exact] }
        let small = name.lowercased()
        let others = alike.filter { world.controllers[$0].name.lowercased() == small }
        return others.isEmpty ? asked.controllers.filter { className(of: $0) == name } : others
    }

    /// The name of a class of the app's, by which an only controller of it may be meant.
    private func className(of controller: Controller.ID) -> String? {
        let type = world.controllers[controller].classID
        return world.isOfApp(type) ? world.classes[type].name : nil
    }

    func call(for word: AnswerTokens.Word) throws(CommandError) -> Call {
        if word.receiver == nil, isLetter(word.name) { return try offered(word.name) }
        return Call(try controller(of: word), try callback(of: word.name))
    }

    /// The calls of letters that are written as one word, such as `dba`; nil for what is a name, or may be one.
    func calls(forLetters word: AnswerTokens.Word) -> [Call]? {
        guard word.receiver == nil, word.name.count > 1, word.name.count <= letters.count,
            case .none = CallbackName.match(word.name, among: Callback.ofControllers)
        else { return nil }
        let calls = word.name.map { try? offered(String($0)) }
        return Set(word.name.lowercased()).count == calls.count && !calls.contains(nil)
            ? calls.compactMap { $0 } : nil
    }

    private func offered(_ word: String) throws(CommandError) -> Call {
        let index = word.lowercased().unicodeScalars.first.map { Int($0.value) - 97 } ?? -1
        guard letters.indices.contains(index) else {
            throw CommandError("\(word) isn't one of the choices.")
        }
        return letters[index]
    }

    private func controller(of word: AnswerTokens.Word) throws(CommandError) -> Controller.ID {
        let only = asked.controllers.count == 1 ? asked.controllers.first : nil
        guard let receiver = word.receiver, !isSelf(receiver) || only == nil else {
            if let only { return only }
            // A word that is no call gets its own error, rather than the request to name a controller.
            _ = try callback(of: word.name)
            throw CommandError(
                "Whose \(word.name.prefix(40)), \(names.map { $0 + "'s" }.listed(last: " or "))? Type, for example: "
                    + "\(names.first ?? "vc").\(word.name.prefix(40))")
        }
        let found = controllers(named: receiver)
        guard found.count == 1, let controller = found.first else {
            throw CommandError(
                "The question isn't about \(receiver.prefix(40)) but about \(names.listed(last: " and ")).",
                suggestion: Spelling.closest(to: receiver, among: names))
        }
        return controller
    }

    /// The method with a name, as it is asked about; where more may be named, else any that controllers have.
    private func callback(of name: String) throws(CommandError) -> Callback {
        let first = asked.callbacks ?? Callback.ofControllers
        var ambiguity: CommandError?
        for allowed in others == nil ? [first] : [first, Callback.ofControllers] {
            for spelling in spellings(of: name) {
                switch CallbackName.match(spelling, among: allowed) {
                case .one(let callback): return callback
                case .several(let choices) where choices.contains(where: first.contains):
                    ambiguity =
                        ambiguity
                        ?? CommandError(CallbackName.ambiguity(of: String(name.prefix(40)), choices))
                case .several, .none: break
                }
            }
            if let ambiguity { throw ambiguity }
        }
        if let known = CallbackName.callback(for: name) {
            throw CommandError("The question isn't about \(known.rawValue).")
        }
        let owner = names.first { $0 == name } ?? (asked.controllers.count > 1 ? names.first : nil)
        let example = (owner.map { $0 + "." } ?? "") + (first.first ?? .viewDidLoad).rawValue
        let form = asked.only == nil ? "calls, such as \(example), or nothing if none is called" : "yes or no"
        let fault = letters.isEmpty ? "a call. Type \(form)." : "one of the choices."
        throw CommandError(
            "\(name.prefix(40)) isn't \(fault)",
            suggestion: CallbackName.closest(to: name, among: first)?.rawValue)
    }

    /// A name as typed, then with the labels of its arguments alone, then without arguments.
    private func spellings(of name: String) -> [String] {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [name] }
        let base = name[..<open]
        let arguments = name[name.index(after: open)...].dropLast().split(separator: ",")
        let labels = arguments.compactMap { argument in
            argument.firstIndex(of: ":").map { argument[...$0].filter { !$0.isWhitespace } }
        }
        return [name, "\(base)(\(labels.joined()))", String(base)]
    }
}

extension Callback {
    /// The callbacks that controllers receive.
    package static let ofControllers = allCases.filter { $0.receiver != .view && $0.receiver != .application }
}
