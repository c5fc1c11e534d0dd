import CommandLanguage
import Lifecycle

extension Session {
    /// Carries out a command about the session itself, or hands it to the program around it.
    mutating func change(_ command: SessionCommand) -> [Reply] {
        switch command {
        case .undo(let count): return undo(count)
        case .redo(let count): return redo(count)
        case .goto(let number): return goto(number)
        case .reset: return reset()
        case .log: return [.log(done: statements, undone: undone.reversed().map(\.statement))]
        case .help(let topic):
            return [.help(topic.map(CommandHelp.matching) ?? CommandHelp.all, topic: topic)]
        case .helpNow: return [.possible(possibleLines)]
        case .save, .replay, .run, .learn, .lessons, .hint, .skip, .play, .back, .next, .edit, .quit:
            return [.request(command)]
        }
    }

    private mutating func undo(_ count: Int) -> [Reply] {
        guard !steps.isEmpty else {
            return stepsBeforeReset > 0 ? redo(stepsBeforeReset) : [.message("There is nothing to undo.")]
        }
        let taken = Array(steps.suffix(count))
        steps.removeLast(taken.count)
        undone += taken.reversed()
        show(stateBefore: taken[0])
        return [.undone(taken.map(\.statement))]
    }

    private mutating func redo(_ count: Int) -> [Reply] {
        guard !undone.isEmpty else { return [.message("There is nothing to redo.")] }
        var done: [String] = []
        let waiting = undone
        for step in waiting.reversed().prefix(count) {
            steps.append(step)
            done.append(step.statement)
        }
        undone = Array(waiting.dropLast(done.count))
        stepsBeforeReset = 0
        stage = replay(steps).stage
        return [.redone(done)]
    }

    private mutating func goto(_ number: Int) -> [Reply] {
        let all = steps.count + undone.count
        guard (0...all).contains(number) else {
            return [.message("The log has \(all) commands: goto takes a number from 0 to \(all).")]
        }
        if number < steps.count { return undo(steps.count - number) }
        if number > steps.count { return redo(number - steps.count) }
        return [.message("This is where you are.")]
    }

    private mutating func reset() -> [Reply] {
        guard !steps.isEmpty else { return [.message("This is the beginning already.")] }
        let count = steps.count
        _ = undo(count)
        stepsBeforeReset = count
        return [.reset]
    }

    /// Brings back the app before a step: from its bookmark, or by replay.
    private mutating func show(stateBefore step: Step) {
        stage = step.before ?? replay(steps).stage
    }

    /// Moves the app to another release or device: everything so far runs again there.
    mutating func move(_ change: EnvironmentChange, _ statement: String) -> [Reply] {
        if case .device(let device, _) = change, !device.runs(environment.release) {
            let others = Device.all.filter { $0.runs(environment.release) }.map(\.name).joined(
                separator: ", ")
            return [
                .message(
                    "iOS \(environment.release) does not run on \(device.name). It runs on: \(others).")
            ]
        }
        let old = environment, before = stage
        let oldRuns = replay(steps).runs
        append(Step(statement: statement, instruction: .environment(change), before: before))
        let replayed = replay(steps)
        stage = replayed.stage
        let differences = zip(oldRuns, replayed.runs).compactMap { old, new -> Relocation.Difference? in
            guard let old, let new, old.outcomeLines != new.outcomeLines else { return nil }
            return Relocation.Difference(statement: new.statement, old: old, new: new)
        }
        return [
            .moved(
                Relocation(old: old, new: environment, differences: differences, lost: replayed.lost))
        ]
    }
}
