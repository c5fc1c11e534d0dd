import Session

/// One thing that makes an exercise easier, after several different wrong answers.
enum ExerciseAid: Hashable, Sendable {
    /// An offered call or choice, by its position, that is wrong.
    case without(Int)
    /// The call that comes first, by its position among the offered ones.
    case first(Int)

    /// Returns the possible aids for a prediction: its first call is shown. If too few calls are made for that, offered calls
    /// that UIKit doesn't make are removed, last one first.
    fileprivate static func all(_ question: Question) -> [ExerciseAid] {
        let expected = question.expected
        let calls = expected.calls
        guard calls.count > 1 else {
            let surplus = question.offered.indices.filter { !calls.contains(question.offered[$0]) }
            return surplus.reversed().dropLast().map(ExerciseAid.without)
        }
        guard Set(calls).count == calls.count, !expected.isIncidental(0),
            calls.indices.dropFirst().allSatisfy({ expected.requires(0, before: $0) })
        else { return [] }
        return question.offered.firstIndex(of: calls[0]).map { [.first($0)] } ?? []
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

    /// The possible aids, without facts that the last answer before the first aid already has. Choices that were taken come
    /// last: they were called wrong already.
    private var helpful: [ExerciseAid] {
        let wrong = exercise.flatMap { results[$0.id]?.wrongAnswers } ?? []
        guard wrong.count >= LessonRunner.answersBeforeAid else { return aids }
        guard let question = session.pending else { return aids.filter { !isTold($0) } + aids.filter(isTold) }
        let begin = wrong[LessonRunner.answersBeforeAid - 1].split(separator: " ").first.map(String.init)
        return aids.filter { aid in
            if case .first(let index) = aid { begin != question.offeredName(index) } else { true }
        }
    }

    private func isTold(_ aid: ExerciseAid) -> Bool {
        guard case .without(let index) = aid, session.pending == nil, let exercise else { return false }
        return results[exercise.id]?.wrongAnswers.contains {
            $0.split(separator: " ").contains { $0 == LessonRunner.letter(index) }
        } ?? false
    }

    /// Notes a wrong answer, and makes the exercise easier if there were enough different ones.
    mutating func noteWrong(_ answer: String, to exercise: Exercise) {
        guard var result = results[exercise.id], !result.wrongAnswers.contains(answer) else { return }
        result.wrongAnswers.append(answer)
        results[exercise.id] = result
        guard test == nil, !visit.isRevealed, result.wrongAnswers.count >= LessonRunner.answersBeforeAid
        else { return }
        ease(exercise, to: min(result.easings + 1, helpful.count { !isTold($0) }))
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
        let count = result.wrongAnswers.count + 1 - LessonRunner.answersBeforeAid
        ease(exercise, to: min(count, helpful.count { !isTold($0) }))
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

    /// An aid in words.
    private func text(of aid: ExerciseAid, _ exercise: Exercise) -> String {
        let names = names(offeredBy: exercise)
        switch aid {
        case .without(let index): return "\(LessonRunner.letter(index)) is wrong: \(names[index])"
        case .first(let index): return "\(names[index]) is called first"
        }
    }

    /// The calls or choices that an exercise offers; none where a prediction is over.
    private func names(offeredBy exercise: Exercise) -> [String] {
        switch exercise.content {
        case .predict: session.pending.map { $0.offered.indices.map($0.offeredName) } ?? []
        case .choose(let choice): choice.choices.map { $0.label }
        case .count, .next, .state, .do, .fix: []
        }
    }

    /// Returns descriptions of the aids so far.
    func aidTexts(of exercise: Exercise) -> [String] { given.map { text(of: $0, exercise) } }

    /// The calls or choices that are offered now, each with its letter.
    func offered(by exercise: Exercise) -> [(letter: String, text: String)] {
        var texts = names(offeredBy: exercise).map(Optional.some)
        for case .without(let index) in test == nil ? given : [] { texts[index] = nil }
        return texts.enumerated().compactMap { index, text in text.map { (LessonRunner.letter(index), $0) } }
    }
}

extension Question {
    /// The name of an offered call as the learner types it.
    fileprivate func offeredName(_ index: Int) -> String {
        offered[index].name(in: world, withController: asked.isOfSeveral)
    }
}
