import CommandLanguage
import Course
import DeepStack
import Lifecycle

/// Draws questions. What is right is always the work of the simulation.
package enum QuestionGenerator {
    /// The most aims tried for one question, and the most sample apps tried for each aim: few of an app on the list, which is
    /// much the same each time.
    private static let aims = 60, sampleApps = 12, listedApps = 2
    /// The same for the place of a line where nothing may distract: for some topics there is none, and each try is long.
    private static let plainPlaceAims = 4

    /// Draws the question of a name.
    ///
    /// - Parameters:
    ///   - identifier: The name.
    ///   - tries: The most tries, each of which runs an app, for a learner who waits.
    /// - Returns: Always the same; nil if nothing worth asking was found, which is as good as never so.
    package static func question(_ identifier: QuestionIdentifier, tries: Int = .max) -> DrawnQuestion? {
        var left = tries, memory = SetUpMemory()
        return question(identifier, left: &left, with: &memory)
    }

    /// Draws the same question, counts the tries that are left for others, and keeps what they can use.
    static func question(
        _ identifier: QuestionIdentifier, left: inout Int, with memory: inout SetUpMemory
    ) -> DrawnQuestion? {
        let number = identifier.followUp, shared = SharedMemory(memory)
        // The caller's memory is emptied, so that there is only one copy and nothing is copied when it grows.
        memory = SetUpMemory()
        defer { memory = shared.memory }
        // Hundreds of lines are played for one question; each would change threads by itself.
        let question = DeepStack.run { draw(identifier.followUp(0), shared, &left) }
        guard number > 0 else { return question }
        let all = DeepStack.run { question?.followUps ?? [] }
        return number <= all.count ? all[number - 1] : nil
    }

    /// A session with all Swift that a question may have: methods, and dismissals.
    package static var swift: [String] {
        let overrides = (MistakeQuestion.all + LineRequirement.trials).map { $0.override(in: "Screen") }
        // A container may be dismissed as well as a controller of the app's own.
        let objects =
            SampleAppBuilder.pool.map { ("Screen", $0.name) }
            + ["nav", "nav2"].map { ("UINavigationController", $0) } + [("UITabBarController", "tabs")]
        return ["class Screen"] + overrides
            + objects.flatMap { type, name in
                ["new \(type) as \(name)"] + [true, false].map { "\(name).dismiss(animated: \($0))" }
            }
    }

    private static func draw(
        _ identifier: QuestionIdentifier, _ shared: SharedMemory, _ left: inout Int
    ) -> DrawnQuestion? {
        var chance = Chance(seed: identifier.seed)
        let terms = QuestionTerms(identifier, &chance)
        return draw(identifier, terms, shared, &chance, &left)
            // Few questions of some topics can be asked on the oldest releases.
            ?? terms.flatMap { _ in left > 0 ? draw(identifier, nil, shared, &chance, &left) : nil }
    }

    private static func draw(
        _ identifier: QuestionIdentifier, _ terms: QuestionTerms?, _ shared: SharedMemory,
        _ chance: inout Chance, _ left: inout Int
    ) -> DrawnQuestion? {
        let plan = identifier.plan, isPlain = terms?.isPlain ?? false
        for _ in 0..<(isPlain && plan.kind == .place ? plainPlaceAims : aims) where left > 0 {
            let aim = QuestionAim(&chance)
            for _ in 0..<(terms?.listed == nil ? sampleApps : listedApps) where left > 0 {
                left -= 1
                guard let sampleApp = SampleApp.draw(plan.topic, terms, &chance),
                    let preparedApp = PreparedApp(sampleApp, shared)
                else {
                    continue
                }
                for _ in 0..<plan.kind.tries where left > 0 {
                    left -= 1
                    guard let draft = plan.kind.ask(preparedApp, plan.topic, aim, terms, &chance),
                        draft.rule.facts.certainty != .doubtful
                    else { continue }
                    var question = DrawnQuestion(identifier, draft, sampleApp, terms?.listed?.words)
                    question.made = preparedApp.session
                    let isMeant = terms?.listed?.asks.allSatisfy(question.exercise.wording.contains) ?? true
                    if !isMeant || isPlain && question.hasIdle(of: sampleApp) { continue }
                    return question
                }
            }
        }
        return nil
    }

    /// Draws the question of a name as parts of a lesson, as a way through practice needs it.
    ///
    /// - Parameter name: The name as transcripts have it.
    /// - Returns: Nil if it is no name of a question that this program can draw.
    @Sendable static func parts(_ name: String) -> [Lesson.Part]? {
        QuestionIdentifier(name).flatMap { question($0) }?.parts
    }
}

