import CommandLanguage
import Course
import Lifecycle
import Session
import TestSupport

/// What someone types who has no aim: commands of any form and those that are possible, Swift in one line or several,
/// answers, lessons, an exam, undo.
///
/// A session in this process follows, so that there is something to be named and to be undone.
struct RandomSession {
    /// What the program is started with, apart from the recording.
    let arguments: [String]
    private(set) var lines: [String] = []
    /// The number of places at which a statement is taken back and carried out again, between two looks at the state.
    private(set) var returns = 0

    private var generator: SeededGenerator
    private var session = Session(.readyController(code: .standard))

    private static let commands = Vocabulary(of: .commands), source = Vocabulary(of: .source)
    private static let lessons = LessonLibrary(.carried).lessons.map(\.id)
    /// Lines that would end the session, or open another program.
    private static let refused = ["quit", "exit", "leave", "bye", "edit", "slow"]

    /// Draws a session.
    ///
    /// - Parameters:
    ///   - seed: Where chance begins.
    ///   - count: The number of lines, more or less.
    init(seed: UInt64, lines count: Int) {
        generator = SeededGenerator(seed: seed)
        let chosen = ["--seed", String(seed % 100_000)]
        switch seed % 12 {
        case 0: arguments = ["practice"] + chosen
        case 1...3: arguments = ["learn", Self.lessons[Int(seed / 12) % Self.lessons.count]]
        case 4: arguments = ["interview"] + chosen
        case 5: arguments = ["exam", "--learner", "ada", "--questions", "40"] + chosen
        default: arguments = ["play"]
        }
        while lines.count < count {
            if arguments[0] == "play" { addStatement() } else { addAnswer() }
        }
        // To the end, which says how many exercises are done.
        if arguments[0] == "learn" { lines += (0..<15).flatMap { _ in ["skip", "next"] } }
    }

    /// Adds a statement, which may be followed by its return, or by a lesson or a round.
    private mutating func addStatement() {
        if session.pending != nil, chance(of: 3) { return enter(answer()) }
        if chance(of: 60) {
            let lesson = Self.lessons.randomElement(using: &generator) ?? "1"
            lines.append(Bool.random(using: &generator) ? "learn " + lesson : "practice")
            for _ in 0..<Int.random(in: 1...12, using: &generator) { addAnswer() }
            return lines.append("leave")
        }
        let count = session.statements.count, pending = session.pending != nil
        let line = statement()
        enter(line)
        guard !pending, session.pending == nil, session.statements.count == count + 1,
            !line.contains("world"), !line.contains("\n"), chance(of: 8)
        else { return }
        returns += 1
        for (mark, command) in zip("abc", ["state", "undo; redo", "state"]) {
            lines += [Self.mark(returns, mark), command]
        }
        lines.append(Self.mark(returns, "d"))
    }

    /// A line that the program answers by its name.
    static func mark(_ number: Int, _ part: Character) -> String { "zz\(number)\(part)" }

    private mutating func addAnswer() {
        let line = chance(of: 4) ? statement() : answer()
        // Another lesson would end in place of the one that is graded.
        let opensAnother = arguments[0] != "play" && (line.hasPrefix("learn") || line.hasPrefix("practice"))
        if !Self.refuses(line), !opensAnother { lines.append(line) }
    }

    private mutating func enter(_ line: String) {
        guard !Self.refuses(line) else { return }
        lines.append(line)
        _ = session.enter(line)
    }

    private static func refuses(_ line: String) -> Bool {
        // A line that opens a brace would take the next ones.
        Lexer.isUnfinished(line) || line.contains("\r")
            || line.split(whereSeparator: { !$0.isLetter }).contains { refused.contains($0.lowercased()) }
    }

    private mutating func statement() -> String {
        let world = session.simulation.world
        let names = world.livingControllers.map { world.controllers[$0].name }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0..<5: return Command.anyAvailable(in: world, using: &generator)?.words(in: world) ?? "undo"
        case 5:
            return ["undo", "redo", "undo 3", "redo 2", "reset", "state"].randomElement(using: &generator)
                ?? ""
        case 6: return swift()
        case 7:
            let command = Command.anyAvailable(in: world, using: &generator)?.words(in: world)
            return "predict " + (command ?? "access view")
        default: return Self.commands.line(naming: names, in: "", using: &generator)
        }
    }

    private mutating func swift() -> String {
        let method = Callback.allCases.randomElement(using: &generator) ?? .viewDidLoad
        let body = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            Self.source.word(using: &generator)
        }.joined(separator: chance(of: 3) ? "\n" : "; ")
        guard Bool.random(using: &generator) else { return "override \(method.rawValue) { \(body) }" }
        let name = ["Feed", "Detail", "One", "Two"].randomElement(using: &generator) ?? "One"
        return "class \(name): UIViewController { override func \(method.signature) { \(body) } }"
    }

    private mutating func answer() -> String {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return "nothing"
        case 1:
            return ["skip", "next", "hint", "why", "play", "back", ""].randomElement(using: &generator) ?? ""
        case 2: return String(Int.random(in: 0...4, using: &generator))
        case 3, 4:
            return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                String("abcdef".randomElement(using: &generator) ?? "a")
            }.joined(separator: " ")
        default:
            return (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                (Callback.allCases.prefix(14).randomElement(using: &generator) ?? .viewDidLoad).rawValue
            }.joined(separator: " ")
        }
    }

    private mutating func chance(of share: Int) -> Bool { Int.random(in: 0..<share, using: &generator) == 0 }
}
