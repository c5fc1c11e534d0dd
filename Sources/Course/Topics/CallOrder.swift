import Lifecycle

/// The order of two calls in each transition in which the engine makes both.
struct CallOrder {
    /// The transitions, those with the same calls together.
    let courses: [Course]
    private let calls: [Callback]

    /// The order of the calls in one transition, or in several.
    struct Course: Hashable {
        /// Commands that show the first one.
        let script: [String]
        /// Descriptions of the transitions, such as "B is pushed over A".
        var titles: [String]
        let here: Sequence
        /// The orders on other releases, if they differ.
        let otherwise: [Sequence]
    }

    /// The calls as they come on some releases.
    struct Sequence: Hashable {
        let calls: [TransitionCatalogue.Call]
        let verdict: Verdict
        var releases: [Release]

        /// Indicates whether the order holds today; if not, the text has to name the releases.
        var isOfToday: Bool { releases.contains(.standard) }

        /// The calls in their order, in words.
        var text: String {
            let names = calls.map { "\($0.who).\($0.callback.rawValue)" }
            let isFree = verdict == .open
            return (isFree ? "in no fixed order " : "") + names.joined(separator: isFree ? ", " : ", then ")
        }
    }

    enum Verdict: Hashable { case first, second, either, open }

    /// Looks for two calls in the transitions.
    ///
    /// - Parameters:
    ///   - question: The two calls, and whether they are those of two controllers.
    ///   - settings: The words of what is done; empty if that is not said.
    ///   - catalogue: The transitions.
    ///   - reader: Tells the words of a title.
    init(
        of question: CallOrderQuestion, amid settings: Set<String>, in catalogue: TransitionCatalogue,
        _ reader: TopicIndex
    ) {
        calls = question.calls
        let ways = Dictionary(grouping: catalogue.patterns.filter { $0.cause == nil }, by: \.title).values
            .sorted { ($0[0].transition, $0[0].title) < ($1[0].transition, $1[0].title) }
        let apart = ways.compactMap { CallOrder.course($0, of: question, hasContainers: false) }
        let all =
            apart.isEmpty
            ? ways.compactMap { CallOrder.course($0, of: question, hasContainers: true) } : apart
        func fit(_ course: Course) -> Int {
            reader.words(of: course.titles.joined()).intersection(settings).count
        }
        let best = all.map(fit).max() ?? 0
        // A child's call and its parent's are not told by what has neither.
        guard best > 0 || settings.isEmpty || !question.isOfTwo else {
            courses = []
            return
        }
        courses = all.filter { fit($0) == best }.reduce(into: []) { courses, course in
            let same = courses.firstIndex {
                $0.here.text == course.here.text && $0.here.isOfToday == course.here.isOfToday
                    && ($0.here.isOfToday || $0.here.releases == course.here.releases)
                    && $0.otherwise.map(\.text) == course.otherwise.map(\.text)
            }
            if let same {
                courses[same].titles += course.titles.filter { !courses[same].titles.contains($0) }
            } else {
                courses.append(course)
            }
        }
    }

    /// Returns the order of the two calls across the variants of one transition; nil if it never makes both.
    private static func course(
        _ patterns: [TransitionCatalogue.Pattern], of question: CallOrderQuestion, hasContainers: Bool
    ) -> Course? {
        var found: [Sequence] = []
        for pattern in patterns {
            guard let sequence = Sequence(of: question, in: pattern, hasContainers) else { continue }
            if let same = found.firstIndex(where: {
                $0.calls == sequence.calls && $0.verdict == sequence.verdict
            }) {
                found[same].releases += sequence.releases
            } else {
                found.append(sequence)
            }
        }
        let latest = found.max { $0.releases.max() ?? Release(2) < $1.releases.max() ?? Release(2) }
        guard let here = found.first(where: { $0.releases.contains(.standard) }) ?? latest,
            let first = patterns.first
        else { return nil }
        return Course(
            script: first.script, titles: [first.plainTitle], here: here,
            otherwise: found.filter { $0 != here })
    }

    /// Returns a sentence about what the transitions have in common, hedged if the rule behind the order is
    /// only likely.
    func summary(isLikely: Bool) -> String {
        let verdicts = Set(courses.map(\.here.verdict))
        let names = calls.map(\.rawValue)
        guard let verdict = verdicts.first, verdicts.count == 1 else {
            return "That depends on what happens."
        }
        let comes = isLikely ? "is probably called first (likely, not certain)." : "is called first."
        return switch verdict {
        case .first: "\(names[0]) \(comes)"
        case .second: "\(names[1]) \(comes)"
        case .either: "That depends on which controllers you mean: either can be called first."
        case .open: "Their order isn't fixed."
        }
    }
}

extension CallOrder.Sequence {
    /// The calls of a pattern that are asked for, each when it first comes; nil if they are not both there.
    fileprivate init?(
        of question: CallOrderQuestion, in pattern: TransitionCatalogue.Pattern, _ hasContainers: Bool
    ) {
        let asked = question.calls
        var seen: Set<TransitionCatalogue.Call> = []
        let places = pattern.calls.indices.filter { place in
            let call = pattern.calls[place]
            return asked.contains(call.callback) && (hasContainers || !pattern.silent.contains(call.role))
                && seen.insert(call).inserted
        }
        guard Set(places.map { pattern.calls[$0].callback }).count == asked.count else { return nil }
        let ones = places.filter { pattern.calls[$0].callback == asked[0] }
        let others = places.filter { pattern.calls[$0].callback == asked[1] }
        // The child's call and its parent's are told by a transition only if it has those of two controllers.
        let isTold = ones.contains { one in
            others.contains { pattern.calls[$0].role != pattern.calls[one].role }
        }
        guard isTold || !question.isOfTwo else { return nil }
        let isOpen = ones.contains { one in
            others.contains {
                pattern.free.contains(TransitionCatalogue.Pair(first: min(one, $0), second: max(one, $0)))
            }
        }
        calls = places.map { pattern.calls[$0] }
        releases = pattern.releases
        verdict =
            if isOpen {
                .open
            } else if let last = ones.last, let next = others.first, last < next {
                .first
            } else if let last = others.last, let next = ones.first, last < next {
                .second
            } else {
                .either
            }
    }
}

extension TransitionCatalogue.Pattern {
    /// The title with the names of the controllers, such as "B is pushed over A".
    fileprivate var plainTitle: String {
        title.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { number, part in
            guard number > 0, let name = part.first else { return String(part) }
            return name.uppercased() + part.dropFirst(2)
        }.joined()
    }
}

extension TransitionCatalogue.Call {
    /// The receiver, as in titles.
    fileprivate var who: String { role.count == 1 ? role.uppercased() : role }
}
