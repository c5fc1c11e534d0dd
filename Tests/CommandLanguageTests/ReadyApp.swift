import Lifecycle
import SwiftInterpreter
import SwiftSource

@testable import CommandLanguage

/// An app that commands can be tried on, without a session around it.
struct ReadyApp {
    var simulation: Simulation
    var current: Controller.ID?

    /// A controller `vc` of a class `ViewController` is ready, and some commands have been carried out.
    init(_ commands: String = "", on environment: Environment = Environment()) throws {
        simulation = Simulation(environment: environment)
        try enter("class ViewController; new ViewController as vc")
        try enter(commands)
    }

    var context: CommandContext { context(code: nil) }

    /// What the names in a command mean; with a parser, Swift is understood as well.
    private func context(code: SwiftCode?) -> CommandContext {
        CommandContext(
            world: simulation.world, current: current,
            lessons: [("lazy-view", "The lazy view"), ("load-view", "Overriding loadView")],
            lanes: [("interview", "before an interview")], steps: [("first-read", "The first read")],
            worlds: [("push", "a stack")], claims: ["P7"],
            practiceTopics: [("navigation", "push and pop")], code: code)
    }

    mutating func enter(_ line: String) throws {
        for piece in Lexer.statements(in: line) {
            // Some commands need an app in Swift, such as those of lists.
            switch try CommandParser.parse(piece.text, in: context(code: .standard)) {
            case .simulate(let command):
                simulation.apply(command)
                if case .making(.make(let name, _, _)) = command {
                    current = simulation.world.controller(named: name)
                }
            case .use(let controller): current = controller
            case .environment, .ask, .session: break
            }
        }
    }

    func parse(_ statement: String) throws -> Instruction {
        try CommandParser.parse(statement, in: context)
    }

    /// The error of a statement; nil if it is understood.
    func error(of statement: String) -> CommandError? {
        do throws(CommandError) {
            _ = try CommandParser.parse(statement, in: context)
            return nil
        } catch {
            return error
        }
    }

    /// An app with two controllers, a view, a nib, a storyboard and classes.
    static let rich =
        "class Feed; class Detail; property weak helper: Feed in Feed; nib FeedView; storyboard Main with Feed, Detail; "
        + "new Feed as feed; new Detail as detail; view cover in detail; new window as overlay"
}
