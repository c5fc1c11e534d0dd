import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    mutating func choose(
        _ line: String, _ choice: Exercise.MultipleChoice, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        let letters = choice.choices.indices.map(LessonRunner.letter)
        let words = LessonRunner.words(in: line, letters)
        guard !words.isEmpty, words.allSatisfy(letters.contains) else {
            return [unread(line, "Answer with one or more letters from a to \(letters.last ?? "b").")]
        }
        let chosen = Set(words.compactMap { letters.firstIndex(of: $0) })
        if let gone = chosen.sorted().first(where: { given.contains(.without($0)) }), test == nil {
            return [.message("\(letters[gone]) is no longer offered, because it's wrong.")]
        }
        let right = rightChoices
        let points = LessonRunner.points(for: chosen, right)
        var verdicts = chosen.sorted().map { index in
            LessonReply.ChoiceVerdict(
                letter: letters[index], text: choice.choices[index].label,
                isCommand: choice.choices[index].command != nil, isRight: right.contains(index),
                explanation: choice.choices[index].explanation.text)
        }
        let answer = chosen.sorted().map { letters[$0] }.joined(separator: " ")
        count(answer, to: exercise, points: points)
        record(.answer, answer, at: seconds, ["points \(points.brief)"])
        let told = verdicts.filter { !$0.isRight }.map { $0.explanation }
        // Of a choice that is only missing, anything that is told would show which one it is.
        let wrong = chosen.subtracting(right).min()
        explanation = wrong.flatMap { wrong in
            teller.flatMap { teller in
                // Whoever is right about a choice doesn't hold what one who errs about it believes.
                let avoided = choice.choices.indices.filter { chosen.contains($0) == right.contains($0) }
                    .compactMap { choice.choices[$0].slip?.calls }
                // Which releases are right, one rule decides.
                let isOneRule = Set(choice.choices.map { $0.slip?.rule }).count == 1
                let found =
                    choice.choices[wrong].slip?.explanation(
                        by: teller, avoiding: avoided, knowsRule: isOneRule,
                        hiding: right.count == 1
                            ? right.first.flatMap { Callback(rawValue: choice.choices[$0].label) } : nil)
                    ?? explanation(of: choice, wrong, by: teller)
                return found?.asChoice(letters[wrong], after: told, among: choice.choices.map { $0.label })
            }
        }
        // Of several wrong choices, each says why it is wrong.
        for (place, index) in chosen.sorted().enumerated() where !right.contains(index) && index != wrong {
            guard let slip = choice.choices[index].slip, let reason = slip.rule, reason != explanation?.rule,
                slip.calls == nil || !reason.isOf(.ordering)
            else { continue }
            verdicts[place].explanation += " " + reason.facts.statement
        }
        let isReasonGiven = !isEndless && verdicts.contains { !$0.isRight && !$0.explanation.isEmpty }
        explanation?.isReasonGiven = isReasonGiven
        let replies: [LessonReply] =
            [.choices(verdicts, isRight: chosen == right, missing: right.subtracting(chosen).count)]
            + explained(answer)
        visit.told += replies.told
        return chosen == right
            ? replies + note(of: exercise) + solved(exercise)
            : replies + announceAids(of: exercise, at: seconds)
    }

    /// Why a choice that is a command is wrong: by the first goal that it misses.
    private func explanation(
        of choice: Exercise.MultipleChoice, _ index: Int, by teller: Session
    ) -> Explanation? {
        guard let start, let command = choice.choices[index].command,
            let goals = try? choice.goals.goals(file: lesson.file),
            let after = try? start.after([command], file: lesson.file)
        else { return nil }
        let beginning = start.beginning(of: after), first = start.start(in: after)
        return goals.first { !$0.holds(in: after.simulation, since: first) }.flatMap { goal in
            EngineQuestion(goal).explanation(
                of: .truth(true), to: [command].joined, in: after, since: beginning, by: teller)
        }
    }

    /// The position of the choice in `why c`; nil for other statements, and elsewhere.
    package func choiceAsked(in statement: String) -> Int? {
        guard play == nil, test == nil, case .choose(let choice)? = exercise?.content else { return nil }
        let words = statement.lowercased().split { $0.isWhitespace || "?？".contains($0) }
        return words.count == 2 && words[0] == "why"
            ? choice.choices.indices.first { LessonRunner.letter($0) == words[1] } : nil
    }

    /// Returns what was said of a choice that was taken, and why the first wrong one is wrong.
    func reason(ofChoice index: Int) -> [LessonReply] {
        guard case .choose(let choice)? = exercise?.content else { return [] }
        let letter = LessonRunner.letter(index)
        guard visit.isSolved || visit.wasShown || visit.given.contains(where: { $0.contains(letter) }) else {
            return [.message("You'll get the reason after you answer with \(letter).")]
        }
        let text = choice.choices[index].explanation.text
        let rule = explanation?.subject == "Choice \(letter)" ? explanation?.reason : nil
        return [.message("\(letter)  \(text.isEmpty ? rule ?? choice.choices[index].label : text)")]
    }

    /// The letters in an answer: `c d`, `c, d`, `c and d`, or `cd`.
    private static func words(in line: String, _ letters: [String]) -> [String] {
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { $0 != "and" }
        if words == ["both"], letters.count == 2 { return letters }
        guard words.count == 1, !letters.contains(words[0]) else { return words }
        // A word that says something else does not have its letters in their order.
        let joined = words[0].map(String.init), places = joined.compactMap(letters.firstIndex(of:))
        let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
        return places.count == joined.count && isInOrder ? joined : words
    }

    /// Right ones count, wrong ones take away; less than one unless all is right.
    private static func points(for chosen: Set<Int>, _ right: Set<Int>) -> Double {
        guard chosen != right else { return 1 }
        let net = right.intersection(chosen).count - chosen.subtracting(right).count
        return Double(max(0, net)) / Double(max(1, right.count))
    }

    /// The positions of the right choices: where there are goals, the engine judges those that are commands.
    func findRightChoices(of choice: Exercise.MultipleChoice) -> Set<Int> {
        Set(
            choice.choices.indices.filter { index in
                guard let start, let isRight = try? start.reachesGoals(choice, index, file: lesson.file)
                else { return choice.choices[index].command == nil && choice.choices[index].isRight }
                return isRight
            })
    }

    /// The letter of a choice by its place, from 0.
    package static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : String(index + 1)
    }
}

