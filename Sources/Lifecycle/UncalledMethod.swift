// The methods of the app's code that UIKit would call in a run like this one, and that the engine doesn't call.

import CourseTexts

/// A method of the app's code that UIKit would have called, and the engine didn't.
package struct UncalledMethod: Hashable, Sendable {
    /// A fact that the method decides, and that isn't known without it.
    package enum Decision: String, Hashable, Sendable {
        /// The place of a presented view.
        case frame
    }

    /// Its name with the labels, behind that of its class; of notifications, their observers.
    package let name: String
    package let decides: Decision?
    /// The place of its body; nil if a command declared it.
    package let place: CodeLocation?
}

/// An object that code has assigned to a property by which UIKit asks it.
struct AssignedDelegate: Hashable, Sendable {
    let owner: Value
    let property: String
    let delegate: Value
}

extension Simulation {
    /// The methods that UIKit would have called so far, in the order of the table, each once.
    package var uncalledMethods: [UncalledMethod] {
        let delegates = world.assignedDelegates
        guard !world.code.observers.isEmpty || !world.code.textMembers.isEmpty else { return [] }
        let (occasions, shown) = trace.happenings(in: world)
        let reached = world.code.occasions.union(occasions)
        var found: [UncalledMethod] = []
        for row in UncalledRow.all
        where row.occasion.map({ reached.contains($0) }) ?? true && row.isDeclared(in: world.code.textMembers)
        {
            let asked: [UncalledMethod]
            if row.type == UncalledRow.notifications {
                asked = world.observers(of: row)
            } else if let property = row.property {
                let objects = delegates.filter { delegate in
                    delegate.property == property && world.isAsking(delegate.owner, for: row, among: shown)
                }
                asked = world.methods(of: row, at: objects.flatMap { world.levels(of: $0.delegate) })
            } else {
                asked = world.methods(of: row, at: world.levels(of: row, among: shown))
            }
            for method in asked where !found.contains(method) { found.append(method) }
        }
        return found
    }
}

extension Trace {
    /// The occasions of which calls tell, and the controllers that have appeared.
    fileprivate func happenings(in world: World) -> (occasions: Set<String>, shown: Set<Controller.ID>) {
        var occasions: Set<String> = [], shown: Set<Controller.ID> = []
        for index in 0..<count {
            guard case .callback(let callback, _) = self[index].event else { continue }
            switch callback {
            case .applicationDidEnterBackground, .sceneDidEnterBackground: occasions.insert("background")
            case .viewWillTransition, .willRotate:
                occasions.insert("rotation")
                let isPopoverShown = world.controllers.identifiers.contains { world.isInPopover($0) }
                if isPopoverShown { occasions.insert("repositioning") }
            case .canPerformUnwindSegueAction: occasions.insert("unwinding")
            case .viewWillAppear:
                if case .controller(let controller) = self[index].receiver { shown.insert(controller) }
            default: break
            }
        }
        for controller in world.controllers.identifiers {
            let object = world.controllers[controller]
            if object.attributes["userActivity"] != nil { occasions.insert("resuming") }
            if let parent = object.parent, world.kind(of: parent) == .navigation {
                occasions.insert("stacking")
            }
            let isPopover = world.effectiveStyle(of: controller) == .popover
            let isOther = object.adaptedStyle.map { $0 != object.modalStyle } ?? isPopover
            if object.presenter != nil, isOther, !world.isInPopover(controller) {
                occasions.insert("adapting")
            }
        }
        if world.firstResponderHasLeft { occasions.formUnion(["ending", "leaving"]) }
        return (occasions, shown)
    }
}

extension World {
    /// Remembers an object that UIKit asks by a property. The one before it is forgotten if UIKit had no reason to ask it.
    package mutating func assignDelegate(_ delegate: Value, to property: String, of owner: Value) {
        let isAsked =
            switch owner {
            case .controller(let controller): isViewInWindow(controller)
            case .view(let view): views[view].isInWindow
            default: true
            }
        let new = AssignedDelegate(owner: owner, property: property, delegate: delegate)
        code.assignedDelegates.removeAll { old in
            old.owner == owner && old.property == property && (!isAsked || old == new)
        }
        if delegate.isObject || delegate == .nothing { code.assignedDelegates.append(new) }
    }

