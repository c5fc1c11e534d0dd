import CommandLanguage
import Course
import Lifecycle
import LineEditing
import Practice
import Session

/// The learner's work: the session, and the lesson or round of questions in front of it.
package struct Learner {
    /// The name in recordings; nil if none was given.
    let name: String?
    let start: Session.Start
    package var session: Session
    /// The current lesson, or the lesson without end that a round is; nil in the session.
    var lesson: LessonRunner?
    /// The current round of questions; nil in the session and in a lesson that has an end.
    var round: OpenRound?
    /// The report on the last round, which can be had again.
    var report: [Line] = []
    /// The misconceptions that wrong answers of this lesson or round have shown, with the exercises.
    var shownBeliefs: [(exercise: String, belief: Misconception)] = []
    /// The questions drawn for each lesson's test. Leaving a test does not bring others.
    private var drawnTests: [String: [String]] = [:]

    init(_ start: Session.Start, name: String?) {
        self.start = start
        self.name = name
        session = Session(start)
    }

    /// The session that commands reach now.
    var stage: Session { lesson?.stage ?? session }

    /// That app as Swift shows it: its world, the statements that made it, and those that a question is about.
    var written: (world: World, made: [Session.CarriedStatement], asked: ArraySlice<Session.CarriedStatement>)
    {
        lesson?.written ?? (session.simulation.world, session.carried, [])
    }

    /// Everything entered in the lesson or round, else in the session.
    var journal: [JournalEntry] { lesson?.journal ?? session.journal }

    /// Indicates whether a question waits for an answer.
    var awaitsAnswer: Bool { lesson?.awaitsAnswer ?? (session.pending != nil) }

    /// Indicates whether the input may be code.
    var takesCode: Bool { !awaitsAnswer || lesson?.awaitsCode ?? false }

    /// Indicates whether the round gives no help and no feedback before its end.
    var hidesVerdicts: Bool { round?.round.hidesVerdicts ?? false }

    /// The prompt's text and color.
    var prompt: (text: String, color: Emphasis) {
        guard let lesson else {
            return awaitsAnswer ? ("  ?", .heading) : ("\(session.currentName ?? "viewdid") >", .prompt)
        }
        if lesson.awaitsAnswer { return ("\(lesson.lesson.id) \(lesson.position) ?", .heading) }
        return lesson.isPlaying ? ("play >", .playing) : ("\(lesson.lesson.id) >", .prompt)
    }

    /// The subject of `help` at the learner's place; nil for all commands.
    var answeringHelp: AnsweringHelp? {
        guard let lesson else {
            return session.pending == nil ? nil : AnsweringHelp(kind: .predict, place: .session)
        }
        guard !lesson.isPlaying else { return nil }
        guard let exercise = lesson.exercise else {
            return lesson.place == .end ? AnsweringHelp(kind: .do, place: .end) : nil
        }
        let place: AnsweringHelp.Place =
            if !hidesVerdicts, lesson.isOver {
                .answered
            } else if hidesVerdicts || lesson.isTesting {
                .test
            } else if round != nil {
                .practice
            } else {
                .lesson(isSkipAllowed: lesson.lesson.isSkipAllowed)
            }
        return AnsweringHelp(kind: exercise.kind, place: place)
    }

    /// The commands that fit the learner's place, in some ten lines.
    var commandsNow: [HelpLines.Offer] { answeringHelp?.commands ?? HelpLines.offers(in: stage) }

    /// Returns questions for the test of the lesson; nil if too many of them have been seen.
    mutating func drawTest(of lesson: LessonRunner) -> [String]? {
        let drawn = drawnTests[lesson.lesson.id] ?? []
        guard drawn.isEmpty || !lesson.seen.isDisjoint(with: drawn) else { return drawn }
        var generator = SystemRandomNumberGenerator()
        let questions = lesson.lesson.drawTest(without: lesson.seen.union(drawn), using: &generator)
        drawnTests[lesson.lesson.id] = questions
        return questions
    }

    /// Hands the lesson an input.
    ///
    /// - Returns: Its replies; none in the session.
    mutating func enterLesson(_ input: (inout LessonRunner) -> [LessonReply]) -> [LessonReply] {
        guard var runner = lesson else { return [] }
        // Its journal is not copied as long as nobody else holds it.
        lesson = nil
        defer { lesson = runner }
        return input(&runner)
    }

    /// Goes back to the session as it was before the lesson or round.
    mutating func leave() {
        lesson = nil
        round = nil
    }

    /// The misconceptions shown in this lesson or round, and whether the exercise was answered right in the end.
    var beliefs: [(belief: Misconception, hasFallen: Bool)] {
        shownBeliefs.map { ($0.belief, lesson?.results[$0.exercise]?.isSolved ?? false) }
    }

    /// Returns whether a line after the end of a lesson is meant for the session.
    func isForSession(_ line: String) -> Bool {
        guard lesson?.place == .end, let first = Lexer.statements(in: line).first?.text,
            let instruction = CommandParser.instruction(of: first, in: session.context)
        else { return false }
        switch instruction {
        case .simulate, .use, .environment, .ask: return true
        case .session(.undo), .session(.redo), .session(.reset), .session(.world), .session(.run): return true
        case .session: return false
        }
    }

    // MARK: - The completion of a line with the Tab key

    /// Returns the ways in which a line can go on.
    ///
    /// - Parameters:
    ///   - typed: The line up to the cursor.
    ///   - shelf: The lessons.
    /// - Returns: Words of the answer while a question waits, else words of commands, the likeliest first.
    func completions(of typed: String, lessons shelf: LessonShelf) -> Completions {
        let now = stage
        var found = now.completions(of: typed)
        let isCommand = typed.contains(" ") && AskedTopic.begins(asCommand: typed)
        if !isCommand, let words = lesson?.answerWords, now.pending == nil {
            let word = String(typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." }.reversed())
            let fitting = words.filter { $0.text.lowercased().hasPrefix(word.lowercased()) }
            found = (word.count, word.isEmpty ? CandidateOrder.usual(of: fitting) : fitting)
        } else if now.pending == nil, typed.allSatisfy({ $0.isWhitespace }) {
            found = (0, commandsNow.map { CommandCompleter.Candidate($0.line, summary: $0.what) })
        } else if now.pending == nil {
            let order = CandidateOrder(typed: typed, in: now)
            let context = CommandContext(
                atPromptOf: now, lessons: shelf, steps: lesson?.steps.map { ($0.id, $0.title) } ?? [],
                helpsOnCommands: order.isOfHelp)
            found = CommandCompleter.completions(of: typed, in: context)
            found.candidates = order.sorted(found.candidates)
        }
        // Rounds without help leave out what they refuse.
        let refused = hidesVerdicts ? ["hint", "skip", "play"] : []
        return Completions(
            replacedCount: found.replaced,
            candidates: found.candidates.filter { !refused.contains($0.text) }.map {
                CompletionCandidate($0.text, summary: $0.summary)
            })
    }

    /// Returns the work as a transcript, which began on a date in ISO 8601.
    func transcript(startedOn date: String) -> Transcript {
        var header =
            lesson.map { TranscriptHeader($0, learner: name, startedOn: date) }
            ?? TranscriptHeader(start, learner: name, startedOn: date)
        round?.round.form.describe(in: &header)
        let isExam = round?.round.paper != nil
        return Transcript(header: header, journal: isExam ? journal.map { $0.withoutOutcome } : journal)
    }
}
