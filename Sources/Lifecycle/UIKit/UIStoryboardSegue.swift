/// An arrow in a storyboard, from one controller to another.
package struct Segue: Hashable, Sendable {
    /// The effect of a segue on its destination.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Pushes it, or presents it where there is nothing to push onto.
        case show
        /// Presents it.
        case modal
        /// Makes it a child while the source's view loads.
        case embed
        /// Goes back to it: the destination exists already and has the action that the segue calls.
        case unwind
        /// Gives it to the container that it begins at: the root of a stack, a tab, a column. Nothing performs it.
        case relationship
    }

    /// The identifier by which code performs it.
    package let name: String
    /// The effect on its destination.
    package let kind: Kind
    /// The class that it begins at.
    package let source: ControllerClass.ID
    /// The class that it leads to.
    package let destination: ControllerClass.ID
    /// The style in which it presents, if it does.
    package let style: Controller.ModalStyle
    /// Indicates whether it is animated.
    package let isAnimated: Bool
    /// Indicates whether the name is an identifier that code can read, not only the name for commands.
    package var hasIdentifier = true
    /// The method that an unwind segue calls, of whoever it goes back to; nil for one that words have drawn.
    package var action: Function?
    /// The class of the app's own that shows the destination; nil if UIKit does.
    package var segueClass: ObjectClass.ID?

    package init(
        name: String, kind: Kind, from source: ControllerClass.ID, to destination: ControllerClass.ID,
        style: Controller.ModalStyle = .automatic, isAnimated: Bool = true
    ) {
        self.name = name
        self.kind = kind
        self.source = source
        self.destination = destination
        self.style = style
        self.isAnimated = isAnimated
    }

    /// Makes the line from a container to a controller that it contains; such lines have no identifier.
    ///
    /// - Parameters:
    ///   - container: The class that it begins at.
    ///   - child: The class that it leads to.
    /// - Returns: The segue.
    package static func relationship(
        from container: ControllerClass.ID, to child: ControllerClass.ID
    ) -> Segue {
        Segue(name: Kind.relationship.rawValue, kind: .relationship, from: container, to: child)
    }

    /// Indicates whether code or a touch can perform it.
    package var canBePerformed: Bool { kind != .relationship }
}

extension Simulation {
    /// `performSegue(withIdentifier:sender:)`, or a tap on the control that the segue begins at.
    mutating func performSegue(
        _ identifier: String, from source: Controller.ID, name: String, byTap: Bool = false
    ) throws(Interruption) -> Outcome {
        guard let (segue, storyboard) = world.segue(identifier, from: source) else {
            guard !world.isOtherSegue(identifier, from: source) else {
                skipUnknown("the segue \(identifier)", .nib)
                return .done
            }
            throw crash(.noSuchSegue(source, identifier), of: source, by: .unknownSegueRaises)
        }
        if byTap, holds(.tapAsksShouldPerform) {
            let entry = trace.count
            let answer = try send(
                .shouldPerformSegue, to: source, .segue(identifier, to: nil), by: .tapAsksShouldPerform)
            // A class may return false from `shouldPerformSegue(withIdentifier:sender:)`.
            let classes = world.ancestry(of: world.controllers[source].classID)
            if let classID = classes.first(where: { world.classes[$0].forbiddenSegues.contains(identifier) })
            {
                trace.entries.change(at: entry) { $0.overridingClass = classID }
                return .done
            }
            guard answer != .bool(false) else { return .done }
        }
        switch segue.kind {
        case .show, .modal: return try show(segue, of: storyboard, from: source, name: name)
        case .embed: throw crash(.embeddedTwice, of: source, by: .embedSegueRunsOnce)
        case .relationship: return .done
        case .unwind: return try unwind(segue, from: source)
        }
    }

    /// The destination, from the file in which it is drawn, which a reference may name.
    private mutating func makeDestination(
        _ name: String, of segue: Segue, in storyboard: Storyboard.ID
    ) throws(Interruption) -> Outcome {
        let drawn = world.bundle.storyboardRead(holding: segue.destination) ?? storyboard
        return try make(name, of: segue.destination, from: .storyboard(drawn))
    }

