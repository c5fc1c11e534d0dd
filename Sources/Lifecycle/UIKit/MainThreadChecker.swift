import CourseTexts

// Xcode's Main Thread Checker: it complains of code on another thread that uses UIKit.

extension Simulation {
    /// Complains if a block on another queue uses a property or method of UIKit's. What UIKit calls because of it is not
    /// told again.
    ///
    /// - Parameters:
    ///   - receiver: The view or controller.
    ///   - name: The property or method.
    ///   - selector: How Objective-C names it.
    mutating func checkMainThread(_ receiver: Value, _ name: String, as selector: String) {
        guard progress.isOnOtherQueue, progress.bodyDepth == 0, holds(.uiOnMainThreadOnly) else { return }
        let type: String
        let subject: Receiver
        switch receiver {
        case .controller(let controller) where UIKitName.controllerMembers.contains(name):
            type = "UIViewController"
            subject = .controller(controller)
        case .view(let view) where UIKitName.isViewClass(world.views[view].baseClassName):
            type = world.views[view].baseClassName
            subject = .view(view)
        default: return
        }
        note(
            .console(.usedOffMainThread("-[\(type) \(selector)]")), to: subject, by: .uiOnMainThreadOnly)
    }

    /// The same for an assignment.
    package mutating func checkMainThread(assigning name: String, of receiver: Value) {
        guard progress.isOnOtherQueue else { return }
        let plain =
            name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
            ? String(name.dropFirst(2)) : name
        checkMainThread(receiver, name, as: "set\(plain.prefix(1).uppercased() + plain.dropFirst()):")
    }

    /// The same for a call.
    package mutating func checkMainThread(
        calling name: String, _ arguments: [PassedArgument], of receiver: Value
    ) {
        guard progress.isOnOtherQueue else { return }
        let isKnown =
            UIKitName.harmlessMethods.contains(name) || UIKitName.selectors[name] != nil
            || UIKitName.viewMembers.contains(name)
        guard isKnown else { return }
        checkMainThread(
            receiver, name, as: UIKitName.selectors[name] ?? (arguments.isEmpty ? name : name + ":"))
    }

    /// Runs a block of the main queue that another queue waits for.
    package mutating func onMainThread(_ block: Value) throws(Interruption) -> Value {
        let before = (progress.isOffMainThread, progress.isOnOtherQueue)
        (progress.isOffMainThread, progress.isOnOtherQueue) = (false, false)
        defer { (progress.isOffMainThread, progress.isOnOtherQueue) = before }
        return try run(.invoke(block, [])) ?? .void
    }
}

extension UIKitName {
    /// The Objective-C names of methods that change the screen, where they differ from the base names in
    /// Swift.
    fileprivate static let selectors = Dictionary(
        uniqueKeysWithValues: CourseTexts.rows(of: "selector", in: CourseTexts.vocabulary).map { row in
            (row[1], row[2])
        })
}
