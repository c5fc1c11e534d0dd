// The methods of the app's code that UIKit would call in a run like this one, and that the engine doesn't call.

import CourseTexts

/// A method of the app's code that UIKit would have called, and the engine didn't.
package struct UncalledMethod: Hashable, Sendable {
    /// A fact that the method decides, and that isn't known without it.
    package enum Decision: String, Hashable, Sendable {
        /// The place of a presented view.
        case frame
        /// Whether and when a transition ends.
        case end
    }

    /// The class that implements it.
    package let type: String
    /// Its name, with the labels.
    package let name: String
    package let decides: Decision?
    /// The place of its body; nil if a command declared it.
    package let place: CodeLocation?

    /// Its name behind that of the class.
    package var fullName: String { type + "." + name }
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
        guard !delegates.isEmpty || !world.code.textMembers.functions.isEmpty else { return [] }
        var found: [UncalledMethod] = []
        for row in UncalledRow.all where isReached(row, after: found) {
            let asked = row.property.map { property in
                delegates.filter {
                    $0.property == property && world.isShown($0.owner)
                        && world.isObject($0.owner, of: row.type)
                }.map { $0.delegate }
            }
            let types = asked.map { $0.flatMap { world.levels(of: $0) } } ?? levels(of: row)
            for level in types {
                for name in row.methods {
                    guard let body = world.implementation(of: name, at: level) else { continue }
                    let method = UncalledMethod(
                        type: world.name(of: level), name: name, decides: row.decides, place: body.location)
                    if !found.contains(method) { found.append(method) }
                }
            }
        }
        return found
    }

    private func isReached(_ row: UncalledRow, after found: [UncalledMethod]) -> Bool {
        switch row.condition {
        case nil: true
        case .background:
            (0..<trace.count).contains { index in
                trace[index].event == .callback(.sceneDidEnterBackground, .none)
                    || trace[index].event == .callback(.applicationDidEnterBackground, .none)
            }
        case .asked(let decision): found.contains { $0.decides == decision }
        }
    }

    /// The classes of the text whose objects a row is about.
    private func levels(of row: UncalledRow) -> [CodeLevel] {
        if case .asked? = row.condition { return world.code.levels(conformingTo: row.type) }
        let controllers = world.controllers.identifiers.map { Value.controller($0) }
        let views = world.views.identifiers.lazy.filter { world.views[$0].classID != nil }
            .map { Value.view($0) }
        let delegates = [world.delegates.application, world.delegates.scene].compactMap { $0 }
        return (controllers + views + delegates).filter {
            world.isShown($0) && world.isObject($0, of: row.type)
        }.flatMap { world.levels(of: $0) }
    }
}

extension World {
    /// Indicates whether a presented view's place is decided by an object of the app's code that the engine doesn't ask.
    func isPlacedByCode(_ presented: Controller.ID) -> Bool {
        let delegates = assignedDelegates.filter {
            $0.owner == .controller(presented)
                || $0.owner == controllers[presented].presentation.map { .instance($0) }
        }
        return delegates.contains { delegate in
            UncalledRow.all.contains { row in
                row.decides == .frame && row.property == delegate.property
                    && isObject(delegate.owner, of: row.type)
                    && row.methods.contains { name in
                        levels(of: delegate.delegate).contains { implementation(of: name, at: $0) != nil }
                    }
            }
        }
    }

    /// The delegates and data sources of controllers, presentations and views that code has set.
    fileprivate var assignedDelegates: [AssignedDelegate] {
        var all = Array(code.assignedDelegates)
        for controller in controllers.identifiers {
            if let delegate = controllers[controller].delegate {
                all.append(
                    AssignedDelegate(owner: .controller(controller), property: "delegate", delegate: delegate)
                )
            }
            if let delegate = controllers[controller].presentationDelegate,
                let presentation = controllers[controller].presentation
            {
                all.append(
                    AssignedDelegate(owner: .instance(presentation), property: "delegate", delegate: delegate)
                )
            }
        }
        return all
    }

    /// Indicates whether UIKit has had a reason to ask an object: a view in a window, a loaded controller. What is dead was
    /// shown before.
    fileprivate func isShown(_ object: Value) -> Bool {
        switch object {
        case .view(let view): views[view].isInWindow || !views[view].isAlive
        case .controller(let controller):
            controllers[controller].view != nil || !controllers[controller].isAlive
        default: true
        }
    }

    /// Indicates whether an object is of one of UIKit's classes, or conforms to one of its protocols.
    fileprivate func isObject(_ object: Value, of type: String) -> Bool {
        switch object {
        case .controller(let controller):
            type == "UIViewController" || kind(of: controller).rawValue == type
                || ancestry(of: controllers[controller].classID).contains {
                    classes[$0].appleClass == type
                }
        case .view(let view): viewNames(of: view).contains(type)
        case .instance(let instance):
            switch code.instances[instance].type {
            // A popover's presentation controller is one of presentations, too, and a window scene's delegate one of scenes.
            case .named(let name): name.hasSuffix(type.dropFirst(2))
            case .object(let classID):
                code.protocols(of: classID).contains { $0.hasSuffix(type.dropFirst(2)) }
            case .controller, .view: false
            }
        default: false
        }
    }

    /// The code of a method, or of a property whose getter does something, if a class of the text has it.
    fileprivate func implementation(of name: String, at level: CodeLevel) -> Body? {
        let members = members(of: level)
        return members.functions.first { !$0.isStatic && $0.fullName == name }?.body
            ?? members.computed.first {
                $0.name == name && !CodeNames($0.getter.statements).called.isEmpty
            }?.getter
    }

    fileprivate func name(of level: CodeLevel) -> String {
        switch level {
        case .controller(let classID): classes[classID].name
        case .object(let classID): code.objectClasses[classID].name
        case .value(let name), .extended(let name): name
        }
    }
}

extension AppCode {
    /// The classes of the text that conform to one of UIKit's protocols or derive from one of its classes.
    fileprivate func levels(conformingTo type: String) -> [CodeLevel] {
        objectClasses.identifiers.filter { protocols(of: $0).contains(type) }.map { .object($0) }
    }
}

/// A row of the table of such methods.
struct UncalledRow: Sendable {
    /// The circumstance that a row needs besides the object.
    enum Condition: Sendable {
        case background
        /// A method that decides something has to be asked.
        case asked(UncalledMethod.Decision)
    }

    /// The type of the object that UIKit asks, or of the object in whose property UIKit finds it.
    let type: String
    let property: String?
    let decides: UncalledMethod.Decision?
    let condition: Condition?
    var methods: [String] = []

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
        let isCondition = head.count > 2 && head[1] == "by"
        decides = isCondition || head.count < 2 ? nil : UncalledMethod.Decision(rawValue: head[1])
        condition =
            isCondition
            ? UncalledMethod.Decision(rawValue: head[2]).map { .asked($0) } ?? .background : nil
    }
}
