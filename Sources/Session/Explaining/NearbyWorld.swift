import CommandLanguage
import Lifecycle

/// A list of inputs that leads to a world near the real one.
struct NearbyWorld: Hashable {
    private(set) var changes: [Counterfactual.Change]
    /// The release that all of it runs on; nil for the one that it runs on now.
    var release: Release?
    /// The device that all of it runs on; nil for the one that it runs on now.
    var device: Device?
    /// Indicates whether that device is held in landscape from the beginning.
    private(set) var isLandscape = false
    /// The number of the session's steps that it begins with.
    let shared: Int
    /// The statements after those, up to the predicted commands.
    let setUp: [String]
    /// The commands that replace the predicted ones.
    var commands: [String]
}

extension NearbyWorld {
    /// Creates the world that results from a change of some inputs.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - inputs: The inputs: steps, then the predicted commands.
    ///   - predicted: The position of the first predicted command.
    ///   - shared: The number of inputs that are the session's own steps.
    init(_ change: NearbyChange, of inputs: ChunkedArray<ResolvedInput>, predicted: Int, shared: Int) {
        let first = min(change.instead.keys.min() ?? predicted, predicted, shared)
        func statements(_ range: Range<Int>) -> [String] {
            range.flatMap { change.instead[$0] ?? [inputs[$0].statement] }
        }
        self.init(
            changes: [change.change], shared: first,
            setUp: statements(first..<predicted) + change.before,
            commands: statements(predicted..<inputs.count))
    }

    /// Indicates whether its statements fit on one line: only the last one may take the rest of the line.
    var isSayable: Bool {
        let statements = setUp + commands
        return Lexer.statements(in: statements.joined(separator: "; ")).count == statements.count
    }

    /// The same inputs on a different release.
    func on(_ release: Release) -> NearbyWorld {
        var other = self
        other.changes = [.release(release)] + changes.filter { if case .release = $0 { false } else { true } }
        other.release = release
        return other
    }

    /// The same inputs on a device, upright or in landscape.
    func on(_ device: Device, isLandscape: Bool) -> NearbyWorld {
        var other = self
        other.changes = [.device(device.idiom, isLandscape: isLandscape)] + changes
        other.device = device
        other.isLandscape = isLandscape
        return other
    }

    /// Indicates whether running on a release is its only difference.
    func isOnly(on release: Release?) -> Bool {
        guard let release else { return false }
        return changes == [.release(release)]
    }

    /// The platform that all of it runs on; nil for the current one.
    fileprivate var ground: NearbyReplay.Ground? {
        release == nil && device == nil
            ? nil : NearbyReplay.Ground(release: release, device: device, isLandscape: isLandscape)
    }
}

/// Replays lists of inputs within an allowance. Inputs that several lists begin with are replayed once.
struct NearbyReplay {
    /// The result of a list of inputs.
    struct Result {
        /// The position of the commands in the place of the predicted ones.
        let predicted: Int
        private let start: Stage
        /// The app after them, with all inputs that led there.
        let stage: Stage
        /// The trace entries caused by the commands in the place of the predicted ones.
        let entries: Range<Int>
        /// Indicates whether each of these commands did something, and the app still runs.
        let isSound: Bool

        // Without a copy: these are looked at for each world, some for each entry.
        var before: World { _read { yield start.simulation.world } }
        var after: Simulation { _read { yield stage.simulation } }

        init(predicted: Int, start: Stage, stage: Stage, entries: Range<Int>, isSound: Bool) {
            (self.predicted, self.start, self.stage) = (predicted, start, stage)
            (self.entries, self.isSound) = (entries, isSound)
        }
    }

    let session: Session
    private let platform: Platform
    /// The stages that were reached, by release and number of steps.
    private var stages: [Place: Stage] = [:]
    /// The steps after which it is worth keeping a stage, in rising order.
    private let stops: [Int]
    /// The statements that were replayed last on each release: the next world often begins alike.
    private var paths: [Ground?: Path] = [:]
    /// The world that was replayed last, which is mostly looked at more than once.
    private var latest: (world: NearbyWorld, result: Result?)?
    /// The maximum number of statements to run; one that runs the learner's code for a long time counts as several.
    private let allowance: Int
    /// The number of statements that were run.
    private(set) var done = 0
    /// The part of the allowance used so far.
    private var spent = 0
    private(set) var reader = StatementReader()

    var isExhausted: Bool { spent >= allowance }

    /// The steps of the learner's code that are free with a statement, and those that count as another statement.
    private static let freeSteps = 200, stepsPerStatement = 25

    /// A release and a device; nil stands for those that the session is on.
    fileprivate struct Ground: Hashable {
        let release: Release?
        let device: Device?
        let isLandscape: Bool
    }

    private struct Place: Hashable {
        let ground: Ground?
        let steps: Int
    }

    /// Statements that were replayed after a number of steps.
    private struct Path {
        let steps: Int
        var reached: [Reached] = []

        /// The number of stages that are kept: each may hold a long trace.
        static let limit = 32
    }

    /// The app after a statement. A class, since a stage takes long to copy.
    private final class Reached: Sendable {
        let statement: String
        let isSound: Bool
        let start: Int
        let stage: Stage

