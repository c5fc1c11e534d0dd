import Session

/// One thing that makes an exercise easier, after several different wrong answers.
enum ExerciseAid: Hashable, Sendable {
    /// An offered call or choice, by its position, that is wrong.
    case without(Int)
    /// The call that comes first, by its position among the offered ones.
    case first(Int)
    /// Calls that follow each other, by their positions among the offered ones, each pair under one letter.
    case pairs([Pair])

    /// Two calls of which the second comes right after the first, as far as it is asked.
    struct Pair: Hashable, Sendable {
        let first: Int, second: Int
    }

    /// Returns the possible aids for a prediction: its first call is shown, then consecutive calls become
    /// one. If too few calls are made for that, offered calls that UIKit doesn't make are removed, last one
    /// first.
    fileprivate static func all(_ question: Question) -> [ExerciseAid] {
        let expected = question.expected
        let calls = expected.calls
        guard calls.count > 1 else {
            let surplus = question.offered.indices.filter { !calls.contains(question.offered[$0]) }
            return surplus.reversed().dropLast().map(ExerciseAid.without)
        }
        guard Set(calls).count == calls.count else { return [] }
        let places = calls.map { question.offered.firstIndex(of: $0) }
        var aids: [ExerciseAid] = []
        let isFirst = calls.indices.dropFirst().allSatisfy { expected.requires(0, before: $0) }
        if isFirst, !expected.isIncidental(0), let place = places[0] { aids.append(.first(place)) }
        let rest = aids.isEmpty ? 0 : 1
        guard calls.count - rest > 2 else { return aids }
        let pairs = stride(from: rest, to: calls.count - 1, by: 2).compactMap { index -> Pair? in
            guard expected.requires(index, before: index + 1), let first = places[index],
                let second = places[index + 1],
                ![index, index + 1].contains(where: { expected.mayRepeat($0) || expected.isIncidental($0) })
            else { return nil }
            return Pair(first: first, second: second)
        }
        return pairs.isEmpty ? aids : aids + [.pairs(pairs)]
    }
}

extension LessonRunner {
    /// The different wrong answers after which an exercise gets easier; each further one makes it easier again.
    static let answersBeforeAid = 3

    /// The aids in effect. Once a prediction is answered, or before it is asked, there are none.
    var given: ArraySlice<ExerciseAid> {
        guard let exercise else { return [] }
        if case .predict = exercise.content, session.pending == nil { return [] }
        return helpful.prefix(results[exercise.id]?.easings ?? 0)
    }

    /// The possible aids, without facts that each wrong answer already got right.
    private var helpful: [ExerciseAid] {
        guard let exercise, let question = session.pending else { return aids }
        let wrong = results[exercise.id]?.wrongAnswers ?? []
        func isRight(_ aid: ExerciseAid, in answers: some Sequence<String>) -> Bool {
            guard case .first(let index) = aid else { return false }
            let name = question.offeredName(index)
            return answers.allSatisfy { $0.split(separator: " ").first.map { $0 == name } ?? false }
        }
        // Aids in effect keep their place: only the answers before the first aid determine the order.
        let early = wrong.prefix(LessonRunner.answersBeforeAid)
        guard early.count == LessonRunner.answersBeforeAid else { return aids }
        let latest = early.suffix(1)
        return aids.filter { !isRight($0, in: latest) }
            + aids.filter { isRight($0, in: latest) && !isRight($0, in: wrong) }
    }

    /// Notes a wrong answer, and makes the exercise easier if there were enough different ones.
    mutating func noteWrong(_ answer: String, to exercise: Exercise) {
        guard var result = results[exercise.id], !result.wrongAnswers.contains(answer) else { return }
        result.wrongAnswers.append(answer)
        results[exercise.id] = result
        guard test == nil, !visit.isRevealed, result.wrongAnswers.count >= LessonRunner.answersBeforeAid
        else { return }
        ease(exercise, to: result.easings + 1)
    }

    /// Makes the exercise easier, which counts like a hint.
    ///
    /// - Parameters:
    ///   - exercise: The exercise at which the learner is.
    ///   - count: How many things are to make it easier; no more than there are.
    mutating func ease(_ exercise: Exercise, to count: Int) {
        guard var result = results[exercise.id] else { return }
        let new = min(count, helpful.count) - result.easings
        guard new > 0 else { return }
        result.easings += new
        result.hints += new
        visit.hintsSinceEvent += new
        visit.newEasings += new
        results[exercise.id] = result
    }

    /// Records what has become easier, and tells it.
    mutating func announceAids(of exercise: Exercise, at seconds: Double) -> [LessonReply] {
        guard visit.newEasings > 0, let count = results[exercise.id]?.easings else { return [] }
        let new = given.suffix(visit.newEasings)
        visit.newEasings = 0
        guard !new.isEmpty else { return [] }
        let texts = new.map { text(of: $0, exercise) }
        record(.easier, String(count), at: seconds, texts)
        // The first call is told beside the letters, which stay as they are.
        let areLettersNew = new.contains { if case .first = $0 { false } else { true } }
        return [.easier(texts, offered: areLettersNew ? offered(by: exercise) : [])]
    }