extension Exercise.MultipleChoice.Slip {
    /// Why someone who gets the choice wrong errs.
    ///
    /// - Parameters:
    ///   - teller: The session at the start of the exercise.
    ///   - avoided: What the learner could have got wrong about other choices, and did not.
    ///   - knowsRule: Whether the rule decides about all choices, and so about a question on releases.
    ///   - secret: The call that the only right choice names.
    /// - Returns: Nil if there is no rule.
    fileprivate func explanation(
        by teller: Session, avoiding avoided: [ImpliedCalls], knowsRule: Bool, hiding secret: Callback?
    ) -> Explanation? {
        calls.flatMap { calls in
            teller.explanation(
                of: calls, knowing: knowsRule && calls.release != nil ? rule : nil, orElse: rule,
                avoiding: avoided)
        }
            ?? rule.map { teller.explanation(by: $0, hiding: secret) }
    }
}

extension Explanation {
    /// What is told of it as the explanation of a choice.
    ///
    /// - Parameters:
    ///   - letter: The letter of the choice.
    ///   - told: What the verdict says.
    ///   - choices: All choices: a world that one of them is teaches nothing.
    /// - Returns: The explanation.
    fileprivate func asChoice(
        _ letter: String, after told: [String], among choices: [String]
    ) -> Explanation {
        var explanation = self
        explanation.subject = "Choice \(letter)"
        if let world = explanation.judged?.counterfactual?.command, choices.contains(where: world.hasSuffix) {
            explanation.judged?.counterfactual = nil
        }
        let statement = explanation.reason
        explanation.isRuleTold =
            statement.map { statement in told.contains { $0.contains(statement) } } ?? false
        return explanation
    }
}

extension Exercise.MultipleChoice.Choice {
    /// The command that the choice is; nil for one in words.
    var command: SourceLine? {
        text.text.hasPrefix("run:") ? text.with(text.text.dropFirst("run:".count)) : nil
    }

    /// The choice as the learner sees it.
    package var label: String { command?.text ?? text.text }
}

extension [SourceLine] {
    /// The goals that the lines stand for.
    ///
    /// - Parameter file: The lesson's file, for the problem.
    /// - Returns: The goals, in the order of the lines.
    /// - Throws: What is wrong with the first line that is no goal.
    func goals(file: String) throws(LessonProblem) -> [Goal] {
        try map { (line) throws(LessonProblem) in
            do throws(CommandError) { return try Goal(line.text) } catch {
                throw LessonProblem(error, file: file, line: line.line, remedy: "write one of these")
            }
        }
    }
}
