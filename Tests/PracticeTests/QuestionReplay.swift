import Lifecycle
import Practice
import Session

@testable import Course

/// The commands of a question, carried out without anything of the generator's, and what the trace says to it.
struct QuestionReplay {
    let question: DrawnQuestion

    init(_ question: DrawnQuestion) { self.question = question }

    /// The difference from the generator's answer; nil if there is none.
    var fault: String? {
        switch question.exercise.content {
        case .predict(let asked): return order(asked)
        case .count(let asked):
            let words = asked.ask.text.split(separator: " ").map(String.init)
            let found = calls(asked.text).count { $0 == "\(words[2]).\(words[0])" }
            return differs(String(found))
        case .next(let asked):
            let words = asked.ask.text.split(separator: " ").map(String.init)
            let own = calls(asked.text).filter { $0.hasPrefix(words[3] + ".") }
            guard let place = own.firstIndex(of: "\(words[3]).\(words[1])") else { return "it never comes" }
            let next =
                place + 1 < own.count ? String(own[place + 1].dropFirst(words[3].count + 1)) : "nothing"
            return differs(next)
        case .state(let asked):
            guard let before = asked.ask.text.firstRange(of: " before ") else { return nil }
            let found = calls(asked.text)
            let first = found.firstIndex(of: String(asked.ask.text[..<before.lowerBound])) ?? -1
            let second = found.firstIndex(of: String(asked.ask.text[before.upperBound...])) ?? -1
            return differs(first < second ? "yes" : "no")
        case .choose(let choice): return chosen(choice)
        case .do, .fix: return "nothing of the kind is drawn"
        }
    }

    private func differs(_ found: String) -> String? {
        found == question.answer ? nil : "\(found) instead of \(question.answer)"
    }

    private func order(_ asked: Exercise.Question) -> String? {
        let parts = asked.ask.text.components(separatedBy: " of ")
        let methods = parts[0].split(separator: " ").map(String.init)
        let names = parts[1].components(separatedBy: ", ")
        let found = calls(asked.text).filter { call in
            names.contains { name in methods.contains { call == "\(name).\($0)" } }
        }
        var given = question.answer == "nothing" ? [] : question.answer.split(separator: " ").map(String.init)
        if names.count == 1 { given = given.map { "\(names[0]).\($0)" } }
        // Layout may come again and again, and is asked about once.
        return Set(found) == Set(given) ? nil : "\(found) instead of \(given)"
    }

    private func chosen(_ choice: Exercise.MultipleChoice) -> String? {
        if question.kind == .claim { return claimed(choice) }
        guard question.kind == .releases || question.kind == .command || question.kind == .log else {
            return nil
        }
        let right = choice.choices.indices.filter { index in
            let text = choice.choices[index].text.text
            switch question.kind {
            case .releases:
                let words = choice.question.words.split(separator: " ").map(String.init)
                let call = "\(words[5].dropLast(2)).\(words[6])"
                let action = choice.question.lines.first?.dropFirst(2) ?? ""
                return calls(String(action), on: String(text.dropFirst(4))).contains(call)
            case .command:
                let goal = choice.goals.first?.text ?? ""
                let call = String(goal.prefix { $0 != " " })
                return calls(String(text.dropFirst(5))).contains(call) == !goal.hasSuffix("never called")
            default:
                return calls(text).filter(isLogged).sorted() == choice.question.lines.sorted()
            }
        }
        return differs(right.map { String(UnicodeScalar(UInt8(97 + $0))) }.joined(separator: " "))
    }

    /// Returns the difference from the ledger's own verdict, which names the releases in another place than
    /// the runs do.
    private func claimed(_ choice: Exercise.MultipleChoice) -> String? {
        let words = choice.choices[0].explanation.text.split(separator: " ")
        let release = choice.question.words.split(separator: " ").last.flatMap { Release(text: String($0)) }
        guard let ledger = DocumentLedger.shared,
            let claim = words.last.flatMap({ ledger.claim(String($0)) }),
            let release, let span = ReleaseSpan(claim.releases ?? "all")
        else { return "no claim or no release is named" }
        let holds = claim.verdict.isBorneOut || claim.verdict == .outdated ? span.contains(release) : nil
        let right = choice.choices.firstIndex {
            $0.text.text == (holds == true ? "It is true." : "It isn't true.")
        }
        guard holds != nil, let right else { return "the verdict is \(claim.verdict)" }
        return differs(right == 0 ? "a" : "b")
    }

    /// Returns whether a log without layout, insets and traits includes a call: one on a class of the app.
    private func isLogged(_ call: String) -> Bool {
        let name = call.prefix { $0 != "." }, method = call.dropFirst(name.count + 1)
        let left = [
            "LayoutSubviews", "InsetsDidChange", "MarginsDidChange", "traitCollection",
            "willTransition(toTraits",
        ]
        let others = [
            "updateViewConstraints", "updateProperties", "loadViewIfNeeded", "AppearanceTransition",
        ]
        guard !(left + others).contains(where: { method.contains($0) }), name.first?.isLowercase == true,
            name != "app", !method.contains("."), !name.hasPrefix("_")
        else { return false }
        return !question.setup.commands.contains {
            $0.text.hasPrefix("new UI") && $0.text.contains(" as \(name) ")
        }
    }

    /// The calls on controllers, and on views by their classes, that some commands bring, in order.
    private func calls(_ commands: String, on release: String? = nil) -> [String] {
        var session = Session(Session.Start())
        if let release { _ = session.enter("ios \(release)") }
        for line in question.setup.commands { _ = session.enter(line.text) }
        let start = session.simulation.trace.count
        _ = session.enter(commands)
        let simulation = session.simulation
        return (start..<simulation.trace.count).compactMap { index in
            let entry = simulation.trace[index]
            guard case .callback(let callback, _) = entry.event, entry.isSeen else { return nil }
            return "\(entry.receiver.name(in: simulation.world)).\(callback.rawValue)"
        }
    }
}

extension Exercise.Question {
    fileprivate var text: String { commands.map(\.text).joined(separator: "; ") }
}

extension Prose {
    fileprivate var words: String {
        blocks.compactMap {
            if case .paragraph(let inlines) = $0.kind { inlines.map(\.plainText).joined() } else { nil }
        }
        .joined(separator: " ").replacing("?", with: "")
    }

    fileprivate var lines: [String] {
        blocks.flatMap { block -> [String] in
            if case .code(let code) = block.kind { code.lines.map(\.text) } else { [] }
        }
    }
}
