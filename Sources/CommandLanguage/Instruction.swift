import Lifecycle

/// The request in a statement, once it is read: everything that a session does begins with one.
package enum Instruction: Hashable, Sendable {
    /// Something happens to the simulated app.
    case simulate(Command)
    /// A controller becomes the current one, which is meant when none is named.
    case use(Controller.ID)
    /// The app is to run on another release or device.
    case environment(EnvironmentChange)
    /// Something is to be shown or judged; the app is left as it is.
    case ask(Inquiry)
    /// The session itself is changed.
    case session(SessionCommand)

    /// The command to the app; nil if it is none.
    package var command: Command? { if case .simulate(let command) = self { command } else { nil } }
}

/// Another release or device.
package enum EnvironmentChange: Hashable, Sendable {
    /// Another release of iOS.
    case release(Release)
    /// Another device, upright or on its side; with the one that was named, if the release does not run on that and
    /// another one of its family stands for it.
    case device(Device, isLandscape: Bool, insteadOf: Device? = nil)
}

/// A question of the learner's.
package enum Inquiry: Hashable, Sendable {
    /// The order of calls that some commands bring, to be predicted first; what is asked may stand before them.
    case predict(String)
    /// The state of a controller, or of the whole app.
    case state(Controller.ID?)
    /// Everything that the last command did.
    case trace
    /// The call stack at an entry of the last command; the last callback if none is named.
    case stack(Int?)
    /// The reason of an entry of the last command, by its number.
    case whyEntry(Int)
    /// The reason why a method of a controller was called, or was not; nil means whoever heard it, or the one that is meant.
    case whyCallback(Callback, of: Controller.ID?)
    /// A method, rule or command.
    case explain(String)
    /// The same commands on several releases; nil means the last command.
    case compare([Release], String?)
    /// In which styles, on which devices and releases something holds after commands; nil means the last ones.
    case when(String, String?)
    /// The values of something, such as `view.frame`, at each call of the last command.
    case watch([String])
    /// The last command beside the world in which the last wrong answer would be right.
    case contrast
    /// An order that the last command must have brought.
    case expect(String)
    /// The window with its views and controllers, one inside the other.
    case tree
    /// The whole life of a controller on one page; with a file, a picture of what each cause calls.
    case map(file: String?)
    /// The last command as a sequence diagram: on the screen, or in a file of a form.
    case diagram(DiagramForm?, file: String)
    /// The last command as a moving picture on the screen.
    case slow
    /// The app so far as Swift code.
    case swift
    /// The references to a controller, or to all, and the retain cycles.
    case references(Controller.ID?)
    /// A claim of the documents.
    case claim(String)
    /// The causes that a symptom can have.
    case symptom(String)
    case documents
    /// The sources of the last explanation.
    case sources
}

extension Inquiry {
    /// The beginning of the name of a page that says whether a claim in one's own words is true.
    package static let isItTrue = "is it true that "
}

/// The forms of a sequence diagram in a file.
package enum DiagramForm: String, CaseIterable, Hashable, Sendable {
    /// A picture.
    case svg
    /// A picture that moves.
    case animation
}

/// Something that is done to the session.
package enum SessionCommand: Hashable, Sendable {
    /// Takes back the last commands.
    case undo(Int)
    /// Carries commands out again that were taken back.
    case redo(Int)
    /// Goes to the state after a numbered command.
    case goto(Int)
    /// Begins anew.
    case reset
    /// Lists the commands so far.
    case log
    /// Writes the session to a file.
    case save(String)
    /// Plays a transcript.
    case replay(String)
    /// Carries out the commands in a file.
    case run(String)
    /// Begins or resumes a lesson; nil means the next one.
    case learn(String?)
    /// Begins or resumes a lane of lessons.
    case learnFor(String?)
    /// Tells what is due today, and when the day's work is done.
    case today
    /// Begins the test of a lesson; nil means the one where the learner is, or the next one.
    case test(String?)
    /// Lists the lessons.
    case lessons
    /// A hint for the exercise.
    case hint
    /// The answer to the exercise; it does not count as done.
    case skip
    /// Leaves the exercise for a copy of its world.
    case play
    /// Goes back to the exercise.
    case back
    /// Goes on.
    case next
    /// Goes to the exercise before.
    case previous
    /// Goes to an exercise by its name.
    case gotoExercise(String)
    /// Lists the exercises of the lesson.
    case steps
    /// Lists the rules that the lesson teaches.
    case rules
    /// Shows the question again that waits for an answer.
    case question
    /// Leaves the lesson for the session as it was before.
    case leave
    /// Shows what is done of the lessons.
    case progress
    /// Lists the set-ups that are ready.
    case worlds
    /// Begins anew with a set-up that is ready.
    case world(String)
    /// Asks questions without end, about a topic if one is named.
    case practice(String?)
    /// Asks questions for some minutes, and judges them at the end.
    case interview(Int?)
    /// Shows what practice has shown.
    case stats
    /// Shows the result of a lesson or round as text to pass on, or writes it to a file as a picture.
    case card(file: String?)
    /// Forgets what is kept of a lesson or of practice.
    case forget(String)
    /// Opens the code of the exercise in the person's editor.
    case edit
    /// Explains the commands, or one of them.
    case help(String?)
    /// Shows what can be done in the app as it is now.
    case helpNow
    /// Shows the rest of an answer that did not fit on the screen.
    case more
    /// Leaves.
    case quit
}
