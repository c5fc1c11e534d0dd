import CommandLanguage
import CourseTexts
import DeepStack
import Lifecycle
import Session
import SwiftSource

/// Where a claim is true: in each transition that it can mean, from release to release.
struct ClaimCheck {
    let claim: WordedClaim
    let courses: [Course]

    /// The claim in one transition.
    struct Course {
        /// The transition, such as "B is pushed over A".
        let title: String
        /// The controller and the device, which are told where they make a difference.
        fileprivate let place: String
        /// Commands that show it.
        let script: [String]
        /// What came of it on each release, oldest first; releases that lack the calls or the transition are left out.
        let answers: [(release: Release, answer: Answer)]
        /// The number of circumstances that it has beside those in the claim.
        let circumstances: Int

        /// Indicates whether two courses came to the same on every release that has both.
        func agrees(with other: Course) -> Bool {
            answers.allSatisfy { release, answer in
                other.answers.first { $0.release == release }.map { $0.answer == answer } ?? true
            }
        }

        /// The same with its place in its title.
        fileprivate var withPlace: Course {
            Course(
                title: title + place, place: "", script: script, answers: answers,
                circumstances: circumstances)
        }
    }

    /// What came of a claim in one run.
    struct Answer: Hashable {
        let truth: TruthTable.Truth
        /// To a question which of two calls comes first: those of each controller in their order, and which it is.
        var calls: [TransitionCatalogue.Call] = []
        var order: Order?
    }

    /// Which of two calls comes first; either one where controllers differ, and none in particular if that isn't fixed.
    enum Order: Hashable { case first, second, either, open }

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
    /// Tries claims, which share the runs.
    ///
    /// - Parameters:
    ///   - claims: The claims.
    ///   - index: Tells the words of a title.
    /// - Returns: What came of each, in the order of the claims.
    static func checks(of claims: [WordedClaim], _ index: TopicIndex) -> [ClaimCheck] {
        DeepStack.run {
            var courses: [[Course]] = claims.map { _ in [] }, seen: [Set<String>] = claims.map { _ in [] }
            var replay = ReleaseReplay(Session.Start(environment: Environment(), code: .standard))
            for draft in TransitionCatalogue.drafts where draft.cause == nil {
                let words = ClaimCheck.words(of: draft, index)
                var runs = DraftRuns(draft: draft)
                for (number, claim) in claims.enumerated() where claim.isMeant(by: draft, words) {
                    let named = claim.styles.isEmpty ? ClaimCheck.usualStyles : claim.styles
                    for style in draft.style == nil ? [""] : named.map(\.rawValue)
                    where seen[number].insert(draft.plainTitle(style: style)).inserted {
                        let circumstances = words.subtracting(claim.settings).count
                        courses[number] += claim.courses(of: style, circumstances, in: &runs, by: &replay)
                    }
                }
            }
            return zip(claims, courses).map { claim, courses in
                ClaimCheck(claim: claim, courses: courses.sorted { $0.circumstances < $1.circumstances })
            }
        }
    }

    /// The words that tell a transition from others.
    static func words(of draft: TransitionCatalogue.Draft, _ index: TopicIndex) -> Set<String> {
        // What stands in parentheses is a variety, what follows "without" or "no" doesn't happen, and some words only tell one
        // time from another.
        let told = String(draft.title.prefix { $0 != "(" })
        let title = [" without ", " has no "].reduce(told) { $0.components(separatedBy: $1)[0] }
        let words =
            index.words(of: title).filter {
                $0.count > 1 && $0 != TopicWords.negation && !untelling.contains($0)
            }
            + (title.contains("not on screen")
                ? [ClaimReader.offScreen] : title.contains("is on screen") ? [ClaimReader.onScreen] : [])
        let isLater = later.contains { title.contains($0) }
        return Set(words + (isLater ? [] : [ClaimReader.firstTime]))
    }

    private static let untelling = Set(CourseTexts.list("telling no transition"))
    private static let later = CourseTexts.list("of later transitions")

    /// Words of transitions that only claims with these words mean.
    static let unusual: Set<String> = ["closure", "timer", "owner", "cycle"]

    /// The newest release on which it could be tried; nil if there is none.
    var newest: Release? { courses.compactMap { $0.answers.last?.release }.max() }

