import CommandLanguage
import Lifecycle

/// What some steps came to when they were taken once more.
struct Replay: Sendable {
    /// The app that they lead to.
    let stage: Stage
    /// What each step did; nil for one that was not understood there.
    let runs: [Run?]
    /// The steps that were not understood, as what they name does not exist there.
    let lost: [LostStatement]
}

/// A statement that means nothing on some release, as what it names does not exist there.
package struct LostStatement: Hashable, Sendable {
    package let statement: String
    /// Why it means nothing.
    package let error: CommandError
}

extension Session {
    /// Takes some steps once more, from the start.
    ///
    /// - Parameters:
    ///   - steps: The steps, in order.
    ///   - environment: What to run on; the one that the steps lead to if left out.
    /// - Returns: What they came to.
    func replay(_ steps: some Collection<Step>, on environment: Environment? = nil) -> Replay {
        var stage = Stage(start, on: environment ?? self.environment(after: steps))
        var runs: [Run?] = [], lost: [LostStatement] = []
        for step in steps {
            if step.isMove {
                runs.append(nil)
                continue
            }
            do throws(CommandError) {
                runs.append(try stage.carryOut(step.statement))
            } catch {
                runs.append(nil)
                lost.append(LostStatement(statement: step.statement, error: error))
            }
        }
        return Replay(stage: stage, runs: runs, lost: lost)
    }

    /// What the app runs on after some steps.
    func environment(after steps: some Collection<Step>) -> Environment {
        var environment = start.environment
        for step in steps {
            if case .environment(let change) = step.instruction {
                environment = change.applied(to: environment)
            }
        }
        return environment
    }
}

extension EnvironmentChange {
    /// The environment after the change: a device that the release does not run on gives way to one of its family.
    func applied(to environment: Environment) -> Environment {
        switch self {
        case .release(let release):
            let keeps =
                environment.device.runs(release)
                && environment.device != Device.ofItsTime(environment.release)
            return Environment(
                release: release,
                device: keeps
                    ? environment.device : .ofItsTime(release, idiom: environment.device.idiom),
                isLandscape: environment.isLandscape)
        case .device(let device, let isLandscape, _):
            return Environment(release: environment.release, device: device, isLandscape: isLandscape)
        }
    }
}
