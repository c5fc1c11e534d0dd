extension Simulation {
    /// Makes a controller as its source makes it.
    mutating func make(
        _ name: String, of classID: ControllerClass.ID, from source: Controller.Source
    ) throws(Interruption) -> Outcome {
        var source = source
        if source == .code(nibName: nil), let storyboard = world.bundle.storyboardRead(holding: classID) {
            // Its outlets are there: so this is where the app has it from.
            source = .storyboard(storyboard)
            assume("\(name) from \(world.bundle.storyboards[storyboard].name).storyboard")
        }
        guard world.isFree(name) else {
            return .ignored(.nameTaken(name))
        }
        if let rule = world.classes[classID].kind.existence(on: world.environment.device.idiom),
            !applies(rule)
        {
            return .ignored(.unavailable(rule))
        }
        if case .storyboard(let id) = source, !world.bundle.storyboards[id].holds(classID) {
            return .ignored(.notInStoryboard(world.classes[classID].name))
        }
        let controller = world.add(Controller(name: name, classID: classID, source: source))
        try run(.initializeProperties(of: .controller(controller)))
        switch source {
        case .code:
            let parameters = world.argumentsNobodyGives(toMake: classID)
            if !parameters.isEmpty {
                let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
                assume(
                    "the arguments of \(world.classes[classID].name).init(\(labels))",
                    at: world.classes[classID].location)
            }
            try runAlone(.initialize(controller, inventing: parameters))
        case .storyboard:
            try send(.initCoder, to: controller, by: .storyboardDecodesController)
            try awakeFromStoryboard(controller)
        }
        return .done
    }

    /// A controller out of a nib or storyboard that code asked for, as far as its `init(coder:)`.
    package mutating func decode(
        _ classID: ControllerClass.ID, by rule: Rule, from source: Controller.Source = .code(nibName: nil)
    ) throws(Interruption) -> Controller.ID {
        let controller = try add(classID, from: source)
        try send(.initCoder, to: controller, by: rule)
        return controller
    }

    /// A controller that code makes: until it is stored, only the statement that made it holds it.
    package mutating func add(
        _ classID: ControllerClass.ID, from source: Controller.Source
    ) throws(Interruption) -> Controller.ID {
        let className = world.classes[classID].name.plainTypeName { $0 }
        let name = world.takeFreshName(like: ControllerClass.instanceName(of: className))
        let controller = world.add(Controller(name: name, classID: classID, source: source))
        world.controllers[controller].isHeld = false
        let value = keep(.controller(controller))
        try run(.initializeProperties(of: value))
        return controller
    }
}

extension ControllerClass.Kind {
    /// The rule that says since when a device has such controllers; nil if it always had.
    func existence(on idiom: Device.Idiom) -> Rule? {
        switch self {
        case .plain, .navigation, .tabBar: nil
        case .page: .pageViewControllerExists
        case .split: idiom == .pad ? .splitViewControllerExists : .splitViewControllerRunsOnPhones
        case .search: .searchControllerExists
        case .alert: .alertControllerExists
        }
    }
}
