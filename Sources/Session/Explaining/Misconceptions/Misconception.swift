import CourseTexts
import Lifecycle

/// A common and wrong belief about UIKit that shows in the calls that people expect.
package struct Misconception: Sendable {
    /// The stable name that is shown to people, such as `sheet-hides-presenter`.
    package let identifier: String
    /// The belief, as a sentence.
    package let belief: String
    /// The right thing to do or to think instead.
    package let remedy: String
    /// The rule that it breaks; the first one if there are several.
    package let rule: Rule
    /// All rules that it breaks. A run may apply any of them.
    let rules: [Rule]
    /// Claims of the documents about it, besides those that the rule cites.
    package let claims: [String]
    /// The places where people were seen to state it.
    package let sources: [Source]
    /// A question, and a wrong answer that follows from the belief.
    package let example: Example
    /// The signs that the answer must show, all of them.
    let signs: [Sign]
    /// Other mistakes that the belief may cause.
    let consequences: [Sign]
    /// The other conditions, all of them.
    let circumstances: [Circumstance]

    /// A question with a wrong answer.
    package struct Example: Sendable {
        /// The commands that come before.
        package let setUp: String
        /// The commands to predict.
        package let commands: String
        /// The wrong answer.
        package let answer: String
    }

    /// A place where a belief was seen, as named by our collection; it was not necessarily read again for
    /// this entry.
    package enum Source: Sendable, Hashable {
        case page(String, String)
        /// Our collection of interview and quiz questions, and of wrong answers to them.
        case questions

        /// The title of the page, or a description of the collection.
        package var title: String {
            switch self {
            case .page(let title, _): title
            case .questions: "interview and quiz questions"
            }
        }

        /// The URL of the page; nil for the collection.
        package var address: String? {
            switch self {
            case .page(_, let address): address
            case .questions: nil
            }
        }
    }

    /// Returns the command that asks about the example so that its answer shows the belief: `predict`, or
    /// `predict all` if the belief shows in calls that aren't typical of such commands.
    package func question(from start: Session.Start) -> String {
        let usual = "predict \(example.commands)"
        return isShown(by: usual, from: start) ? usual : "predict all \(example.commands)"
    }

    /// Indicates whether the example's answer to a question reveals this belief.
    package func isShown(by question: String, from start: Session.Start) -> Bool {
        var session = Session(start)
        session.depth = .beliefs
        _ = session.enter(example.setUp)
        _ = session.enter(question)
        guard case .judged(let judged)? = session.enter(example.answer).first else { return false }
        return judged.misconception?.identifier == identifier
    }

    /// Returns the misconception with a name.
    ///
    /// - Parameter identifier: The name, such as `sheet-hides-presenter`.
    /// - Returns: Nil if there is none.
    package static func named(_ identifier: String) -> Misconception? {
        all.first { $0.identifier == identifier }
    }

    /// The catalog built into the program, read when it is first needed. Tests make sure that it has no errors.
    static let carried = Catalogue(CourseTexts.misconceptions)

    /// The catalog, by subject.
    package static var all: [Misconception] { carried.beliefs }

    /// The beliefs in a text, and the errors in it.
    struct Catalogue: Sendable {
        let beliefs: [Misconception]
        /// The errors in the unreadable parts, which are left out.
        let faults: [TextFault]

        /// Reads a text. The beginning of the built-in one explains how beliefs are written.
        init(_ text: String) {
            let parts = TextPart.parts(of: text)
            var pages = PageAddresses()
            for part in parts where part.kind == .address { pages.add(part) }
            let read = TextCatalogue(parts) { entry throws(TextFault) in
                try Misconception(try BeliefLines(entry), &pages)
            }
            beliefs = read.values
            faults = read.faults + pages.faults
        }
    }

    private init(_ lines: BeliefLines, _ pages: inout PageAddresses) throws(TextFault) {
        identifier = lines.heading.text
        (belief, remedy) = (lines.belief, lines.remedy)
        rules = try lines.read(.breaks) { line throws(TextFault) in try line.rules() }.flatMap { $0 }
        claims = try lines.read(.claims) { line throws(TextFault) in try line.list("claim") { $0 } }.flatMap(
            { $0 })
        var sources: [Source] = []
        for line in lines.all(.source) { sources.append(try pages.source(line)) }
        self.sources = sources
        let setUp = try lines.one(.after, isNeeded: false)?.text ?? ""
        guard let rule = rules.first, let commands = try lines.one(.predict)?.text,
            let answer = try lines.one(.answer)?.text
        else { throw lines.heading.fault("the breaks line is missing") }
        self.rule = rule
        example = Example(setUp: setUp, commands: commands, answer: answer)
        signs = try lines.read(.shows) { line throws(TextFault) in try line.sign() }
        consequences = try lines.read(.perhaps) { line throws(TextFault) in try line.sign() }
        circumstances = try lines.read(.when) { line throws(TextFault) in try line.circumstance() }
        if signs.isEmpty { throw lines.heading.fault("the shows line is missing") }
    }
}

