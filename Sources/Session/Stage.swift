import CommandLanguage
import Lifecycle
import SwiftInterpreter

/// The app at one moment, with the controller that is meant when none is named.
struct Stage: Sendable {
    @CopyOnWrite var simulation: Simulation
    var current: Controller.ID?
    /// The last run of a statement that made the app do something, or tried to.
    var lastRun: Run? {
        didSet {
            if let lastRun, case .ignored = lastRun.outcome { return }
            lastDone = lastRun
        }
    }
    /// The last run of a statement that wasn't refused.
    private(set) var lastDone: Run?
    /// The meaning of each statement so far in this app. Identifiers of another app mean nothing here.
    private(set) var inputs = ChunkedArray<ResolvedInput>()
    /// The same app without the controller that was ready; nil if that one can no longer be replaced.
    @CopyOnWrite private var withoutReadyController: Simulation? = nil
    /// The problem with the classes that the app should have from the beginning; nil if there is none.
    private(set) var problem: String?
    /// The parser for Swift.
    private var code: SwiftCode?
    /// The class that was ready, as long as the learner may declare it again.
    private var readyClass: ControllerClass.ID?

    /// The app at the start of a session.
    init(_ start: Session.Start, on environment: Environment) {
        self.init(environment, start)
        code = start.code
        if let program = start.program,
            case .ignored(let refusal) = simulation.apply(.swift(.declare(program)))
        {
            problem = refusal.text(in: simulation.world)
        }
        for line in start.setUp { self = TrialRun(line, from: self).stage }
        forgetInputs()
        if start.hasReadyController { makeReadyController() }
    }

    /// Forgets what made the app: that was its beginning.
    mutating func forgetInputs() {
        lastRun = nil
        inputs = ChunkedArray()
    }

    /// The ready controller, its class, and the statement that creates it.
    static let readyController = (
        name: "vc", className: "ViewController", statement: "new ViewController as vc"
    )

    /// Makes what is ready. By commands, not by statements: reading one takes all patterns, which would be most of the
    /// time to the first prompt.
    private mutating func makeReadyController() {
        let ready = Stage.readyController
        simulation.apply(
            .classes(.define(name: ready.className, superclass: World.viewControllerClass)))
        withoutReadyController = simulation
        guard let readyClass = simulation.world.controllerClass(named: ready.className) else { return }
        self.readyClass = readyClass
        simulation.apply(.making(.make(name: ready.name, of: readyClass, from: .code(nibName: nil))))
        current = simulation.world.newestController
    }

    private init(_ environment: Environment, _ start: Session.Start) {
        var limit = start.limit
        limit.hasRoom = start.stack.hasRoom
        simulation = Simulation(environment: environment, limit: limit)
    }

    /// Indicates whether the world is kept at the beginning of each callback from now on.
    var keepsWorlds: Bool {
        get { simulation.earlierWorlds != nil }
        set {
            simulation.earlierWorlds = newValue ? [:] : nil
            withoutReadyController?.earlierWorlds = newValue ? [:] : nil
        }
    }

    private var place: Run.Place {
        Run.Place(world: simulation.world, isProvisional: withoutReadyController != nil)
    }

    var context: CommandContext { CommandContext(world: simulation.world, current: current, code: code) }

    /// Keeps what a statement stands for, or that it means nothing here.
    mutating func note(_ statement: String, _ instruction: Instruction?) {
        var meant = instruction
        if case .simulate(let command)? = instruction, command.code != nil {
            meant = .simulate(command.worded(in: simulation.world))
        }
        inputs.append(ResolvedInput(statement: statement, instruction: meant, current: current))
    }

    /// Carries out an instruction. Returns nil if it isn't of a kind that changes the app.
    mutating func carryOut(_ statement: String, _ instruction: Instruction) -> Run? {
        let place = self.place
        guard let (outcome, start) = carryOut(instruction) else { return nil }
        let run = Run(
            statement: statement, command: instruction.command, outcome: outcome,
            entries: start..<simulation.trace.count, simulation: simulation, place: place)
        if !run.isPreparation { lastRun = run }
        return run
    }

