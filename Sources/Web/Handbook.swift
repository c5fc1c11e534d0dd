/// The pages of `explain`, which the native program has read. They are found by name; questions find none.
struct Handbook {
    let entries: [HandbookEntry]
    let sections: [Section]
    private var places: [String: Int] = [:]

    /// The pages of one subject.
    struct Section {
        let title: String
        let isOverview: Bool
        let names: [String]
    }

    /// The page for a name.
    enum Page {
        case entry(HandbookEntry)
        case closest(HandbookEntry)
        case outside(OutsideTopic)
    }

    /// The page's data.
    nonisolated(unsafe) static var pages: (entries: JSON, sections: JSON) = (.null, .null)
    /// The handbook, which is read when something is looked up in it for the first time.
    static let shared: Handbook? = Handbook()

    private init() {
        entries = Self.pages.entries.list.compactMap { HandbookEntry(carried: $0) }
        sections = Self.pages.sections.list.map { Section(title: $0(0), isOverview: $0(1), names: $0(2)) }
        for (place, entry) in entries.enumerated() {
            for name in [entry.name, entry.title] + entry.aliases { places[name.lowercased()] = place }
        }
    }

    func entry(named name: String) -> HandbookEntry? { places[name.lowercased()].map { entries[$0] } }

    func entry(titled name: String) -> HandbookEntry? { entry(named: name) }

    /// Nothing is known of the pages before they are read.
    static func mentions(_ word: some StringProtocol) -> Bool { true }

    func page(for question: String) -> Page? { entry(named: question).map { .entry($0) } }

    func hasPage(for question: String) -> Bool { entry(named: question) != nil }

    func unknownName(in text: String) -> String? { nil }

    func misreading(of question: String) -> String { "" }

    func entry(naming name: String) -> HandbookEntry? { nil }

    /// An example in which a rule acts, and a release on which it does; nil if no page has one.
    func example(of rule: Rule, on release: Release) -> (Demonstration, on: Release)? {
        for example in entries.filter({ $0.rules.contains(rule) }).map({ $0.example }) {
            let releases = example.releases.releases.filter { Environment(release: $0).holds(rule) }
            let chosen = releases.contains(release) ? release : releases.last
            if let chosen, DemonstrationRun(example, on: chosen).rules.contains(rule) {
                return (example, chosen)
            }
        }
        return nil
    }

    func closest(to name: String) -> String? {
        let others = Rule.allCases.map { $0.facts.identifier } + CommandHelp.all.map { $0.name }
        return Spelling.closest(to: name, among: entries.flatMap { [$0.name] + $0.aliases } + others)
    }
}
