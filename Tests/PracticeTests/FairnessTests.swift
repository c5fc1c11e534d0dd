import Course
import Lifecycle
import Practice
import Session
import TestSupport
import Testing

/// Tests of several hundred questions: no wording gives an answer away, and the reason is about the question.
@Suite("Questions that give nothing away")
struct FairnessTests {
    /// The questions by their seeds: tests ask for many of the same.
    private static let memory = Memory<UInt64, DrawnQuestion?>()

    /// Some questions of each topic, or of some topics, by kind.
    static func drawn(
        _ kind: QuestionKind, _ count: UInt64, about topics: [PracticeTopic] = PracticeTopic.allCases
    ) -> [DrawnQuestion] {
        let plans = UInt64(QuestionPlan.all.count)
        let questions = QuestionPlan.all.enumerated().filter {
            $0.element.kind == kind && topics.contains($0.element.topic)
        }.flatMap { place, _ in
            (1...count).compactMap { number in
                let seed = number * 7_919 * plans + UInt64(place)
                return memory.value(for: seed) { QuestionGenerator.question(QuestionIdentifier(seed: $0)) }
            }
        }
        // Of none everything holds.
        #expect(!questions.isEmpty, "no question of the kind \(kind)")
        return questions
    }

    /// The most that one answer may have of a wording, where there are enough of it.
    private static let most = 0.68, enough = 25

    /// Returns the claim of a yes-or-no question, without the names in it.
    private func claim(_ question: DrawnQuestion) -> String {
        guard case .state(let asked) = question.exercise.content, let goal = try? Goal(asked.ask.text) else {
            return ""
        }
        switch goal {
        case .called(_, let comparison, let count): return "called \(comparison.rawValue) \(count)"
        case .before: return "before"
        case .alive: return "alive"
        case .loaded: return "loaded"
        case .inWindow: return "in window"
        case .value(let subject, _, _): return String(subject.split(separator: ".").last ?? "")
        default: return ""
        }
    }

    @Test("No claim is mostly true or mostly false", arguments: [QuestionKind.state, .statement])
    func claims(_ kind: QuestionKind) {
        let count: UInt64 = kind == .statement ? 48 : 20
        for (claim, questions) in Dictionary(grouping: Self.drawn(kind, count), by: claim) {
            #expect(!claim.isEmpty)
            let share = Double(questions.count { $0.answer == "yes" }) / Double(questions.count)
            guard questions.count >= Self.enough else { continue }
            #expect((1 - Self.most...Self.most).contains(share), "\(claim): \(share) of \(questions.count)")
        }
    }

    @Test("Numbers are spread: none is the answer half the time, and none is missing")
    func numbers() {
        let questions = Self.drawn(.count, 16)
        let counts = Dictionary(grouping: questions, by: \.answer).mapValues(\.count)
        for number in ["0", "1", "2"] {
            let share = Double(counts[number] ?? 0) / Double(questions.count)
            #expect((0.15...0.5).contains(share), "\(number): \(share)")
        }
    }

    @Test("In a question on touches it is touches that are counted")
    func touches() {
        for question in Self.drawn(.count, 16, about: [.touches]) {
            let asked = if case .count(let asked) = question.exercise.content { asked.ask.text } else { "" }
            #expect(asked.hasPrefix("touches"), "\(question.identifier): \(asked)")
        }
    }

    @Test(
        "Each choice that can be got wrong has its reason: a rule, or the calls in which one believes then",
        arguments: [
            QuestionKind.releases, .command, .log, .console, .place, .mistake, .claim,
        ])
    func reasons(_ kind: QuestionKind) {
        for question in Self.drawn(kind, 1) {
            guard case .choose(let choice) = question.exercise.content else { continue }
            for choice in choice.choices where kind != .log || !choice.isRight {
                let slip = choice.slip
                #expect(slip?.rule != nil || slip?.calls != nil, "\(question.identifier)")
                #expect((slip?.calls != nil) == [.releases, .command, .log].contains(kind) || kind == .place)
            }
        }
    }

