import CommandLanguage
import Lifecycle
import Session

extension Handbook {
    /// The answer to a question which of two calls comes first: computed, where the engine makes both in a
    /// transition that it knows.
    ///
    /// - Parameters:
    ///   - question: A question, or the name of such an answer.
    ///   - isDifference: Whether a question for the difference of two calls is meant as well.
    /// - Returns: Nil if it asks something else, or for calls that never come both.
    func order(askedBy question: String, isDifference: Bool = false) -> HandbookEntry? {
        // The catalog is the result of many runs, so it waits until the text is such a question.
        let index = index
        guard
            let asked = index.orderQuestion(
                in: question, isDifference: isDifference,
                settings: { TransitionCatalogue.shared.map { Handbook.words($0, index) } ?? [] }),
            let catalogue = TransitionCatalogue.shared
        else { return nil }
        let settings = asked.others.reduce(into: Set()) { $0.formUnion(index.words(of: $1)) }
        let order = CallOrder(of: asked, amid: settings, in: catalogue, index)
        let today = order.courses.first { $0.here.releases.contains(.standard) }
        guard let first = today ?? order.courses.first else { return nil }
        let run = Handbook.example(of: first, asked.calls)
        let known = asked.others.filter { !index.words(of: $0).isDisjoint(with: settings) }
        let name = ([asked.calls.map(\.rawValue).joined(separator: " and ")] + known).joined(separator: ", ")
        let isDoubtful = run.rules.contains { $0.facts.certainty == .doubtful }
        let isLikely = run.rules.contains {
            $0.facts.certainty == .likely && Handbook.places($0, Set(asked.calls))
        }
        return HandbookEntry(
            name: "order of " + name, title: "order of " + name, aliases: [],
            what: order.summary(isLikely: isLikely) + (isDoubtful ? " Sources disagree about this." : ""),
            when: order.courses.prefix(Handbook.mostCourses).map(Handbook.text).joined(separator: "\n"),
            advice: "", warning: "", releases: run.example.releases, rules: run.rules, claims: [],
            example: run.example,
            related: (asked.calls.map(\.rawValue) + ["lifecycle"]).filter { entry(titled: $0) != nil },
            computed: .order)
    }

    /// The words of all transitions.
    private static func words(_ catalogue: TransitionCatalogue, _ index: TopicIndex) -> Set<String> {
        Set(catalogue.patterns.map(\.title)).reduce(into: []) { $0.formUnion(index.words(of: $1)) }
    }

    /// Returns whether a rule settles the order of two calls. A rule that places one call among others
    /// doesn't.
    private static func places(_ rule: Rule, _ calls: Set<Callback>) -> Bool {
        let words = rule.facts.statement.split { $0.isWhitespace || ",.;'".contains($0) }.map(String.init)
        let named = Set(
            words.compactMap { CallbackName.isFullName($0) ? CallbackName.callback(for: $0) : nil })
        return named.isSubset(of: calls) || named.isSuperset(of: calls)
    }

    /// As many transitions are told, which is enough to see what it depends on.
    private static let mostCourses = 5
    /// As many titles are told of transitions that go alike.
    private static let mostTitles = 2

    private static func text(_ course: CallOrder.Course) -> String {
        let titles = course.titles.prefix(mostTitles).joined(separator: "; ")
        let more = course.titles.count > mostTitles ? "; and more" : ""
        let others = course.otherwise.map { "; \(releases($0.releases)): \($0.text)" }.joined()
        let time = course.here.isOfToday ? "" : "\(releases(course.here.releases)): "
        return "\(titles)\(more): \(time)\(course.here.text)\(others)"
    }

    private static func releases(_ releases: [Release]) -> String {
        guard let first = releases.min(), let last = releases.max() else { return "" }
        return ReleaseSpan(
            first: Release(first.major), last: last == Release.lastReleases.last ? nil : last
        ).description
    }

    /// The transition as a demonstration, and the rules behind the two calls in it.
    private static func example(
        of course: CallOrder.Course, _ calls: [Callback]
    ) -> (example: Demonstration, rules: [Rule]) {
        let span = ReleaseSpan(
            first: Release((course.here.releases.min() ?? .standard).major),
            last: course.here.releases.contains { $0 == Release.lastReleases.last }
                ? nil : course.here.releases.max())
        let release = course.here.releases.contains(.standard) ? .standard : span.releases.last ?? .standard
        let plain = Demonstration("", releases: span, text: course.script.joined(separator: "\n"))
        let told = course.here.calls.map { "\($0.role).\($0.callback.rawValue)" }
        let isSettled = course.here.verdict != .open && told.count == 2
        let expects = isSettled ? ["expect \(told[0]) before \(told[1])"] : []
        let proof = Demonstration("", releases: span, text: (course.script + expects).joined(separator: "\n"))
        let run = DemonstrationRun(proof, on: release)
        let ran = run.replies.flatMap(\.replies).compactMap {
            if case .ran(let run) = $0 { run } else { nil }
        }
        var rules: [Rule] = []
        if let last = ran.last {
            for index in last.entries {
                let entry = last.simulation.trace[index]
                guard case .callback(let callback, _) = entry.event, calls.contains(callback),
                    !rules.contains(entry.rule)
                else { continue }
                rules.append(entry.rule)
            }
        }
        return (run.isMet ? proof : plain, rules)
    }
}