    /// What the transitions have in common; nil if the claim could be tried in none.
    var verdict: Verdict? {
        let all = courses.flatMap(\.answers)
        let releases = Set(all.map(\.release)).sorted()
        guard let newest = releases.last else { return nil }
        func truths(on release: Release) -> Set<TruthTable.Truth> {
            Set(all.filter { $0.release == release }.map(\.answer.truth))
        }
        // What nobody knows of an old release changes nothing; the rows say so.
        func holds(on release: Release) -> Bool? {
            let known = truths(on: release).subtracting([.doubtful])
            guard known.count > 1 else { return known != [.fails] }
            return claim.scope == .unsaid ? nil : claim.scope == .some
        }
        let isSettled =
            holds(on: newest).map { claim.scope != .unsaid && $0 == (claim.scope == .some) } ?? false
        if truths(on: newest).contains(.doubtful), !isSettled {
            return truths(on: newest).isSuperset(of: [.holds, .fails]) ? .depends : .doubtful
        }
        guard let today = holds(on: newest) else { return .depends }
        // That something can happen isn't refuted by transitions that were chosen for another purpose.
        if claim.scope == .some, !today, claim.settings.isEmpty, !claim.isOfOrder { return nil }
        guard let last = releases.last(where: { holds(on: $0) != today }),
            let first = releases.first(where: { $0 > last })
        else { return .always(today) }
        let wasOpposite = releases.filter { $0 < first }.allSatisfy { holds(on: $0) == !today }
        return .since(first, today, wasOpposite: wasOpposite)
    }
}

extension ClaimCheck {
    /// Tries a claim.
    ///
    /// - Parameters:
    ///   - claim: The claim.
    ///   - index: Tells the words of a title.
    init(_ claim: WordedClaim, _ index: TopicIndex) { self = ClaimCheck.checks(of: [claim], index)[0] }
}

/// The runs of one transition, each played once.
private struct DraftRuns {
    struct Circumstances: Hashable {
        let style: String
        let idiom: Device.Idiom
        let release: Release
    }

    let draft: TransitionCatalogue.Draft
    private var known: [Circumstances: (simulation: Simulation, entries: Range<Int>)?] = [:]

    init(draft: TransitionCatalogue.Draft) { self.draft = draft }

    mutating func run(
        _ style: String, on idiom: Device.Idiom, _ release: Release, by replay: inout ReleaseReplay
    ) -> (simulation: Simulation, entries: Range<Int>)? {
        let circumstances = Circumstances(style: style, idiom: idiom, release: release)
        if let run = known[circumstances] { return run }
        let run = draft.play(on: release, idiom, style: style, by: &replay)
        known[circumstances] = .some(run)
        return run
    }
}

extension WordedClaim {
    /// Indicates whether it can mean a transition that has words in its title.
    fileprivate func isMeant(by draft: TransitionCatalogue.Draft, _ words: Set<String>) -> Bool {
        // Who goes back to a screen doesn't mean that the app returns, nor a rotation one at launch.
        guard words.intersection(ClaimCheck.unusual).isSubset(of: settings) else { return false }
        let isAgain = if case .again = statement { true } else { settings.contains(ClaimReader.returning) }
        guard !draft.title.contains(isAgain ? "for the first time" : "is called again") else { return false }
        let isOfApp = !words.intersection(["app", "launch"]).isSubset(of: settings)
        return settings.isSubset(of: words) && (settings.isEmpty || !isOfApp)
            && (excluded.isEmpty || !excluded.isSubset(of: words))
            && (styles.isEmpty || draft.style != nil
                || styles == [.pageSheet] && draft.title.contains("sheet"))
    }

