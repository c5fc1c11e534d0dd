import CommandLanguage
import DeepStack
import Lifecycle
import Session

/// Where a claim is true: in each transition that it can mean, from release to release.
struct ClaimCheck {
    let claim: WordedClaim
    let courses: [Course]

    /// The claim in one transition.
    struct Course {
        /// The transition, such as "B is pushed over A".
        let title: String
        /// Commands that show it.
        let script: [String]
        /// What came of it on each release, oldest first; releases that lack the calls or the transition are left out.
        let truths: [(release: Release, truth: TruthTable.Truth)]
        /// The number of circumstances that it has beside those in the claim.
        let circumstances: Int

        /// Indicates whether two courses came to the same on every release that has both.
        func agrees(with other: Course) -> Bool {
            truths.allSatisfy { release, truth in
                other.truths.first { $0.release == release }.map { $0.truth == truth } ?? true
            }
        }

        /// The same with the device in its title.
        fileprivate func on(_ idiom: Device.Idiom) -> Course {
            Course(
                title: title + (idiom == .pad ? " on an iPad" : " on an iPhone"), script: script,
                truths: truths,
                circumstances: circumstances)
        }
    }

    /// What can be said of the claim as a whole.
    enum Verdict: Hashable {
        /// It is true, or false, in all transitions on the releases that it is about.
        case always(Bool)
        /// It is so in all transitions since a release, and before that it was otherwise, at least in some.
        case since(Release, Bool, wasOpposite: Bool)
        case depends, doubtful
    }

    private static let usualStyles: [Controller.ModalStyle] = [
        .automatic, .fullScreen, .overFullScreen, .popover,
    ]
    /// Tries a claim.
    ///
    /// - Parameters:
    ///   - claim: The claim.
    ///   - index: Tells the words of a title.
    init(_ claim: WordedClaim, _ index: TopicIndex) {
        self.claim = claim
        courses = DeepStack.run {
            var replay = ReleaseReplay(Session.Start(environment: Environment())), seen: Set<String> = []
            var courses: [Course] = []
            for draft in TransitionCatalogue.drafts where draft.cause == nil {
                let words = ClaimCheck.words(of: draft, index)
                guard claim.settings.isSubset(of: words) else { continue }
                guard claim.styles.isEmpty || draft.style != nil else { continue }
                let named = claim.styles.isEmpty ? ClaimCheck.usualStyles : claim.styles
                for style in draft.style == nil ? [""] : named.map(\.rawValue) {
                    guard seen.insert(draft.plainTitle(style: style)).inserted else { continue }
                    // What a style looks like depends on the size of the screen.
                    let idioms = claim.idiom.map { [$0] } ?? (draft.style == nil ? [.phone] : [.phone, .pad])
                    let tried = idioms.map { idiom in
                        Course(
                            title: draft.plainTitle(style: style),
                            script: (idiom == .pad ? ["device iPad"] : []) + draft.script(style: style),
                            truths: claim.truths(of: draft, style, on: idiom, by: &replay),
                            circumstances: words.subtracting(claim.settings).count)
                    }
                    let isSame = tried.allSatisfy { tried[0].agrees(with: $0) }
                    for (idiom, course) in zip(idioms, isSame ? tried.prefix(1) : tried[...])
                    where !course.truths.isEmpty {
                        courses.append(isSame ? course : course.on(idiom))
                    }
                }
            }
            return courses.sorted { $0.circumstances < $1.circumstances }
        }
    }

    /// The words that tell a transition from others.
    static func words(of draft: TransitionCatalogue.Draft, _ index: TopicIndex) -> Set<String> {
        // What stands in parentheses is a variety, and some words only tell one time from another.
        index.words(of: String(draft.title.prefix { $0 != "(" })).filter {
            $0.count > 1
                && !["style", "time", "first", "middle", "same", "instance", "code", "scroll", "curl"]
                    .contains($0)
        }
    }

    /// What the transitions have in common; nil if the claim could be tried in none.
    var verdict: Verdict? {
        let all = courses.flatMap(\.truths)
        let releases = Set(all.map(\.release)).sorted()
        guard let newest = releases.last else { return nil }
        func truths(on release: Release) -> Set<TruthTable.Truth> {
            Set(all.filter { $0.release == release }.map(\.truth))
        }
        if truths(on: newest).contains(.doubtful) {
            return truths(on: newest).isSuperset(of: [.holds, .fails]) ? .depends : .doubtful
        }
        // What nobody knows of an old release changes nothing; the rows say so.
        func holds(on release: Release) -> Bool? {
            let known = truths(on: release).subtracting([.doubtful])
            return known.count > 1 ? nil : known != [.fails]
        }
        guard let today = holds(on: newest) else { return .depends }
        guard let last = releases.last(where: { holds(on: $0) != today }),
            let first = releases.first(where: { $0 > last })
        else { return .always(today) }
        let wasOpposite = releases.filter { $0 < first }.allSatisfy { holds(on: $0) == !today }
        return .since(first, today, wasOpposite: wasOpposite)
    }
}