    /// The object that code has assigned to a view's or recognizer's property last; `.nothing` or nil for none.
    func delegate(of owner: Value, _ property: String = "delegate") -> Value? {
        code.assignedDelegates.last { $0.owner == owner && $0.property == property }?.delegate
    }

    /// Indicates whether a presented view's place is decided by something that isn't known here: an object of the app's code
    /// that the engine doesn't ask, the size that it prefers, or the view at which a popover points.
    func isPlacedByCode(_ presented: Controller.ID) -> Bool {
        guard !controllers[presented].hasUnknownStyle, controllers[presented].adaptedStyle != .popover,
            !hasPreferredSize(presented)
        else { return true }
        guard let delegate = presentationDelegate(of: presented) else { return false }
        return UncalledRow.all.contains { row in
            row.decides == .frame && row.property == delegate.property
                && isAsking(delegate.owner, for: row, among: [presented])
                && !methods(of: row, at: levels(of: delegate.delegate)).isEmpty
        }
    }

    /// A size that a controller prefers may change the place of what is presented around it.
    package mutating func leavePlaceUnknown(around controller: Controller.ID) {
        for presented in controllerAndAncestors(of: controller)
        where controllers[presented].presenter != nil && !fillsScreen(presented) && isPlacedByCode(presented)
        {
            if let view = controllers[presented].view { markGeometryUnknown(view) }
        }
    }

    /// Indicates whether code gives a controller, or one in it, a size for a presentation on an iPad.
    private func hasPreferredSize(_ presented: Controller.ID) -> Bool {
        environment.device.idiom == .pad
            && tree(below: presented) { controllers[$0].children }.contains {
                controllers[$0].attributes["preferredContentSize"] != nil
                    || computedProperty("preferredContentSize", of: .controller($0)) != nil
            }
    }

    private func presentationDelegate(of presented: Controller.ID) -> AssignedDelegate? {
        guard let delegate = controllers[presented].presentationDelegate,
            let presentation = controllers[presented].presentation
        else { return nil }
        return AssignedDelegate(owner: .instance(presentation), property: "delegate", delegate: delegate)
    }

    /// The delegates and data sources of controllers, presentations and views that code has set.
    fileprivate var assignedDelegates: [AssignedDelegate] {
        code.assignedDelegates
            + controllers.identifiers.flatMap { controller in
                [
                    controllers[controller].delegate.map {
                        AssignedDelegate(owner: .controller(controller), property: "delegate", delegate: $0)
                    }, presentationDelegate(of: controller),
                ].compactMap { $0 }
            }
    }

    /// Indicates whether an object is of a row's type, and UIKit has had a reason to ask it: a view in a window, or a
    /// controller that was shown. A dead view was in a window before.
    fileprivate func isAsking(_ object: Value, for row: UncalledRow, among shown: Set<Controller.ID>) -> Bool
    {
        // A popover's presentation controller is one of presentations, too, and a window scene's delegate one of scenes.
        let ending = row.type.dropFirst(2)
        switch object {
        case .controller(let controller):
            return (shown.contains(controller) || kind(of: controller) == .search)
                && (row.type == "UIViewController" || kind(of: controller).rawValue == row.type
                    || ancestry(of: controllers[controller].classID).contains {
                        classes[$0].appleClass == row.type
                    })
        case .view(let view) where row.occasion == "leaving" || row.occasion == "touching":
            return viewNames(of: view).contains(row.type)
                && (row.occasion == "touching"
                    ? code.touched.contains(object) : object == code.firstResponder)
        case .view(let view):
            return (views[view].isInWindow || !views[view].isAlive) && viewNames(of: view).contains(row.type)
        case .window(let window):
            // Which windows were key before isn't known; the one that is key now hasn't resigned.
            return row.type == "UIWindow" && (row.occasion != "resigning" || keyWindow != window)
        case .instance(let instance):
            switch code.instances[instance].type {
            case .named(let name): return name.hasSuffix(ending)
            case .object(let classID): return code.protocols(of: classID).contains { $0.hasSuffix(ending) }
            case .controller, .view: return false
            }
        default: return false
        }
    }

