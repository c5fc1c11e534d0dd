import CommandLanguage
import CourseTexts
import Lifecycle

/// A set-up that is ready: commands that anyone could type, and a prediction that is worth making then.
package struct PresetWorld: Hashable, Sendable {
    /// The name typed after `world`.
    package let name: String
    /// The contents, in a few words.
    package let summary: String
    /// The commands that make it, each a statement.
    package let commands: [String]
    /// Commands whose calls can be predicted there.
    package let prediction: String

    /// All of them, in the order in which they are listed.
    package static let all = carried.values

    /// The carried worlds. The tests rule faults out.
    static let carried = read(CourseTexts.worlds)

    /// Reads a text; the head of that which the program carries says how set-ups are written.
    static func read(_ text: String) -> TextCatalogue<PresetWorld> {
        TextCatalogue(TextPart.parts(of: text)) { entry throws(TextFault) in try PresetWorld(entry) }
    }

    /// The name that is meant by a word: one that is spelled like it, or that of the first set-up with such a thing.
    static func meant(by word: String) -> String? {
        func things(_ world: PresetWorld) -> [String] {
            world.summary.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 }
        }
        let thing = Spelling.closest(to: word, among: all.flatMap(things), forgiving: 1)
        return Spelling.closest(to: word, among: all.map { $0.name })
            ?? thing.flatMap { thing in all.first { things($0).contains(thing) }?.name }
    }

    private init(_ entry: TextEntry) throws(TextFault) {
        let fields = Dictionary(entry.items.map { ($0.field.key, $0.field.value.text) }) { first, _ in first }
        guard entry.paragraphs.count == 1, let commands = fields["commands"],
            let prediction = fields["predict"], entry.items.count == 2
        else { throw entry.heading.fault("a setup needs a paragraph, commands and predict") }
        name = entry.heading.text
        summary = entry.paragraphs[0].text
        self.commands = Lexer.statements(in: commands).map { $0.text }
        self.prediction = prediction
    }
}

extension Session {
    /// The session before a set-up was made, or before all steps ran again, which `undo` goes back to.
    struct Earlier: Sendable {
        var history: StepHistory
        var stage: Stage
        var start: Start
        /// The statement that took its place.
        let cause: String
        /// The number of steps that this statement made or ran again.
        let made: Int
        /// The number of steps that are undone as one; nil once some of them were taken back.
        var steps: Int?
        /// The number of steps of the other session, in whose place `redo` takes up this one.
        var leftAt = 0

        /// The statement that took its place, and those after it.
        func statements(of history: StepHistory) -> StatementList {
            StatementList([cause] + history.done.dropFirst(made).map { $0.statement })
        }
    }

    /// The most such sessions that are kept.
    private static let mostEarlier = 8

    /// Keeps another session, which `undo` goes back to from here; a statement took its place.
    mutating func keep(_ before: Session, cause: String) {
        afterWorlds = []
        beforeWorlds =
            before.beforeWorlds.suffix(Session.mostEarlier - 1)
            + [
                Earlier(
                    history: before.history, stage: before.stage, start: before.start, cause: cause,
                    made: history.count, steps: history.count)
            ]
    }

    /// The names of the controller classes that the learner declared, which no ready set-up brings back.
    private var ownClasses: [String] {
        let ready = Set(PresetWorld.all.flatMap { $0.commands })
        return history.done.filter { !ready.contains($0.statement) }.flatMap { $0.declaredNames }
    }

    /// Begins anew with a set-up that is ready.
    mutating func make(worldNamed name: String) -> [Reply] {
        guard let world = PresetWorld.carried[name.lowercased()] else {
            let meant = PresetWorld.meant(by: name).map { "world \($0)" }
            let list = meant == nil ? " To see them: worlds" : ""
            return [
                .misunderstood(
                    "world " + name,
                    CommandError("There's no world named \(name)." + list, suggestion: meant))
            ]
        }
        let before = self
        _ = change(.reset)
        for statement in world.commands {
            guard let instruction = CommandParser.instruction(of: statement, in: context) else { continue }
            let replies = carryOut(statement, instruction)
            guard !replies.contains(where: { if case .ran(let run) = $0 { run.isRefused } else { false } })
            else {
                // Not all of it exists on this release.
                self = before
                return replies
            }
        }
        keep(before, cause: "world \(world.name)")
        return [.made(world, simulation.world, forgotten: before.ownClasses)]
    }
}
