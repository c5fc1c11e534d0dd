import CommandLanguage
import Lifecycle

/// A list of inputs that leads to a world near the real one.
struct NearbyWorld: Hashable {
    let changes: [Counterfactual.Change]
    /// The release that all of it runs on; nil for the one that it runs on now.
    var release: Release?
    /// The device that all of it runs on; nil for the one that it runs on now.
    var device: Device?
    /// How many of the session's steps it begins with.
    let shared: Int
    /// The statements after those, up to the predicted commands.
    let setUp: [String]
    /// The commands in the place of the predicted ones.
    let commands: [String]
}

extension NearbyWorld {
    /// The world that a change of some inputs leads to.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - inputs: The inputs: steps, then the predicted commands.
    ///   - predicted: The position of the first predicted command.
    ///   - shared: How many of the inputs are the session's own steps.
    ///   - earlier: The changes that the inputs hold already.
    init(
        _ change: NearbyChange, of inputs: ChunkedArray<Input>, predicted: Int, shared: Int,
        after earlier: [Counterfactual.Change] = []
    ) {
        let first = min(change.instead.keys.min() ?? predicted, predicted, shared)
        func statements(_ range: Range<Int>) -> [String] {
            range.flatMap { change.instead[$0] ?? [inputs[$0].statement] }
        }
        self.init(
            changes: earlier + [change.change], shared: first,
            setUp: statements(first..<predicted) + change.before,
            commands: statements(predicted..<inputs.count))
    }

    /// Whether its statements can be given on one line: none but the last takes what follows it.
    var isSayable: Bool {
        let statements = setUp + commands
        return Lexer.statements(in: statements.joined(separator: "; ")).count == statements.count
    }

    /// The same inputs on another release.
    func on(_ release: Release) -> NearbyWorld {
        NearbyWorld(
            changes: [.release(release)] + changes, release: release, shared: shared, setUp: setUp,
            commands: commands)
    }

    /// The same inputs on a device.
    func on(_ device: Device) -> NearbyWorld {
        NearbyWorld(
            changes: [.device(device.idiom)] + changes, release: release, device: device, shared: shared,
            setUp: setUp, commands: commands)
    }

    /// Whether it differs in nothing but that it runs on a release.
    func isOnly(on release: Release?) -> Bool {
        guard let release else { return false }
        return changes == [.release(release)]
    }

    /// What all of it runs on; nil for what it runs on now.
    fileprivate var ground: NearbyReplay.Ground? {
        release == nil && device == nil ? nil : NearbyReplay.Ground(release: release, device: device)
    }
}

/// Replays lists of inputs, each beginning once for all that share it, and no more than an allowance.
struct NearbyReplay {
    /// What came of a list of inputs.
    struct Result {
        /// The position of the commands in the place of the predicted ones.
        let predicted: Int
        let before: World
        /// The app after them, with all inputs that led there.
        let stage: Stage
        /// What the commands in the place of the predicted ones caused.
        let entries: Range<Int>
        /// Whether each of them did something, and the app still runs.
        let isSound: Bool

        var after: Simulation { stage.simulation }
    }

    let session: Session
    private let platform: Platform
    /// The stages that were reached, by release and number of steps.
    private var stages: [Place: Stage] = [:]
    /// The steps after which it is worth keeping a stage, in rising order.
    private let stops: [Int]
    /// The statements that were replayed last on each release: the next world often begins alike.
    private var paths: [Ground?: Path] = [:]
    /// How many statements may be carried out; one that runs the learner's code for long counts as many.
    private let allowance: Int
    /// How many were.
    private(set) var done = 0
    /// What they counted as.
    private var spent = 0
    private(set) var memory = ReadingMemory()

    /// Whether nothing more may be carried out.
    var isExhausted: Bool { spent >= allowance }

    /// The steps of the learner's code that are free with a statement, and those that count as another statement.
    private static let freeSteps = 200, stepsPerStatement = 25

    /// A release and a device; nil stands for those that the session is on.
    fileprivate struct Ground: Hashable {
        let release: Release?
        let device: Device?
    }

    private struct Place: Hashable {
        let ground: Ground?
        let steps: Int
    }

    /// Statements that were replayed after a number of steps.
    private struct Path {
        let steps: Int
        var reached: [(statement: String, isSound: Bool, start: Int, stage: Stage)] = []

        /// The number of stages that are kept: each may hold a long trace.
        static let limit = 32
    }

    init(_ session: Session, stops: Set<Int>, allowance: Int) {
        self.session = session
        platform = session.platform
        self.stops = stops.union([session.history.count]).sorted()
        self.allowance = allowance
        stages[Place(ground: nil, steps: session.history.count)] = session.stage
    }

