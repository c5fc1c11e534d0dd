extension World {
    /// Marks an object whose initializer failed before all stored properties were set, so that its `deinit`
    /// doesn't run.
    package mutating func leaveUnfinished(_ object: Value) {
        guard case .instance(let instance) = object else { return }
        let isSet = levels(of: object).flatMap { properties(of: $0) }.allSatisfy { property in
            let code = property.code
            return code.isOptional || code.isImplicitlyUnwrapped || code.isLazy
                || slot(property.name, of: object) != nil
        }
        guard !isSet else { return }
        code.instances[instance].properties[World.unfinished] = StoredValue(.bool(true))
    }

    package func isUnfinished(_ object: Value) -> Bool {
        guard case .instance(let instance) = object else { return false }
        return code.instances[instance].properties[World.unfinished] != nil
    }

    /// A name that no property can have.
    private static let unfinished = "init failed"

    /// A name that nothing has, and no controller ever had: the wanted one, or one with a number behind it.
    ///
    /// - Parameters:
    ///   - wanted: The name at its best.
    ///   - taken: Others that will not do.
    /// - Returns: The name.
    package func freshName(like wanted: String, besides taken: [String] = []) -> String {
        var name = wanted, number = 2
        func isTaken(_ name: String) -> Bool {
            let isOfClass = controllerClass(named: name) != nil || code.objectClass(named: name) != nil
            return controllersByName[name] != nil || !isFree(name) || isOfClass || taken.contains(name)
        }
        while isTaken(name) {
            name = wanted + String(number)
            number += 1
        }
        return name
    }

    /// A fresh name for an object that is made now: the search for the next such name begins behind it.
    mutating func takeFreshName(like wanted: String) -> String {
        var number = latestNames[wanted] ?? 0
        var name = wanted
        repeat {
            number += 1
            name = number == 1 ? wanted : wanted + String(number)
        } while controllersByName[name] != nil
        latestNames[wanted] = number
        return name
    }

    /// The name that a segue's destination gets where nobody gives it one: it is made of the destination's class.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier.
    ///   - source: The controller that it begins at.
    /// - Returns: A name that no controller ever had.
    package func destinationName(ofSegue identifier: String, from source: Controller.ID) -> String {
        let segue = bundle.segues.first { $0.name == identifier && $0.source == controllers[source].classID }
        return freshName(
            like: segue.map { ControllerClass.instanceName(of: classes[$0.destination].name) }
                ?? "destination")
    }

    /// Returns the parameters of a class's initializer if a command can't create a controller without them.
    ///
    /// They matter only in a class with initializers of its own, all of which need arguments.
    func argumentsNobodyGives(toMake classID: ControllerClass.ID) -> [Function.Parameter] {
        for level in ancestry(of: classID) {
            let initializers = classes[level].members.initializers
            if classes[level].overrides[.initNibName] != nil { return [] }
            guard let first = initializers.first else { continue }
            guard !initializers.contains(where: { $0.takes([]) }) else {
                return []
            }
            return first.parameters.filter { $0.standard == nil }
        }
        return []
    }
}

extension AppCode {
    /// The view class of UIKit's under a class of the learner's; nil if it is no view's.
    package func viewClass(of classID: ObjectClass.ID) -> String? {
        objectAncestry(of: classID).compactMap { objectClasses[$0].viewClass }.first
    }
}
