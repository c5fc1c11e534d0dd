import CommandLanguage
import Course
import Practice
import Session

/// Lessons: beginning one, and handing it what is typed.
extension ReadEvalPrintLoop {
    /// Begins a lesson, or goes on where it was left; without a name the first that is not done.
    ///
    /// - Parameters:
    ///   - name: The lesson's identifier or number.
    ///   - path: The file to record the lesson to.
    ///   - isTest: Whether the lesson's test is begun, in place of its first step.
    /// - Throws: What is wrong with that file.
    package func learn(_ name: String?, recordingTo path: String? = nil, isTest: Bool = false) throws {
        let shelf = surroundings.shelf, progress = surroundings.progress
        guard !shelf.lessons.isEmpty else {
            return fail(LessonShelf.isEmpty)
        }
        let chosen = name.map(shelf.lesson) ?? progress.nextLesson(on: shelf)?.lesson
        guard let chosen else {
            guard name != nil else {
                let done = Span("  All \(shelf.lessons.count) lessons are done.", .good)
                return show(
                    Line(done, Span(" To repeat one, type learn and its number."), next: "lessons   worlds"))
            }
            let topic = PracticeTopic(word: name ?? "").map {
                "For questions about it: practice \($0.rawValue)"
            }
            return fail(shelf.noLesson(name ?? "", for: "learn", else: topic))
        }
        let file = path ?? recordings.file(of: chosen)
        if !isTest, file == nil, name == nil || learner.lesson == nil, try review(before: chosen) { return }
        try begin(chosen, recordingTo: file, isTest: isTest)
    }

    /// Follows a lane from now on, and begins its next lesson.
    ///
    /// - Parameter name: The lane's name; `course` goes back to the whole course, and nil only lists the lanes.
    /// - Throws: What is wrong with the file that was recorded to before.
    package func learn(for name: String?) throws {
        let shelf = surroundings.shelf, progress = surroundings.progress
        guard let name else { return show(list.lanes + [.next("learn")]) }
        let lane = shelf.lane(name)
        guard lane != nil || name == Self.wholeCourse else {
            let names = shelf.library.lanes.map(\.name) + [Self.wholeCourse]
            let meant = Spelling.closest(to: name, among: names).map { " Did you mean: learn for \($0)" }
            let known = names.joined(separator: ", ")
            return fail("There's no learning path named \(name)." + (meant ?? " There are: \(known)."))
        }
        if let lane, progress.lane(on: shelf) != lane {
            show(list.plan(of: lane))
        }
        progress.follow(lane)
        try learn(nil)
    }

    private static let wholeCourse = "course"

    /// The lessons, as they are listed.
    var list: LessonListLines { LessonListLines(shelf: shelf, progress: surroundings.progress) }

    /// Says what the lines of a setup mean, to someone who opens a lesson for the first time; in a row, so that the question
    /// fits on the screen as well.
    private static let introduction = Line(
        "  In the setup, new creates a controller. Predict which calls the lines with > trigger.")

    /// Begins a lesson, or goes on where it was left.
    func begin(_ chosen: Lesson, recordingTo path: String? = nil, isTest: Bool = false) throws {
        let progress = surroundings.progress
        // A recording doesn't include earlier work: a lesson to hand in starts with the first step.
        let done = path == nil ? progress.done(chosen) : [], changed = progress.changed(chosen)
        let runner = try? LessonRunner(
            chosen, done: done, shown: progress.shown(chosen), wrong: progress.wrong(chosen), changed: changed
        )
        guard var runner else {
            return fail("\(chosen.file) has an error. To see where: viewdid lessons check")
        }
        if isTest, learner.drawTest(of: runner) == nil { return refuseTest(next: "learn \(chosen.id)") }
        if learner.round != nil { finishRound() }
        let showsSetup = chosen.parts.contains {
            if case .setup(let setup) = $0 { !setup.isHidden } else { false }
        }
        if isPerson, progress.isNew, !isTest, showsSetup { show([Self.introduction]) }
        recordings.noteElsewhere(learner.session.journal, then: "learn \(chosen.id)")
        show(LessonListLines.changes(changed, in: chosen))
        if !isTest { tellNeeds(of: chosen) }
        if let path {
            try recordings.begin(chosen, in: path) {
                try Recording(
                    path, of: &runner, lessons: surroundings.shelf.library, learner: learner.name, key: key)
            }
            for line in recordings.takeAsides(of: chosen, runner.journal) {
                _ = runner.take(JournalEntry(kind: .aside, text: line, seconds: seconds, outcome: []))
            }
        } else if recordings.leaveOut() {
            show(Line("  This lesson isn't recorded. To record it: viewdid learn \(chosen.id) --record FILE"))
        }
        progress.begin(chosen)
        learner.shownBeliefs = []
        guard !isTest else {
            learner.lesson = runner
            beginTest()
            keep()
            return
        }
        // A lesson that is done can be gone through once more, from its beginning.
        let isDone = done.count == chosen.exercises.count
        if path == nil, !isDone { runner.missedBefore = progress.missed(chosen) }
        let replies =
            (isDone ? chosen.exercises.first.flatMap { runner.go(to: $0.id, at: seconds) } : nil)
            ?? runner.begin(at: seconds)
        learner.lesson = runner
        for reply in replies { show(reply, lessonLines, place: nil) }
        keep()
    }

