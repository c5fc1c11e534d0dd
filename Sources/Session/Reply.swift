import CommandLanguage
import Lifecycle

/// A session's answer to an input; the program puts it into words and colors.
package indirect enum Reply: Sendable {
    /// A command was carried out, or refused by the app.
    case ran(Run)
    /// A controller is now the current one.
    case using(Controller.ID, World)
    /// The app runs on another release or device now; the commands so far ran again.
    case moved(Relocation)
    /// Commands ran again and came out differently.
    case changed([Relocation.Difference])
    /// A statement was not understood; nothing changed.
    case misunderstood(String, CommandError)
    /// A prediction is asked for.
    case question(Question)
    /// A prediction was judged.
    case judged(JudgedAnswer)
    /// The right answer was shown without one from the learner.
    case shown(JudgedAnswer)
    /// The state of a controller; nil means the whole app.
    case state(Controller.ID?, in: World, current: Controller.ID?)
    /// Everything that the last command did.
    case trace(Run)
    /// The call stack at an entry.
    case stack(Run, entry: Int)
    /// The reason of an entry.
    case why(Run, entry: Int)
    /// The reason why a callback did not come, or not once more; nil if there is none but that nothing called for it.
    case whyNot(Callback, Controller.ID, Rule?, World, isAgain: Bool = false)
    /// The documents, logs and rules behind an explanation.
    case sources(Explained)
    /// The explanation of a topic, with the name that was asked for.
    case explanation(String, Topic, Environment)
    /// The window with its views and controllers.
    case tree(World)
    /// The whole life of a controller.
    case map(LifeMap)
    /// The last command as a sequence diagram.
    case diagram(SequenceDiagram)
    /// The last command as a moving picture.
    case moving(MovingPicture)
    /// A drawing that is to be written to a file.
    case drawing(Drawing, file: String)
    /// The references to one of the app's controllers, or to all.
    case references(World, to: Controller.ID?)
    /// Several releases side by side.
    case comparison(Comparison)
    /// The cases in which something holds.
    case truthTable(TruthTable)
    /// Values at each call of the last command.
    case watched(WatchedValues)
    /// The calls here beside those in a world in which a wrong answer would be right.
    case contrast(Contrast)
    /// The result of an expectation.
    case expectation(String, isMet: Bool, found: String)
    /// The statements so far, and those that redo would carry out.
    case log(done: [String], undone: [String])
    /// Statements were taken back.
    case undone(StatementList)
    /// Statements were carried out again.
    case redone(StatementList)
    /// A new beginning.
    case reset
    /// Help about all commands, or about some.
    case help([CommandHelp], topic: String?)
    /// Lines that the app would not refuse now, one of each kind, in groups.
    case possible([(group: CommandGroup, lines: [String])])
    /// The set-ups that are ready.
    case worlds([PresetWorld])
    /// The app began anew as a set-up that is ready, without the classes that the learner had declared.
    case made(PresetWorld, World, forgotten: [String])
    /// Something that only the program around the session can do.
    case request(SessionCommand)
    /// Something that only the program around the session can show.
    case inquiry(Inquiry)
    /// A statement was stopped from outside; nothing changed.
    case stopped(String)
    /// The learner went on after wrong answers: the predicted commands were carried out.
    case left([Run], commands: String)
    /// A plain message.
    case message(String)

    /// Indicates whether it reports a fault that makes a script fail.
    package var isFailure: Bool {
        switch self {
        case .misunderstood: true
        case .expectation(_, let isMet, _): !isMet
        case .ran(let run): run.isRefused
        default: false
        }
    }

    /// Indicates whether it reports a statement that was stopped from outside and so has not happened.
    package var isStopped: Bool {
        switch self {
        case .stopped: true
        case .ran(let run): if case .stopped = run.outcome { true } else { false }
        default: false
        }
    }

    /// The explanation in it; nil if it has none.
    var explained: Explained? {
        switch self {
        case .judged(let judged), .shown(let judged):
            (judged.rule == nil ? judged.misconception?.rule : judged.ruleToTell).map { .rule($0) }
        case .why(let run, let entry): .rule(run.simulation.trace.reason(of: entry))
        case .whyNot(_, _, let rule, _, _): rule.map { .rule($0) }
        case .explanation(_, .rule(let rule), _): .rule(rule)
        case .explanation(let name, let topic, let environment): .page(name, topic, environment)
        default: nil
        }
    }

    /// Indicates whether the rest of the line is skipped after it.
    var endsLine: Bool { if case .misunderstood = self { true } else { isStopped } }
}

/// A picture for a file.
package enum Drawing: Sendable {
    case diagram(SequenceDiagram)
    case animation(MovingPicture)
    case map(CauseMap)
}

/// An explanation, as far as its sources need it.
package enum Explained: Sendable {
    case rule(Rule)
    /// The page of a name.
    case page(String, Topic, Environment)
}

/// The move of an app to another release or device.
package struct Relocation: Sendable {
    /// The release and device before.
    package let old: Environment
    /// The release and device now.
    package let new: Environment
    /// The device that was named and that the release does not run on; nil if the app stays where it was put.
    package let givenUp: Device?
    /// The statements so far that brought other calls, or another outcome, than before.
    package let differences: [Difference]
    /// The statements so far that mean nothing there, as what they name does not exist.
    package let lost: [LostStatement]

    /// A sentence about a device that was named but doesn't run the release; nil if there is none.
    package var note: String? {
        givenUp.map {
            "iOS \(new.release.name) doesn't run on \($0.inWords), so the app moves to \(new.device.name)."
        }
    }

    /// A statement that came out differently.
    package struct Difference: Sendable {
        package let statement: String
        /// The run before.
        package let old: Run
        /// The run now.
        package let new: Run
    }
}