    /// What came of it in a transition with one style: one course if its parts agree.
    fileprivate func courses(
        of style: String, _ circumstances: Int, in runs: inout DraftRuns, by replay: inout ReleaseReplay
    ) -> [ClaimCheck.Course] {
        let draft = runs.draft
        // What a style looks like depends on the size of the screen.
        let isOfPhone = draft.style == nil || isOfOrder && settings.isEmpty || isQuestion
        let idioms = idiom.map { [$0] } ?? (isOfPhone ? [.phone] : [.phone, .pad])
        func tried(_ parts: [(claim: WordedClaim, whose: String?)]) -> [ClaimCheck.Course] {
            var tried: [ClaimCheck.Course] = []
            for (part, whose) in parts {
                for idiom in idioms {
                    let device = idiom == .pad ? " on an iPad" : " on an iPhone"
                    let course = ClaimCheck.Course(
                        title: draft.plainTitle(style: style),
                        place: (whose.map { ", for \($0)" } ?? "") + (idioms.count > 1 ? device : ""),
                        script: (idiom == .pad ? ["device iPad"] : []) + draft.script(style: style),
                        answers: part.answers(of: style, on: idiom, in: &runs, by: &replay),
                        circumstances: circumstances)
                    if !course.answers.isEmpty { tried.append(course) }
                }
            }
            let isSame = tried.allSatisfy { tried[0].agrees(with: $0) }
            return isSame ? Array(tried.prefix(1)) : tried.map(\.withPlace)
        }
        let all = tried(ofEach(draft.letters))
        // An order that some of the controllers refute may be that of another one.
        guard case .order = statement,
            all.contains(where: { $0.answers.contains { $0.answer.truth == .fails } })
        else { return all }
        let each = tried(ofEach(draft.letters, isShared: true))
        return each.count > 1 ? each : all
    }

    /// The claim about each controller, if it denies calls and doesn't say whose: one may get them and another not.
    ///
    /// - Parameters:
    ///   - letters: The names of the controllers.
    ///   - isShared: Whether it is one of several claims about the same controller.
    /// - Returns: The claims, each with its controller; the claim itself if it is about no one in particular.
    func ofEach(_ letters: [String], isShared: Bool = false) -> [(claim: WordedClaim, whose: String?)] {
        guard isDenied || isShared, subjects.allSatisfy({ $0.owner == nil }) else { return [(self, nil)] }
        return letters.map { letter in
            func own(_ subject: Subject) -> Subject { Subject(event: subject.event, owner: .named(letter)) }
            var claim = self
            switch statement {
            case .made(let subjects): claim.statement = .made(subjects.map(own))
            case .order(let pairs) where isShared:
                claim.statement = .order(pairs.map { .init(first: own($0.first), second: own($0.second)) })
            default: return (self, nil)
            }
            return (claim, letter.uppercased())
        }
    }

    /// Returns what came of the claim on each release, oldest first.
    fileprivate func answers(
        of style: String, on idiom: Device.Idiom, in runs: inout DraftRuns, by replay: inout ReleaseReplay
    ) -> [(release: Release, answer: ClaimCheck.Answer)] {
        let cast = runs.draft.cast
        return Release.lastReleases.filter { releases?.contains($0) ?? true }.compactMap { release in
            runs.run(style, on: idiom, release, by: &replay).flatMap { simulation, entries in
                // The automatic style stands for what a presentation is when nobody sets a style.
                let named = Controller.ModalStyle(rawValue: style)
                let exists =
                    named == .automatic || named?.exists(in: simulation.world.environment) ?? true
                guard exists, let truth = truth(in: simulation, entries, cast) else { return nil }
                guard case .which(let pair) = statement else { return (release, .init(truth: truth)) }
                let run = ClaimedRun(simulation: simulation, entries: entries, cast: cast)
                return (release, run.answer(pair, truth))
            }
        }
    }

    /// Returns what came of the claim in a run; nil if the run lacks the calls or the controllers that it is about.
    func truth(in simulation: Simulation, _ entries: Range<Int>, _ cast: ClaimCast) -> TruthTable.Truth? {
        let run = ClaimedRun(simulation: simulation, entries: entries, cast: cast)
        guard subjects.allSatisfy({ $0.callback.exists(on: simulation.world.environment.release) }) else {
            return nil
        }
        let isTrue: Bool?
        switch statement {
        case .order(let pairs):
            let answers = pairs.map { run.orders($0.first, before: $0.second) }
            // One wrong pair refutes it; to be true, it needs all of the calls.
            isTrue = answers.contains(false) ? false : answers.contains(nil) ? nil : true
        case .which(let pair): isTrue = run.orders(pair.first, before: pair.second)
        case .made(let subjects), .madeFirst(let subjects), .again(let subjects):
            let answers = subjects.map { run.makes($0, since: statement) }
            // "Neither is called" denies each.
            isTrue =
                answers.contains(nil) ? nil : isDenied ? answers.contains(true) : !answers.contains(false)
        case .with(let call, let state, let side): isTrue = run.makes(call, with: state, side)
        case .count(let subject, let range, let state):
            // Who counts how often a view is loaded counts from the beginning.
            let isOfLoading = range.upperBound == .max && !subject.callback.isAppearance
            let isWhole = (settings.isEmpty || isOfLoading) && state == nil
            isTrue = run.counts(subject, range, fromBeginning: isWhole, with: state)
            // More calls than the engine makes would change the answer.
            if isTrue == (range.upperBound == 1), run.mayRepeat(subject) { return .doubtful }
        }
        return isTrue.map { holds in
            run.isDoubtful(subjects) ? .doubtful : holds != isDenied ? .holds : .fails
        }
    }
}

