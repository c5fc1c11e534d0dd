import Lifecycle

/// The meanings of the names in a command at the moment it is typed.
package struct CommandContext: Sendable {
    /// The world that the names belong to.
    package let world: World
    /// The controller that is meant when none is named.
    package let current: Controller.ID?
    /// The lessons that can be learned, in their order.
    package var lessons: [(id: String, title: String)] = []
    /// The ways through the lessons, each with its purpose.
    package var lanes: [(text: String, summary: String)] = []
    /// The exercises of the lesson that is under way, in their order.
    package var steps: [(id: String, title: String)] = []
    /// The set-ups that are ready, in their order.
    package var worlds: [(name: String, summary: String)] = []
    /// The identifiers of the documents' claims, in their order.
    package var claims: [String] = []
    /// The topics that can be explained beside methods and rules, in their order.
    package var subjects: [(name: String, summary: String)] = []
    /// The topics that practice asks about, in their order.
    package var practiceTopics: [(name: String, summary: String)] = []
    /// The commands of the prediction that was made last and is over; nil if something else was done since.
    package var predicted: String?
    /// The parser for Swift; nil where only commands are understood.
    package var code: SwiftCode?

    /// The maximum number of objects of one kind that are offered, the newest ones. Nobody reads more, and
    /// listing all of them would take longer with each command.
    private static let offered = 200

    /// The newest living controllers, oldest first.
    var offeredControllers: [Controller.ID] { world.newestControllers.prefix(Self.offered).reversed() }

    /// The newest views, living and dead, oldest first.
    var offeredViews: ArraySlice<View.ID> { ArraySlice(world.views.identifiers.suffix(Self.offered)) }

    var controllers: [(name: String, className: String)] {
        offeredControllers.map { (world.controllers[$0].name, world.className(of: $0)) }
    }

    var controllerNames: [String] { controllers.map { $0.name } }

    var propertyPaths: [String] {
        offeredControllers.flatMap { controller in
            world.ancestry(of: world.controllers[controller].classID).flatMap { world.classes[$0].properties }
                .map { "\(world.controllers[controller].name).\($0.name)" }
        }
    }

    var classNames: [String] {
        world.classes.identifiers.suffix(Self.offered).filter(world.isOfApp).map { world.classes[$0].name }
    }

    var superclassNames: [String] {
        let ofUIKit = world.classes.identifiers.prefix { !world.isOfApp($0) }
        return ofUIKit.map { world.classes[$0].name } + classNames
    }

    /// The method of a controller that something like `detail.viewWillAppear` names.
    func call(named text: String) -> (callback: Callback, controller: Controller.ID)? {
        guard let dot = text.firstIndex(of: "."),
            let controller = world.controller(named: String(text[..<dot])),
            let callback = CallbackName.callback(for: String(text[text.index(after: dot)...]))
        else { return nil }
        return (callback, controller)
    }

    var windowNames: [String] {
        world.livingWindows.suffix(Self.offered).compactMap { world.windows[$0].name }
    }

    var nibNames: [String] { world.bundle.nibs.keys.sorted() }

    var storyboardNames: [String] {
        world.bundle.storyboards.identifiers.map { world.bundle.storyboards[$0].name }
    }

    var deviceNames: [String] { Device.all.filter { $0.runs(world.environment.release) }.map { $0.name } }

    var viewClassNames: [String] {
        let known =
            offeredViews.map { world.views[$0].className }
            + world.bundle.nibs.values.map { $0.drawn.viewClass }
        return Set(known + ["UIView"]).sorted()
    }

    var screenSize: String {
        "\(world.environment.screen.width.brief)x\(world.environment.screen.height.brief)"
    }

    /// The topics of `explain`, each with a summary.
    var topics: [(name: String, summary: String)] {
        let known = Set(subjects.map { $0.name })
        return subjects
            + Callback.allCases.filter { !known.contains($0.rawValue) }.map { ($0.rawValue, "") }
            + Rule.allCases.map { ($0.facts.identifier, "a rule") }
    }

    /// The device with the longest name with which a text begins, such as `iPhone 15` for `iPhone 15 Pro`.
    func device(like text: String) -> String? {
        deviceNames.filter { text.lowercased().hasPrefix($0.lowercased()) }.max { $0.count < $1.count }
    }
}

extension CommandContext {
    /// Creates a context in which only the names of the world are known.
    package init(world: World, current: Controller.ID?, code: SwiftCode? = nil) {
        (self.world, self.current, self.code) = (world, current, code)
    }
}
