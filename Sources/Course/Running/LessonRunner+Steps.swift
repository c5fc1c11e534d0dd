import CommandLanguage
import Lifecycle
import Session

/// The exercises of a lesson as steps that one can see and go to.
extension LessonRunner {
    /// The exercises, and how they stand.
    package var steps: [LessonReply.Step] {
        lesson.exercises.enumerated().map { index, exercise in
            let result = results[exercise.id]
            let isSkipped = result?.wasShown ?? false || shownBefore.contains(exercise.id)
            return LessonReply.Step(
                number: index + 1, id: exercise.id, title: lesson.title(of: exercise.id),
                state: result?.isDone ?? false ? .done : isSkipped ? .skipped : .open,
                isHere: place == .exercise(index), isChanged: changed.contains(exercise.id))
        }
    }

    /// Shows the open question or task again, unless `isBrief` is true with what it starts from and the text above it.
    func question(isBrief: Bool = false) -> [LessonReply] {
        if hasQuestionOfTheirOwn, let question = stage.pending { return [.session(.question(question))] }
        guard var exercise, play == nil else { return [] }
        let start = isBrief ? [] : beginning(of: exercise)
        if isBrief { exercise.lead = Prose() }
        var presentation = presentationAgain(of: exercise)
        if isBrief { presentation.code = [] }
        return start + [.exercise(presentation)]
    }

    /// An exercise as it is shown once more: what was answered or shown is no longer asked, so the question is posed anew
    /// for it, with what it offers.
    func presentationAgain(of exercise: Exercise) -> LessonReply.Presentation {
        guard exercise.kind == .predict, session.pending == nil else { return presentation(of: exercise) }
        var shown = self
        _ = shown.prepare(exercise)
        if isOver { shown.aids = [] }
        return shown.presentation(of: exercise)
    }

    /// The commands that an exercise starts from, unless they are hidden.
    func beginning(of exercise: Exercise) -> [LessonReply] {
        guard let setup = lesson.setup(of: exercise.id), !setup.isHidden else { return [] }
        return [.setup(setup.commands.map { $0.text })]
    }

    /// The words that an answer can hold, each with what it means; nil where commands or code are typed.
    package var answerWords: [CommandCompleter.Candidate]? {
        guard awaitsAnswer, !awaitsCode, let exercise else { return nil }
        let words: [CommandCompleter.Candidate]
        switch exercise.content {
        case .choose(let choice):
            words = choice.choices.enumerated().map {
                CommandCompleter.Candidate(LessonRunner.letter($0), summary: $1.label)
            }
        case .state: words = ["no", "yes"].map { CommandCompleter.Candidate($0) }
        case .next(let question):
            let names = stage.simulation.world.livingControllers.map {
                stage.simulation.world.controllers[$0].name
            }
            let asked = names.filter(question.ask.text.split(separator: " ").map(String.init).contains)
            let calls = (asked.isEmpty ? names : asked).flatMap { name in
                Callback.ofControllers.map { CommandCompleter.Candidate("\(name).\($0.rawValue)") }
            }
            words = calls + [CommandCompleter.Candidate("nothing", summary: "no call")]
        case .predict, .count, .do, .fix: words = []
        }
        guard !isTesting else { return words }
        return words + [
            CommandCompleter.Candidate("hint", summary: "gives a hint"),
            CommandCompleter.Candidate("skip", summary: "shows the answer"),
            CommandCompleter.Candidate("play", summary: "lets you try anything in a copy of the app"),
        ]
    }

    mutating func previous(at seconds: Double) -> [LessonReply] {
        let last = lesson.exercises.count - 1
        let index =
            switch place {
            case .beginning: -1
            case .exercise(let index): index - 1
            case .end: last
            }
        guard index >= 0 else { return [.message("This is the first step.")] }
        return arrive(at: index, seconds, from: index + 1)
    }

    mutating func go(toNumber number: Int, at seconds: Double) -> [LessonReply] {
        guard lesson.exercises.indices.contains(number - 1) else {
            let count = lesson.exercises.count
            return [.message("The lesson has \(count) steps. goto 1 opens the first.")]
        }
        return arrive(at: number - 1, seconds)
    }

    /// Returns the message about `goto` with an unknown step; nil for other statements.
    func unknownStep(in statement: String) -> String? {
        let words = statement.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "goto", play == nil else { return nil }
        let meant = Spelling.closest(to: String(words[1]), among: lesson.exercises.map { $0.id })
        return "The lesson has no step \(words[1]). "
            + (meant.map { "Did you mean: goto \($0)" }
                ?? "To see the steps: steps")
    }
}

extension Lesson {
    /// Returns the title of an exercise: the last heading above it; empty without one.
    fileprivate func title(of exercise: String) -> String {
        var heading = ""
        for part in parts {
            switch part {
            case .prose(let prose):
                for block in prose.blocks {
                    if case .heading(let level, let inlines) = block.kind, level > 1 {
                        heading = inlines.map { $0.plainText }.joined()
                    }
                }
            case .exercise(let other) where other.id == exercise:
                return heading
            case .exercise, .setup: continue
            }
        }
        return ""
    }
}