extension WordedClaim {
    /// Returns what came of the claim on each release, oldest first.
    fileprivate func truths(
        of draft: TransitionCatalogue.Draft, _ style: String, on idiom: Device.Idiom,
        by replay: inout ReleaseReplay
    ) -> [(release: Release, truth: TruthTable.Truth)] {
        releases(of: style).compactMap { release in
            draft.play(on: release, idiom, style: style, by: &replay).flatMap { simulation, entries in
                // The automatic style stands for what a presentation is when nobody sets a style.
                let named = Controller.ModalStyle(rawValue: style)
                let exists =
                    named == .automatic || named?.exists(in: simulation.world.environment) ?? true
                return exists ? truth(in: simulation, entries, draft).map { (release, $0) } : nil
            }
        }
    }

    /// The releases to try; sheets are what the name says since iOS 13.
    fileprivate func releases(of style: String) -> [Release] {
        let isSheet = styles.contains(.pageSheet) || styles.contains(.formSheet)
        let all = Release.lastReleases.filter { releases?.contains($0) ?? true }
        return isSheet && releases == nil ? all.filter { $0 >= Release(13) } : all
    }

    /// Returns what came of the claim in a run; nil if the run lacks the calls or the controllers that it is about.
    fileprivate func truth(
        in simulation: Simulation, _ entries: Range<Int>, _ draft: TransitionCatalogue.Draft
    ) -> TruthTable.Truth? {
        let run = ClaimedRun(simulation: simulation, entries: entries, draft: draft)
        guard subjects.allSatisfy({ $0.callback.exists(on: simulation.world.environment.release) }) else {
            return nil
        }
        let isTrue: Bool?
        switch statement {
        case .order(let first, let second): isTrue = run.orders(first, before: second)
        case .made(let subjects):
            let answers = subjects.map(run.makes)
            isTrue = answers.contains(nil) ? nil : !answers.contains(false)
        case .again(let subject): isTrue = run.repeats(subject)
        case .count(let subject, let count):
            isTrue = run.counts(subject, count, fromBeginning: settings.isEmpty)
        }
        return isTrue.map { holds in
            run.isDoubtful(subjects) ? .doubtful : holds != isDenied ? .holds : .fails
        }
    }
}

/// The calls of one transition, as claims ask for them.
private struct ClaimedRun {
    let simulation: Simulation
    let entries: Range<Int>
    let draft: TransitionCatalogue.Draft

    /// The controllers that a subject can mean; empty if the transition has none that plays its part.
    private func names(_ subject: WordedClaim.Subject) -> [String] {
        guard let owner = subject.owner else { return draft.letters }
        return draft.letters.filter { draft.owners(of: $0).contains(owner) }
    }

    private func places(_ callback: Callback, of name: String, in range: Range<Int>) -> [Int] {
        range.filter { index in
            guard case .callback(callback, _) = simulation.trace[index].event else { return false }
            return simulation.trace[index].receiver.name(in: simulation.world) == name
        }
    }

    /// Returns whether the first comes before the second, of the same controller if nobody says whose; nil if they don't
    /// both come.
    func orders(_ first: WordedClaim.Subject, before second: WordedClaim.Subject) -> Bool? {
        func firsts(_ subject: WordedClaim.Subject) -> [String: Int] {
            names(subject).reduce(into: [:]) { $0[$1] = places(subject.callback, of: $1, in: entries).first }
        }
        let ones = firsts(first), others = firsts(second)
        var pairs: [(Int, Int)] = []
        if first.owner == nil, second.owner == nil {
            pairs = ones.compactMap { name, place in others[name].map { (place, $0) } }
        }
        if pairs.isEmpty { pairs = ones.values.flatMap { one in others.values.map { (one, $0) } } }
        guard !pairs.isEmpty else { return nil }
        let order = Precedence(among: pairs.flatMap { [$0.0, $0.1] }.sorted(), of: simulation.trace)
        return pairs.allSatisfy { order.orders($0.0, before: $0.1) }
    }

    func makes(_ subject: WordedClaim.Subject) -> Bool? {
        let names = names(subject)
        guard !names.isEmpty else { return nil }
        return names.contains { !places(subject.callback, of: $0, in: entries).isEmpty }
    }

