import Characters
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
        case .log: return [.log(done: statements, undone: history.undone.map { $0.statement })]
        case .help(let topic):
            if let topic, CommandHelp.matching(topic).isEmpty, CallbackName.isFullName(topic) {
                return answer(.explain(topic))
            }
            return [.help(topic.map(CommandHelp.matching) ?? CommandHelp.all, topic: topic)]
        case .helpNow: return [.possible(possibleLines)]
        case .worlds: return [.worlds(PresetWorld.all)]
        case .world(let name): return make(worldNamed: name)
        case .question: return [pending.map(Reply.question) ?? .message("No question is open.")]
        case .save, .replay, .run, .learn, .learnFor, .today, .test, .lessons, .hint, .skip, .play,
            .back, .next,
            .previous, .gotoExercise, .steps, .rules, .leave, .progress, .practice, .interview, .stats,
            .card, .forget,
            .edit, .more, .quit:
            return [.request(command)]
        }
    }

    private mutating func undo(_ count: Int) -> [Reply] {
        let isBeyond = history.count == 0 ? stepsBeforeReset == 0 : history.count < count
        if isBeyond, let earlier = beforeWorlds.popLast() {
            let taken = earlier.statements(of: history)
            afterWorlds.append(exchange(earlier))
            return [.undone(taken)]
        }
        guard history.count > 0 else {
            return stepsBeforeReset > 0 ? redo(stepsBeforeReset) : [.message("Nothing to undo.")]
        }
        let taken = StatementList(history.done.suffix(count).map { $0.statement })
        restoreStage(behind: history.count - taken.count)
        return [.undone(taken)] + (taken.count < count ? [.message("There's nothing else to undo.")] : [])
    }

    private mutating func redo(_ count: Int) -> [Reply] {
        if let later = afterWorlds.last, later.leftAt == history.count {
            afterWorlds.removeLast()
            beforeWorlds.append(exchange(later))
            return told(.redone(later.statements(of: history)))
        }
        let most = afterWorlds.last.map { $0.leftAt - history.count } ?? .max
        return redoSteps(most > 0 ? min(count, most) : count)
    }

    /// Carries out again what was undone, past the place at which another world was taken up.
    private mutating func redoSteps(_ count: Int) -> [Reply] {
        let done = StatementList(history.undone.prefix(count).map { $0.statement })
        guard done.count > 0 else { return [.message("Nothing to redo.")] }
        stepsBeforeReset = 0
        restoreStage(behind: history.count + done.count)
        return told(.redone(done))
    }

    /// Adds to what was carried out again that the app has crashed, if it has.
    private func told(_ redone: Reply) -> [Reply] {
        let world = simulation.world
        return [redone] + (world.application == .crashed ? [.message(Refusal.appIsGone.text(in: world))] : [])
    }

    /// Takes up another session, and returns the one that was left.
    private mutating func exchange(_ other: Earlier) -> Earlier {
        var left = other
        (left.history, left.stage, left.start) = (history, stage, start)
        (history, stage, start) = (other.history, other.stage, other.start)
        left.leftAt = history.count
        return left
    }

    private mutating func goto(_ number: Int) -> [Reply] {
        let done = history.count, all = done + history.undone.count
        guard (0...all).contains(number) else {
            guard all > 0 else { return [.message("There are no commands to go to yet.")] }
            let commands = all.counted("command", "commands")
            return [.message("The log has \(commands). Use a number from 0 to \(all).")]
        }
        guard number != done else { return [.message("You're already there.")] }
        let place = number == 0 ? "before the first command" : "after command \(number)"
        return (number < done ? undo(done - number) : redoSteps(number - done))
            + [.message("This is the state \(place).")]
    }

    private mutating func reset() -> [Reply] {
        let count = history.count
        guard count > 0 else { return [.message("You're already at the beginning.")] }
        _ = undo(count)
        stepsBeforeReset = count
        return [.reset]
    }

    /// Brings back the app behind a number of steps: from the nearest bookmark, or by taking all steps once more.
    private mutating func restoreStage(behind count: Int) {
        let here = history.count
        history.move(to: count)
        var nearest = history.bookmark(for: count)
        if here <= count, here >= nearest?.count ?? 0, !(here..<count).contains(where: { history[$0].isMove })
        {
            nearest = (here, stage)
        }
        guard let nearest else {
            stage = replay(history.done).stage
            return
        }
        stage = nearest.stage
        for index in nearest.count..<count {
            history.remember(stage, before: index)
            let statement = history[index].statement
            let instruction = CommandParser.instruction(of: statement, in: stage.context)
            if let instruction { _ = stage.carryOut(statement, instruction) }
            stage.note(statement, instruction)
        }
    }

    /// Moves the app to another release or device: everything so far runs again there.
    mutating func move(_ change: EnvironmentChange, _ statement: String) -> [Reply] {
        if case .device(let device, _, _) = change, !device.runs(environment.release) {
            let others = Device.all.filter { $0.runs(environment.release) }.map { $0.name }.joined(
                separator: ", ")
            return [
                .misunderstood(
                    statement,
                    CommandError(
                        "iOS \(environment.release) doesn't run on \(device.inWords). It runs on: \(others).")
                )
            ]
        }
        let old = platform, before = stage
        var reader = StatementReader()
        let oldRuns = replay(history.done, by: &reader).runs
        append(Step(statement: statement, instruction: .environment(change)), before: before)
        let replayed = replay(history.done, by: &reader)
        stage = replayed.stage
        let differences = zip(oldRuns, replayed.runs).compactMap { old, new -> Relocation.Difference? in
            guard let old, let new, old.outcomeLines != new.outcomeLines else { return nil }
            return Relocation.Difference(statement: new.statement, old: old, new: new)
        }
        return [
            .moved(
                Relocation(
                    old: old.environment, new: environment,
                    givenUp: change.exchangedDevice ?? old.device(givenUpFor: environment),
                    differences: differences, lost: replayed.lost))
        ]
    }

    /// Returns all steps with a declaration among them that replaces those of the same names, or that earlier subclasses
    /// wait for.
    ///
    /// - Parameters:
    ///   - step: The declaration.
    ///   - outcome: What came of it behind the others.
    ///   - context: The names before it.
    /// - Returns: The steps; nil if no earlier one depends on it.
    func steps(with step: Step, _ outcome: Outcome, in context: CommandContext) -> [Step]? {
        let names = Set(step.declaredNames), ready = Stage.readyController
        // A class that waits for its superclass is no controller's yet.
        let mayWait = context.world.code.objectClasses.count > 0
        let isBehindCrash = outcome == .ignored(.appIsGone) && (step.isOverride || !names.isEmpty)
        guard isBehindCrash || !names.isEmpty && (outcome != .done || mayWait) else { return nil }
        func isReplaced(_ old: Step) -> Bool {
            if case .simulate(.classes(.override(_, let type, _))) = old.instruction {
                return context.world.classes.identifiers.contains(type)
                    && names.contains(context.world.classes[type].name)
            }
            return !names.isDisjoint(with: old.declaredNames)
        }
        let done = Array(history.done),
            isOfReady = start.hasReadyController && names.contains(ready.className)
        let place = done.firstIndex { old in
            isReplaced(old)
                || PastedSwift.unknownSuperclass(in: old.statement, context).map(names.contains) ?? false
        }
        // Behind a crash nothing runs, but a declaration doesn't need a running app.
        let crash = isBehindCrash ? done.lastIndex { $0.instruction.command != nil } : nil
        guard let place = place ?? (isOfReady && outcome != .done ? 0 : crash) else { return nil }
        var new = [step]
        // The ready controller is of that class then.
        if isOfReady, let controller = context.world.controller(named: ready.name) {
            new.append(Step(statement: ready.statement, instruction: .use(controller)))
        }
        let rest = done.dropFirst(place).filter { !isReplaced($0) }
        return PastedSwift.superclassesFirst(done.prefix(place) + new + rest) { $0.statement }
    }

    /// Takes other steps in place of those so far.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - step: The declaration for which they run again.
    /// - Returns: What came of that step, and what has changed for the others.
    mutating func takeAnew(_ steps: [Step], for step: Step) -> [Reply] {
        let before = self, old = replay(history.done).runs.compactMap { $0 }
        if step.declaredNames.contains(Stage.readyController.className) { start.hasReadyController = false }
        let replayed = replay(steps)
        history = StepHistory()
        for (step, run) in zip(steps, replayed.runs) {
            let instruction = (run?.command).map(Instruction.simulate) ?? step.instruction
            history.append(
                Step(
                    statement: step.statement, instruction: instruction,
                    continuesPrediction: step.continuesPrediction), before: nil)
        }
        stage = replayed.stage
        stepsBeforeReset = 0
        keep(before, cause: step.statement)
        let runs = replayed.runs.compactMap { $0 }, kept = Set(steps.map { $0.statement })
        let overrides = before.history.done.filter { $0.isOverride && !kept.contains($0.statement) }
            .map { "Left out: \($0.statement.head)." }
        guard before.history.count > 0, let last = runs.last else { return runs.map(Reply.ran) }
        guard last.statement != step.statement else { return [.ran(last)] + overrides.map(Reply.message) }
        let idle = runs.first { run in
            if case .swift(.run(let body))? = run.command, let text = body.source, let code = start.code {
                return !code.slips(text, nil, run.simulation.world).isEmpty
            }
            // Behind a crash nothing runs, and the crash is told; so is the last command.
            guard case .ignored(let refusal) = run.outcome else { return false }
            return refusal != .appIsGone && run !== last
        }
        return runs.filter { $0.statement == step.statement }.map(Reply.ran) + overrides.map(Reply.message)
            + replayed.lost.prefix(1).map {
                .message("\($0.statement.head) does nothing now. \($0.error.message)")
            } + [idle].compactMap { $0 }.map(Reply.ran)
            + rerun(runs.filter { $0.statement != step.statement }, old, isOfAll: overrides.isEmpty)
    }

    /// Says what has changed for commands that ran again: of the last one, or of one that crashed, everything, of the others
    /// the differences.
    private func rerun(_ runs: [Run], _ old: [Run], isOfAll: Bool) -> [Reply] {
        var before = Dictionary(grouping: old.reversed()) { $0.statement }
        let changes = runs.compactMap { run -> Relocation.Difference? in
            let old = before[run.statement]?.popLast()
            if case .ignored(.appIsGone) = run.outcome { return nil }
            guard let old, old.toldLines != run.toldLines else { return nil }
            return Relocation.Difference(statement: run.statement, old: old, new: run)
        }
        let isOver = simulation.world.application == .crashed
        let shown = changes.last.flatMap { isOver || $0.new === runs.last ? $0.new : nil }
        let others = shown == nil ? changes : changes.dropLast()
        let what =
            changes.isEmpty
            ? "They make the same calls as before."
            : shown.map { "Here's \($0.statement.head):" } ?? "What has changed:"
        return [.message("\(isOfAll ? "All" : "The other") commands ran again with it. \(what)")]
            + (others.isEmpty ? [] : [.changed(others)]) + [shown].compactMap { $0 }.map(Reply.ran)
    }
}

extension EnvironmentChange {
    /// The device that was named, if another one stands for it.
    fileprivate var exchangedDevice: Device? {
        if case .device(_, _, let named) = self { named } else { nil }
    }
}

extension String {
    /// A statement on one line: of one with several, without the code in braces.
    package var head: String {
        contains { $0.isNewline } ? prefix { $0 != "{" && !$0.isNewline }.trimmed : self
    }
}