    /// Begins the test of a lesson: of the one that is named, else of the one where the learner is, else of the next.
    func test(_ name: String?) {
        let named = name.flatMap(surroundings.shelf.lesson)
        guard let lesson = learner.lesson, named?.id ?? lesson.lesson.id == lesson.lesson.id,
            name == nil || named != nil
        else {
            return telling { try learn(name, isTest: true) }
        }
        beginTest()
    }

    /// Begins the test of the lesson where the learner is.
    private func beginTest() {
        guard let lesson = learner.lesson else { return }
        guard learner.round == nil else {
            return show([Line("  Only lessons have tests. For example: test 1", .plain), .next("leave")])
        }
        guard !lesson.isTesting else { return takeInLesson(place: nil) { $0.enter("") } }
        guard let questions = learner.drawTest(of: lesson) else {
            return refuseTest(next: "steps   next")
        }
        let seconds = self.seconds
        takeInLesson(place: nil) { $0.beginTest(questions, at: seconds) ?? [] }
    }

    private func refuseTest(next: String) {
        let reason = "you've already worked on too many of this lesson's steps"
        show(Line("  There's no test, because \(reason).", next: next))
    }

    /// Says which lessons should come before one and are not done.
    private func tellNeeds(of chosen: Lesson) {
        let shelf = surroundings.shelf
        let open = chosen.needs.compactMap { shelf.lesson($0.text) }
            .filter { !surroundings.progress.isPassed($0) }
        // A lane leaves some of them out on purpose.
        guard let first = open.first, surroundings.progress.lane(on: shelf) == nil else { return }
        let names = open.map { "lesson \(shelf.number(of: $0) ?? 0) (\($0.id))" }.listed(last: " and ")
        show(
            Line(
                "  This lesson builds on \(names), which you haven't finished yet. To start there: learn \(shelf.number(of: first) ?? 0)",
                .note))
    }

    /// Leaves the lesson or the round of someone at a terminal, with its result; outside of both, the program.
    func quit() {
        // At the end of a lesson its result is told, and there is nothing to go back to in a session without a command.
        let isRound = learner.round != nil
        let isOver = !isRound && learner.lesson?.place == .end && learner.session.journal.isEmpty
        guard mode.isAtTerminal, learner.lesson != nil, !isOver else { return ending.isReached = true }
        if isRound { finishRound() } else { leave() }
    }

    /// Goes back to the session as it was before the lesson, unless the program ends.
    ///
    /// - Parameter keepingCard: Whether there is a result.
    func leave(keepingCard: Bool = true) {
        let left = learner.round == nil ? learner.lesson : nil
        if keepingCard { lastCard = resultCard.chart(of: learner) }
        learner.leave()
        recordings.resumeSession()
        guard !ending.isReached else { return }
        if let left, left.place != .end {
            show(PlaceLines.left(left))
        }
        let isNew = isSessionUnseen
        isSessionUnseen = false
        if !isNew {
            show(PlaceLines.backInSession)
        } else if mode.isAtTerminal {
            show(Line("  You're in a session now. Try some commands.", next: "help   quit"))
        }
    }

    /// Hands the lesson the whole code of its exercise.
    func submit(_ code: String) {
        guard !recordings.isRecording || TranscriptText.fits(code) else {
            return fail("This code is too long to record. Shorten it.")
        }
        let seconds = self.seconds
        takeInLesson(place: nil) { $0.submit(code: code, at: seconds) }
        keep()
    }

    func takeInLesson(place: String?, _ input: (inout LessonRunner) -> [LessonReply]) {
        guard let exercise = learner.lesson.map({ $0.exercise?.id ?? "" }) else { return }
        let replies = learner.enterLesson(input)
        learner.shownBeliefs += replies.compactMap(\.belief).map { (exercise, $0) }
        if let events = learner.lesson?.takeEvents(), learner.round == nil {
            surroundings.progress.save(events)
            surroundings.progress.keepBeliefs(of: replies)
        }
        for case .tested(let result) in replies where result.isPassed { surroundings.progress.passTest() }
        let lines = lessonLines.fitted(to: replies)
        for reply in replies { show(reply, lines, place: place) }
        show(lines.closing(replies))
    }

    private func show(_ reply: LessonReply, _ lines: LessonLines, place: String?) {
        if case .session(let reply) = reply, reply.needsProgram { return show(reply, place: place) }
        show(lines.lines(reply), asking: reply.asks || reply.isSetup)
        if case .finished(let summary) = reply {
            let next = surroundings.progress.nextLesson(on: surroundings.shelf, after: learner.lesson?.lesson)
            show(LessonLines.afterwards(summary.open, next: next))
        }
        if case .tested(let result) = reply {
            let next = surroundings.progress.nextLesson(on: surroundings.shelf, after: learner.lesson?.lesson)
            show(LessonLines.afterwards(result.wrong, next: next))
        }
    }
}