    /// The classes of the text whose objects a row is about.
    fileprivate func levels(of row: UncalledRow, among shown: Set<Controller.ID>) -> [CodeLevel] {
        // The object may be made only when UIKit asks for it.
        if row.occasion == "animating" || row.occasion == "configuring" {
            let values = code.valueTypes.filter { $0.value.protocols.contains(row.type) }.keys.sorted()
            return code.objectClasses.identifiers.filter { code.protocols(of: $0).contains(row.type) }
                .map { .object($0) } + values.map { .value($0) }
        }
        if UIKitName.askedObjects.contains(row.type) {
            return code.instances.identifiers.filter { code.instances[$0].isAlive }.map { Value.instance($0) }
                .filter { isAsking($0, for: row, among: shown) }.flatMap { levels(of: $0) }
        }
        let views = views.identifiers.filter { self.views[$0].classID != nil }.map { Value.view($0) }
        let others =
            windows.identifiers.map { Value.window($0) }
            + [delegates.application, delegates.scene].compactMap { $0 }
        return (controllers.identifiers.map { .controller($0) } + views + others)
            .filter { isAsking($0, for: row, among: shown) }.flatMap { levels(of: $0) }
    }

    /// The methods of a row, and the properties whose getters do something, that classes of the text have.
    fileprivate func methods(of row: UncalledRow, at levels: [CodeLevel]) -> [UncalledMethod] {
        levels.flatMap { level in
            let members = members(of: level), overrides = overrides(of: level)
            return row.methods.compactMap { name in
                let body: Body? =
                    overrides.first { $0.key.signature == name }?.value
                    ?? members.functions.first { !$0.isStatic && $0.fullName == name }?.body
                    ?? members.computed.first {
                        $0.name == name && !CodeNames($0.getter.statements).called.isEmpty
                    }?.getter
                    ?? properties(of: level).first { $0.name == name && $0.code.isOverride }?.code.observer
                return body.map {
                    UncalledMethod(
                        name: self.name(of: level) + "." + name, decides: row.decides, place: $0.location)
                }
            }
        }
    }

    /// The name of a type whose code it is.
    package func name(of level: CodeLevel) -> String {
        switch level {
        case .controller(let classID): classes[classID].name
        case .object(let classID): code.objectClasses[classID].name
        case .value(let name), .extended(let name): name
        }
    }

    /// The observers of a row's notifications.
    fileprivate func observers(of row: UncalledRow) -> [UncalledMethod] {
        row.methods.filter { name in code.observers.contains { $0.name == .symbol(name) } }
            .map { UncalledMethod(name: "observers of " + $0, decides: nil, place: nil) }
    }
}

/// A row of the table of such methods.
struct UncalledRow: Sendable {
    /// The type of the rows that name notifications.
    static let notifications = "NotificationCenter"
    /// The names of the notifications that the engine posts, or of which the table says when UIKit does.
    static let knownNotifications = Set(
        Callback.allCases.map { $0.rawValue } + all.filter { $0.type == notifications }.flatMap { $0.methods }
            + UIKitName.posted)

    /// The type of the object that UIKit asks, or of the object in whose property UIKit finds it.
    let type: String
    let property: String?
    let decides: UncalledMethod.Decision?
    /// The event that has to have happened; nil if the object is enough.
    let occasion: String?
    var methods: [String] = []

    /// Indicates whether the text declares one of the methods, for whatever type; of most rows, it declares none.
    func isDeclared(in text: TextMembers) -> Bool {
        type == Self.notifications || methods.contains { text.has(String($0.prefix { $0 != "(" })) }
    }

    static let all = CourseTexts.lines(of: CourseTexts.uncalledMethods).reduce(into: [UncalledRow]()) {
        rows, line in
        var words = line.split(separator: " ").map(String.init)
        if line.first != " ", let end = words.firstIndex(where: { $0.hasSuffix(":") && !$0.contains("(") }) {
            words[end].removeLast()
            rows.append(UncalledRow(head: Array(words[...end])))
            words.removeFirst(end + 1)
        }
        if let last = rows.indices.last { rows[last].methods += words }
    }

    /// A row without methods, from the words before its colon.
    private init(head: [String]) {
        let object = head[0].split(separator: ".").map(String.init)
        type = object[0]
        property = object.count > 1 ? object[1] : nil
        occasion = head.count > 2 && head[1] == "by" ? head[2] : nil
        decides = head.count == 2 ? UncalledMethod.Decision(rawValue: head[1]) : nil
    }
}
