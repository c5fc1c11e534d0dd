import Course

/// The lines that say where the learner is.
enum PlaceLines {
    static let ready = Line("A controller is ready: vc, a plain ViewController. Try: access view", hanging: 0)
    static let onlyInLessons = Line("  That only works in lessons.", next: "learn   lessons")
    static let onlyInLessonsAndRounds = Line(
        "  That only works at a question: in a prediction, a lesson or practice.",
        next: "learn   predict access view")
    static let notInLesson = Line("  You aren't in a lesson.", next: "quit")
    static let backInSession = Line(
        "  Back in the session, just as you left it.", next: "state   learn   quit")
    static let answerFirst = Line(
        "  The exercise needs an answer first. To try things out and come back: play",
        next: "hint   skip   play")
    static let noCode = Line(
        "! This question can't be answered with code.", .bad, next: "question   skip")
    /// Of what a page without the program can't do.
    static let needsProgram = Line(
        "! That needs the program on your computer. This page has the lessons, practice and the session.",
        .bad, next: "lessons   practice   help")
    /// Of an exercise that a page without the program can only show.
    static let takesNoCode = Line(
        "  This page can't take Swift code. Type skip to see the answer. To change the code yourself, use the program: viewdid learn",
        .note, next: "hint   skip   next")

    /// The line on how much of a lesson is done, and on how to go on with it.
    static func left(_ lesson: LessonRunner) -> Line {
        let steps = lesson.steps, done = steps.count { $0.state == .done }
        return Line(
            "  \(done) of \(steps.count) steps done in \(lesson.lesson.id). To continue later: learn")
    }
}
