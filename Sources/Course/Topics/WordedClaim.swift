import CommandLanguage
import CourseTexts
import Lifecycle

/// A claim about calls in one's own words, such as "the presenter's viewWillAppear isn't called when a sheet is dismissed".
struct WordedClaim: Hashable, Sendable {
    var statement: Statement
    /// Indicates whether the claim denies the statement.
    var isDenied = false
    /// How many of the transitions it is about.
    var scope = Scope.unsaid
    /// The words of what happens, as the transitions' titles have them, such as `dismiss`; empty if that is not said.
    var settings: Set<String>
    /// The words of what doesn't happen; empty if nothing is excepted.
    var excluded: Set<String> = []
    /// A reason, or what else the sentence says, that is no claim about calls.
    var unjudged = ""
    /// The presentation styles that are named; empty if none is.
    var styles: [Controller.ModalStyle] = []
    /// The family of devices that it is about; nil if it names none.
    var idiom: Device.Idiom?
    /// The releases that it is about; nil if it names none.
    var releases: ReleaseSpan?

    enum Statement: Hashable, Sendable {
        /// What is first in each pair comes before what is second.
        case order([Pair])
        /// A question which of two calls comes first.
        case which(Pair)
        /// All of the calls are made.
        case made([Subject])
        /// All of the calls are made, and none was made before.
        case madeFirst([Subject])
        /// A call is made on a controller whenever its view gets into a state: on one side of that, or anywhere.
        case with(Subject, Subject, Side?)
        /// All of the calls are made again, after they were made before.
        case again([Subject])
        /// A call is made so often: from the beginning, or in the transitions in which a view gets into a state.
        case count(Subject, ClosedRange<Int>, with: Subject?)
    }

    struct Pair: Hashable, Sendable {
        let first: Subject
        let second: Subject
    }

    enum Side: Hashable, Sendable { case before, after }

    /// How many of the transitions in question a claim is about.
    enum Scope: Hashable, Sendable {
        /// It doesn't say.
        case unsaid
        /// Each: a single one can refute it.
        case each
        /// At least one.
        case some
    }

    /// A call or a state, and whose it is.
    struct Subject: Hashable, Sendable {
        let event: Event
        /// Nil if the claim doesn't say.
        var owner: Owner?
        /// Indicates whether it is a call with nil, such as `didMove(toParent: nil)`.
        var isWithNil = false

        /// The call, or the one that tells a controller of the state.
        var callback: Callback {
            switch event {
            case .call(let callback): callback
            case .state(let state): state.callback
            }
        }

        var isState: Bool { if case .state = event { true } else { false } }

        /// Returns whether it begins before another one that the same call tells of: a state before the call that tells of
        /// it, but the end of a controller after its deinit.
        func begins(before other: Subject) -> Bool {
            isState && event != .state(.deallocated) || other.event == .state(.deallocated)
        }
    }

    enum Event: Hashable, Sendable {
        case call(Callback)
        case state(State)
    }

    /// What can be said of a controller's view, or of the controller, without naming a call.
    enum State: String, CaseIterable, Sendable {
        case loaded, appeared, disappeared, sized, laidOut, entered, left, deallocated, completed

        /// The call that tells a controller or its view of each, and the words for it.
        private static let rows = CourseTexts.rows(of: "state", in: CourseTexts.vocabulary)
        private static let callbacks = Dictionary(rows.map { ($0[1], Callback(rawValue: $0[2])) }) { one, _ in
            one
        }
        fileprivate static let words = Dictionary(rows.map { ($0[1], $0[3]) }) { one, _ in one }

        var callback: Callback { (Self.callbacks[rawValue] ?? nil) ?? .viewDidLoad }
    }

    /// The part that a controller plays in a transition, as the vocabulary lists them, or its name in the titles.
    struct Owner: Hashable, Sendable {
        let part: String
        var isName = false

        static func named(_ name: String) -> Owner { Owner(part: name, isName: true) }
        static func part(_ part: String) -> Owner { Owner(part: part) }
        static let every = part("every")
    }

    /// The same circumstances with another statement.
    func symptom(_ statement: Statement, isDenied: Bool) -> WordedClaim {
        var claim = self
        (claim.statement, claim.isDenied, claim.scope) = (statement, isDenied, .unsaid)
        return claim
    }

    /// The claim about a controller, where it doesn't say whose calls it means.
    func owned(by owner: Owner) -> WordedClaim {
        var claim = self
        let calls = (isOfCircumstances ? subjects : subjects.filter { !$0.isState }).map { call in
            var call = call
            call.owner = call.owner ?? owner
            return call
        }
        claim.statement = statement(of: calls) ?? statement
        return claim
    }