    private mutating func show(
        _ segue: Segue, of storyboard: Storyboard.ID, from source: Controller.ID, name: String
    ) throws(Interruption) -> Outcome {
        let navigation = segue.kind == .show ? world.container(.navigation, above: source) : nil
        guard
            // Code finds out by itself: the destination is made and prepared, and its presentation refused.
            navigation != nil || segue.segueClass != nil || progress.bodyDepth > 0
                || world.controllers[source].appearance.isAppearingOrAppeared
        else {
            return .ignored(.nowhereToShow(source))
        }
        recordRule(.segueMakesDestinationFirst)
        let outcome = try makeDestination(name, of: segue, in: storyboard)
        guard outcome == .done, let destination = world.controller(named: name) else { return outcome }
        let outer = progress.segue
        progress.segue = try customSegue(segue, from: source, to: destination)
        let object = progress.segue
        try send(
            .prepareForSegue, to: source, .segue(segue.name, to: destination), by: .prepareFollowsAwaking)
        progress.segue = outer
        if let object {
            // `UIStoryboardSegue.perform()`, of which the class has its own.
            try run(.call("perform", of: object, []))
            try release(variable: destination)
            return .done
        }
        recordRule(.showSeguePushesOrPresents)
        let shown: Outcome
        if let navigation {
            shown = try push(destination, onto: navigation, animated: segue.isAnimated)
        } else {
            shown = try present(destination, from: source, style: segue.style, animated: segue.isAnimated)
        }
        try release(variable: destination)
        return shown
    }

    /// A segue of a class of the app's own, which holds both controllers until it has shown one; nil for one of UIKit's.
    private mutating func customSegue(
        _ segue: Segue, from source: Controller.ID, to destination: Controller.ID
    ) throws(Interruption) -> Value? {
        guard let classID = segue.segueClass else { return nil }
        let properties = [
            "identifier": StoredValue(segue.hasIdentifier ? .string(segue.name) : .nothing),
            "source": StoredValue(.controller(source)),
            "destination": StoredValue(.controller(destination)),
        ]
        let made = Value.instance(
            world.code.instances.append(Instance(type: .object(classID), properties: properties)))
        for slot in properties.values { retain(slot.value) }
        _ = keep(made)
        try run(.initializeProperties(of: made))
        return made
    }

    /// The UIStoryboardSegue that an override receives.
    package mutating func segueObject(
        _ identifier: String, from source: Value, to destination: Controller.ID?
    ) -> Value {
        if let segue = progress.segue { return segue }
        let classID = source.controller.map { world.controllers[$0].classID }
        let hasIdentifier =
            world.bundle.segues.first { $0.name == identifier && $0.source == classID }?.hasIdentifier ?? true
        let properties = [
            "identifier": StoredValue(hasIdentifier ? .string(identifier) : .nothing),
            "source": StoredValue(source, .unowned),
            "destination": StoredValue(destination.map { .controller($0) } ?? .nothing, .unowned),
        ]
        return keep(.instance(world.code.add("UIStoryboardSegue", properties)))
    }

    /// The embed segues of a controller whose view was just made out of its storyboard.
    mutating func performEmbedSegues(of parent: Controller.ID, in storyboard: Storyboard.ID)
        throws(Interruption)
    {
        let classID = world.controllers[parent].classID
        for segue in world.bundle.segues where segue.kind == .embed && segue.source == classID {
            guard progress.bodyDepth < Simulation.stackLimit else { throw overflow() }
            progress.bodyDepth += 1
            defer { progress.bodyDepth -= 1 }
            recordRule(.embedSegueRunsWhileLoading)
            try step()
            try countObject()
            let name = world.freshName(like: segue.name)
            _ = try makeDestination(name, of: segue, in: storyboard)
            guard let child = world.controller(named: name) else { continue }
            try send(
                .prepareForSegue, to: parent, .segue(segue.name, to: child), by: .embedSegueRunsWhileLoading)
            guard try self.view(of: child) != nil else { continue }
            try embed(child, in: parent)
            // The container view between the two keeps the size that it was drawn with.
            if let view = world.controllers[child].view { world.views[view].autoresizingMask = [] }
            try release(variable: child)
        }
    }
}

extension Segue.Kind {
    /// The rule that says since when there are such segues.
    var existence: Rule {
        switch self {
        case .show, .modal: .segueExists
        case .embed: .embedSegueRunsWhileLoading
        case .unwind: .unwindExists
        case .relationship: .containerDecodesItsChildren
        }
    }
}

extension World {
    func segue(_ identifier: String, from source: Controller.ID) -> (Segue, Storyboard.ID)? {
        guard case .storyboard(let storyboard) = controllers[source].source else { return nil }
        let segue = bundle.segues.first {
            $0.name == identifier && $0.source == controllers[source].classID && $0.canBePerformed
        }
        return segue.map { ($0, storyboard) }
    }

    /// Indicates whether a storyboard file has a segue of an unsupported kind, or whether the segues are
    /// unknown because the controller isn't from a storyboard.
    fileprivate func isOtherSegue(_ identifier: String, from source: Controller.ID) -> Bool {
        let isUnseen = bundle.assumesNibs && !controllers[source].isFromStoryboard
        return isUnseen || bundle.otherSegues[controllers[source].classID]?.contains(identifier) == true
    }
}
