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
            let some = "one or more letters from a to \(letters.last ?? "b")"
            return [unread(line, "Answer with \(letters.count == 2 ? "a, b, or both" : some).")]
        }
        let chosen = Set(words.compactMap { letters.firstIndex(of: $0) })
        if let gone = chosen.sorted().first(where: { given.contains(.without($0)) }), test == nil {
            return [.message("\(letters[gone]) is no longer offered, because it's wrong.")]
        }
        let right = rightChoices
        let points = LessonRunner.points(for: chosen, right)
        let verdicts = chosen.sorted().map { index in
            LessonReply.ChoiceVerdict(
                letter: letters[index], text: choice.choices[index].label,
                isCommand: choice.choices[index].command != nil, isRight: right.contains(index),
                explanation: choice.choices[index].explanation.text)
        }
        let answer = chosen.sorted().map { letters[$0] }.joined(separator: " ")
        count(answer, to: exercise, points: points)
        record(.answer, answer, at: seconds, ["points \(points.brief)"])
        let wrong = chosen.subtracting(right).min(), missed = right.subtracting(chosen).sorted()
        explanation = wrong.flatMap { wrong in
            explanation(of: choice, wrong, chosen, hiding: right.count == 1 ? right.first : nil)?
                .asChoice(letters[wrong], among: choice.choices.map { $0.label })
        }
        let world = nearWorld(of: explanation?.judged, exercise)
        explanation?.judged?.counterfactual = world
        // Where choices are only missing, a rule about one of them says where to look, if it doesn't name it.
        if wrong == nil {
            let found = missed.compactMap { explanation(of: choice, $0, chosen, hiding: $0) }
            explanation = found.first { $0.reason != nil } ?? found.first
            // In another world, the answer would be right as well.
            explanation?.judged?.counterfactual = nil
        }
        let isReasonGiven = !isEndless && verdicts.contains { !$0.isRight && !$0.explanation.isEmpty }
        explanation?.isReasonGiven = isReasonGiven
        let replies: [LessonReply] =
            [.choices(verdicts, isRight: chosen == right, missing: missed.count)]
            + explained(answer)
        visit.told += replies.told
        return chosen == right
            ? replies + reasonsLeft(of: choice) + note(of: exercise) + solved(exercise)
            : replies + announceAids(of: exercise, at: seconds)
    }

    /// The reasons against wrong choices that no answer had, for once the right ones are known.
    func reasonsLeft(of choice: Exercise.MultipleChoice) -> [LessonReply] {
        guard !isEndless, test == nil else { return [] }
        var given: Set<String> = [""]
        let rest: [(letter: String, reason: String)] = choice.choices.indices.compactMap { index in
            let reason = choice.choices[index].explanation.text
            let isTold = rightChoices.contains(index) || visit.told.contains { $0.contains(reason) }
            guard !isTold, given.insert(reason).inserted else { return nil }
            return (letter: LessonRunner.letter(index), reason: reason)
        }
        return rest.isEmpty ? [] : [.unchosen(rest)]
    }

    /// Why someone gets a choice wrong.
    ///
    /// - Parameters:
    ///   - choice: The question.
    ///   - index: The choice.
    ///   - chosen: The choices that were taken.
    ///   - secret: The choice whose call must not be named.
    /// - Returns: Nil if there is no rule.
    private func explanation(
        of choice: Exercise.MultipleChoice, _ index: Int, _ chosen: Set<Int>, hiding secret: Int?
    ) -> Explanation? {
        guard let teller else { return nil }
        guard let slip = choice.choices[index].slip else { return explanation(of: choice, index, by: teller) }
        let hidden = secret.flatMap { Callback(rawValue: choice.choices[$0].label) }
        // Whoever is right about a choice doesn't hold what one who errs about it believes.
        let avoided = choice.choices.indices.filter { chosen.contains($0) == rightChoices.contains($0) }
            .compactMap { choice.choices[$0].slip?.calls }
        // Which releases are right, one rule decides.
        let isOneRule = Set(choice.choices.map { $0.slip?.rule }).count == 1
        let known = isOneRule && slip.calls?.release != nil ? slip.rule : nil
        return slip.calls.flatMap {
            teller.explanation(of: $0, knowing: known, orElse: slip.rule, hiding: hidden, avoiding: avoided)
        } ?? slip.rule.map { teller.explanation(by: $0, hiding: hidden, isBelieved: slip.isOfRule) }
    }

    /// Why a choice that is a command is wrong, by the first goal that it misses; of one that reaches all, by the first.
    private func explanation(
        of choice: Exercise.MultipleChoice, _ index: Int, by teller: Session
    ) -> Explanation? {
        guard let start, let command = choice.choices[index].command,
            let goals = try? choice.goals.goals(file: lesson.file),
            let after = try? start.after([command], file: lesson.file)
        else { return nil }
        let beginning = start.beginning(of: after), first = start.start(in: after)
        let missed = goals.first { !$0.holds(in: after.simulation, since: first) }
        return (missed ?? goals.first).flatMap { goal in
            EngineQuestion(goal).explanation(
                of: .truth(missed != nil), to: [command].joined, in: after, since: beginning, by: teller)
        }
    }

    /// The letter in `why c`, if no controller is called like that; nil for other statements, and elsewhere.
    package func letterAsked(in statement: String) -> String? {
        guard play == nil, test == nil, exercise != nil,
            statement.drop(while: { $0.isWhitespace }).prefix(3).lowercased() == "why"
        else { return nil }
        let words = statement.lowercased().split { $0.isWhitespace || ",?？!.".contains($0) }.map(String.init)
        guard words.count == 2, words[0] == "why", let letter = words[1].utf8.first,
            words[1].utf8.count == 1, (97...122).contains(letter),
            session.simulation.world.controller(named: words[1]) == nil
        else { return nil }
        return words[1]
    }

    /// Returns why a choice or an offered call is right or wrong, once it was answered with or the answer is known.
    func reason(ofChoice letter: String) -> [LessonReply] {
        let place = Int(letter.utf8.first ?? 0) - 97
        let later = LessonReply.message("You'll get the reason after you answer with \(letter).")
        switch exercise?.content {
        case .choose(let choice) where choice.choices.indices.contains(place):
            guard isOver || visit.given.contains(where: { $0.contains(letter) }) else { return [later] }
            let text = choice.choices[place].explanation.text
            let rule = explanation?.subject == "Choice \(letter)" ? explanation?.reason : nil
            return [.message("\(letter)  \(text.isEmpty ? rule ?? choice.choices[place].label : text)")]
        case .predict(let question):
            var copy = start?.session
            let posed = try? copy?.pose(question, file: lesson.file)
            guard let posed, posed.offered.indices.contains(place) else { break }
            let call = posed.offered[place], last = session.pending?.last
            guard session.pending == nil || last?.judgement.answer.contains(call) ?? false else {
                return [later]
            }
            var told = session
            return told.why(call).map(LessonReply.session)
        default: break
        }
        return [.message("There's no choice \(letter) here.")]
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

extension Explanation {
    /// What is told of it as the explanation of a choice.
    ///
    /// - Parameters:
    ///   - letter: The letter of the choice.
    ///   - choices: All choices: a world that one of them is teaches nothing.
    /// - Returns: The explanation.
    fileprivate func asChoice(_ letter: String, among choices: [String]) -> Explanation {
        var explanation = self
        explanation.subject = "Choice \(letter)"
        // The first command takes the others back.
        let world = explanation.judged?.counterfactual?.command.split(separator: "; ").dropFirst()
        if let world, choices.contains(world.joined(separator: "; ")) {
            explanation.judged?.counterfactual = nil
        }
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
