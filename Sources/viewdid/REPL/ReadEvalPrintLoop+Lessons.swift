import CommandLanguage
import Course
import LineEditing
import Session

/// Lessons: beginning one, and handing it what is typed.
extension ReadEvalPrintLoop {
    /// Begins a lesson, or goes on where it was left; without a name the first that is not done.
    ///
    /// - Parameters:
    ///   - name: The lesson's identifier or number.
    ///   - path: The file to record the lesson to.
    /// - Throws: What is wrong with that file.
    func learn(_ name: String?, recordingTo path: String? = nil) throws {
        let shelf = surroundings.shelf, progress = surroundings.progress
        guard !shelf.lessons.isEmpty else {
            return show([Line("! No lessons were found. Name their folder with --lessons.", .bad)])
        }
        let chosen =
            name.map(shelf.lesson) ?? shelf.lessons.first { progress.done($0).count < $0.exercises.count }
            ?? shelf.lessons.first
        guard let chosen else {
            let meant = Spelling.closest(to: name ?? "", among: shelf.lessons.map(\.id))
            return show([
                Line(
                    "! There is no lesson \(name ?? "")."
                        + (meant.map { " Did you mean: learn \($0)" } ?? ""), .bad)
            ])
        }
        try begin(chosen, recordingTo: path)
    }

    private func begin(_ chosen: Lesson, recordingTo path: String?) throws {
        let progress = surroundings.progress
        let done = progress.done(chosen)
        guard var runner = try? LessonRunner(chosen, done: done) else {
            return show([Line("! \(chosen.file) is at fault: viewdid lessons check tells where.", .bad)])
        }
        if progress.isChanged(chosen) {
            show([Line("  The lesson has changed since you did it.", .note)])
        }
        if let path, let library = surroundings.shelf.library {
            recording = try Recording(path, of: &runner, lessons: library)
        } else if recording != nil {
            recording = nil
            show([Line("  The lesson is not recorded: viewdid learn \(chosen.id) --record FILE does that.")])
        }
        progress.begin(chosen)
        // A lesson that is done can be gone through once more, from its beginning.
        let isDone = done.count == chosen.exercises.count
        let replies =
            (isDone ? chosen.exercises.first.flatMap { runner.go(to: $0.id, at: seconds) } : nil)
            ?? runner.begin(at: seconds)
        lesson = runner
        for reply in replies { show(reply, place: nil) }
        if let problem = recording?.record(runner.journal) { show([Line("! " + problem, .bad)]) }
    }

    /// Hands the lesson the whole code of its exercise.
    func submit(_ code: String) {
        let seconds = self.seconds
        takeInLesson(place: nil) { $0.submit(code: code, at: seconds) }
        keep()
    }

    func takeInLesson(place: String?, _ input: (inout LessonRunner) -> [LessonReply]) {
        guard var runner = lesson else { return }
        // Its journal is not copied as long as nobody else holds it.
        lesson = nil
        let replies = input(&runner)
        lesson = runner
        for reply in replies { show(reply, place: place) }
        show(lessonLines.closing(replies))
        if let events = lesson?.takeEvents() { surroundings.progress.save(events) }
    }

    private func show(_ reply: LessonReply, place: String?) {
        if case .session(let reply) = reply, needsProgram(reply) { return show(reply, place: place) }
        show(lessonLines.lines(reply))
    }

    private var lessonLines: LessonLines {
        LessonLines(replies: replyLines, isSkipAllowed: lesson?.lesson.isSkipAllowed ?? true)
    }

    private func needsProgram(_ reply: Reply) -> Bool {
        switch reply {
        case .request, .inquiry, .drawing: true
        default: false
        }
    }
}
