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
    private enum Trouble: String, CaseIterable {
        case presenting, pushing, embedding, appearing

        func actions(_ names: [String], in app: SampleApp) -> [String] {
            var builder = SampleAppBuilder(app.release, Chance(seed: 0))
            builder.variables = ["names": names, "containers": app.containers]
            builder.take(AppStep.app("trouble " + rawValue))
            return builder.sampleApp.actions
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
            chance.some(2, of: preparedApp.sampleApp.own), in: preparedApp.sampleApp
        )
        .filter { action in !presenters.contains { action.contains("dismiss \($0)") } }
        var found: [(run: SampleRun, text: String, rule: Rule)] = []
        var silent: (action: String, rule: Rule)?
        let wantsSilence = aim.place(weighted: [silence, 100 - silence]) == 0
        for action in chance.some(16, of: actions)
        where found.count < mostChoices || wantsSilence && silent == nil {
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
        if wantsSilence {
            guard let silent else { return nil }
            right = (silent.action, nothing, silent.rule)
        }
        let logged =
            right.text.hasPrefix("***") ? "In fact, the app crashes." : "In fact, UIKit logs a warning."
        let texts =
            found.prefix(mostChoices).map {
                (
                    $0.text,
                    "That's logged after \"\($0.run.action)\". "
                        // Where the same rule logs both, only the commands differ.
                        + ($0.rule == right.rule
                            ? "The command here has a message of its own." : $0.rule.facts.brief),
                    $0.rule
                )
            }
            + [(nothing, logged, right.rule)]
        let choices = texts.map { text, why, rule in
            let isRight = text == right.text
            return Choices.Choice(
                text, isRight: isRight, because: isRight ? right.rule.facts.brief : why,
                // Where nothing is logged, what the message is about explains why it isn't.
                slip: Exercise.MultipleChoice.Slip(
                    right.text != nothing || isRight
                        ? right.rule
                        : rule == .presentingTwiceNamesPresenter
                            ? .presentingActiveControllerRaises : rule,
                    isOfRule: text == nothing || right.text == nothing))
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
        return run.deciding(among: rules)?.settled
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