    @Test("Whoever is falsely said to be a parent or a presenter has a view")
    func holders() {
        var count = 0
        for question in Self.drawn(.state, 12) where question.answer == "no" {
            guard case .state(let asked) = question.exercise.content,
                let holder = asked.ask.text.split(separator: " ").last.map(String.init),
                ["parent", "presentingViewController"].contains(claim(question))
            else { continue }
            var session = Session()
            for command in question.setup.commands + asked.commands { _ = session.enter(command.text) }
            let world = session.simulation.world
            let controller = world.newestController(named: holder)
            #expect(controller.map { world.controllers[$0].view != nil } == true, "\(question.identifier)")
            count += 1
        }
        #expect(count > 0, "no question says so falsely")
    }

    @Test("That there are layout callbacks from iOS 5 on is a reason only where older releases are offered")
    func releaseReasons() {
        let questions = Self.drawn(.releases, 2).filter { $0.rule == .layoutPairFramesLayout }
        #expect(!questions.isEmpty, "no question has that reason")
        for question in questions {
            guard case .choose(let choice) = question.exercise.content else {
                Issue.record("\(question.identifier) offers nothing")
                continue
            }
            let releases = choice.choices.compactMap { Double($0.text.text.dropFirst(4)) }
            #expect(releases.contains { $0 < 5 }, "\(question.identifier)")
        }
    }

    @Test("Next calls are spread: no pair comes more often than one time in six")
    func next() {
        let questions = Self.drawn(.next, 11)
        let pairs = Dictionary(grouping: questions) { question in
            guard case .next(let asked) = question.exercise.content else { return "" }
            return "\(asked.ask.text.split(separator: " ")[1]) \(question.answer)"
        }
        for (pair, found) in pairs {
            #expect(Double(found.count) / Double(questions.count) <= 0.167, "\(pair): \(found.count)")
        }
    }

    @Test("Releases are asked of many calls")
    func releases() {
        let questions = Self.drawn(.releases, 2)
        let calls = Dictionary(grouping: questions) { question in
            question.exercise.ask.split(separator: " ").dropFirst(6).first ?? ""
        }
        for (call, found) in calls {
            #expect(Double(found.count) / Double(questions.count) <= 0.25, "\(call): \(found.count)")
        }
    }

    @Test("An order has a third call, or one that does not come")
    func orders() {
        for question in Self.drawn(.order, 6) {
            guard case .predict(let asked) = question.exercise.content,
                let names = try? AskedNames(asked.ask.text)
            else {
                Issue.record("\(question.identifier)")
                continue
            }
            let offered = (names.callbacks?.count ?? 0) * names.controllers.count
            let coming = question.answer == "nothing" ? 0 : question.answer.split(separator: " ").count
            #expect(offered > 2 && (coming > 2 || coming < offered), "\(question.identifier)")
        }
    }

    /// The subjects of the rules that can settle a claim, by what is claimed.
    private static let subjects: [String: Set<Substring>] = [
        "parent": ["containment", "navigation", "tabs", "appearance"],
        "presentingViewController": ["present", "dismiss", "sheet", "window"],
        "frame": [
            "layout", "constraints", "views", "rotation", "window", "present", "appearance", "safeArea",
        ],
        "view": ["touch"],
        "alive": ["memory", "present", "window"],
        "loaded": [
            "view", "loadView", "memory", "window", "navigation", "tabs", "viewDidLoad", "override", "nib",
            "nibs", "present", "appearance",
        ],
    ]

    @Test("The reason of what is so speaks of that")
    func reasons() {
        for question in Self.drawn(.state, 12) {
            let rule = question.rule.facts.identifier
            guard let subjects = Self.subjects[claim(question)] else {
                #expect(question.rule != .appearanceStepsAlternate, "\(question.identifier)")
                continue
            }
            #expect(subjects.contains(rule.prefix { $0 != "." }), "\(question.identifier): \(rule)")
        }
    }

    @Test("A call that does not come has the reason that `why` gives")
    func absences() {
        var count = 0
        for question in Self.drawn(.count, 8) where question.answer == "0" {
            guard case .count(let asked) = question.exercise.content else { continue }
            let words = asked.ask.text.split(separator: " ").map(String.init)
            let action = asked.commands.map(\.text).joined(separator: "; ")
            // After a memory warning, the reason is what it unloads.
            guard let callback = Callback(rawValue: words[0]), !action.contains("memory warning") else {
                continue
            }
            var session = Session(Session.Start(code: .standard))
            for command in question.setup.commands { _ = session.enter(command.text) }
            let before = session
            _ = session.enter(action)
            guard let controller = session.simulation.world.newestController(named: words[2]) else {
                continue
            }
            let rule = session.ruleForAbsence(
                of: Call(controller, callback), after: before, since: before.simulation.trace.count)
            #expect(rule == question.rule, "\(question.identifier): \(question.rule.facts.identifier)")
            count += 1
        }
        #expect(count > 5)
    }