    /// Carries out an instruction without keeping its run, so that no other app shares what changes next.
    ///
    /// - Returns: The outcome, and the position in the trace where it began; nil if it isn't of a kind that changes the app.
    mutating func carryOut(_ instruction: Instruction) -> (outcome: Outcome, start: Int)? {
        switch instruction {
        case .simulate(let command):
            let done = (code?.stack ?? SwiftCode.Stack()).run { carryOut(command) }
            updateCurrentController(command, done.outcome)
            return done
        case .use(let controller):
            current = controller
            withoutReadyController = nil
            return (.done, simulation.trace.count)
        case .environment, .ask, .session:
            return nil
        }
    }

    /// Carries out a command; the first controller of the learner's own replaces the ready one.
    ///
    /// - Returns: The outcome, and the position in the trace where it began.
    private mutating func carryOut(_ command: Command) -> (outcome: Outcome, start: Int) {
        if var withoutReadyController {
            if case .making(.make) = command {
                let start = withoutReadyController.trace.count
                let outcome = withoutReadyController.apply(command)
                if case .ignored = outcome { return (outcome, simulation.trace.count) }
                simulation = withoutReadyController
                current = nil
                self.withoutReadyController = nil
                return (outcome, start)
            }
            if isReady(command) { return (.done, simulation.trace.count) }
            return keepingReady(&withoutReadyController, command)
        }
        let start = simulation.trace.count
        return (simulation.apply(command), start)
    }

    /// Carries out a command, and a declaration without the ready controller as well; all else makes that one stay.
    private mutating func keepingReady(_ withoutReadyController: inout Simulation, _ command: Command) -> (
        outcome: Outcome, start: Int
    ) {
        let start = simulation.trace.count
        let isApart = isApartFromReadyController(command)
        let outcome = simulation.apply(command)
        if case .ignored = outcome { return (outcome, start) }
        if isApart { withoutReadyController.apply(command) }
        self.withoutReadyController = isApart ? withoutReadyController : nil
        return (outcome, start)
    }

    /// Checks whether a command declares the ready class again, unchanged. True only once.
    private mutating func isReady(_ command: Command) -> Bool {
        guard case .classes(.define(let name, let superclass)) = command,
            let existing = simulation.world.controllerClass(named: name),
            simulation.world.classes[existing].superclass == superclass
        else { return false }
        defer { if existing == readyClass { readyClass = nil } }
        return existing == readyClass
    }

    /// Indicates whether a command only declares something that has nothing to do
    /// with the existing controllers.
    private func isApartFromReadyController(_ command: Command) -> Bool {
        if case .swift(.declare) = command { return true }
        if case .bundle = command { return true }
        guard case .classes(let command) = command else { return false }
        let world = simulation.world
        let classes = world.controllers.identifiers.flatMap {
            world.ancestry(of: world.controllers[$0].classID)
        }
        switch command {
        case .define: return true
        case .restore(_, let classID), .declareProperty(_, let classID): return !classes.contains(classID)
        case .override(_, let classID, let body):
            return !classes.contains(classID) && !body.namesController
        }
    }

    /// A new controller becomes the one that is meant; a dead one is meant no longer.
    private mutating func updateCurrentController(_ command: Command, _ outcome: Outcome) {
        if let name = command.facts.newController, outcome == .done {
            current = simulation.world.controller(named: name)
        }
        if let current, !simulation.world.controllers[current].isAlive {
            self.current = simulation.world.newestController
        }
    }
}

extension Body {
    fileprivate var namesController: Bool {
        statements.contains { statement in
            switch statement.kind {
            case .assign(_, .member(.literal(.controller), _)), .perform: true
            default: statement.location != nil
            }
        }
    }
}