/// The controllers of a run by their names, with the parts that each plays.
typealias ClaimCast = [String: Set<WordedClaim.Owner>]

/// The calls of one transition, as claims ask for them.
private struct ClaimedRun {
    let simulation: Simulation
    let entries: Range<Int>
    let cast: ClaimCast

    /// The controllers that a subject can mean; empty if the transition has none that plays its part.
    private func names(_ subject: WordedClaim.Subject) -> [String] {
        let names = cast.keys.filter { name in
            subject.owner.map { $0 == .every || cast[name]?.contains($0) ?? false } ?? true
        }.sorted()
        // A call that none of them gets may be the app's or a delegate's.
        guard subject.owner == nil, names.allSatisfy({ places(subject, of: $0, in: entries).isEmpty }) else {
            return names
        }
        let others = Set(
            entries.compactMap { index -> String? in
                let entry = simulation.trace[index]
                guard case .callback(subject.callback, _) = entry.event else { return nil }
                return switch entry.receiver {
                case .application, .delegate, .presentationController:
                    entry.receiver.name(in: simulation.world)
                case .controller, .view: nil
                }
            })
        return others.isEmpty ? names : others.sorted()
    }

    private func places(_ subject: WordedClaim.Subject, of name: String, in range: Range<Int>) -> [Int] {
        range.filter { index in
            if subject.event == .state(.completed) {
                return simulation.trace[index].event == .completion
                    && simulation.trace[index].receiver.name(in: simulation.world) == name
            }
            guard case .callback(subject.callback, let argument) = simulation.trace[index].event else {
                return false
            }
            if subject.isWithNil, ![.parent(nil), .superview(nil), .window(nil)].contains(argument) {
                return false
            }
            guard case .view(let view) = simulation.trace[index].receiver else {
                return simulation.trace[index].receiver.name(in: simulation.world) == name
            }
            // A controller's own view enters and leaves the window.
            guard case .window(let window) = argument, subject.isState,
                let controller = simulation.world.views[view].controller
            else { return false }
            return simulation.world.controllers[controller].name == name
                && (window == nil) == (subject.event == .state(.left))
        }
    }

    /// The places of the first call of a kind on each controller, by name.
    private func firsts(_ subject: WordedClaim.Subject) -> [String: Int] {
        names(subject).reduce(into: [:]) { $0[$1] = places(subject, of: $1, in: entries).first }
    }

    /// The places of two calls that are compared: of the same controller if nobody says whose; empty if they don't both come.
    private func pairs(_ first: WordedClaim.Subject, _ second: WordedClaim.Subject) -> [(Int, Int)] {
        let ones = firsts(first), others = firsts(second)
        if first.owner == second.owner {
            let pairs = ones.compactMap { name, place in others[name].map { (place, $0) } }
            guard pairs.isEmpty else { return pairs }
        }
        guard first.owner != second.owner || !first.isState && !second.isState else { return [] }
        return ones.values.flatMap { one in others.values.map { (one, $0) } }
    }

    /// Returns whether the first comes before the second; nil if they don't both come.
    func orders(_ first: WordedClaim.Subject, before second: WordedClaim.Subject) -> Bool? {
        let pairs = pairs(first, second)
        guard !pairs.isEmpty else { return nil }
        let order = Precedence(among: pairs.flatMap { [$0.0, $0.1] }.sorted(), of: simulation.trace)
        return pairs.allSatisfy { one, other in
            one == other ? first.begins(before: second) : order.orders(one, before: other)
        }
    }

