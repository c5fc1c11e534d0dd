// Actions: what controls, bar button items and gesture recognizers send to their targets, which they do not hold.

extension Simulation {
    /// `UIControl.sendActions(for:)`
    package mutating func sendActions(of control: View.ID, for events: Set<String>) throws(Interruption) {
        for action in world.views[control].actions where !action.events.isDisjoint(with: events) {
            try sendAction(action, from: .view(control))
        }
        for sender in world.senders(in: control) {
            for action in world.code.instances[sender].actions
            where action.target.closure != nil && !action.events.isDisjoint(with: events) {
                try sendAction(action, from: .instance(sender))
            }
        }
    }

    /// `UIApplication.sendAction(_:to:from:for:)`: the target's method; without a target that of the first responder that
    /// has one.
    package mutating func sendAction(_ action: TargetAction, from sender: Value) throws(Interruption) {
        if let closure = action.target.closure {
            let parameters = world.code.closures[closure].code?.parameters.count ?? 0
            let passed = [sender] + Array(repeating: .unknown, count: max(0, parameters - 1))
            let arguments = passed.prefix(parameters).map { PassedArgument(nil, $0) }
            return _ = try runAlone(.invoke(action.target, arguments))
        }
        guard action.target == .nothing else {
            return try send(action.method, to: action.target, from: sender)
        }
        guard case .view(let control) = sender else { return skipUnknown(action.method, .injected) }
        for object in world.responders(above: control).compactMap({ $0.object })
        where world.actionMethod(action.method, of: object) != nil {
            return try send(action.method, to: object, from: sender)
        }
    }
}

extension [TargetAction] {
    /// `addTarget(_:action:for:)` of a control, `addTarget(_:action:)` of a gesture recognizer: what is there already is not
    /// added again.
    package mutating func add(_ action: TargetAction) {
        if !contains(action) { append(action) }
    }

    /// `removeTarget(_:action:for:)` of a control, `removeTarget(_:action:)` of a gesture recognizer, in which nil stands for
    /// all. Events that are not known remove nothing.
    package mutating func remove(_ arguments: [PassedArgument]) {
        let target = arguments.unlabeled() ?? .nothing, method = arguments["action"] ?? .nothing
        let events = arguments["for"].map { $0.controlEvents ?? [] } ?? ["allEvents"]
        removeAll { action in
            (target == .nothing || target == action.target)
                && (method == .nothing || method == .symbol(action.method))
                && (events.contains("allEvents") || !events.isDisjoint(with: action.events))
        }
    }
}

extension World {
    /// Returns the name of a button with a known title: the words of the title joined into one, which a
    /// command can contain.
    package func handlerName(_ title: Value?) -> String {
        guard case .string(let text)? = title else { return "handler" }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true && name.count <= 60 ? name : "handler"
    }

    /// `addTarget(_:action:for:)` of a control, `addTarget(_:action:)` of a gesture recognizer.
    ///
    /// - Returns: Nil if the arguments are none of theirs.
    package func targetAction(_ arguments: [PassedArgument]) -> TargetAction? {
        guard let target = arguments.unlabeled() ?? arguments["target"],
            case .symbol(let method)? = arguments["action"]
        else { return nil }
        var action = TargetAction(target: target, method: method)
        if let events = arguments["for"]?.controlEvents { action.events = events }
        return action
    }

    /// `item.target = …` and `item.action = …`, in either order.
    ///
    /// - Returns: False if it is another property.
    package mutating func assignAction(_ value: Value, to name: String, of item: Instance.ID) -> Bool {
        let old = code.instances[item].actions.first
        switch (name, value) {
        case ("target", _):
            code.instances[item].actions = [TargetAction(target: value, method: old?.method ?? "")]
        case ("action", .symbol(let method)):
            code.instances[item].actions = [
                TargetAction(target: old?.target ?? .nothing, method: method)
            ]
        case ("action", _): code.instances[item].actions = []
        default: return false
        }
        return true
    }

    /// The method of the learner's that an action calls: with the sender, with the sender and the event, or with neither.
    func actionMethod(_ name: String, of target: Value) -> Function? {
        levels(of: target).first(having: { level in
            let found = members(of: level).functions.filter {
                $0.name == name && !$0.isStatic && $0.parameters.count <= 2
            }
            // If there are several, the selector means one of them, most likely the one with the sender.
            return found.first { $0.parameters.count == 1 } ?? found.first
        })
    }
}

extension View {
    /// Indicates whether it takes text from the keyboard.
    package var isTextInput: Bool {
        let ancestry = UIKitName.viewAncestry(of: baseClassName)
        return ancestry.contains("UITextField") || ancestry.contains("UITextView")
    }

    /// Indicates whether it is a control, which keeps its touches and sends actions instead.
    var isControl: Bool { UIKitName.viewAncestry(of: baseClassName).contains("UIControl") }

    /// Indicates whether a touch opens the control's menu and sends no actions (`showsMenuAsPrimaryAction`).
    var opensMenu: Bool {
        attributes["showsMenuAsPrimaryAction"] == .bool(true)
            && attributes["menu", default: .nothing] != .nothing
    }

    /// The events that a tap brings, when the finger comes down and when it lets go.
    var eventsOfTap: (down: Set<String>, up: Set<String>) {
        var up: Set<String> = ["touchUpInside", "primaryActionTriggered", "allTouchEvents", "allEvents"]
        let ancestry = UIKitName.viewAncestry(of: baseClassName)
        if !["UISwitch", "UISegmentedControl", "UIStepper", "UIPageControl"].allSatisfy({
            !ancestry.contains($0)
        }) {
            up.insert("valueChanged")
        }
        return (["touchDown", "allTouchEvents", "allEvents"], up)
    }
}

extension Value {
    /// The events that code names, such as `.touchUpInside` or `[.touchDown, .touchUpInside]`; nil if they are not known.
    package var controlEvents: Set<String>? {
        switch self {
        case .symbol(let event): return [event]
        case .array(let events):
            let names = events.elements.compactMap { if case .symbol(let name) = $0 { name } else { nil } }
            return names.count == events.elements.count ? Set(names) : nil
        default: return nil
        }
    }
}

extension World {
    /// The prefix of the slots in which a view holds the objects that send its actions. It contains a space,
    /// so that no code can have such a name.
    package static let senderPrefix = "actions "

    /// The gesture recognizers and closure actions that code has added to a view, the oldest first.
    package func senders(in view: View.ID) -> [Instance.ID] {
        let slots = views[view].properties.filter { $0.key.hasPrefix(World.senderPrefix) }
        return slots.compactMap { if case .instance(let sender) = $0.value.value { sender } else { nil } }
            .sorted { $0.ordinal < $1.ordinal }
    }

    /// The classes of the gesture recognizers that code has added to a view.
    package func gestureRecognizers(of view: View.ID) -> [String] {
        senders(in: view).map { typeName(code.instances[$0].type) }.filter {
            $0.hasSuffix("GestureRecognizer")
        }
    }
}