extension QuestionKind {
    /// The number of tries in one sample app: fewer for kinds that play a lot in each try.
    fileprivate var tries: Int {
        switch self {
        case .console, .mistake, .releases, .claim: 1
        case .command, .log, .place: 3
        case .order, .next, .count, .state, .statement: 6
        }
    }

    /// Asks something of this kind about a sample app.
    ///
    /// - Returns: Nil if there is nothing of the kind that would be worth asking.
    fileprivate func ask(
        _ preparedApp: PreparedApp, _ topic: PracticeTopic, _ aim: QuestionAim, _ terms: QuestionTerms?,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        switch self {
        case .order: OrderQuestion.draw(preparedApp, &chance)
        case .next: NextQuestion.draw(preparedApp, aim, &chance)
        case .count: CountQuestion.draw(preparedApp, aim, terms, &chance)
        case .state: StateQuestion.draw(preparedApp, topic, aim, &chance)
        case .statement: StatementQuestion.draw(preparedApp, topic, aim, terms, &chance)
        case .releases: ReleasesQuestion.draw(preparedApp, aim, &chance)
        case .command: CommandQuestion.draw(preparedApp, &chance)
        case .log: LogQuestion.draw(preparedApp, &chance)
        case .console: ConsoleQuestion.draw(preparedApp, aim, &chance)
        case .place: PlaceQuestion.draw(preparedApp, topic, aim, terms, &chance)
        case .mistake: MistakeQuestion.draw(preparedApp, aim, &chance)
        case .claim: ClaimQuestion.draw(topic, on: terms?.release, &chance)
        }
    }
}

extension DrawnQuestion {
    fileprivate init(
        _ identifier: QuestionIdentifier, _ draft: QuestionDraft, _ sampleApp: SampleApp, _ lead: String?
    ) {
        self.identifier = identifier
        rule = draft.rule
        let facts = draft.told.facts
        setup = Lesson.Setup(draft.lines ?? sampleApp.lines)
        var exercise = Exercise(
            id: identifier.description, draft.content,
            tips: (identifier.plan.kind == .claim ? [] : QuestionDraft.tips(behind: draft.hints))
                .map { Prose([$0]) } + [Prose([facts.brief])],
            note: Prose([facts.brief]))
        exercise.lead = lead.map { Prose([$0]) } ?? exercise.lead
        self.exercise = exercise
        answer = draft.answer
        substance = DrawnQuestion.substance(of: setup, exercise, answer, identifier.plan, sampleApp)
    }

    /// Returns whether the question leaves a controller of its app unused.
    fileprivate func hasIdle(of sampleApp: SampleApp) -> Bool {
        sampleApp.hasIdle(in: setup.commands.map { $0.text }, asking: exercise.wording)
    }

    /// Everything that is seen and the answer, with numbers in place of names, and without the release.
    private static func substance(
        of setup: Lesson.Setup, _ exercise: Exercise, _ answer: String, _ plan: QuestionPlan,
        _ sampleApp: SampleApp
    ) -> String {
        var numbers: [String: String] = [:]
        for (place, name) in sampleApp.own.enumerated() {
            numbers[name] = "c\(place)"
            numbers[sampleApp.classes[name] ?? ""] = "C\(place)"
        }
        let lines =
            setup.commands.map { $0.text }.filter { !$0.hasPrefix("ios ") } + [exercise.wording, answer]
        let text = "\(plan.topic.rawValue) \(plan.kind.rawValue)\n" + lines.joined(separator: "\n")
        var result = "", rest = text.utf8[...]
        while let first = rest.first {
            let part = String(Substring(rest.prefix { $0.isInWord == first.isInWord }))
            let stem = part.hasSuffix("View") ? String(part.dropLast(4)) : part
            result += numbers[stem].map { $0 + part.dropFirst(stem.count) } ?? part
            rest = rest.dropFirst(part.utf8.count)
        }
        return result
    }
}

extension Exercise {
    /// The question, without the choices.
    package var ask: String {
        guard case .choose(let choice) = content else { return wording }
        return choice.question.blocks.map { $0.plainText }.joined(separator: "\n")
    }

    /// The whole question, as one text.
    package var wording: String {
        switch content {
        case .predict(let question), .count(let question), .state(let question):
            "\(question.ask.text): \(question.line)"
        case .next(let question):
            "\(question.line)\n\(EngineQuestion.sentence(next: question.ask.text))"
        case .choose(let choice):
            (choice.question.blocks.map { $0.plainText } + choice.choices.map { $0.text.text }).joined(
                separator: "\n")
        case .do(let task): task.goals.map { $0.text }.joined(separator: "\n")
        case .fix(let repair): repair.goals.map { $0.text }.joined(separator: "\n")
        }
    }
}

extension Exercise.Question {
    /// The commands, as one line.
    fileprivate var line: String { commands.map { $0.text }.joined(separator: "; ") }
}