    /// Returns whether a call that was made before comes again; nil if it was not made before.
    func repeats(_ subject: WordedClaim.Subject) -> Bool? {
        let known = names(subject).filter {
            !places(subject.callback, of: $0, in: 0..<entries.lowerBound).isEmpty
        }
        guard !known.isEmpty else { return nil }
        return known.contains { !places(subject.callback, of: $0, in: entries).isEmpty }
    }

    /// Returns whether each controller that hears the call hears it so often, from the beginning or in the transition; nil
    /// if none does.
    func counts(_ subject: WordedClaim.Subject, _ count: Int, fromBeginning: Bool) -> Bool? {
        let range = fromBeginning ? 0..<entries.upperBound : entries
        let counts = names(subject).map { places(subject.callback, of: $0, in: range).count }.filter {
            $0 > 0
        }
        return counts.isEmpty ? nil : counts.allSatisfy { $0 == count }
    }

    /// Indicates whether the sources disagree about the calls.
    func isDoubtful(_ subjects: [WordedClaim.Subject]) -> Bool {
        let asked = AskedCalls(controllers: Array(simulation.world.controllers.identifiers))
        let doubtful = ExpectedCalls(in: simulation, entries: entries, asked: asked).doubtfulRules
        return subjects.contains { doubtful[$0.callback] != nil }
    }
}

extension TransitionCatalogue.Draft {
    /// The names of the controllers in the title, or of all if it has none.
    fileprivate var letters: [String] {
        let all = ["a", "b", "c"], named = all.filter { title.contains("{\($0)}") }
        return named.isEmpty ? all.filter { before.contains(" as \($0)") } : named
    }

    /// The title with the names of the controllers and the style, such as "B is dismissed, back to A (full screen)".
    fileprivate func plainTitle(style: String) -> String {
        let named = Controller.ModalStyle(rawValue: style).map {
            $0 == .automatic ? "default style" : $0.rawValue
        }
        return letters.reduce(title.replacing("STYLE", with: named ?? style)) {
            $0.replacing("{\($1)}", with: $1.uppercased())
        }
    }

    /// What the title says of a controller behind its name, and the parts that it plays then.
    private static let predicates: [(text: String, owners: Set<WordedClaim.Owner>)] = [
        ("is pushed", [.upper, .incoming]), ("is presented", [.upper, .incoming]),
        ("is popped", [.upper, .outgoing]), ("is dismissed", [.upper, .outgoing]),
        ("and {b} are popped", [.upper, .outgoing]),
        ("is created from a storyboard and pushed", [.upper, .incoming]),
        (", loaded before, is pushed", [.upper, .incoming]),
        (", loaded before, is presented", [.upper, .incoming]),
        ("as its child", [.child]), (", as its child", [.child]), (", with {b} as its child", [.parent]),
        ("becomes a child", [.child]), ("is added as a child", [.child]), (", a child, is removed", [.child]),
        ("is launched with {b} as its child", [.parent]),
        ("is pushed with {b} as its child", [.parent, .upper, .incoming]),
        ("replaces {a}", [.incoming]), ("covers", [.upper]), ("is selected", [.incoming]),
    ]
    /// What the title says of a controller in front of its name.
    private static let prepositions: [(text: String, owners: Set<WordedClaim.Owner>)] = [
        ("is pushed over", [.lower, .outgoing]), ("and pushed over", [.lower, .outgoing]),
        ("is presented over", [.lower, .outgoing]), ("back to", [.lower, .incoming]),
        ("back to the root", [.lower, .incoming]), ("child of", [.parent]), ("child to", [.parent]),
        ("removed from", [.parent]), ("instead of", [.outgoing]), ("page turns from", [.outgoing]),
        ("covers", [.lower]), ("replaces", [.outgoing]),
    ]

    /// The parts that a controller plays, by its name in braces in the title.
    fileprivate func owners(of letter: String) -> Set<WordedClaim.Owner> {
        var owners: Set<WordedClaim.Owner> = [.named(letter)]
        let parts = title.components(separatedBy: "{\(letter)}")
        for (before, after) in zip(parts, parts.dropFirst()) {
            let next = after.hasPrefix(" ") ? String(after.dropFirst()) : after
            for predicate in Self.predicates where next.hasPrefix(predicate.text) {
                owners.formUnion(predicate.owners)
            }
            for preposition in Self.prepositions where before.hasSuffix(preposition.text + " ") {
                owners.formUnion(preposition.owners)
            }
        }
        if title.contains("page turns from {a} to {b}"), letter == "b" { owners.insert(.incoming) }
        return owners
    }
}
