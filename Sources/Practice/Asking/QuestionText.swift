import Course
import Session

/// A question as people read it where nobody types an answer: on a card, and in a report.
extension DrawnQuestion {
    /// The app before the action, in sentences; statements without a sentence of their own are shown as
    /// typed.
    package var start: [String] {
        setup.commands.compactMap { StartText.sentence($0.text) }
    }

    /// The action and the question, in sentences, without the choices.
    package var sentences: [String] {
        exercise.lead.blocks.map { $0.plainText } + ownSentences
    }

    private var ownSentences: [String] {
        switch exercise.content {
        case .predict(let question):
            [happening(question), orders(question.ask.text)]
        case .count(let question):
            [happening(question), EngineQuestion.sentence(count: question.ask.text)]
        case .next(let question):
            [happening(question), EngineQuestion.sentence(next: question.ask.text)]
        case .state(let question):
            [happening(question), Goal.question(question.ask.text)]
        case .choose:
            exercise.ask.split(separator: "\n").map { line in
                String(line.hasPrefix("> ") ? line.dropFirst(2) : line)
            }
        case .do, .fix:
            exercise.wording.split(separator: "\n").map(String.init)
        }
    }

    private func happening(_ question: Exercise.Question) -> String {
        "Now: \(question.commands.map { $0.text }.joined(separator: "; "))"
    }

    /// The question about the calls on controllers; a drawn question lists them, parted by commas.
    private func orders(_ ask: String) -> String {
        guard let names = try? AskedNames(ask) else { return ask }
        let order = "are called on \(names.controllers.joined(separator: " and ")), and in what order"
        guard let callbacks = names.callbacks else { return "Which methods \(order)?" }
        return "Which of these \(order): \(callbacks.map { $0.rawValue }.joined(separator: ", "))?"
    }

    /// Indicates whether it fits on a screen of 80 columns and 24 rows together with its start and the prompt.
    package var fitsScreen: Bool {
        let asked: [String]
        switch exercise.content {
        case .predict(let question):
            let names = try? AskedNames(question.ask.text)
            let offered = (names?.callbacks?.count ?? 0) * max(1, names?.controllers.count ?? 1)
            // The question itself takes two rows.
            asked = question.commands.map { $0.text } + Array(repeating: "", count: offered + 2)
        case .choose(let choice):
            asked =
                exercise.ask.split(separator: "\n").map(String.init) + ["", ""]
                + choice.choices.map { $0.label }
        default: asked = ownSentences + [""]
        }
        let lines =
            exercise.lead.blocks.map { $0.plainText }
            + setup.commands.flatMap { $0.text.split(separator: "\n") }.map(String.init) + asked
        return lines.reduce(Self.frame) { $0 + 1 + $1.count / Self.columns } < Self.screen
    }

    /// The heights of a screen and of what is around a question, and the columns that its lines can count on.
    private static let screen = 24, frame = 7, columns = 72
}

/// Puts what sets an app up, and what is claimed of it, into sentences.
private enum StartText {
    /// A sentence about a command of the set-up.
    ///
    /// - Parameter command: The command, as the set-up has it.
    /// - Returns: Nil for a class of which other sentences say all there is to say.
    static func sentence(_ command: String) -> String? {
        let words = command.split(separator: " ").map(String.init)
        switch words.first {
        case "ios" where words.count == 2: return "iOS \(words[1])."
        case "device": return "\(words.dropFirst().joined(separator: " "))."
        case "launch" where words.count == 2: return "The app is launched with \(words[1])."
        case "class" where words.count == 2: return nil
        case "class" where words.count == 3 && words[1].hasSuffix(":"):
            return "\(words[1].dropLast()) is a subclass of \(words[2])."
        case "new" where words.count > 3 && words[2] == "as":
            let rest = words.dropFirst(4)
            let contents = rest.first == "with" ? rest.dropFirst().joined(separator: ", ") : nil
            let place = contents.map { "with \($0)" } ?? rest.joined(separator: " ")
            return
                "\(words[3]) is \(article(before: words[1])) \(words[1])\(place.isEmpty ? "" : " ")\(place)."
        default: return "\(command)."
        }
    }

    /// The indefinite article as it is spoken: a UIViewController, an Album.
    private static func article(before name: String) -> String {
        name.first.map("AEIO".contains) ?? false ? "an" : "a"
    }
}
