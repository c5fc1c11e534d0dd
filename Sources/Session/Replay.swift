import CommandLanguage
import Lifecycle

/// The result of replaying some steps.
struct Replay: Sendable {
    /// The app afterwards.
    let stage: Stage
    /// The run of each step; nil for one that was not understood there.
    let runs: [Run?]
    /// The steps that were not understood, because something they name doesn't exist there.
    let lost: [LostStatement]
}

/// A statement that means nothing on some release, as what it names does not exist there.
package struct LostStatement: Hashable, Sendable {
    package let statement: String
    /// The reason it means nothing.
    package let error: CommandError
}

extension Session {
    /// Replays some steps from the start, on the platform that they lead to unless another one is given.
    func replay(_ steps: some Collection<Step>, on environment: Environment? = nil) -> Replay {
        var reader = StatementReader()
        return replay(steps, on: environment, by: &reader)
    }

    /// Takes some steps once more, with what was read in other replays.
    func replay(
        _ steps: some Collection<Step>, on environment: Environment? = nil,
        by reader: inout StatementReader
    ) -> Replay {
        var stage = Stage(start, on: environment ?? platform(after: steps).environment)
        var runs: [Run?] = [], lost: [LostStatement] = []
        for step in steps {
            var instruction: Instruction? = step.instruction, run: Run?
            if !step.isMove {
                instruction = reader.instruction(of: step.statement, in: stage.context)
                do throws(CommandError) {
                    if let instruction {
                        run = stage.carryOut(step.statement, instruction)
                    } else {
                        _ = try CommandParser.parse(step.statement, in: stage.context)
                    }
                } catch {
                    // The error looks for what was meant, which takes longer than most commands.
                    start.limit.count(2_000)
                    lost.append(LostStatement(statement: step.statement, error: error))
                }
            }
            runs.append(run)
            stage.note(step.statement, instruction)
        }
        return Replay(stage: stage, runs: runs, lost: lost)
    }

    /// Returns the release and device after some steps.
    func platform(after steps: some Collection<Step>) -> Platform {
        var platform = Platform(start.environment)
        for step in steps {
            if case .environment(let change) = step.instruction { platform.apply(change) }
        }
        return platform
    }

    /// The current release and device.
    var platform: Platform { platform(after: history.done) }
}

/// The release and device of an app, and whether the device was chosen.
struct Platform {
    private(set) var environment: Environment
    /// A default device is replaced by that of another release's time, even where both releases run on it.
    private var isDeviceChosen: Bool

    /// Creates the platform at the beginning of a session. A device other than the
    /// usual one counts as chosen.
    init(_ environment: Environment) {
        self.environment = environment
        isDeviceChosen = environment.device != .ofItsTime(environment.release)
    }

    /// Changes the device or the release: a device that the release does not run on gives way to one of its family.
    mutating func apply(_ change: EnvironmentChange) {
        switch change {
        case .release(let release):
            let isKept = isDeviceChosen && environment.device.runs(release)
            environment = Environment(
                release: release,
                device: isKept ? environment.device : .ofItsTime(release, idiom: environment.device.idiom),
                isLandscape: environment.isLandscape)
            isDeviceChosen = isKept || environment.device != .ofItsTime(release)
        case .device(let device, let isLandscape, _):
            environment = Environment(
                release: environment.release, device: device, isLandscape: isLandscape)
            isDeviceChosen = true
        }
    }

    /// The same on another release.
    func on(_ release: Release) -> Environment {
        var other = self
        other.apply(.release(release))
        return other.environment
    }

    /// The device that someone chose and that another release does not run on; nil if there is none.
    func device(givenUpFor other: Environment) -> Device? {
        isDeviceChosen && !environment.device.runs(other.release) ? environment.device : nil
    }
}