    /// Returns which of two calls comes first, and all of them in their order.
    func answer(_ pair: WordedClaim.Pair, _ truth: TruthTable.Truth) -> ClaimCheck.Answer {
        let pairs = pairs(pair.first, pair.second), places = Set(pairs.flatMap { [$0.0, $0.1] }).sorted()
        let order = Precedence(among: places, of: simulation.trace)
        let isFirst = pairs.allSatisfy { order.orders($0, before: $1) }
        let isSecond = pairs.allSatisfy { order.orders($1, before: $0) }
        let isOpen = pairs.contains { !order.orders($0, before: $1) && !order.orders($1, before: $0) }
        return ClaimCheck.Answer(
            truth: truth,
            calls: places.compactMap { place in
                let entry = simulation.trace[place]
                guard case .callback(let callback, _) = entry.event else { return nil }
                let name = entry.receiver.name(in: simulation.world)
                return .init(role: name, callback: callback, mayRepeat: false)
            },
            order: isFirst ? .first : isSecond ? .second : isOpen ? .open : .either)
    }

    /// Returns whether a call is made on each controller that gets into a state; nil if none does.
    func makes(_ call: WordedClaim.Subject, with state: WordedClaim.Subject, _ side: WordedClaim.Side?)
        -> Bool?
    {
        let reached = names(state).compactMap { name in
            places(state, of: name, in: entries).last.map { (name: name, place: $0) }
        }
        guard !reached.isEmpty else { return nil }
        func isMade(on name: String, around place: Int) -> Bool {
            places(call, of: name, in: entries).contains {
                side == nil || ($0 == place ? call.begins(before: state) : $0 < place) == (side == .before)
            }
        }
        guard call.owner == state.owner || call.owner == nil else {
            let names = names(call)
            return names.isEmpty
                ? nil : reached.allSatisfy { one in names.contains { isMade(on: $0, around: one.place) } }
        }
        return reached.allSatisfy { isMade(on: $0.name, around: $0.place) }
    }

    /// Returns whether a call is made as a statement says: for the first time, or again; nil if none can be said to be.
    func makes(_ subject: WordedClaim.Subject, since statement: WordedClaim.Statement) -> Bool? {
        func isKnown(_ name: String) -> Bool {
            !places(subject, of: name, in: 0..<entries.lowerBound).isEmpty
        }
        // An object is deallocated once: what came before counts.
        let isOnce = subject.callback == .deinitialize
        func isMade(_ name: String) -> Bool {
            if subject.isState, subject.callback == .didMoveToWindow {
                // Where the view is afterwards; it may have gone and come back.
                let states = [WordedClaim.State.entered, .left].map { state in
                    places(.init(event: .state(state)), of: name, in: 0..<entries.upperBound).last ?? -1
                }
                return (states[0] > states[1]) == (subject.event == .state(.entered)) && states != [-1, -1]
            }
            return !places(subject, of: name, in: isOnce ? 0..<entries.upperBound : entries).isEmpty
        }
        let names = names(subject)
        switch statement {
        case .again:
            let known = names.filter(isKnown)
            return known.isEmpty ? nil : known.contains(where: isMade)
        case .madeFirst:
            let made = names.filter(isMade)
            return names.isEmpty ? nil : !made.isEmpty && !made.contains(where: isKnown)
        default:
            let isMadeNow = subject.owner == .every ? names.allSatisfy(isMade) : names.contains(where: isMade)
            return names.isEmpty ? nil : isMadeNow
        }
    }

    /// Returns whether UIKit may make a call more often than the engine does.
    func mayRepeat(_ subject: WordedClaim.Subject) -> Bool {
        names(subject).contains { name in
            places(subject, of: name, in: 0..<entries.upperBound).contains {
                simulation.trace[$0].rule.facts.mayRepeat
            }
        }
    }

