extension Simulation {
    /// Makes a container with its first contents.
    mutating func make(
        _ name: String, of classID: ControllerClass.ID, with contents: [Controller.ID]
    ) throws(Interruption) -> Outcome {
        let outcome = try make(name, of: classID, from: .code(nibName: nil))
        guard outcome == .done, let container = world.controller(named: name) else { return outcome }
        switch world.kind(of: container) {
        case .navigation where contents.count == 1:
            for root in contents { try pushRoot(root, onto: container) }
        case .navigation: for child in contents { _ = try push(child, onto: container, animated: false) }
        case .tabBar: try setTabs(contents, of: container)
        case .page: for page in contents { try install(page, in: container) }
        case .split: try setColumns(contents, of: container)
        case .plain, .search, .alert: break
        }
        return .done
    }

    /// Makes a controller as its source makes it.
    mutating func make(
        _ name: String, of classID: ControllerClass.ID, from source: Controller.Source
    ) throws(Interruption) -> Outcome {
        var source = source
        if source == .code(nibName: nil), let storyboard = world.bundle.storyboardRead(holding: classID) {
            // Its outlets are there: so this is where the app has it from.
            source = .storyboard(storyboard)
            code.assume("\(name) from \(world.bundle.storyboards[storyboard].name).storyboard")
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
        try code.initializeProperties(of: .controller(controller))
        switch source {
        case .code:
            let parameters = world.argumentsNobodyGives(toMake: classID)
            if !parameters.isEmpty {
                let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
                let place = recorder.currentPlace
                if let location = world.classes[classID].location {
                    recorder.currentPlace = trace.place(location)
                }
                defer { recorder.currentPlace = place }
                code.assume("the arguments of \(world.classes[classID].name).init(\(labels))")
            }
            let mark = progress.temporaries.count
            try code.initialize(controller, inventing: parameters)
            try dropTemporaries(to: mark)
        case .storyboard:
            try send(.initCoder, to: controller, by: .storyboardDecodesController)
            try awakeFromStoryboard(controller)
        }
        return .done
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
