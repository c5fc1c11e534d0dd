import Lifecycle

/// A line of an answer that is laid beside what happened.
package struct AnswerRow: Hashable, Sendable {
    package let call: Call
    package let mark: Mark

    /// The mark of a call in an answer.
    package enum Mark: String, Hashable, Sendable {
        /// In an allowed place.
        case right
        /// Called, but in another place.
        case misplaced
        /// Not called, or called less often.
        case notCalled = "not-called"
        /// Missing from the answer.
        case leftOut = "left-out"
    }
}

extension JudgedAnswer {
    /// The answer beside what happened, from top to bottom; only what the answer has, as long as the order is not shown.
    package var rows: [AnswerRow] {
        let judgement = judgement, kept = Set(judgement.kept)
        var position = 0
        return judgement.rows.compactMap { row in
            guard let call = row.answer else {
                return showsOrder && !row.isRight
                    ? row.uiKit.map { AnswerRow(call: $0, mark: .leftOut) } : nil
            }
            defer { position += 1 }
            let wrong: AnswerRow.Mark = judgement.places[position] == nil ? .notCalled : .misplaced
            return AnswerRow(call: call, mark: kept.contains(position) ? .right : wrong)
        }
    }

    /// The first call of the answer that is wrong, else the first that it leaves out; nil if it is right, or if the
    /// answer is nothing and to name a call would give away which of several comes.
    package var firstWrong: Call? {
        switch judgement.mistake {
        case .notCalled(let position), .tooOften(let position), .tooEarly(let position, _),
            .tooLate(let position, _), .misplaced(let position):
            judgement.answer[position]
        case .swapped(let place, _): judgement.expected.calls[place]
        case .leftOut(let places): places.first.map { judgement.expected.calls[$0] }
        case .nothing: asked.only
        case nil: nil
        }
    }

    /// The first wrong call, if it may be named: until the order is shown, not one that is only missing.
    package var firstToTell: Call? {
        if case .leftOut? = judgement.mistake, !showsOrder { return nil }
        return firstWrong
    }

    /// The world to tell in a sentence; nil if there is none, or if the belief says more: nothing is called in many worlds.
    package var worldToTell: String? {
        guard case .some = misconception else { return elsewhere }
        guard let world = counterfactual, world.isWhole else { return nil }
        let isOfStyle = world.changes.allSatisfy { if case .style = $0 { true } else { false } }
        return isOfStyle || !judgement.answer.isEmpty ? elsewhere : nil
    }

    /// The world in which the answer is right, in a sentence; nil if none was found.
    package var elsewhere: String? {
        counterfactual.map { world in
            world.isWhole
                ? "Your answer would be right \(world.circumstances)."
                : "Your answer would be right but incomplete \(world.circumstances)."
        }
    }

    /// A sentence for a right answer that repeats calls which are counted once; nil otherwise.
    package var gathered: String? {
        guard judgement.isRight, judgement.repetitions > 0 else { return nil }
        let isAskedFor = runs.contains {
            $0.simulation.trace.rules(in: $0.entries).contains(.layoutWaitsForCommit)
        }
        let reason =
            isAskedFor
            ? Rule.layoutWaitsForCommit.facts.statement
            : "UIKit doesn't guarantee how often it calls them."
        return "You listed some methods more than once. That's fine. \(reason)"
    }

    /// The right idea in place of the belief; nil if there is no belief, or if it would give away a call
    /// before the order may be shown.
    package var remedy: String? { misconception.map { $0.remedy }.flatMap { canBeShown($0) ? $0 : nil } }

    /// Indicates whether a text may be shown: it gives away no call, or the order may be shown anyway.
    package func canBeShown(_ text: String) -> Bool { showsOrder || !judgement.isGivenAway(by: text) }

    /// The rule that explains the answer; nil if it names a call that may not be named yet.
    package var ruleToTell: Rule? {
        rule.flatMap { told($0) == reason && (!isHint($0) || canBeShown($0.facts.brief)) ? $0 : nil }
    }

    /// The rule that explains the answer, as it is told. If calls are only missing and the order isn't shown, only what
    /// names no method that the answer lacks.
    package var reason: String? {
        rule.flatMap { isHint($0) ? told($0, where: canBeShown) : told($0) }
    }

    private func isHint(_ rule: Rule) -> Bool { isOmission && !incidents.contains { $0.rule == rule } }

    /// The command that shows the world in which the answer is right; empty where a
    /// lesson would refuse it now.
    package var counterfactualCommand: String {
        let command = counterfactual?.command ?? ""
        return isOfLesson && !(showsOrder && command.hasPrefix("compare")) ? "" : command
    }

    /// The first call of the answer that does not come, or not that often, with the reason that is told of it.
    var reasonForAbsence: [Call: Rule] {
        switch judgement.mistake {
        case .notCalled(let position)?, .tooOften(let position)?:
            rule.map { [judgement.answer[position]: $0] } ?? [:]
        default: [:]
        }
    }
}

extension String {
    /// The text as an answer is told it: the first sentence, and those after it that fit in two rows of a terminal.
    package var inBrief: String {
        var length = 0
        return sentences {
            length += $0.count
            return length <= 152
        } ?? firstSentence
    }

    /// Its first sentence, up to the effect that this ends with: the verdict names that one.
    package var cause: String {
        firstSentence.firstRange(of: ", so ").map { firstSentence[..<$0.lowerBound] + "." } ?? firstSentence
    }

    /// The text up to the end of its first sentence.
    package var firstSentence: String {
        let end = indices.first { place in
            let next = index(after: place)
            return self[place] == "." && (next == endIndex || self[next] == " ")
        }
        return end.map { String(self[...$0]) } ?? self
    }

    /// The sentences of the text that can be shown, if they are the first ones; nil if the first one can't be.
    func sentences(where canBeShown: (String) -> Bool) -> String? {
        var told = "", rest = self[...]
        while !rest.isEmpty {
            let sentence = String(rest).firstSentence
            guard canBeShown(sentence) else { break }
            told += sentence
            rest = rest.dropFirst(sentence.count)
        }
        return told.isEmpty ? nil : told
    }

    /// The text with other words for the only one of some methods that it names, without the labels behind its name; nil if
    /// it names several, so that it would no longer say which is which.
    func blanking(_ methods: Set<String>) -> String? {
        let named = methods.filter { names([$0]) }
        guard named.count == 1, let method = named.first, let range = firstRange(of: method) else {
            return nil
        }
        var rest = self[range.upperBound...]
        if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
        let words = (range.lowerBound == startIndex ? "The" : "the") + " missing method"
        return String(rest).names([method]) ? nil : self[..<range.lowerBound] + words + rest
    }

    /// Indicates whether one of some words is in the text.
    func names(_ words: Set<String>) -> Bool {
        split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
}