    /// Returns whether each controller that hears the call hears it so often, from the beginning or in the transition; nil
    /// if none does, or none that gets into a state.
    func counts(
        _ subject: WordedClaim.Subject, _ range: ClosedRange<Int>, fromBeginning: Bool,
        with state: WordedClaim.Subject?
    ) -> Bool? {
        let entries = fromBeginning ? 0..<entries.upperBound : entries
        let reached = state.map { state in
            names(state).filter { !places(state, of: $0, in: entries).isEmpty }
        }
        let heard = names(subject).filter { reached?.contains($0) ?? true }
        func count(_ name: String) -> Int { places(subject, of: name, in: entries).count }
        // Who says that something comes too often doesn't know of which instance.
        let counts =
            (range.upperBound == .max ? heard.map { alike($0).map(count).reduce(0, +) } : heard.map(count))
            .filter { $0 > 0 }
        if range.upperBound == .max { return counts.isEmpty ? nil : counts.contains(where: range.contains) }
        return counts.isEmpty ? nil : counts.allSatisfy(range.contains)
    }

    /// The names of the instances of the class that a controller is of.
    private func alike(_ name: String) -> Set<String> {
        let world = simulation.world
        guard let one = world.newestController(named: name) else { return [name] }
        let type = world.controllers[one].classID
        return Set(
            world.controllers.identifiers.filter { world.controllers[$0].classID == type }
                .map { world.controllers[$0].name })
    }

    /// Indicates whether the sources disagree about the calls.
    func isDoubtful(_ subjects: [WordedClaim.Subject]) -> Bool {
        let asked = AskedCalls(controllers: Array(simulation.world.controllers.identifiers))
        let doubtful = ExpectedCalls.doubtfulRules(in: simulation.trace, entries: entries, asked: asked)
        return subjects.contains { doubtful[$0.callback] != nil }
    }
}

extension TransitionCatalogue.Draft {
    /// The controllers with the parts that they play.
    var cast: ClaimCast { Dictionary(uniqueKeysWithValues: letters.map { ($0, owners(of: $0)) }) }

    /// The names of the controllers in the title, or of all if it has none.
    fileprivate var letters: [String] {
        let all = ["a", "b", "c"], named = all.filter { title.contains("{\($0)}") }
        return named.isEmpty ? all.filter { before.contains(" as \($0)") } : named
    }

    /// The title with the names of the controllers and the style, such as "B is dismissed, back to A (full screen)".
    func plainTitle(style: String) -> String {
        let named = Controller.ModalStyle(rawValue: style).map {
            $0 == .automatic ? "default style" : $0.rawValue
        }
        return letters.reduce(title.replacing("STYLE", with: named ?? style)) {
            $0.replacing("{\($1)}", with: $1.uppercased())
        }
    }

    /// What the title says of a controller behind its name or in front of it, and the parts that it plays then.
    private static let predicates = rows(of: "behind"), prepositions = rows(of: "before")

    private static func rows(of kind: String) -> [(text: String, owners: Set<WordedClaim.Owner>)] {
        CourseTexts.rows(of: kind, in: CourseTexts.vocabulary).map { row in
            (row[1], Set(row[2].split(separator: " ").map { .part(String($0)) }))
        }
    }

    /// The parts that a controller plays, by its name in braces in the title.
    fileprivate func owners(of letter: String) -> Set<WordedClaim.Owner> {
        var owners: Set<WordedClaim.Owner> = [.named(letter)]
        let parts = title.components(separatedBy: "{\(letter)}")
        for (before, after) in zip(parts, parts.dropFirst()) {
            // "{b}, loaded before, is pushed"
            let aside = after.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
            let next = [after, aside.count > 2 && aside[0].isEmpty ? String(aside[2]) : ""].map(\.trimmed)
            for predicate in Self.predicates where next.contains(where: { $0.hasPrefix(predicate.text) }) {
                owners.formUnion(predicate.owners)
            }
            for preposition in Self.prepositions where before.hasSuffix(preposition.text + " ") {
                owners.formUnion(preposition.owners)
            }
        }
        if title.contains("page turns from {a} to {b}"), letter == "b" { owners.insert(.part("incoming")) }
        // What covers another one is of a presentation or of a stack.
        let isPresented = ["presented", "dismissed", "sheet"].contains { title.contains($0) }
        if owners.contains(.part("upper")) { owners.insert(.part(isPresented ? "presented" : "pushed")) }
        if owners.contains(.part("lower")), isPresented { owners.insert(.part("presenter")) }
        // Who is alone is on screen, unless it comes there only now.
        if letters.count == 1, first == nil { owners.insert(.part("outgoing")) }
        return owners
    }
}