/// A prediction that is asked for: the commands wait for it.
package struct Question: Sendable {
    package let commands: String
    /// The calls in question; exactly these are compared.
    package private(set) var asked: AskedCalls
    /// The calls that are offered, each with a letter; empty if the answer is free.
    package let offered: [Call]
    /// Callbacks that are left out because the sources disagree about them here, each with the rule that says so.
    package let doubtful: [Callback: Rule]
    /// The result of the commands, carried out on a copy.
    private(set) var result: TrialRun
    /// The source of the question, which decides what else may be typed instead of an answer.
    var origin = Origin.learner
    /// The prediction as transcripts keep it: with all that is asked about, so that a replay asks the same.
    package var recorded = ""
    /// The controllers beside those asked about whose calls an answer may name as well.
    var others: [Controller.ID] = []
    /// Indicates whether the question chose the controllers, by what the commands call.
    var choosesControllers = false
    /// The answers so far; all were wrong.
    var wrongAnswers: [[Call]] = []
    /// The last of them, judged; nil if there is none.
    package var last: JudgedAnswer?
    /// The hints so far.
    var hints = 0
    /// Indicates whether the order has been shown, or may be since the last hint was used.
    package var isOrderKnown = false
    /// The calls that the last wrong answer has, and the first that it lacks: what `why` may tell of.
    var told: [Call] = []

    /// The claim that the answer makes, if it isn't a list of calls.
    var claim: Claim?
    /// The beliefs that the rest of the answer speaks against.
    var denied: Set<String> = []

    /// The source of a question.
    enum Origin: Hashable {
        /// The learner, who may name more calls than are asked about and go on with another command.
        case learner
        /// A lesson.
        case lesson
        /// A transcript of a time when the first answer ended a prediction.
        case oldTranscript
    }

    /// The app after the commands: the world that the names belong to.
    package var world: World { _read { yield result.stage.simulation.world } }

    package var hasWrongAnswer: Bool { !wrongAnswers.isEmpty }

    /// The answers after which the order is shown.
    var tries = Question.usualTries

    /// The answers after which the order is shown where nobody says otherwise.
    package static let usualTries = 3

    /// Indicates whether the next answer ends the question even if it is wrong.
    var isLastTry: Bool {
        isOrderKnown || origin == .oldTranscript || wrongAnswers.count + 1 >= tries
    }

    /// Returns the question with another run of the same commands.
    func with(_ result: TrialRun) -> Question {
        var question = self
        question.result = result
        return question
    }

    /// Returns the question with the calls that an answer names beyond it.
    func asking(_ calls: [Call]) -> Question {
        var question = self
        question.asked = asked.with(calls)
        return question
    }

    /// The calls that UIKit makes, limited to those in question.
    package var expected: ExpectedCalls {
        ExpectedCalls(in: result.stage.simulation, entries: result.entries, asked: asked)
    }
}

/// A judged prediction with everything needed to explain it.
package struct JudgedAnswer: Sendable {
    /// The commands that were run.
    package let commands: String
    /// The calls that were asked about.
    package let asked: AskedCalls
    package let judgement: Judgement
    /// The runs of the predicted commands.
    package let runs: [Run]
    /// The rule that explains most: of what the run did beside calling, else of the first mistake; nil if there is
    /// neither.
    package let rule: Rule?
    /// The events of the runs other than calls.
    package var incidents: [Incident]
    /// The lesson author's remark on the mistake.
    package var remark: String?
    /// A world in which the answer would have been right, or nearer.
    package var counterfactual: Counterfactual?
    /// Where the view of its controller is at each call that is made, for a lesson to show; empty elsewhere.
    package var placesOfViews: [String] = []
    /// The belief that the answer seems to come from; nil if it fits none of the catalog.
    package let misconception: Misconception?
    /// The world afterwards.
    @CopyOnWrite package private(set) var world: World
    /// Callbacks that were left out because the sources disagree about them here, each with the rule that says so.
    package let doubtful: [Callback: Rule]
    /// Indicates whether the whole order may be shown: the answer is right, the last try is over, or the
    /// answer was asked for.
    package internal(set) var showsOrder: Bool
    /// Indicates whether a lesson asked, in which `undo` and `compare` aren't available
    /// before the order is shown.
    package let isOfLesson: Bool
    /// The number of earlier times that the same answer was given.
    package let repeats: Int
    /// The command that shows the world in which the previous wrong answer was
    /// right; empty if there was none.
    package let earlierCounterfactualCommand: String
    /// The belief that the previous wrong answer seemed to come from; nil if there was none.
    package let earlierMisconception: Misconception?
    /// The telling calls that came and were not asked about, for a right answer: else a wrong belief about them
    /// would seem to be confirmed.
    package let untold: [Call]
}

/// The subject of an `explain` command.
package enum Topic: Sendable {
    /// A callback, with the rules about it.
    case callback(Callback, [Rule])
    case rule(Rule)
    case commands([CommandHelp])
    /// A common wrong belief.
    case misconception(Misconception)
    /// The catalog of common wrong beliefs.
    case misconceptions([Misconception])
    /// An unknown name, with a similar one that may have been meant.
    case unknown(String, meant: String?)
}
