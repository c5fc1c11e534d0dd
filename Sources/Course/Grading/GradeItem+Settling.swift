import Lifecycle
import Session

extension GradeItem {
    /// Gives the points and reasons that a rubric has for what happened.
    ///
    /// - Parameters:
    ///   - rubric: What answers are worth.
    ///   - maximum: The points of a right answer.
    ///   - latest: The last second of the session before the deadline; nil without one.
    ///   - tested: The second at which the lesson's test was passed; nil if it was not.
    mutating func settle(by rubric: Rubric, maximum: Double, latest: Double?, tested: Double? = nil) {
        self.maximum = maximum
        var counted: (position: Int, share: Double)?
        for (position, answer) in answers.enumerated() where !answer.isAfterSkip || rubric.skipCost < 1 {
            let share = share(of: answer, at: position, rubric, latest)
            switch rubric.attempt {
            case .first: if counted == nil { counted = (position, share) }
            case .last: counted = (position, share)
            case .best: if share > counted?.share ?? -1 { counted = (position, share) }
            }
        }
        if let counted { take(answers[counted.position], counted, rubric, latest) }
        let reached = counted.map { credit(of: answers[$0.position], rubric) } ?? 0
        noteCosts(rubric, ofAnything: reached > 0)
        if let solution, reached < 1 { reasons.append("A right answer: \(solution).") }
        if isSkipped {
            points = maximum * max(0, (counted?.share ?? 0) - rubric.skipCost)
            reasons =
                [skipReason(rubric, ofAnything: reached > 0)] + remarks
                + (counted == nil ? reasons.filter { $0 != Self.noAnswer } : reasons)
        }
        if !isFull {
            passByTest(
                rubric, isLate: latest.map { (tested ?? 0) > $0 } ?? false, isDated: latest?.isFinite ?? true)
        }
    }

    /// Gives the points that a passed test has where it has more than the answers.
    private mutating func passByTest(_ rubric: Rubric, isLate wasLate: Bool, isDated: Bool) {
        guard let test else { return }
        let worth = maximum * (wasLate ? rubric.late : 1)
        guard worth > points || answers.isEmpty else { return }
        (points, isLate) = (worth, wasLate)
        reasons =
            ["Counts as passed: the test was passed (\(test.joined(separator: ", ")))."]
            + (wasLate ? [Self.lateness(rubric, isDated)] : [])
    }

    private func skipReason(_ rubric: Rubric, ofAnything hasPoints: Bool) -> String {
        let cost =
            switch rubric.skipCost {
            case _ where !hasPoints: ""
            case 0: ""
            case 1: ", which leaves no points"
            default: ", which costs \(rubric.skipCost.asShare) of the points"
            }
        return "Skipped: the answer was shown\(cost)."
    }

    private static func lateness(_ rubric: Rubric, _ isDated: Bool) -> String {
        (isDated ? "Late" : "There is no date, so it counts as late")
            + (rubric.late == 0
                ? ": no points." : ": \(rubric.late.asShare) of its points.")
    }

    private static let noAnswer = "There is no answer."

    /// Returns the value of an answer before deductions, from 0 to 1.
    private func credit(of answer: GivenAnswer, _ rubric: Rubric) -> Double {
        switch rubric.credit {
        case .partial: answer.points
        case .all: answer.points >= 1 ? 1.0 : 0
        case .editDistance: answer.pointsByEdits ?? answer.points
        }
    }

    /// Returns the value of an answer after deductions, from 0 to 1.
    private func share(
        of answer: GivenAnswer, at position: Int, _ rubric: Rubric, _ latest: Double?
    ) -> Double {
        var share = credit(of: answer, rubric) * rubric.share(ofTry: answersBefore + position)
        if answer.seen != nil, rubric.seen == .zero { return 0 }
        if let latest, answer.seconds > latest { share *= rubric.late }
        share -= rubric.hintCost * Double(answer.hints) + (hasPlayed ? rubric.playCost : 0)
        return max(0, share)
    }

    private mutating func take(
        _ answer: GivenAnswer, _ counted: (position: Int, share: Double), _ rubric: Rubric, _ latest: Double?
    ) {
        self.answer = answer.text
        entry = answer.entry
        points = counted.share * maximum
        judgement = answer.judgement
        seen = answer.seen
        isLate = latest.map { answer.seconds > $0 } ?? false
        reasons = answer.reasons.isEmpty ? [answer.points >= 1 ? "Right." : "Wrong."] : answer.reasons
        if counted.position > 0, let firstPoints {
            reasons.append(
                "This was answer \(counted.position + 1); the first earned \(firstPoints.brief) points.")
        }
        let number = answersBefore + counted.position
        let kept = rubric.share(ofTry: number)
        if kept < 1, points > 0 {
            reasons.append("Answer \(number + 1) keeps \(kept.asShare) of the points.")
        }
        if let count = answersBeforeOrder, counted.position >= count {
            reasons.append("The right answer was shown after answer \(count).")
        }
        if let seen {
            reasons.append(seen.sentence + (rubric.seen == .zero ? " No points." : ""))
        }
        if isLate { reasons.append(Self.lateness(rubric, latest?.isFinite ?? true)) }
        // If there are no points, the hints cost nothing.
        if answer.hints > 0, rubric.hintCost > 0, credit(of: answer, rubric) > 0 {
            reasons.append(
                "\(answer.hints == 1 ? "A hint" : "\(answer.hints) hints") before it cost "
                    + "\((rubric.hintCost * Double(answer.hints)).asShare) of the points.")
        }
    }

    private mutating func noteCosts(_ rubric: Rubric, ofAnything hasPoints: Bool) {
        if hasPlayed {
            let cost =
                rubric.playCost > 0 && hasPoints
                ? ", which costs \(rubric.playCost.asShare) of the points." : "."
            reasons.append("play was used before the answer" + cost)
        }
        if easings > 0 {
            let count = easings == 1 ? "a hint" : "\(easings) hints"
            reasons.append("The question was made easier after wrong answers, which counts as \(count).")
        }
    }
}

extension Rubric {
    /// Returns the share of its points that an answer keeps, by the number of answers before it.
    fileprivate func share(ofTry position: Int) -> Double {
        tries.isEmpty ? 1 : tries[min(position, tries.count - 1)]
    }
}

extension Double {
    /// The number with at most three digits behind the dot.
    fileprivate var asShare: String { ((self * 1000).rounded() / 1000).brief }
}