    /// What comes of a list of inputs; nil if something in it is not understood or refused, or the allowance is used up.
    mutating func run(_ world: NearbyWorld) -> Result? {
        // Finding out how it begins takes about as long as a command.
        session.start.limit.count(0)
        guard var stage = stage(after: world.shared, on: world.ground) else { return nil }
        var path = beginning(alike: world)
        defer { paths[world.ground] = path }
        let known = path.reached
        var count = 0, isSound = true, start = stage.simulation.trace.count
        func follow(_ statements: [String]) -> Bool {
            for statement in statements {
                count += 1
                if count <= known.count {
                    let step = known[count - 1]
                    isSound = isSound && step.isSound
                    start = min(start, step.start)
                    stage = step.stage
                    continue
                }
                guard let step = carryOut(statement, on: &stage) else { return false }
                isSound = isSound && step.isSound
                start = min(start, step.start)
                if count <= Path.limit {
                    path.reached.append((statement, step.isSound, step.start, stage))
                }
            }
            return true
        }
        guard follow(world.setUp) else { return nil }
        let before = stage.simulation.world
        // The first controller of the learner's own begins a new app, and so a new trace.
        start = stage.simulation.trace.count
        isSound = true
        guard follow(world.commands) else { return nil }
        return Result(
            predicted: world.shared + world.setUp.count, before: before, stage: stage,
            entries: min(start, stage.simulation.trace.count)..<stage.simulation.trace.count, isSound: isSound
        )
    }

    /// What a world's statements have in common with those that were replayed last on its release.
    private func beginning(alike world: NearbyWorld) -> Path {
        var path = Path(steps: world.shared)
        guard let last = paths[world.ground], last.steps == world.shared else { return path }
        let alike = zip(last.reached, world.setUp + world.commands).prefix { $0.statement == $1 }
        path.reached = alike.map(\.0)
        return path
    }

    /// The app after some of the session's steps, on a release and a device.
    private mutating func stage(after count: Int, on ground: Ground?) -> Stage? {
        if let known = stages[Place(ground: ground, steps: count)] { return known }
        var (first, stage) = bookmark(for: count, on: ground) ?? (0, beginning(on: ground))
        let nearer = stops.prefix { $0 < count }.reversed().prefix { $0 > first }
        for stop in nearer {
            guard let known = stages[Place(ground: ground, steps: stop)] else { continue }
            (first, stage) = (stop, known)
            break
        }
        for index in first..<count {
            if stops.contains(index) { stages[Place(ground: ground, steps: index)] = stage }
            let step = session.history[index]
            if step.isMove {
                stage.note(step.statement, step.instruction)
            } else if carryOut(step.statement, on: &stage) == nil {
                return nil
            }
        }
        stages[Place(ground: ground, steps: count)] = stage
        return stage
    }

    /// The session's own bookmark from which a place is reached, unless the release is another one there.
    private func bookmark(for count: Int, on ground: Ground?) -> (count: Int, stage: Stage)? {
        guard ground == nil, let found = session.history.bookmark(for: count),
            found.stage.simulation.world.environment == session.environment
        else { return nil }
        return found
    }

    private func beginning(on ground: Ground?) -> Stage {
        var platform = platform
        if let release = ground?.release { platform.apply(.release(release)) }
        if let device = ground?.device {
            platform.apply(.device(device, isLandscape: platform.environment.isLandscape))
        }
        return Stage(session.start, on: platform.environment)
    }

    private mutating func carryOut(
        _ statement: String, on stage: inout Stage
    ) -> (isSound: Bool, start: Int)? {
        guard !isExhausted else { return nil }
        done += 1
        spent += 1
        guard let instruction = memory.instruction(of: statement, on: stage) else { return nil }
        if instruction.isMove {
            stage.note(statement, instruction)
            return (true, stage.simulation.trace.count)
        }
        guard let run = stage.carryOut(statement, instruction) else { return nil }
        stage.note(statement, instruction)
        if !run.entries.isEmpty {
            spent += max(0, stage.simulation.stepsOfCode - Self.freeSteps) / Self.stepsPerStatement
        }
        if case .ignored = run.outcome, !instruction.onlyAsks { return nil }
        let isSound = !run.endsApp && !run.isComplainedOf && (!run.entries.isEmpty || run.mayBeSilent)
        return (isSound, run.entries.lowerBound)
    }
}

extension Run {
    /// Whether UIKit complained on the console, as where it refuses a presentation.
    fileprivate var isComplainedOf: Bool {
        entries.contains { if case .console = simulation.trace[$0].event { true } else { false } }
    }

    /// Whether it does what it is for even if nothing at all happens.
    fileprivate var mayBeSilent: Bool {
        command?.unheld.facts.isAnimated == nil && command?.unheld != .application(.terminate)
    }

    /// Whether the app is gone after it.
    fileprivate var endsApp: Bool {
        switch outcome {
        case .raised, .overflowed, .hung, .outgrown, .stopped: true
        case .done, .returned, .ignored: false
        }
    }
}

extension Input {
    /// Whether what it does may differ between phones and pads.
    var dependsOnFamily: Bool {
        if case .presentation? = command { return true }
        if case .split? = command { return true }
        if case .device(.rotate)? = command { return true }
        if case .segues(.perform)? = command { return true }
        if case .segues(.trigger)? = command { return true }
        return command == .application(.background)
    }
}

extension Instruction {
    /// Whether it only reads something, so that it makes no difference whether a release has it.
    fileprivate var onlyAsks: Bool {
        if case .simulate(let command) = self { command.facts.onlyAsks } else { false }
    }
}
