import CommandLanguage
import CourseTexts
import Lifecycle

/// A set-up that is ready: commands that anyone could type, and a prediction that is worth making then.
package struct ReadyWorld: Hashable, Sendable {
    /// The name typed after `world`.
    package let name: String
    /// The contents, in a few words.
    package let summary: String
    /// The commands that make it, each a statement.
    package let commands: [String]
    /// Commands whose calls can be predicted there.
    package let prediction: String

    private init(_ name: String, _ summary: String, _ commands: String, predict prediction: String) {
        self.name = name
        self.summary = summary
        self.commands = Lexer.statements(in: commands).map { $0.text }
        self.prediction = prediction
    }
}

extension Session {
    /// The session before a set-up was made, which `undo` goes back to.
    final class Earlier: Sendable {
        let history: StepHistory
        let stage: Stage

        init(history: StepHistory, stage: Stage) {
            self.history = history
            self.stage = stage
        }
    }

    /// Begins anew with a set-up that is ready.
    mutating func make(worldNamed name: String) -> [Reply] {
        guard let world = ReadyWorld.named(name) else {
            let meant = Spelling.closest(to: name, among: ReadyWorld.all.map { $0.name })
            return [
                .misunderstood(
                    "world " + name,
                    CommandError(
                        "There is no world \(name). To see them: worlds",
                        suggestion: meant.map { "world " + $0 }))
            ]
        }
        let before = self
        if history.count > 0 { beforeWorld = Earlier(history: history, stage: stage) }
        _ = change(.reset)
        for statement in world.commands {
            guard let instruction = CommandParser.instruction(of: statement, in: context) else { continue }
            let replies = carryOut(statement, instruction)
            let refusal = replies.first {
                if case .ran(let run) = $0, case .ignored = run.outcome { true } else { false }
            }
            guard refusal == nil else {
                // Not all of it exists on this release.
                self = before
                return replies
            }
        }
        return [.made(world, simulation.world)]
    }
}
