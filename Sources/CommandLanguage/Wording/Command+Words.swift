import Lifecycle

extension Command {
    /// A line that gives this command, as a person would type it.
    ///
    /// - Parameter world: The app in which it is to be given.
    /// - Returns: A line that is read as this very command, whatever controller is the current one; nil if there is
    ///   none, as for Swift statements and for objects whose names stand for others by now.
    public func words(in world: World) -> String? {
        guard let line = Wording(world: world).line(for: self) else { return nil }
        let context = CommandContext(world: world, current: nil)
        return CommandParser.instruction(of: line, in: context) == .simulate(self) ? line : nil
    }
}

/// Puts commands into words: the other direction of the parser.
struct Wording {
    let world: World

    /// The line for a command, if it is of a kind that has words.
    func line(for command: Command) -> String? {
        setUp(command) ?? showing(command) ?? containers(command) ?? presentation(command) ?? views(command)
            ?? surroundings(command)
    }

    func name(_ controller: Controller.ID) -> String { world.controllers[controller].name }

    func names(_ controllers: [Controller.ID]) -> String {
        controllers.map(name).joined(separator: " ")
    }

    func name(_ classID: ControllerClass.ID) -> String { world.classes[classID].name }

    /// What goes without saying is not said.
    func how(_ animated: Bool) -> String { animated ? "" : " not animated" }
}

// MARK: - Set-up

extension Wording {
    private func setUp(_ command: Command) -> String? {
        switch command {
        case .defineClass(let name, let superclass): "class \(name): \(self.name(superclass))"
        case .defineNib(let nib): line(for: nib)
        case .defineStoryboard(let name, let scenes):
            "storyboard \(name) with " + scenes.map(scene).joined(separator: ", ")
        case .override(let callback, let classID, let body): override(callback, in: classID, body)
        case .restore(let callback, let classID): "restore \(callback.rawValue) in \(name(classID))"
        case .declareProperty(let property, let classID):
            "property \(property.reference.rawValue) \(property.name): \(property.type) in \(name(classID))"
        case .make(let name, let classID, let source):
            "new \(self.name(classID)) as \(name)" + origin(source)
        case .makeContainer(let name, let classID, let contents):
            "new \(self.name(classID)) as \(name) with \(names(contents))"
        case .setProperty(let property, let owner, let reference):
            "set \(name(owner)).\(property) \(target(reference))"
        case .readProperty(let property, let owner): "read \(name(owner)).\(property)"
        case .release(let controller): "release \(name(controller))"
        case .releaseOffMainThread(let controller): "release \(name(controller)) on another thread"
        case .forwardByHand(let classID): "forward appearance by hand in \(name(classID))"
        case .definePresentationContext(let classID): "define presentation context in \(name(classID))"
        case .allowOrientations(let orientations, let classID):
            "orientations \(orientations.rawValue) in \(name(classID))"
        case .defineSegue(let segue): line(for: segue)
        case .forbidSegue(let segue, let classID): "forbid segue \(segue) in \(name(classID))"
        case .preferPrimary(let split): "prefer primary of \(name(split))"
        default: nil
        }
    }

    private func line(for nib: Nib) -> String {
        let view = " with view \(nib.viewClass) \(nib.size.words)"
        let outlets = nib.outlets.map { outlet in
            guard let layout = nib.layouts[outlet] else { return " outlet \(outlet)" }
            let mask = AutoresizingMask.names.filter { layout.mask.contains($0.part) }.map { " " + $0.name }
            return " outlet \(outlet) frame \(layout.frame.words)" + mask.joined()
        }
        return "nib \(nib.name)" + (nib.connectsView ? view : " without view") + outlets.joined()
    }

    private func scene(_ scene: Storyboard.Scene) -> String {
        let size = scene.size.map { " " + $0.words } ?? ""
        return name(scene.classID) + " view \(scene.viewClass)" + size
            + scene.outlets.map { " outlet " + $0 }.joined()
    }

    private func line(for segue: Segue) -> String {
        "segue \(segue.kind.rawValue) from \(name(segue.source)) to \(name(segue.destination)) "
            + "named \(segue.name) as \(segue.style.rawValue)" + how(segue.isAnimated)
    }

    private func origin(_ source: Controller.Source) -> String {
        switch source {
        case .code(let nib): nib.map { " from nib " + $0 } ?? ""
        case .storyboard(let storyboard): " from storyboard " + world.storyboards[storyboard].name
        }
    }

    private func target(_ reference: Controller.Reference?) -> String {
        guard let reference else { return "nil" }
        return (reference.isClosure ? "closure capturing \(reference.kind.rawValue) " : "to ")
            + name(reference.target)
    }

    /// An override that was said in words, or could have been.
    private func override(_ callback: Callback, in classID: ControllerClass.ID, _ body: Body) -> String? {
        var parts: [String] = [], commands: [String] = []
        for statement in body.statements {
            if case .perform(_, let words) = statement.kind {
                commands.append(words)
            } else if statement == .callSuper {
                parts.append("with super")
            } else if statement == .readView {
                parts.append("reading view")
            } else if case .assign(_, let value) = statement.kind, statement == .assignView(value) {
                parts.append("setting view " + view(value))
            } else {
                return nil
            }
        }
        let line = (["override \(callback.rawValue) in \(name(classID))"] + parts).joined(separator: " ")
        return line + (commands.isEmpty ? "" : " then " + commands.joined(separator: "; "))
    }

    private func view(_ value: Expression) -> String {
        switch value {
        case .literal(.nothing): "nil"
        case .member(.literal(.controller(let controller)), "view"): "of " + name(controller)
        case .call(.literal(.type(.view(let className))), _): className
        default: ""
        }
    }
}

extension Size {
    /// The size as commands take it.
    var words: String { "\(width.brief)x\(height.brief)" }
}

extension Rectangle {
    /// Left, top, width and height as commands take them.
    var words: String { [x, y, size.width, size.height].map(\.brief).joined(separator: " ") }
}
