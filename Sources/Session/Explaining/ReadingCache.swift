import CommandLanguage
import Lifecycle

/// Reads statements, and those that were read before where names meant the same not again.
///
/// The worlds near a real one are reached by nearly the same statements, so most of the search for another world
/// would be spent on reading these again.
struct ReadingCache {
    private var readings: [String: [(names: Names, instruction: Instruction)]] = [:]
    /// The Swift that was read, whatever names meant.
    private var swift = SwiftCode.Readings()
    /// The number of statements that were actually parsed.
    private(set) var readCount = 0

    /// The readings of one statement that are kept.
    private static let limit = 16

    /// The names that determine the meaning of a command about controllers.
    private struct Names: Hashable {
        let controllers: [KnownController]
        let classes: [String]
        let nibs: Set<String>
        let storyboards: [Storyboard]
        let current: Controller.ID?
        let root: Controller.ID?

        /// A controller, with what decides whether a command that names none means it.
        struct KnownController: Hashable {
            let name: String
            let classID: ControllerClass.ID
            let isAlive: Bool
            let parent: Controller.ID?
            let presented: Controller.ID?
            let appearance: Controller.Appearance
        }

        init(_ stage: Stage) {
            let world = stage.simulation.world
            controllers = world.controllers.identifiers.map {
                let controller = world.controllers[$0]
                return KnownController(
                    name: controller.name, classID: controller.classID, isAlive: controller.isAlive,
                    parent: controller.parent, presented: controller.presented,
                    appearance: controller.appearance)
            }
            classes = world.classes.identifiers.map { world.classes[$0].name }
            nibs = Set(world.bundle.nibs.keys)
            storyboards = world.bundle.storyboards.identifiers.map { world.bundle.storyboards[$0] }
            current = stage.current
            root = world.firstWindow.root
        }
    }

    /// Returns the instruction in a statement, given to the app in its current state;
    /// nil if it isn't understood.
    mutating func instruction(of statement: String, on stage: Stage) -> Instruction? {
        let names = Names(stage)
        if let known = readings[statement]?.first(where: { $0.names == names }) { return known.instruction }
        readCount += 1
        let context = stage.context.knowing(swift)
        guard let instruction = CommandParser.instruction(of: statement, in: context) else { return nil }
        swift.remember(statement, instruction)
        if instruction.dependsOnNamesOnly, readings[statement]?.count ?? 0 < ReadingCache.limit {
            readings[statement, default: []].append((names, instruction))
        }
        return instruction
    }
}

extension Instruction {
    /// Indicates whether the meaning depends only on the names of controllers, classes, nibs and storyboards.
    fileprivate var dependsOnNamesOnly: Bool {
        switch self {
        case .use: true
        case .simulate(let command): command.unheld.facts.dependsOnNamesOnly
        case .environment, .ask, .session: false
        }
    }
}
