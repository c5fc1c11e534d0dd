import Course
import Lifecycle
import Session

/// Asks for the message in the console.
enum ConsoleQuestion {
    /// The percentage of questions whose answer is that nothing is printed.
    private static let silence = 25
    private static let nothing = "Nothing"
    private static let mostChoices = 4

    /// The kinds of trouble. The options in a question come from the same kind as the right answer.
    private enum Trouble: CaseIterable {
        case presenting, pushing, embedding, appearing

        func actions(_ names: [String], _ containers: [String]) -> [String] {
            let pairs = names.flatMap { one in names.map { (one, $0) } }
            let different = pairs.filter { $0 != $1 }
            switch self {
            case .presenting:
                return pairs.flatMap { one, other in
                    [
                        "present \(one) from \(other)",
                        "present \(one) from \(other); present \(one) from \(other)",
                    ]
                }
                    + different.flatMap { one, other in
                        [
                            "present \(one) from \(other); dismiss \(one)",
                            "present \(one) from \(other) as fullScreen not animated; present \(one) from \(other)",
                            "present \(one) from \(other); dismiss \(one); present \(one) from \(other)",
                        ]
                    }
            case .pushing:
                return containers.flatMap { container in
                    names.flatMap { name in
                        [
                            "push \(name) onto \(container)",
                            "push \(name) onto \(container); pop in \(container)",
                            "push \(name) onto \(container); push \(name) onto \(container)",
                            "set stack \(name) \(name) in \(container)",
                        ]
                    } + containers.map { "push \($0) onto \(container)" }
                        + different.map { one, other in
                            "push \(one) onto \(container); push \(other) onto \(container)"
                        }
                }
            case .embedding:
                return different.flatMap { one, other in
                    [
                        "embed \(one) in \(other)", "add child \(one) in \(other)",
                        "add child \(one) in \(other); add child \(other) in \(one)",
                        "add subview \(one) in \(other)",
                        "add subview \(one) in \(other); add child \(other) in \(one)",
                        "add child \(one) in \(other); flip from \(one) to \(other)",
                    ]
                } + names.map { "add child \($0) in \($0)" }
            case .appearing:
                return names.flatMap { name in
                    [
                        "begin appearance \(name) appearing", "begin appearance \(name) disappearing",
                        "end appearance \(name)", "call viewWillAppear \(name)",
                        "begin appearance \(name) appearing; end appearance \(name)",
                    ]
                }
            }
        }
    }

    static func draw(_ preparedApp: PreparedApp, _ aim: QuestionAim, _ chance: inout Chance) -> QuestionDraft?
    {
        guard let trouble = aim.pick(Trouble.allCases) else { return nil }
        // Messages that speak of the same objects, so that the objects do not tell which one it is.
        let world = preparedApp.session.simulation.world
        let presenters = preparedApp.sampleApp.own.filter { name in
            world.newestController(named: name).map { world.controllers[$0].presented != nil } ?? false
        }
        // Of who presents another, nobody could say which of the two is dismissed.
        let actions = trouble.actions(
            chance.some(2, of: preparedApp.sampleApp.own), preparedApp.sampleApp.containers
        )
        .filter { action in !presenters.contains { action.contains("dismiss \($0)") } }
        var found: [(run: SampleRun, text: String, rule: Rule)] = []
        var silent: (action: String, rule: Rule)?
        for action in chance.some(16, of: actions) {
            guard let run = preparedApp.run(action), !run.isDoubtful(run.entries) else { continue }
            let messages = run.messages
            if messages.isEmpty, silent == nil, let rule = rule(ofSilence: run, trouble) {
                silent = (action, rule)
            }
            guard messages.count == 1, let message = messages.first, !message.text.contains("\n"),
                message.text.count < 300,
                !found.contains(where: { skeleton($0.text) == skeleton(message.text) })
            else { continue }
            found.append((run, message.text, message.rule))
        }
        guard found.count > 1, let first = found.first else { return nil }
        var right = (action: first.run.action, text: first.text, rule: first.rule)
        if aim.place(weighted: [silence, 100 - silence]) == 0 {
            guard let silent else { return nil }
            right = (silent.action, nothing, silent.rule)
        }
        let texts =
            found.prefix(mostChoices).map {
                ($0.text, "You would see that after \($0.run.action). \($0.rule.facts.statement)", $0.rule)
            }
            + [(nothing, "UIKit does log something.", right.rule)]
        let choices = texts.map { text, why, rule in
            let isRight = text == right.text
            return Choices.Choice(
                text, isRight: isRight, because: isRight ? right.rule.facts.statement : why,
                // Where nothing is logged, what the message is about explains why it isn't.
                slip: Exercise.MultipleChoice.Slip(
                    right.text != nothing || isRight
                        ? right.rule
                        : rule == .presentingTwiceNamesPresenter
                            ? .presentingActiveControllerRaises : rule))
        }
        return Choices.draft(
            Prose(["What does the console show?"], lines: ["> " + right.action]), choices,
            rule: right.rule, &chance)
    }

    /// Why nothing is wrong with what was done: the rule by which it happened.
    private static func rule(ofSilence run: SampleRun, _ trouble: Trouble) -> Rule? {
        let rules: [Rule] =
            switch trouble {
            case .presenting: [.dismissalUnlinksAtOnce, .presenterIsSuitableAncestor]
            case .pushing:
                [.stackChangesAtOnce, .pushDoesNotWait, .pushTellsThePushedFirst, .popTellsTheTopFirst]
            case .embedding: [.addChildLeavesOldParent, .addChildSendsWillMove, .orphanIsDrivenByWindow]
            case .appearing: [.beginSendsWill, .endSendsDid, .callByHandRunsOnlyThatMethod]
            }
        return run.deciding(among: rules)?.ifSettled
    }

    /// A message without the objects that it names.
    private static func skeleton(_ text: String) -> String {
        var depth = 0
        return String(
            text.filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth = max(0, depth - 1) } }
                return depth == 0 && character.isLetter
            })
    }
}
