import CommandLanguage
import CourseTexts
import Foundation
import Lifecycle
import Yams

/// Everything that `explain` knows beside rules and commands, by name.
package struct Handbook: Sendable {
    /// The entries, by name.
    package let entries: [HandbookEntry]
    /// The entries by subject, as the handbook's files have them.
    package let sections: [Section]
    /// The topics that people ask for but that are about something else.
    package let outside: [OutsideTopic]
    /// The releases of what topics are named after, as the SDKs have it.
    let spans: [String: String]
    private let places: [String: Int]
    /// All names, those of what is outside after those of the entries: only questions need them.
    private let names: LazyValue<TopicIndex>
    var index: TopicIndex { names.value }
    private let claimReader: LazyValue<ClaimReader>
    var reader: ClaimReader { claimReader.value }
    /// A claim is asked for to judge the reply, and to tell it.
    let lastClaim = LastAnswer(), lastOrder = LastAnswer()
    /// The examples of rules that act in no example of a topic that names them.
    private let examples: LazyValue<Result<[Rule: Demonstration], any Error>>

    /// The entries of one file.
    package struct Section: Sendable {
        /// The common subject of the entries.
        package let title: String
        /// Indicates whether the entries answer questions, rather than describe one part of UIKit each.
        package let isOverview: Bool
        /// The names of the entries.
        package let names: [String]
    }

    /// The page for a name or question.
    package enum Page: Sendable {
        case entry(HandbookEntry)
        /// The page that is closest to a question, which may be about something else.
        case closest(HandbookEntry)
        /// It is about something else; the nearest topic is named there.
        case outside(OutsideTopic)
    }

    /// The handbook that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// The handbook that the program carries.
    ///
    /// - Returns: All entries.
    /// - Throws: What is wrong with the files, which the tests rule out.
    static func carried() throws -> Handbook {
        // The overviews come last, since a message belongs to the topic that is about it.
        let all = CourseTexts.topics + CourseTexts.overviews
        return try Handbook(
            all.map(\.text), titles: all.map(\.title), overviews: CourseTexts.overviews.count,
            examples: CourseTexts.ruleExamples, releases: CourseTexts.releases, names: CourseTexts.names,
            words: CourseTexts.words, outside: CourseTexts.outside)
    }

    /// Reads a handbook.
    ///
    /// - Parameters:
    ///   - files: The texts of the files.
    ///   - titles: The title of each file.
    ///   - overviews: How many files, the last ones, are about questions rather than about single things.
    ///   - examples: The text of the examples of rules.
    ///   - releases: The releases of what topics are named after.
    ///   - names: More names of the entries.
    ///   - words: What is known of words.
    ///   - outside: What is about something else.
    /// - Throws: A ``Fault`` or a decoding error of Yams that names the place.
    package init(
        _ files: [String], titles: [String] = [], overviews: Int = 0, examples: String = "{}",
        releases: String = "{}", names: String = "{}", words: String = "", outside: String = "[]"
    ) throws {
        self.examples = LazyValue { Result { try Handbook.examples(in: examples) } }
        spans = try Handbook.spans(in: releases)
        var more = try Handbook.fields(in: names).mapValues(\.texts)
        var entries: [HandbookEntry] = [], places: [String: Int] = [:], sections: [Section] = []
        for (number, file) in files.enumerated() {
            let sorted = try Handbook.fields(in: file).sorted { $0.key < $1.key }
            sections.append(
                Section(
                    title: titles.indices.contains(number) ? titles[number] : "",
                    isOverview: number >= files.count - overviews, names: sorted.map(\.key)))
            for (name, node) in sorted {
                let entry = try HandbookEntry(
                    name, node.fields, released: spans[name], moreNames: more.removeValue(forKey: name) ?? [])
                for spelling in [name, entry.title] + entry.aliases {
                    let key = spelling.lowercased()
                    guard places[key].map({ $0 == entries.count }) ?? true else {
                        throw Fault(topic: name, reason: "\(spelling) is also the name of another topic")
                    }
                    places[key] = entries.count
                }
                entries.append(entry)
            }
        }
        let known = Set(entries.map(\.name))
        if let name = (Array(more.keys) + spans.keys.filter { !known.contains($0) }).min() {
            throw Fault(topic: name, reason: "there is no such topic")
        }
        self.entries = entries
        self.places = places
        self.sections = sections
        self.outside = try YAMLDecoder().decode([OutsideTopic].self, from: outside)
        let topics = entries.map(\.allNames) + self.outside.map(\.names)
        let texts = entries.map { [$0.what, $0.when, $0.advice, $0.warning].joined(separator: " ") }
        let outside = self.outside.map(\.what)
        let names = LazyValue { TopicIndex(words, topics: topics, texts: texts + outside) }
        self.names = names
        claimReader = LazyValue { ClaimReader(index: names.value) }
    }

    /// Reads what only some questions need, for whoever can do that while nobody waits.
    ///
    /// - Throws: What is wrong with the files, which the tests rule out.
    package func prepareForQuestions() throws {
        names.value.prepareToSearch()
        _ = claimReader.value
        _ = try examples.value.get()
    }

    /// The fields of a text. Read as nodes: decoding the pages takes twice as long as parsing them.
    private static func fields(in yaml: String) throws -> [String: Node] {
        try compose(yaml: yaml)?.fields ?? [:]
    }

    private static func spans(in text: String) throws -> [String: String] {
        var spans: [String: String] = [:]
        for (span, names) in try fields(in: text) {
            for name in names.texts where spans.updateValue(span, forKey: name) != nil {
                throw Fault(topic: name, reason: "it has two ranges of iOS versions")
            }
        }
        return spans
    }

    private struct RuleExample: Decodable {
        let ios: String
        let example: String
    }

    private static func examples(in text: String) throws -> [Rule: Demonstration] {
        var examples: [Rule: Demonstration] = [:]
        for (name, draft) in try YAMLDecoder().decode([String: RuleExample].self, from: text) {
            guard let rule = Rule(identifier: name) else {
                throw Fault(topic: name, reason: "there is no such rule")
            }
            guard let releases = ReleaseSpan(draft.ios) else {
                throw Fault(topic: name, reason: "\(draft.ios) is not an iOS version")
            }
            examples[rule] = Demonstration(rule.facts.statement, releases: releases, text: draft.example)
        }
        return examples
    }

    /// The entry of a name.
    ///
    /// - Parameter name: Any name of the topic, however it is written.
    /// - Returns: Nil if there is none.
    package func entry(named name: String) -> HandbookEntry? {
        if let titled = entry(titled: name) ?? claim(askedBy: name) ?? order(askedBy: name) { return titled }
        guard case .entry(let entry)? = index.topic(named: name).map(page) else { return nil }
        return entry
    }

    /// Returns whether a word in any text of the pages begins so, which is known long before they are read.
    package static func mentions(_ word: some StringProtocol) -> Bool {
        let pages = (CourseTexts.topics + CourseTexts.overviews).map(\.text)
        let spellings = [String(word), word.lowercased(), word.capitalized].map { Data($0.utf8) }
        return ([CourseTexts.names, CourseTexts.outside] + pages).contains { text in
            let text = Data(text.utf8)
            return spellings.contains { spelling in
                var start = text.startIndex
                while let found = text.range(of: spelling, in: start..<text.endIndex) {
                    let before = found.lowerBound > text.startIndex ? text[found.lowerBound - 1] | 0x20 : 0
                    if !(0x61...0x7A).contains(before) { return true }
                    start = found.upperBound
                }
                return false
            }
        }
    }

    /// The entry with exactly that name, or that title.
    package func entry(titled name: String) -> HandbookEntry? {
        places[name.lowercased()].map { entries[$0] }
    }

    /// Returns the page for a question, or for a message copied from the console.
    ///
    /// - Parameter question: The question.
    /// - Returns: The page; nil if none is near enough.
    package func page(for question: String) -> Page? {
        if let entry = entry(named: question) { return .entry(entry) }
        // In a line of the console, objects such as <Feed: 0x6000> say who takes part, not what it is about.
        let question = question.replacing(/<[^<>]*0x[0-9a-fA-F]+[^<>]*>/, with: "")
        guard unknownName(in: question) == nil, let found = index.topic(in: question) else { return nil }
        switch page(found.page) {
        case .entry(let entry):
            // A page of one of two calls tells no difference, nor does one that is only close: their order does.
            if !found.isCertain || Callback(rawValue: entry.name) != nil,
                let order = order(askedBy: question, isDifference: true)
            {
                return .entry(order)
            }
            // A question whether something is so is answered by trying it.
            if !found.isCertain,
                let claim = claim(
                    askedBy: question.replacing(
                        /^(?:is|are|does|do|did|will) (?=\S+ )/.ignoresCase(), with: Inquiry.isItTrue))
            {
                return .entry(claim)
            }
            // A page named after another call isn't about the one that is asked for.
            let asked = Handbook.calls(in: question), named = Handbook.calls(in: entry.name)
            let isOfOther = !asked.isEmpty && !named.isEmpty && asked.isDisjoint(with: named)
            return found.isCertain && !isOfOther ? .entry(entry) : .closest(entry)
        case let outside:
            guard !found.isAhead, case .entry(let entry)? = found.next.map(page) else { return outside }
            return .closest(entry)
        }
    }

    static func calls(in text: String) -> Set<Callback> {
        Set(
            text.split { !$0.isLetter }.map(String.init).filter(CallbackName.isFullName).compactMap(
                CallbackName.callback))
    }

    /// Returns whether a name or question has a page that isn't just the closest one.
    package func hasPage(for question: String) -> Bool {
        switch page(for: question) {
        case .entry, .outside: true
        case .closest, nil: false
        }
    }

    /// The name of UIKit's kind that a text is, or asks about, and that no page has; or the term of several words.
    ///
    /// - Parameter text: A name, term or question.
    /// - Returns: Nil if the text is about more than that name, or about what has a page.
    package func unknownName(in text: String) -> String? {
        let words = text.split { $0.isWhitespace || ",;?!？。\"`".contains($0) }.map(String.init)
        let unknown = words.filter(index.reader.isUnknownName)
        guard let name = unknown.first else { return index.unknownTerm(in: text) }
        let others = words.filter { !unknown.contains($0) }.flatMap(index.reader.words)
        return unknown.count == 1
            && others.allSatisfy { index.rarity[$0] == nil || index.reader.nothing.contains($0) } ? name : nil
    }

    /// The page that says something about a name without being about it.
    ///
    /// - Parameter name: A name of UIKit's kind, or a term.
    /// - Returns: Nil if no page has it.
    package func entry(naming name: String) -> HandbookEntry? {
        func words(_ text: some StringProtocol) -> [String] {
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        let wanted = words(name.prefix { $0 != "(" })
        return entries.first { entry in
            [entry.what, entry.when, entry.advice, entry.warning].contains { words($0).contains(wanted) }
        }
    }

    func page(_ place: Int) -> Page {
        place < entries.count ? .entry(entries[place]) : .outside(outside[place - entries.count])
    }

    /// An example in which a rule acts: that of a topic that names it, or one of its own.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - release: The release on which the example should run, if the rule acts there.
    /// - Returns: The example, and a release on which the rule acts in it; nil if there is none.
    package func example(of rule: Rule, on release: Release) -> (Demonstration, on: Release)? {
        func acts(in example: Demonstration, on release: Release) -> Bool {
            Environment(release: release).holds(rule)
                && DemonstrationRun(example, on: release).rules.contains(rule)
        }
        for example in entries.filter({ $0.rules.contains(rule) }).map(\.example) {
            let releases = example.releases.releases.filter { Environment(release: $0).holds(rule) }
            let chosen = releases.contains(release) ? release : releases.last
            if let chosen, acts(in: example, on: chosen) { return (example, chosen) }
        }
        guard let own = (try? examples.value.get())?[rule] else { return nil }
        let chosen = [release] + own.releases.releases.suffix(1)
        return chosen.first { acts(in: own, on: $0) }.map { (own, $0) }
    }

    /// The name that was probably meant by one that is unknown.
    ///
    /// - Parameter name: The name as typed.
    /// - Returns: The nearest name of a topic, rule or command; nil when none is near.
    package func closest(to name: String) -> String? {
        let topics = entries.flatMap { [$0.name] + $0.aliases }
        let others = Rule.allCases.map(\.facts.identifier) + CommandHelp.all.map(\.name)
        // Names of UIKit's are alike: one that differs by more than a slip or two is another one, and so are terms.
        let isName = index.reader.isUnknownName(name) || index.unknownTerm(in: name) != nil
        let most = isName ? TopicWords.mostSlipsInName : .max
        if let closest = Spelling.closest(to: name, among: topics + others, forgiving: most) {
            return closest
        }
        return switch page(for: name) {
        case .entry(let entry), .closest(let entry): entry.name
        case .outside(let topic): topic.names.first
        case nil: nil
        }
    }

    /// A fault of a file.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        let topic: String
        let reason: String

        /// The topic and what is wrong.
        package var description: String { "\(topic): \(reason)" }
    }
}

extension Node {
    /// The values of a mapping, by key; empty for other nodes.
    var fields: [String: Node] {
        Dictionary((mapping ?? [:]).map { ($0.key.string ?? "", $0.value) }) { first, _ in first }
    }

    /// The texts of a sequence; empty for other nodes.
    var texts: [String] { array().compactMap(\.string) }
}