    /// The statement about other calls; nil if it needs more than these.
    func statement(of calls: [Subject]) -> Statement? {
        switch statement {
        case .made: .made(calls)
        case .madeFirst: .madeFirst(calls)
        case .again: .again(calls)
        case .count(_, let range, let state) where calls.count == 1: .count(calls[0], range, with: state)
        case .with(_, let state, let side) where calls.count == 1: .with(calls[0], state, side)
        case .order(let pairs) where pairs.count == 1 && calls.count == 1 && pairs[0].first.isState:
            .order([.init(first: pairs[0].first, second: calls[0])])
        default: nil
        }
    }

    /// Indicates whether it says no more than that calls are made, so that it has to say when.
    var isOfCircumstances: Bool {
        switch statement {
        case .made, .madeFirst, .again: true
        case .order, .which, .with, .count: false
        }
    }

    /// Indicates whether a state tells when the call of a claim is made.
    var hasState: Bool { !isOfCircumstances && subjects.contains(where: \.isState) }

    /// The calls and states that it is about.
    var subjects: [Subject] {
        switch statement {
        case .order(let pairs): pairs.flatMap { [$0.first, $0.second] }
        case .which(let pair): [pair.first, pair.second]
        case .made(let subjects), .madeFirst(let subjects), .again(let subjects): subjects
        case .with(let call, let state, _): [call, state]
        case .count(let subject, _, let state): [subject] + (state.map { [$0] } ?? [])
        }
    }

    /// Indicates whether it is about an order alone.
    var isOfOrder: Bool {
        if case .order = statement { true } else { isQuestion }
    }

    /// Indicates whether it asks which of two calls comes first.
    var isQuestion: Bool { if case .which = statement { true } else { false } }

    /// The circumstances in words, in which they are understood again.
    var circumstances: [String] {
        settings.sorted().map { ClaimReader.told[$0] ?? $0 } + styles.map(\.rawValue) + limits
    }

    /// What is excepted, the devices and the releases, in words.
    private var limits: [String] {
        (excluded.isEmpty ? [] : ["without " + excluded.sorted().joined(separator: " ")])
            + (idiom.map { [$0 == .pad ? "on an iPad" : "on an iPhone"] } ?? [])
            + (releases.map { ["on \($0)"] } ?? [])
    }

    /// The claim in the words in which it was understood, without what happens.
    var textWithLimits: String { ([text] + limits).joined(separator: " ") }

    /// The claim in the words in which it was understood.
    var text: String {
        let adverb = scope == .each && !isDenied ? "always " : scope == .some ? "sometimes " : ""
        let called = (isDenied ? "not " : "") + adverb + "called"
        switch statement {
        case .order(let pairs):
            return pairs.map { pair in
                pair.first.isState && !pair.second.isState
                    ? "\(pair.second.text) is \(called) after \(pair.first.text)"
                    : "\(pair.first.text) is \(called) before \(pair.second.text)"
            }.joined(separator: ", and ")
        case .which(let pair):
            return "order of \(pair.first.shortText) and \(pair.second.shortText)"
        case .made(let subjects), .madeFirst(let subjects), .again(let subjects):
            var when = ""
            if case .again = statement { when = " again" }
            if case .madeFirst = statement { when = " then, and not before" }
            if let state = subjects.first, state.isState {
                return (isDenied ? "it isn't so that " : "") + state.text + when
            }
            return subjects.map(\.text).joined(separator: " and ")
                + (subjects.count == 1 ? " is " : " are ") + called + when
        case .with(let call, let state, let side):
            let time = side.map { $0 == .before ? ", before that" : ", after that" } ?? ""
            return "\(call.text) is \(called) when \(state.text)\(state.isState ? "" : " is")\(time)"
        case .count(let subject, let range, let state):
            let count = range.upperBound == 1 ? "only once" : "\(range.lowerBound) times"
            return "\(subject.text) is \(called) \(count)"
                + (range.count > 1 ? " or more" : "") + (state.map { " when \($0.text)" } ?? "")
        }
    }
}

extension WordedClaim.Subject {
    /// The call with a word for whose it is, such as "the child's viewDidLoad".
    var shortText: String { (owner.map { "\($0.word)'s " } ?? "") + callback.rawValue }

    fileprivate var text: String {
        let whose = owner.map { " of \($0.text)" } ?? ""
        switch event {
        case .call(let callback): return callback.rawValue + (isWithNil ? " with nil" : "") + whose
        case .state(let state):
            return (WordedClaim.State.words[state.rawValue] ?? "").replacing(" WHOSE", with: whose)
        }
    }
}

extension WordedClaim.Owner {
    private static let rows = CourseTexts.rows(of: "owner", in: CourseTexts.vocabulary)

    fileprivate var text: String { isName ? word : "the \(word)" }

    fileprivate var word: String {
        guard !isName else { return part.count == 1 ? part.uppercased() : part }
        return Self.rows.first { $0[1] == part }?[2] ?? part
    }

    /// Words for the part that a controller plays, as people write them.
    static let words = Dictionary(
        uniqueKeysWithValues: rows.flatMap { row in
            row[3].split(separator: " ").map { (String($0), part(row[1])) }
        })
}
