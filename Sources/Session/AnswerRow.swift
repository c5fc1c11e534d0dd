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
            switch row {
            case .onlyUIKit(let call):
                return showsOrder ? AnswerRow(call: call, mark: .leftOut) : nil
            case .uiKitElsewhere: return nil
            case .both(let call), .onlyAnswer(let call), .answerElsewhere(let call):
                defer { position += 1 }
                let comes = judgement.places[position] != nil
                return AnswerRow(
                    call: call, mark: kept.contains(position) ? .right : comes ? .misplaced : .notCalled)
            }
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

    /// The world in which the answer is right, in a sentence; nil if none was found.
    package var elsewhere: String? {
        guard let counterfactual else { return nil }
        let world = counterfactual.circumstances
        let opening = world.prefix(1).uppercased() + world.dropFirst()
        switch counterfactual.coverage {
        case .whole: return "Your answer would be right \(world)."
        case .allowed: return "Your answer would be accepted \(world)."
        case .part where judgement.answer.count == 1:
            return "\(opening), this call would be made."
        case .part: return "\(opening), these calls would be made in this order."
        case .beginning(0): return "\(opening), your first call would be made."
        case .beginning(let last):
            return "\(opening), your first \(last + 1) calls would be made in this order."
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
            : "UIKit doesn't guarantee how often it makes them."
        return "Your answer repeats calls, which count once. \(reason)"
    }

    /// The right idea in place of the belief; nil if there is no belief, or if it would give away a call
    /// before the order may be shown.
    package var remedy: String? { misconception.map { $0.remedy }.flatMap { canBeShown($0) ? $0 : nil } }

    /// Indicates whether a text may be shown: it gives away no call, or the order may be shown anyway.
    package func canBeShown(_ text: String) -> Bool { showsOrder || !judgement.isGivenAway(by: text) }

    /// The rule that explains the answer; nil if its statement names a call that may not be named yet.
    package var ruleToTell: Rule? { rule.flatMap { $0.facts.statement == reason ? $0 : nil } }

    /// The statement of the rule that explains the answer. If calls are only missing and the order isn't shown, blanks take the
    /// place of the methods that the answer doesn't have; nil if the sentence would have more than two holes. A hole at its
    /// beginning is filled with words.
    package var reason: String? {
        rule.flatMap { rule in
            guard !showsOrder, isOmission, !incidents.contains(where: { $0.rule == rule }) else {
                return rule.facts.statement
            }
            let told = rule.facts.statement.sentence(concealing: judgement.untold)
            let holes = (told.count - told.replacing(String.blank, with: "").count) / String.blank.count
            let isHeadless = String.missing.contains { told.hasPrefix($0) }
            if holes > 2 || isHeadless, let moved = viewThatMoves { return moved }
            return holes > 2 ? nil : told
        }
    }

    /// Where the view goes whose controller lacks a call in the answer; nil if it stays where it was.
    private var viewThatMoves: String? {
        guard let place = judgement.leftOut.first, let before = runs.first?.place.world else { return nil }
        let controller = judgement.expected.calls[place].controller
        let was = before.hasMade(controller) && before.isViewInWindow(controller)
        guard was != world.isViewInWindow(controller) else { return nil }
        return "\(world.controllers[controller].name)'s view \(was ? "leaves" : "enters") the window here."
    }

    /// The command that shows the world in which the answer is right; empty where a
    /// lesson would refuse it now.
    package var counterfactualCommand: String {
        let command = counterfactual?.command ?? ""
        return isOfLesson && !(showsOrder && command.hasPrefix("compare")) ? "" : command
    }
}

extension Judgement {
    /// The methods that are called but missing from the answer, without their arguments.
    var untold: Set<String> {
        Set(expected.calls.map { $0.callback.bareName }).subtracting(answer.map { $0.callback.bareName })
    }

    /// Indicates whether a text names a call that is made but missing from the answer.
    func isGivenAway(by text: String) -> Bool { text.concealing(untold) != text }
}

extension Callback {
    /// The name without the arguments.
    var bareName: String { String(rawValue.prefix { $0 != "(" }) }
}

extension String {
    /// The words at the beginning of a sentence for a method, or for several, that must not be named.
    fileprivate static let missing = ["A missing method", "The missing methods"]
    /// The sign for such a method elsewhere in a sentence.
    fileprivate static let blank = "___"

    /// The sentence with a blank in place of some methods, once for those that follow each other, and with words at its
    /// beginning.
    func sentence(concealing names: Set<String>) -> String {
        let concealed = concealing(names)
        guard concealed != self else { return self }
        let told = concealed.replacing("… and …", with: "…").replacing("…, …", with: "…")
        let first = String.missing[concealed.hasPrefix("… and …") ? 1 : 0]
        return (told.hasPrefix("…") ? first + told.dropFirst() : told).replacing("…", with: String.blank)
    }

    /// The text with dots in place of some methods and their arguments.
    func concealing(_ names: Set<String>) -> String {
        var text = "", word = "", isArgument = false
        for character in self + "\n" {
            if character.isLetter {
                word.append(character)
                continue
            }
            let isConcealed = names.contains(word)
            if !isArgument { text += isConcealed ? "…" : word }
            word = ""
            isArgument = isArgument || isConcealed && character == "("
            if !isArgument { text.append(character) }
            if character == ")" { isArgument = false }
        }
        return String(text.dropLast())
    }
}
