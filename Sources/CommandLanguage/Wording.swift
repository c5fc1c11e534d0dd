import Lifecycle

extension Command {
    /// A line that gives this command, as a person would type it.
    ///
    /// - Parameter world: The app in which it is to be given.
    /// - Returns: A line that is read as this very command, whatever controller is the current one; nil if there is
    ///   none, as for Swift statements and for objects whose names stand for others by now.
    package func words(in world: World) -> String? {
        guard let line = line(in: world) else { return nil }
        let context = CommandContext(world: world, current: nil)
        return CommandParser.instruction(of: line, in: context) == .simulate(self) ? line : nil
    }

    /// The line of this command, whether or not its names stand for others by now; nil if it has no words.
    package func line(in world: World) -> String? { Wording(world: world).line(for: self) }
}

/// Puts commands into words: the other direction of the parser.
struct Wording {
    let world: World

    /// The line for a command, if it has words. Each subject has them beside its forms; Swift is given as Swift.
    func line(for command: Command) -> String? {
        switch command {
        case .classes(let command): line(for: command)
        case .bundle(let command): line(for: command)
        case .making(let command): line(for: command)
        case .references(let command): line(for: command)
        case .swift: nil
        case .loading(let command): line(for: command)
        case .application(let command): line(for: command)
        case .window(let command): line(for: command)
        case .containment(let command): line(for: command)
        case .navigation(let command): line(for: command)
        case .tabs(let command): line(for: command)
        case .split(let command): line(for: command)
        case .presentation(let command): line(for: command)
        case .pages(let command): line(for: command)
        case .segues(let command): line(for: command)
        case .views(let command): line(for: command)
        case .layout(let command): line(for: command)
        case .touch(let command): line(for: command)
        case .device(let command): line(for: command)
        case .time(let command): line(for: command)
        case .hold(let command): line(for: command).map { "hold " + $0 }
        case .pause(let command): line(for: command).map { $0 + " and hold" }
        }
    }

    func name(_ controller: Controller.ID) -> String { world.controllers[controller].name }

    func names(_ controllers: [Controller.ID]) -> String {
        controllers.map(name).joined(separator: " ")
    }

    func name(_ classID: ControllerClass.ID) -> String { world.classes[classID].name }

    /// A word of the commands where a name could stand: in capitals if something has that very name.
    func word(_ text: String) -> String {
        let isTaken = world.controller(named: text) != nil || world.view(named: text) != nil
        return isTaken ? text.uppercased() : text
    }

    /// Returns the words about animation; none for an animated command, since that is the default.
    func animationSuffix(_ animated: Bool) -> String { animated ? "" : " not animated" }
}

extension Size {
    /// The size as commands take it.
    var words: String { "\(width.brief)x\(height.brief)" }
}

extension Rectangle {
    /// Left, top, width and height as commands take them.
    package var words: String { [x, y, size.width, size.height].map { $0.brief }.joined(separator: " ") }
}