        init(_ statement: String, _ step: (isSound: Bool, start: Int), _ stage: Stage) {
            self.statement = statement
            (isSound, start) = step
            self.stage = stage
        }
    }

    init(_ session: Session, stops: Set<Int>, allowance: Int) {
        self.session = session
        platform = session.platform
        self.stops = stops.union([session.history.count]).sorted()
        self.allowance = allowance
        isQuiet = !session.simulation.trace.isComplainedOf(in: 0..<session.simulation.trace.count)
        stages[Place(ground: nil, steps: session.history.count)] = session.stage
    }

    /// Replays the inputs of a world. Returns nil if an input isn't understood or is refused, or if the
    /// allowance is used up.
    mutating func run(_ world: NearbyWorld) -> Result? {
        if let latest, latest.world == world { return latest.result }
        let result = replayed(world)
        latest = (world, result)
        return result
    }

    /// Indicates whether UIKit has complained of nothing in the session: then it should not in a nearby setup, either.
    private let isQuiet: Bool

    private mutating func replayed(_ world: NearbyWorld) -> Result? {
        // Finding out how it begins takes about as long as a command.
        session.start.limit.count(0)
        guard var stage = stage(after: world.shared, on: world.ground) else { return nil }
        var path = beginning(alike: world)
        defer { paths[world.ground] = path }
        let known = path.reached.count
        var count = 0, isSound = true, start = stage.simulation.trace.count
        func follow(_ statements: [String]) -> Bool {
            for statement in statements {
                count += 1
                if count <= known {
                    let step = path.reached[count - 1]
                    isSound = isSound && step.isSound
                    start = min(start, step.start)
                    stage = step.stage
                    continue
                }
                guard let step = carryOut(statement, on: &stage) else { return false }
                isSound = isSound && step.isSound
                start = min(start, step.start)
                if count <= Path.limit {
                    path.reached.append(Reached(statement, step, stage))
                }
            }
            return true
        }
        let beginning = stage.simulation.trace.count
        guard follow(world.setUp),
            !isQuiet
                || !stage.simulation.trace.isComplainedOf(
                    in: min(beginning, stage.simulation.trace.count)..<stage.simulation.trace.count)
        else { return nil }
        let before = stage
        // The first controller of the learner's own begins a new app, and so a new trace.
        start = stage.simulation.trace.count
        isSound = true
        guard follow(world.commands) else { return nil }
        return Result(
            predicted: world.shared + world.setUp.count, start: before, stage: stage,
            entries: min(start, stage.simulation.trace.count)..<stage.simulation.trace.count, isSound: isSound
        )
    }

    /// Returns the statements of a world that match those replayed last on its release.
    private mutating func beginning(alike world: NearbyWorld) -> Path {
        guard var path = paths.removeValue(forKey: world.ground), path.steps == world.shared else {
            return Path(steps: world.shared)
        }
        let alike = zip(path.reached, world.setUp + world.commands).prefix { $0.statement == $1 }.count
        path.reached.removeLast(path.reached.count - alike)
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
            platform.apply(.device(device, isLandscape: ground?.isLandscape ?? false))
        }
        return Stage(session.start, on: platform.environment)
    }

    private mutating func carryOut(
        _ statement: String, on stage: inout Stage
    ) -> (isSound: Bool, start: Int)? {
        guard !isExhausted else { return nil }
        done += 1
        spent += 1
        guard let instruction = reader.instruction(of: statement, in: stage.context) else { return nil }
        if instruction.isMove {
            stage.note(statement, instruction)
            return (true, stage.simulation.trace.count)
        }
        guard let (outcome, start) = stage.carryOut(instruction) else { return nil }
        stage.note(statement, instruction)
        let trace = stage.simulation.trace, entries = start..<trace.count
        if !entries.isEmpty {
            spent += max(0, stage.simulation.cost.stepsOfCode - Self.freeSteps) / Self.stepsPerStatement
        }
        // What only reads something makes no difference where a release doesn't have it.
        if case .ignored = outcome, instruction.command?.facts.onlyAsks != true { return nil }
        let isSound =
            !outcome.endsApp && !trace.isComplainedOf(in: entries)
            && (!entries.isEmpty || instruction.command.map { $0.mayBeSilent } ?? true)
        return (isSound, start)
    }
}

extension Trace {
    /// Indicates whether UIKit logged a complaint in a range, as when it refuses a presentation.
    fileprivate func isComplainedOf(in entries: Range<Int>) -> Bool {
        entries.contains { if case .console = self[$0].event { true } else { false } }
    }
}

extension Command {
    /// Indicates whether it may have done its work even if nothing happened.
    fileprivate var mayBeSilent: Bool {
        // What stops halfway may not have come to a call yet.
        self != unheld || unheld.facts.isAnimated == nil && self != .application(.terminate)
    }
}

extension Outcome {
    /// Indicates whether the app is gone afterwards.
    fileprivate var endsApp: Bool {
        switch self {
        case .raised, .overflowed, .hung, .outgrown, .stopped: true
        case .done, .returned, .ignored: false
        }
    }
}
