import CommandLanguage
import CourseTexts
import Lifecycle

/// A line of `practice.txt`, whose head explains the words of a step, and the steps that are indented below it.
struct AppStep: Sendable {
    let verb: Verb
    let text: String
    let steps: [AppStep]

    enum Verb: String {
        case topic, kind, summary, words, weight, kinds, states, calls, family, followed, fault, harmless
        case app, question, about, asks
        case add, act, round, offer, view, ask, `let`, known, ipad, use, `if`, `else`, `repeat`, `for`
    }

    /// All apps and questions. A step of another verb, which a test rules out, is left out with what is below it.
    static let all: [AppStep] = {
        var lines = CourseTexts.lines(of: CourseTexts.practice)[...]
        return steps(in: &lines, margin: 0)
    }()

    /// The steps of an app; none if no app has the name.
    static func app(_ name: String) -> [AppStep] {
        all.first { $0.verb == .app && $0.text == name }?.steps ?? []
    }

    /// The first of the steps of a verb that are below a step.
    static func fact(_ verb: Verb, of kind: Verb, _ name: String) -> AppStep? {
        all.first { $0.verb == kind && $0.text == name }?.steps.first { $0.verb == verb }
    }

    /// Takes the steps with a certain margin, and those below them.
    private static func steps(in lines: inout ArraySlice<Substring>, margin: Int) -> [AppStep] {
        var steps: [AppStep] = []
        while let line = lines.first?.utf8 {
            let words = line.drop { $0 == UInt8(ascii: " ") }
            guard line.count - words.count >= margin else { break }
            lines = lines.dropFirst()
            let verb = words.prefix { $0 != UInt8(ascii: " ") }
            let text = String(Substring(words[verb.endIndex...].dropFirst()))
            let below = self.steps(in: &lines, margin: line.count - words.count + 1)
            guard let verb = Verb(rawValue: String(Substring(verb))) else { continue }
            steps.append(AppStep(verb: verb, text: text, steps: below))
        }
        return steps
    }

    /// The items of a list: quoted ones, or words.
    var items: [String] { AppStep.items(in: text) }
    var calls: [Callback] { items.compactMap { Callback(rawValue: $0) } }

    static func items(in text: String) -> [String] {
        let quoted = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        return quoted.count > 1
            ? quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String(Substring($0.element)) }
            : text.words()
    }
}

extension String {
    /// Its words; behind the most splits, the rest of it.
    fileprivate func words(_ splits: Int = .max, separator: Unicode.Scalar = " ") -> [String] {
        utf8.split(separator: UInt8(ascii: separator), maxSplits: splits).map { String(Substring($0)) }
    }
}

extension SampleAppBuilder {
    /// Takes steps one after another.
    ///
    /// - Parameter steps: Those of an app or of a question, or those below an `if`, a `for` or a `repeat`.
    mutating func take(_ steps: [AppStep]) {
        var isSo = true
        for step in steps {
            switch step.verb {
            case .add: add(filled(step.text))
            case .act: act(filled(step.text))
            case .round: sampleApp.rounds.append(filled(step.text))
            case .offer: offer(filled(step.text))
            case .view: view(AppStep.items(in: filled(step.text)))
            case .ask: sampleApp.family = step.calls
            case .let: setVariable(step.text)
            case .known: note(filled(step.text))
            case .ipad: sampleApp.isOnPad = true
            case .use: take(AppStep.app(filled(step.text)))
            case .if:
                isSo = holds(step.text)
                if isSo { take(step.steps) }
            case .else: if !isSo { take(step.steps) }
            case .repeat: for _ in 0..<(Int(filled(step.text)) ?? 0) { take(step.steps) }
            case .for:
                let words = step.text.words(2)
                for item in list(words[2]) {
                    variables[words[0]] = [item]
                    take(step.steps)
                }
            default: break
            }
        }
    }

    private mutating func view(_ words: [String]) {
        add("view \(words[0]): \(words[1]) in \(words[3]) frame \(words[4...].joined(separator: " "))")
        sampleApp.views.append(words[0])
        if !words[1].hasPrefix("UI") { sampleApp.viewTypes.append(words[1]) }
    }

