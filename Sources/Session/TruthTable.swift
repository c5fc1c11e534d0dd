import CommandLanguage
import Lifecycle

/// Where something holds after some commands: in each presentation style, on iPhone and iPad, from release to release.
package struct TruthTable: Sendable {
    package let goal: Goal
    package let commands: String
    /// A row for each presentation style, or a single one if nothing is presented in the default style.
    package let rows: [Row]

    /// What holds in one presentation style.
    package struct Row: Sendable {
        /// The style; nil where the commands stay as they were typed.
        package let style: Controller.ModalStyle?
        /// For each family of devices what came of the commands on each of ``Release/lastReleases``, in order.
        fileprivate var worlds: [Device.Idiom: [World]] = [:]

        /// Returns the truth on each of ``Release/lastReleases``, in order.
        package func truths(on idiom: Device.Idiom) -> [Truth] { (worlds[idiom] ?? []).map { $0.truth } }
    }

    /// What came of the commands in one world.
    fileprivate struct World: Sendable {
        let truth: Truth
        let column: (environment: Environment, runs: [Run])?
    }

    package enum Truth: Hashable, Sendable {
        case holds, fails
        /// The sources disagree about the calls in question.
        case doubtful
        /// The commands don't exist there, or are refused.
        case impossible
    }

    /// The most steps of the app's code in all worlds together.
    fileprivate static let mostSteps = 1_000_000

    /// Returns the steps that the app's code took in runs.
    fileprivate static func steps(of runs: [Run]) -> Int {
        runs.reduce(0) { $0 + $1.simulation.cost.steps }
    }

    /// The runs of the commands in all worlds.
    var runs: [Run] {
        rows.flatMap { $0.worlds.values.joined() }.flatMap { $0.column?.runs ?? [] }
    }

    /// The rules that change where it first becomes true or untrue from one release to the next.
    package var decidingRules: [Rule] {
        for row in rows {
            for worlds in [row.worlds[.phone] ?? [], row.worlds[.pad] ?? []] {
                let possible = worlds.filter { $0.truth == .holds || $0.truth == .fails }
                let change = zip(possible, possible.dropFirst()).first { $0.truth != $1.truth }
                guard let change else { continue }
                return Comparison.differingRules([change.0, change.1].compactMap { $0.column })
            }
        }
        return []
    }
}

extension Session {
    /// Runs commands in all worlds that differ in the presentation style, the device and the release, each after all that
    /// happened so far ran there as well.
    ///
    /// - Parameters:
    ///   - text: What is to hold: a goal, or a call, which then has to be made.
    ///   - commands: The commands; nil means the last ones.
    /// - Returns: The table, or what is wrong with the goal or the commands.
    func tabulate(_ text: String, _ commands: String?) -> [Reply] {
        let (earlier, last) = lastCommands
        guard let tabulated = commands ?? last else {
            return [.message("There's no last command. Name one: when \(text): present detail")]
        }
        let goal: Goal
        do throws(CommandError) {
            goal = try Goal(spelledOut(text))
        } catch {
            return [.misunderstood("when " + text, error)]
        }
        let past = commands == nil ? earlier : Array(history.done)
        let here = TrialRun(tabulated, from: replay(past).stage)
        if let failure = here.failure { return [.misunderstood(failure.statement, failure.error)] }
        guard here.runs.contains(where: { !$0.entries.isEmpty }) else {
            return [
                .message(
                    "\(tabulated) does nothing now. To ask about the last command instead: when \(text)"
                )
            ]
        }
        if let error = goal.unknownName(in: here.stage.simulation, since: 0) {
            return [.misunderstood("when " + text, error)]
        }
        let variants = here.styleVariants
        var rows = variants.map { TruthTable.Row(style: $0.style) }
        var reader = StatementReader(), steps = 0
        for idiom in [Device.Idiom.phone, .pad] {
            for release in Release.lastReleases {
                let before = platform.on(release, idiom).map { environment in
                    start.limit.count(past.count * Comparison.stepsPerKeptRun)
                    return replay(past, on: environment, by: &reader)
                }
                steps += TruthTable.steps(of: before?.runs.compactMap { $0 } ?? [])
                for (index, variant) in variants.enumerated() {
                    let attempt = before.flatMap { before in
                        // A style is nowhere before it exists.
                        let exists =
                            variant.style.map {
                                $0 == .automatic || $0.exists(in: before.stage.simulation.world.environment)
                            }
                            ?? true
                        return before.lost.isEmpty && exists
                            ? TrialRun(variant.commands, from: before.stage) : nil
                    }
                    steps += TruthTable.steps(of: attempt?.runs ?? [])
                    guard steps <= TruthTable.mostSteps else {
                        return [
                            .message(
                                "The app's code runs for too long to try it everywhere. Compare two releases instead: compare ios 12 17: \(tabulated)"
                            )
                        ]
                    }
                    rows[index].worlds[idiom, default: []].append(
                        TruthTable.World(
                            truth: attempt.map { goal.truth(after: $0) } ?? .impossible,
                            column: attempt.map { ($0.stage.simulation.world.environment, $0.runs) }))
                }
            }
        }
        return [.truthTable(TruthTable(goal: goal, commands: tabulated, rows: rows))]
    }

