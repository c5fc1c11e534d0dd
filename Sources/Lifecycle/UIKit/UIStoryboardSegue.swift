/// An arrow in a storyboard, from one controller to another.
public struct Segue: Hashable, Sendable {
    /// How a segue shows its destination.
    public enum Kind: String, CaseIterable, Hashable, Sendable { case show, modal }

    /// The identifier by which code performs it.
    public let name: String
    /// How it shows its destination.
    public let kind: Kind
    /// The class that it begins at.
    public let source: ControllerClass.ID
    /// The class that it leads to.
    public let destination: ControllerClass.ID

    /// Makes a segue.
    ///
    /// - Parameters:
    ///   - name: The identifier by which code performs it.
    ///   - kind: How it shows its destination.
    ///   - source: The class that it begins at.
    ///   - destination: The class that it leads to.
    public init(
        name: String, kind: Kind, from source: ControllerClass.ID, to destination: ControllerClass.ID
    ) {
        self.name = name
        self.kind = kind
        self.source = source
        self.destination = destination
    }
}

extension Simulation {
    mutating func define(_ segue: Segue) -> Outcome {
        guard heeds(.segueExists) else { return .ignored(.unavailable(.segueExists)) }
        guard !world.segues.contains(where: { $0.name == segue.name && $0.source == segue.source }) else {
            return .ignored(.segueExists(segue.name))
        }
        let storyboard = world.storyboards.first { $0.classes.contains(segue.source) }
        guard let storyboard else { return .ignored(.notInStoryboard(world.classes[segue.source].name)) }
        guard world.storyboards[storyboard].classes.contains(segue.destination) else {
            return .ignored(.notInStoryboard(world.classes[segue.destination].name))
        }
        world.segues.append(segue)
        return .done
    }

    /// `performSegue(withIdentifier:sender:)`
    mutating func performSegue(
        _ identifier: String, from source: Controller.ID, name: String
    ) throws(Interruption) -> Outcome {
        guard heeds(.segueExists) else { return .ignored(.unavailable(.segueExists)) }
        guard let (segue, storyboard) = world.segue(identifier, from: source) else {
            throw crash(.noSuchSegue(source, identifier), of: source, by: .unknownSegueRaises)
        }
        let navigation = segue.kind == .show ? world.navigationController(above: source) : nil
        guard navigation != nil || world.controllers[source].isOnStage else {
            return .ignored(.nowhereToShow(source))
        }
        heed(.segueMakesDestinationFirst)
        let outcome = try make(name, of: segue.destination, from: .storyboard(storyboard))
        guard outcome == .done, let destination = world.controller(named: name) else { return outcome }
        try send(.prepareForSegue, to: source, .segue(identifier), by: .prepareFollowsAwaking)
        heed(.showSeguePushesOrPresents)
        let shown: Outcome
        if let navigation {
            shown = try push(destination, onto: navigation, animated: true)
        } else {
            shown = try present(destination, from: source, style: .automatic, animated: true)
        }
        try release(destination)
        return shown
    }
}

extension World {
    func segue(_ identifier: String, from source: Controller.ID) -> (Segue, Storyboard.ID)? {
        guard case .storyboard(let storyboard) = controllers[source].source else { return nil }
        let segue = segues.first { $0.name == identifier && $0.source == controllers[source].classID }
        return segue.map { ($0, storyboard) }
    }

    func navigationController(above controller: Controller.ID) -> Controller.ID? {
        var next = controllers[controller].parent
        while let current = next {
            if kind(of: current) == .navigation { return current }
            next = controllers[current].parent
        }
        return nil
    }
}