    /// Takes over what has made the exercise easier in an earlier run.
    mutating func easeAsBefore(_ exercise: Exercise, at seconds: Double) {
        guard test == nil, let earlier = wrongBefore.removeValue(forKey: exercise.id),
            var result = results[exercise.id],
            !result.isDone
        else { return }
        result.wrongAnswers += earlier.filter { !result.wrongAnswers.contains($0) }
        results[exercise.id] = result
        ease(exercise, to: result.wrongAnswers.count + 1 - LessonRunner.answersBeforeAid)
        _ = announceAids(of: exercise, at: seconds)
        // It was counted when it was given.
        visit.hintsSinceEvent = 0
    }

    /// Returns the possible aids, in the order in which they are given, so that there is still something
    /// to answer at the end.
    func possibleAids(of exercise: Exercise) -> [ExerciseAid] {
        switch exercise.content {
        case .choose(let choice):
            let wrong = choice.choices.indices.filter { !rightChoices.contains($0) }
            return wrong.reversed().dropLast().map(ExerciseAid.without)
        case .predict:
            return session.pending.map(ExerciseAid.all) ?? []
        case .count, .next, .state, .do, .fix: return []
        }
    }

    /// A aid in words.
    private func text(of aid: ExerciseAid, _ exercise: Exercise) -> String {
        func name(_ index: Int) -> String {
            switch exercise.content {
            case .predict: session.pending?.offeredName(index) ?? ""
            case .choose(let choice): choice.choices[index].label
            default: ""
            }
        }
        switch aid {
        case .without(let index): return "\(LessonRunner.letter(index)) is wrong: \(name(index))"
        case .first(let index): return "\(name(index)) is called first"
        case .pairs(let pairs):
            return pairs.map { "\(name($0.second)) follows \(name($0.first))" }.joined(separator: ", ")
        }
    }

    /// Returns descriptions of the aids so far.
    func aidTexts(of exercise: Exercise) -> [String] { given.map { text(of: $0, exercise) } }

    /// The calls or choices that are offered now, each with its letter; a pair stands under one letter.
    func offered(by exercise: Exercise) -> [(letter: String, text: String)] {
        var texts: [String?]
        switch exercise.content {
        case .predict: texts = session.pending.map { $0.offered.indices.map($0.offeredName) } ?? []
        case .choose(let choice): texts = choice.choices.map { $0.label }
        case .count, .next, .state, .do, .fix: return []
        }
        for aid in test == nil ? given : [] {
            switch aid {
            case .without(let index): texts[index] = nil
            case .first: break
            case .pairs(let pairs):
                for pair in pairs {
                    texts[pair.first] = [texts[pair.first], texts[pair.second]].compactMap { $0 }
                        .joined(separator: ", then ")
                    texts[pair.second] = nil
                }
            }
        }
        return texts.enumerated().compactMap { index, text in text.map { (LessonRunner.letter(index), $0) } }
    }

    /// The answer with what is given written out: both calls for the letter of a pair, and the call that was placed.
    func written(out line: String) -> String {
        guard let question = session.pending, !given.isEmpty, !AnswerReader.saysNothing(line) else {
            return line
        }
        var line = line
        for case .pairs(let pairs) in given { line = question.line(line, writingOut: pairs) }
        for case .first(let index) in given {
            let calls = try? AnswerReader.calls(
                in: line, asked: question.asked, world: question.world, letters: question.offered)
            guard let calls, !calls.contains(question.offered[index]) else { continue }
            line = question.offeredName(index) + " " + line
        }
        return line
    }
}

extension Question {
    /// The name of an offered call as the learner types it.
    fileprivate func offeredName(_ index: Int) -> String {
        offered[index].name(in: world, withController: asked.isOfSeveral)
    }

    /// A line with both calls in place of the letter of each pair; a line that has the other letter as well is left.
    fileprivate func line(_ line: String, writingOut pairs: [ExerciseAid.Pair]) -> String {
        let plain = ["->", "=>", "→", ">"].reduce(line) { $0.replacing($1, with: " ") }
        let words = plain.split { $0.isWhitespace || ",;、，；".contains($0) }.map(String.init)
        func has(_ index: Int) -> Bool { words.contains { $0.lowercased() == LessonRunner.letter(index) } }
        return words.map { word in
            let pair = pairs.first { LessonRunner.letter($0.first) == word.lowercased() && !has($0.second) }
            return pair.map { "\(offeredName($0.first)) \(offeredName($0.second))" } ?? word
        }.joined(separator: " ")
    }
}
