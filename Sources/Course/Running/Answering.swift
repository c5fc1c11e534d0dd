import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// Judges an answer, or carries a command out, by the kind of the exercise.
    mutating func answer(_ line: String, to exercise: Exercise, at seconds: Double) -> [LessonReply] {
        switch exercise.content {
        case .predict: return answerPrediction(line, exercise, at: seconds)
        case .choose(let choice): return choose(line, choice, exercise, at: seconds)
        case .do(let task): return work(line, task.goals, exercise, at: seconds)
        case .count(let question), .next(let question), .state(let question):
            return answerQuestion(line, question, exercise, at: seconds)
        case .fix: return [.message("This exercise needs Swift code, which this version does not run.")]
        }
    }

    /// Carries out a line in the copy of the world.
    mutating func tryOut(_ line: String, at seconds: Double) -> [LessonReply] {
        guard var copy = play else { return [] }
        let replies = copy.enter(line, at: seconds)
        play = copy
        record(.command, line, at: seconds, [])
        return replies.map(LessonReply.session)
    }

    private mutating func answerPrediction(
        _ line: String, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        if session.pending == nil {
            // Answered before: the question is asked anew, from its own start.
            if let failure = prepare(exercise) { return [.message(failure.message)] }
        }
        var replies: [LessonReply] = []
        for reply in session.enter(line, at: seconds) {
            replies.append(.session(reply))
            guard case .judged(let judged) = reply else { continue }
            let answer = session.journal.last?.text ?? line
            let points = judged.judgement.points
            count(answer, to: exercise, points: points)
            record(.answer, answer, at: seconds, ["points \(points.brief)"])
            replies += feedback(on: judged, exercise).map(LessonReply.feedback)
            replies.append(.note(exercise.note))
            if judged.judgement.isRight { replies += solved(exercise) }
        }
        return replies
    }

    /// What the author says on pairs of calls that the answer has the wrong way round.
    private func feedback(on judged: JudgedAnswer, _ exercise: Exercise) -> [String] {
        let answer = judged.judgement.answer, expected = judged.judgement.expected.calls
        func position(_ name: String, in calls: [Call]) -> Int? {
            calls.firstIndex { call in
                call.name(in: judged.world, withController: true) == name
                    || CallbackName.callback(for: name) == call.callback
            }
        }
        return exercise.feedback.filter { feedback in
            guard let one = position(feedback.first, in: answer) else { return false }
            if let other = position(feedback.second, in: answer), one > other { return false }
            guard let real = position(feedback.first, in: expected) else { return true }
            return position(feedback.second, in: expected).map { $0 < real } ?? false
        }.map(\.text)
    }

    private mutating func choose(
        _ line: String, _ choice: Exercise.MultipleChoice, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let letters = choice.choices.indices.map(LessonRunner.letter)
        guard !words.isEmpty, words.allSatisfy(letters.contains) else {
            return [.message("Answer with letters from a to \(letters.last ?? "a"), such as: a")]
        }
        let chosen = Set(words.compactMap { letters.firstIndex(of: $0) })
        let right = Set(choice.choices.indices.filter { isRight(choice, $0, exercise) })
        let points = LessonRunner.points(for: chosen, right)
        let verdicts = chosen.sorted().map { index in
            LessonReply.ChoiceVerdict(
                letter: letters[index], text: choice.choices[index].text.text, isRight: right.contains(index),
                explanation: choice.choices[index].explanation.text)
        }
        let answer = chosen.sorted().map { letters[$0] }.joined(separator: " ")
        count(answer, to: exercise, points: points)
        record(.answer, answer, at: seconds, ["points \(points.brief)"])
        var replies: [LessonReply] = [
            .choices(verdicts, isRight: chosen == right, missing: right.subtracting(chosen).count)
        ]
        if chosen == right { replies += [.note(exercise.note)] + solved(exercise) }
        return replies
    }

    /// Right ones count, wrong ones take away; less than one unless all is right.
    private static func points(for chosen: Set<Int>, _ right: Set<Int>) -> Double {
        guard chosen != right else { return 1 }
        let net = right.intersection(chosen).count - chosen.subtracting(right).count
        return Double(max(0, net)) / Double(max(1, right.count))
    }

    /// A choice that is a command is right if the goals hold after it; another one if the author ticked it.
    func isRight(_ choice: Exercise.MultipleChoice, _ index: Int, _ exercise: Exercise) -> Bool {
        let text = choice.choices[index].text.text
        guard text.hasPrefix("run:"), !choice.goals.isEmpty else { return choice.choices[index].isRight }
        let copy = carriedOut(String(text.dropFirst(4)), from: exercise)
        return copy.isClean
            && goals(choice.goals).allSatisfy { $0.holds(in: copy.session.simulation, since: copy.start) }
    }

    private mutating func work(
        _ line: String, _ lines: [SourceLine], _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        guard !(results[exercise.id]?.isSolved ?? false) else {
            return [.message("The exercise is done. next goes on; play lets you try more.")]
        }
        let replies = session.enter(line, at: seconds)
        let wanted = goals(lines)
        let met = wanted.map { $0.holds(in: session.simulation, since: start) }
        let outcome = replies.flatMap { reply -> [String] in
            if case .ran(let run) = reply { run.outcomeLines } else { [] }
        }
        record(.command, line, at: seconds, outcome)
        var all = replies.map(LessonReply.session)
        let hasRun = replies.contains { if case .ran = $0 { true } else { false } }
        guard hasRun else { return all }
        all.append(.goals(Array(zip(wanted.map(\.text), met)).map { (text: $0.0, isMet: $0.1) }))
        if met.allSatisfy({ $0 }) {
            count(session.statements.joined(separator: "; "), to: exercise, points: 1)
            all += [.note(exercise.note)] + solved(exercise)
        }
        return all
    }

    private mutating func answerQuestion(
        _ line: String, _ question: Exercise.Question, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        guard let right = rightAnswer(to: question, exercise) else {
            return [.message("The lesson is at fault: \(question.ask.text) is no question.")]
        }
        let given = LessonRunner.plain(line)
        let isRight = given == LessonRunner.plain(right)
        count(line, to: exercise, points: isRight ? 1 : 0)
        record(.answer, line, at: seconds, ["points \(isRight ? 1 : 0)"])
        var replies: [LessonReply] = [.verdict(isRight: isRight, answer: right), .note(exercise.note)]
        if isRight { replies += solved(exercise) }
        return replies
    }

    private func solved(_ exercise: Exercise) -> [LessonReply] {
        results[exercise.id].map { [.solved($0)] } ?? []
    }

    static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : String(index + 1)
    }

    /// A number, `yes` or `no`, or a call's canonical name.
    static func plain(_ text: String) -> String {
        let word = text.lowercased().filter { !$0.isWhitespace && $0 != "." || $0.isNumber }
        switch word {
        case "y", "true": return "yes"
        case "n", "false": return "no"
        case "never", "none", "zero": return "0"
        case "once", "one": return "1"
        case "twice", "two": return "2"
        default: break
        }
        let name = text.split(separator: ".").last.map { $0.filter { !$0.isWhitespace } } ?? ""
        return CallbackName.callback(for: name)?.rawValue ?? word
    }
}