    private mutating func setVariable(_ text: String) {
        let parts = text.words(2)
        let value = value(parts[2])
        variables[parts[0]] = parts[1] == "+=" ? variables[parts[0], default: []] + value : value
    }

    private mutating func value(_ text: String) -> [String] {
        let parts = text.words(1), word = parts[0], rest = parts.count > 1 ? parts[1] : ""
        switch word {
        case "leaf":
            return [rest.isEmpty ? leaf() : leaf(ways: rest.words().compactMap { Int($0) })]
        case "loaded":
            // Its view may have been read before.
            let name = leaf()
            if comes(25) { add("access view of \(name)") }
            return [name]
        case "controller", "bystander": return [plain(isAsked: word == "controller")]
        case "class": return [type().name]
        case "stack": return [container("UINavigationController", "nav", with: filled(rest))]
        case "tabs": return [container("UITabBarController", "tabs", with: filled(rest))]
        case "style": return [style()]
        case "number", "tens":
            let range = filled(rest).words().compactMap { Int($0) }
            let number = range[0] + chance.number(below: range[1] - range[0] + 1)
            return [String(word == "tens" ? 10 * number : number)]
        case "share":
            let values = rest.words().map { $0.words(separator: ":") }
            return [values[chance.place(weighted: values.map { Int($0[1]) ?? 0 })][0]]
        case "pick": return [chance.pick(list(rest)) ?? ""]
        case "some": return chance.some(Int(rest.prefix(1)) ?? 0, of: list(String(rest.dropFirst(2))))
        case "list": return list(rest)
        case _ where word.utf8.last == UInt8(ascii: "%"): return [comes(word) ? "yes" : ""]
        default: return [filled(text)]
        }
    }

    private mutating func comes(_ percent: String) -> Bool { comes(Int(percent.dropLast()) ?? 0) }

    /// The value of a variable if it is all there is, otherwise the items that the text lists.
    private mutating func list(_ text: String) -> [String] {
        if text.hasPrefix("{") { return variables[String(text.dropFirst().dropLast())] ?? [] }
        return AppStep.items(in: text).map { filled($0) }
    }

    private mutating func holds(_ condition: String) -> Bool {
        for part in condition.words().split(separator: "and") {
            let words = part.first == "not" ? part.dropFirst() : part
            guard holds(Array(words)) == (words.count == part.count) else { return false }
        }
        return true
    }

    private mutating func holds(_ words: [String]) -> Bool {
        if words[0].utf8.last == UInt8(ascii: "%") { return comes(words[0]) }
        if words[0] == "holds" {
            return Rule(identifier: words[1]).flatMap { sampleApp.environment?.holds($0) } ?? false
        }
        let value = variables[words[0]]?.joined(separator: " ") ?? ""
        guard words.count == 3 else { return !value.isEmpty }
        let other = filled(words[2])
        switch words[1] {
        case "has": return value.contains(other)
        case ">": return (Int(value) ?? 0) > (Int(other) ?? 0)
        case "<=": return (Int(value) ?? 0) <= (Int(other) ?? 0)
        default: return value == other
        }
    }

    /// A text with what stands between its braces.
    private mutating func filled(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result: [UInt8] = [], hole: [UInt8]?
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") {
                hole = []
            } else if byte == UInt8(ascii: "}"), let name = hole {
                result += filling(String(decoding: name, as: UTF8.self)).utf8
                hole = nil
            } else if hole?.append(byte) == nil {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func filling(_ hole: String) -> String {
        if hole == "manner" { return comes(25) ? " not animated" : "" }
        if let items = variables[hole] { return items.joined(separator: " ") }
        if hole.hasSuffix(";") {
            return variables[String(hole.dropLast()), default: []].joined(separator: "; ")
        }
        let words = hole.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
            .map { String(Substring($0)) }
        let items = variables[words[0]] ?? []
        switch words.count > 1 ? words[1] : "" {
        case "class": return items.first.flatMap { types[$0] } ?? ""
        case "first": return items.first ?? ""
        case "last": return items.last ?? ""
        case "+", "-":
            let number = items.first.flatMap { Int($0) } ?? 0, other = Int(words[2]) ?? 0
            return String(words[1] == "+" ? number + other : number - other)
        default: return items.joined(separator: " ")
        }
    }
}