/// The lines of a belief, by what they are about.
private struct BeliefLines {
    enum Field: String {
        case breaks, claims, after, predict, answer, shows, perhaps, when, note
        case source = "met in"
    }

    let heading: TextPart
    let belief: String
    let remedy: String
    private var fields: [Field: [TextPart]] = [:]

    /// Reads an entry. Throws a fault at a line that doesn't belong to a belief.
    init(_ entry: TextEntry) throws(TextFault) {
        heading = entry.heading
        let sentences = entry.paragraphs.map { $0.text }
        guard sentences.count == 2, sentences[1].hasPrefix("Instead: ") else {
            throw heading.fault("write two paragraphs: the belief and, after Instead:, the correction")
        }
        belief = sentences[0]
        remedy = String(sentences[1].dropFirst("Instead: ".count))
        for item in entry.items {
            let (key, value) = item.field
            guard let field = Field(rawValue: key), !value.text.isEmpty else {
                throw item.fault("\(key) is not a field of a belief")
            }
            fields[field, default: []].append(value)
        }
    }

    func all(_ field: Field) -> [TextPart] { fields[field] ?? [] }

    /// The one line of a field; nil if there is none and none is needed.
    func one(_ field: Field, isNeeded: Bool = true) throws(TextFault) -> TextPart? {
        let all = all(field)
        if let second = all.dropFirst().first { throw second.fault("there is a second \(field) line") }
        if all.isEmpty, isNeeded { throw heading.fault("\(field) is missing") }
        return all.first
    }

    /// Reads the value on each line of a field.
    func read<Value>(
        _ field: Field, _ read: (inout SignReader) throws(TextFault) -> Value
    ) throws(TextFault) -> [Value] {
        var values: [Value] = []
        for line in all(field) { values.append(try SignReader.read(line, read)) }
        return values
    }
}

/// The addresses of pages, by the titles used in links.
private struct PageAddresses {
    private var addresses: [String: String] = [:]
    private var unused: [String: TextPart] = [:]
    private var unreadable: [TextFault] = []

    var faults: [TextFault] {
        unreadable
            + unused.values.map { $0.fault("no belief refers to this page") }.sorted { $0.line < $1.line }
    }

    mutating func add(_ part: TextPart) {
        let blank = part.text.utf8.lastIndex(of: UInt8(ascii: " ")) ?? part.text.startIndex
        let label = part.text[..<blank], title = String(label.dropLast(2))
        guard label.hasSuffix("]:"), addresses[title] == nil else {
            unreadable.append(part.fault("this is not [Title]: address, or the title is used twice"))
            return
        }
        addresses[title] = String(part.text[blank...].dropFirst())
        unused[title] = part
    }

    /// Reads the source of a belief from a line.
    mutating func source(_ line: TextPart) throws(TextFault) -> Misconception.Source {
        if line.text == "questions" { return .questions }
        let title = String(line.text.dropFirst().dropLast())
        guard let address = addresses[title] else {
            throw line.fault("the address of \(line.text) is missing")
        }
        unused[title] = nil
        return .page(title.filter { $0 != "\\" }, address)
    }
}