    /// The needs of a line, by the words of the question, with the rules that can decide where they are met.
    private static let needs: [(words: String, rules: Set<Rule>)] = [
        (
            "needs view.window",
            [
                .willAppearPrecedesWindow, .didAppearFollowsCommit, .willDisappearPrecedesRemoval,
                .didDisappearFollowsRemoval,
            ]
        ),
        (
            "needs view.superview",
            [
                .willAppearPrecedesWindow, .didAppearFollowsCommit, .willDisappearPrecedesRemoval,
                .didDisappearFollowsRemoval,
            ]
        ),
        (
            "needs parent",
            [
                .stackChangesAtOnce, .didMoveFollowsTransition, .tabsAreToldAtOnce,
                .addChildSendsWillMove, .removeFromParentSendsDidMove,
            ]
        ),
        (
            "needs navigationController",
            [
                .stackChangesAtOnce, .didMoveFollowsTransition, .addChildSendsWillMove,
                .removeFromParentSendsDidMove,
            ]
        ),
        (
            "needs presentingViewController",
            [
                .unanimatedDismissalTellsAtOnce, .dismissalUnlinksAtOnce, .presentationIsReadFromAncestors,
                .presentLoadsAtOnce,
            ]
        ),
        ("isMovingToParent is true", [.movingIsTrueInsideCallbacks]),
        ("isMovingFromParent is true", [.movingIsTrueInsideCallbacks]),
        ("isBeingPresented is true", [.movingIsTrueInsideCallbacks]),
        ("isBeingDismissed is true", [.movingIsTrueInsideCallbacks]),
        (
            "needs the view's final size",
            [
                .isAppearingFollowsGeometry, .viewsFollowWindow, .layoutPairFramesLayout,
                .didAppearFollowsCommit,
            ]
        ),
    ]

    @Test("Where a line goes is explained by a rule that settles what it needs")
    func places() {
        var seen: Set<String> = []
        for question in Self.drawn(.place, 6) where !question.exercise.ask.contains("You want a line to run")
        {
            guard let need = Self.needs.first(where: { question.exercise.ask.contains($0.words) }) else {
                Issue.record("\(question.identifier): \(question.exercise.ask)")
                continue
            }
            seen.insert(need.words)
            #expect(need.rules.contains(question.rule), "\(question.identifier): \(question.rule)")
        }
        #expect(seen.count >= Self.needs.count - 2, "\(seen)")
    }

    @Test("No style is named before there was one")
    func styles() {
        let first = [("overFullScreen", 8), ("automatic", 13)]
        var count = 0
        for kind in [QuestionKind.order, .command, .log] {
            for question in Self.drawn(kind, 4, about: [.presentation]) {
                let text = (question.setup.commands.map(\.text) + [question.exercise.wording])
                    .joined(separator: "\n")
                guard let line = question.setup.commands.first?.text, line.hasPrefix("ios "),
                    let release = Int(line.dropFirst(4))
                else { continue }
                for (style, since) in first where release < since {
                    #expect(!text.contains(" as \(style)"), "\(question.identifier)")
                    count += 1
                }
            }
        }
        #expect(count > 0, "no question is about a time before one of them")
    }

    @Test("What is done in a question about turning or leaving the app is about that")
    func topical() {
        let topical = [PracticeTopic.rotation: "rotate", .background: "background"]
        for kind in [QuestionKind.order, .statement] {
            for question in Self.drawn(kind, 8, about: Array(topical.keys)) {
                guard let word = topical[question.topic] else { continue }
                let isInterruption =
                    question.topic == .background && question.exercise.wording.contains("interrupt")
                #expect(question.exercise.wording.contains(word) || isInterruption, "\(question.identifier)")
            }
        }
    }
}
