/// An action on the simulated app: one case for each subject, which has a file of its own in `Commands`.
package enum Command: Hashable, Sendable {
    /// Declares classes and what belongs to them.
    case classes(ClassCommand)
    /// Puts something into the bundle.
    case bundle(BundleCommand)
    /// Makes controllers.
    case making(MakingCommand)
    /// Changes who holds whom.
    case references(ReferenceCommand)
    case swift(SwiftCommand)
    /// Asks for a controller's view.
    case loading(LoadingCommand)
    /// Launches the app, leaves it, comes back, warns it.
    case application(ApplicationCommand)
    /// Changes what the window shows.
    case window(WindowCommand)
    /// Adds and removes child controllers.
    case containment(ContainmentCommand)
    /// Changes the stack of a navigation controller.
    case navigation(NavigationCommand)
    /// Changes or selects the tabs of a tab bar controller.
    case tabs(TabCommand)
    /// Shows and hides the columns of a split view controller.
    case split(SplitCommand)
    /// Presents and dismisses.
    case presentation(PresentationCommand)
    /// Turns the pages of a page view controller.
    case pages(PageCommand)
    /// Draws and performs segues.
    case segues(SegueCommand)
    /// Changes the tree of views, and views.
    case views(ViewCommand)
    /// Asks for layout.
    case layout(LayoutCommand)
    /// Touches the screen, or lets go of it.
    case touch(TouchCommand)
    /// Turns the device or divides its screen.
    case device(DeviceCommand)
    /// Lets time pass.
    case time(TimeCommand)
    /// Carries a command out without waiting for what it set going.
    indirect case hold(Command)
    /// Carries a command out and stops before its animation ends: what it changed is committed.
    indirect case pause(Command)

    /// The facts about the command that are known before it runs.
    package var facts: CommandFacts {
        switch self {
        case .classes: .preparation()
        case .bundle(let command): command.facts
        case .making(let command): command.facts
        case .swift(let command): command.facts
        case .loading(let command): command.facts
        case .application(let command): command.facts
        case .containment(let command): command.facts
        case .navigation(let command): command.facts
        case .tabs(let command): command.facts
        case .split(let command): command.facts
        case .presentation(let command): command.facts
        case .pages(let command): command.facts
        case .segues(let command): command.facts
        case .layout(let command): command.facts
        case .touch(let command): command.facts
        case .device(let command): command.facts
        case .time(let command): command.facts
        case .references, .window, .views: CommandFacts()
        case .hold, .pause: CommandFacts(actsAtOnce: false, settles: false)
        }
    }

    /// The command itself, whether or not it is to stop before its end.
    package var unheld: Command {
        if case .hold(let command) = self { return command.unheld }
        if case .pause(let command) = self { return command.unheld }
        return self
    }
}

extension Simulation {
    /// Carries a command out as far as it goes by itself; a body of the app's may give one, too.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - facts: Its facts, if the caller has them.
    /// - Returns: What it came to.
    /// - Throws: The end of the app, or an error of the code's own.
    package mutating func perform(_ command: Command, _ facts: CommandFacts? = nil) throws(Interruption)
        -> Outcome
    {
        let facts = facts ?? command.facts
        if let newContents = facts.newContents,
            let above = newContents.contents.first(where: { world.isAbove($0, newContents.container) })
        {
            return .ignored(.containsItself(above, inside: newContents.container))
        }
        if let rule = facts.existence, !applies(rule) { return .ignored(.unavailable(rule)) }
        switch command {
        case .classes(let command): return command.perform(in: &self)
        case .bundle(let command): return command.perform(in: &self)
        case .making(let command): return try command.perform(in: &self)
        case .references(let command): return try command.perform(in: &self)
        case .swift(let command): return try world.code.interpreter.perform(command, &self)
        case .loading(let command): return try command.perform(in: &self)
        case .application(let command): return try command.perform(in: &self)
        case .window(let command): return try command.perform(in: &self)
        case .containment(let command): return try command.perform(in: &self)
        case .navigation(let command): return try command.perform(in: &self)
        case .tabs(let command): return try command.perform(in: &self)
        case .split(let command): return try command.perform(in: &self)
        case .presentation(let command): return try command.perform(in: &self)
        case .pages(let command): return try command.perform(in: &self)
        case .segues(let command): return try command.perform(in: &self)
        case .views(let command): return try command.perform(in: &self)
        case .layout(let command): return try command.perform(in: &self)
        case .touch(let command): return try command.perform(in: &self)
        case .device(let command): return try command.perform(in: &self)
        case .time(let command): return try command.perform(in: &self)
        case .hold(let command): return try perform(command)
        case .pause(let command):
            let outcome = try perform(command)
            if case .ignored = outcome { return outcome }
            try turn()
            // The wills of a presentation come after the commit: what it brings is laid out in the next.
            if world.transitions.contains(where: {
                $0.presented != nil && $0.phase == .running && $0.isAnimated
            }) {
                try turn()
            }
            return outcome
        }
    }
}
