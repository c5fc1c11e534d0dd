// Telling the delegates of the app and of its scene what happens, and after them whoever observes the notification.

extension Simulation {
    /// Tells the app's delegate or the scene's, each of the steps of which it is meant to hear.
    ///
    /// - Parameters:
    ///   - callback: The delegate's method.
    ///   - rule: What makes it happen.
    ///   - work: What UIKit does, or a delegate without code would do, before the method returns.
    /// - Throws: The end of the app, if the delegate's code ends it.
    mutating func tellDelegate(
        _ callback: Callback, by rule: Rule,
        doing work: (inout Simulation) throws(Interruption) -> Void = { _ throws(Interruption) in }
    ) throws(Interruption) {
        let entry = begin(.callback(callback, .none), to: .application, by: rule)
        try runDelegate(callback)
        try work(&self)
        recorder.end(entry)
        if let notification = callback.facts.notificationOfScene {
            try post(.symbol(notification), from: .instance(world.code.shared("UIWindowScene")))
        }
        guard let notification = callback.facts.notification else { return }
        note(.callback(notification, .none), to: .application, by: .notificationFollowsDelegate)
        try post(.symbol(notification.rawValue), from: .instance(world.code.shared("UIApplication")))
    }

    /// The learner's own code in a delegate, if a class of the app's has any for the method.
    private mutating func runDelegate(_ callback: Callback) throws(Interruption) {
        guard let delegate = callback.facts.isOfScene ? world.delegates.scene : world.delegates.application
        else { return }
        let found = world.levels(of: delegate).first(having: { level in
            world.members(of: level).functions
                .first { $0.fullName == callback.signature && !$0.isStatic }.map { ($0, level) }
        })
        guard let (function, level) = found else { return }
        let sender = callback.facts.isOfScene ? "UIWindowScene" : "UIApplication"
        let passed = function.parameters.enumerated().map { place, parameter in
            let isOptions =
                parameter.label == "didFinishLaunchingWithOptions"
                || parameter.label == "willFinishLaunchingWithOptions"
            return PassedArgument(
                parameter.label,
                place == 0 ? .instance(world.code.shared(sender)) : isOptions ? .nothing : .unknown)
        }
        recordRule(.delegateRunsOwnCode)
        try runAlone(.function(function, on: delegate, level: level, passed))
    }

    /// Makes the delegate of the app, or that of its scene, if the app has a class for it.
    mutating func makeDelegate(ofScene isOfScene: Bool) throws(Interruption) {
        cost.work += world.code.objectClasses.count
        guard let found = world.code.delegateClass(ofScene: isOfScene) else { return }
        let mark = progress.temporaries.count
        let delegate = try run(.instantiate(.object(found), [])) ?? .void
        // UIKit holds it as long as the app or the scene is there.
        retain(delegate)
        if isOfScene {
            world.delegates.scene = delegate
        } else {
            world.delegates.application = delegate
        }
        try dropTemporaries(to: mark)
    }
}

/// The objects of the learner's classes that UIKit tells of the app and of its scene.
package struct ApplicationDelegates: Hashable, Sendable {
    package var application: Value?
    package var scene: Value?

    /// Indicates whether the app has a class of its own for either delegate.
    var haveCode: Bool { application != nil || scene != nil }
}