    /// A call alone means that it is made, and a method alone that of the current controller.
    private func spelledOut(_ text: String) -> String {
        guard !text.contains(" "), CallbackName.callback(for: text) != nil || text.contains(".") else {
            return text
        }
        return (text.contains(".") ? "" : (currentName ?? "") + ".") + text + " called"
    }
}

extension Platform {
    /// The platform on a release and a device of a family; nil if the release never ran on the family.
    fileprivate func on(_ release: Release, _ idiom: Device.Idiom) -> Environment? {
        let environment = on(release)
        guard environment.device.idiom != idiom else { return environment }
        return Device.ofItsTime(release, idiom: idiom).map {
            Environment(release: release, device: $0, isLandscape: environment.isLandscape)
        }
    }
}

extension TrialRun {
    /// The commands in each style, if they present something without naming one; else only as they are.
    fileprivate var styleVariants: [(style: Controller.ModalStyle?, commands: String)] {
        let world = stage.simulation.world
        func statements(_ style: Controller.ModalStyle) -> [String] {
            steps.map { step in
                guard
                    case .simulate(
                        .presentation(.present(let presented, let source, .automatic, let animated))) = step
                        .instruction
                else { return step.statement }
                let command = Command.presentation(
                    .present(presented, from: source, style: style, animated: animated))
                return command.line(in: world) ?? step.statement
            }
        }
        let typed = steps.map { $0.statement }
        guard statements(.fullScreen) != typed else { return [(nil, typed.joined(separator: "; "))] }
        return Controller.ModalStyle.allCases.filter { $0 != .custom }.map { style in
            (style, (style == .automatic ? typed : statements(style)).joined(separator: "; "))
        }
    }
}

extension Goal {
    /// The calls that it is about.
    private var calls: [CallName] {
        switch self {
        case .called(let call, _, _), .through(let call, _, _): [call]
        case .before(let first, let second): [first, second]
        case .alive, .loaded, .inWindow, .viewClass, .message, .exception, .crashed, .value: []
        }
    }

    /// Returns whether it holds after commands, as far as the sources agree.
    fileprivate func truth(after attempt: TrialRun) -> TruthTable.Truth {
        let simulation = attempt.stage.simulation
        let isRefused = attempt.runs.contains { $0.isRefused }
        guard attempt.failure == nil, !isRefused, unknownName(in: simulation, since: 0) == nil else {
            return .impossible
        }
        let asked = AskedCalls(controllers: Array(simulation.world.controllers.identifiers))
        let doubtful = ExpectedCalls.doubtfulRules(
            in: simulation.trace, entries: attempt.entries, asked: asked)
        if calls.contains(where: { doubtful[$0.callback] != nil }) { return .doubtful }
        return holds(in: simulation, since: attempt.entries.lowerBound) ? .holds : .fails
    }
}
