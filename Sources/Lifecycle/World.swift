/// Everything that exists in the simulated app, as one value: copy it to remember it.
package struct World: Sendable, Hashable {
    /// The releases and the device.
    package let environment: Environment
    /// The classes; the first is UIViewController.
    package var classes = Table<ControllerClass>()
    /// The first class with each name.
    private var classesByName = NameIndex<ControllerClass>()
    /// The controllers, living and dead.
    package var controllers = Table<Controller>()
    /// The latest controller with each name: names are unique among the living.
    var controllersByName = NameIndex<Controller>()
    /// The number of the latest controller that code made, by the name that all of them would like to have.
    var latestNames: [String: Int] = [:]
    /// The living controllers made first and last.
    package internal(set) var oldestController: Controller.ID?, newestController: Controller.ID?
    /// The views, living and dead.
    package var views = Table<View>()
    /// The latest view with each name: names are unique among the living.
    var viewsByName = NameIndex<View>()
    /// The latest view that was connected to an outlet with each name.
    var viewsByOutlet = NameIndex<View>()
    /// What tables and collection views know of their rows: those of which code has set or asked anything.
    package internal(set) var lists: [View.ID: ListState] = [:]
    /// The layout constraints that were ever made.
    package var constraints = Table<LayoutConstraint>()
    /// The active constraints, in the order in which they were activated.
    package internal(set) var activeConstraints: [LayoutConstraint.ID] = []
    /// The app's own code.
    package var code: AppCode
    /// The parts of the app other than its code.
    package var bundle = AppBundle()
    /// The windows; the first is the one that a launch shows.
    package var windows = Table<Window>()
    var windowsByName = NameIndex<Window>()
    /// The window that the keyboard belongs to.
    package internal(set) var keyWindow: Window.ID?
    /// The objects that hear of the app's life.
    package var delegates = ApplicationDelegates()
    /// The app's place in its life.
    package internal(set) var application = ApplicationState.notLaunched
    /// The value of `UIApplication.applicationState`.
    package var activation = ActivationState.inactive
    /// Indicates whether the interface is in landscape orientation.
    package internal(set) var isLandscape: Bool
    /// Indicates whether the device is held in landscape orientation, which the interface may not follow.
    package internal(set) var isDeviceLandscape: Bool
    /// The size of the app's part of the screen, if it has only a part.
    package internal(set) var splitSize: Size?
    /// The transitions in flight.
    package var transitions = Transitions()
    /// The work that the run loop still has to do.
    package var runLoop = RunLoop()

    /// `UIApplication.State`
    package enum ActivationState: String, Hashable, Sendable { case active, inactive, background }

    /// The stages of an app's life.
    package enum ApplicationState: Hashable, Sendable {
        /// Its objects exist, but nothing is on screen yet.
        case notLaunched
        /// It runs.
        case active
        /// It is not on screen, but its objects live.
        case background
        /// It is in the background and does not run.
        case suspended
        /// It ended by an exception or by endless recursion.
        case crashed
        /// The person or the system ended it.
        case terminated
    }

    /// The class at the root of all.
    package static let viewControllerClass = Identifier<ControllerClass>(0)

    /// Indicates whether a class is the app's own; false for UIViewController and UIKit's containers.
    package func isOfApp(_ classID: ControllerClass.ID) -> Bool {
        classID.ordinal >= ControllerClass.Kind.allCases.count
    }

    init(environment: Environment, interpreter: CodeInterpreter) {
        self.environment = environment
        code = AppCode(interpreter: interpreter)
        isLandscape = environment.isLandscape
        isDeviceLandscape = environment.isLandscape
        for kind in ControllerClass.Kind.allCases {
            let superclass = kind == .plain ? nil : World.viewControllerClass
            _ = add(ControllerClass(name: kind.rawValue, superclass: superclass, kind: kind))
        }
        _ = windows.append(Window(name: nil))
        isLandscape = launchesOnItsSide
    }

    /// Indicates whether a rule holds in this world.
    package func holds(_ rule: Rule) -> Bool { environment.holds(rule) }

    /// The living controller with a name.
    ///
    /// - Parameter name: The name that commands use.
    /// - Returns: Nil when no living controller has the name.
    package func controller(named name: String) -> Controller.ID? {
        controllersByName[name].flatMap { controllers[$0].isAlive ? $0 : nil }
    }

    /// The newest controller with a name, living or dead.
    ///
    /// - Parameter name: The name that commands use.
    /// - Returns: Nil when none ever had the name.
    package func newestController(named name: String) -> Controller.ID? { controllersByName[name] }

    /// The living view with a name of its own.
    ///
    /// - Parameter name: The name that commands use.
    /// - Returns: Nil when no living view has the name.
    package func view(named name: String) -> View.ID? {
        viewsByName[name].flatMap { views[$0].isAlive ? $0 : nil }
    }

    /// Indicates whether a view was ever connected to an outlet with this name; true also when the controller
    /// or the view is gone.
    package func hasOutlet(named name: String) -> Bool { viewsByOutlet[name] != nil }

    /// The class with a name.
    ///
    /// - Parameter name: The name that commands use.
    /// - Returns: Nil when no class has the name.
    package func controllerClass(named name: String) -> ControllerClass.ID? {
        classesByName[name]
    }

    package mutating func add(_ new: ControllerClass) -> ControllerClass.ID {
        let id = classes.append(new)
        if classesByName[new.name] == nil { classesByName.set(new.name, to: id) }
        return id
    }

    /// The name of a controller's class.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: The class's name, such as `Feed`.
    package func className(of controller: Controller.ID) -> String {
        classes[controllers[controller].classID].name
    }

    /// A controller as UIKit's messages show it, such as `<Feed: 0x600003004100>`.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: Its class and an address that is the same in every run.
    package func description(of controller: Controller.ID) -> String {
        "<\(className(of: controller)): \(address(1, controller.ordinal))>"
    }

    /// A view as UIKit's messages show it, such as `<UIView: 0x600002004200; frame = (0 0; 320 480)>`.
    ///
    /// - Parameter view: The view.
    /// - Returns: Its class, an address that is the same in every run, and its frame.
    package func description(of view: View.ID) -> String {
        let object = views[view]
        let mask = object.autoresizingMask.isEmpty ? "" : "autoresize = \(object.autoresizingMask.initials); "
        return "<\(object.className): \(address(2, view.ordinal)); frame = (\(object.frame.x.brief) "
            + "\(object.frame.y.brief); \(object.frame.size.width.brief) \(object.frame.size.height.brief)); "
            + "\(mask)layer = <CALayer: \(address(3, view.ordinal))>>"
    }

    /// The classes from one up to UIViewController, the most derived first.
    ///
    /// - Parameter classID: The class to begin with.
    /// - Returns: The class itself, its superclass, and so on.
    package func ancestry(of classID: ControllerClass.ID) -> AncestorSequence<ControllerClass> {
        AncestorSequence(classes, from: classID)
    }

    /// The address of an object, the same in every run; empty for what is no object.
    func address(of value: Value) -> String {
        switch value {
        case .controller(let controller): address(1, controller.ordinal)
        case .view(let view): address(2, view.ordinal)
        case .instance(let instance): address(4, instance.ordinal)
        case .closure(let closure): address(5, closure.ordinal)
        case .window(let window): address(6, window.ordinal)
        default: ""
        }
    }

    /// An address that is the same in every run: a number for the kind of object, and its place among them.
    func address(_ kind: Int, _ ordinal: Int) -> String {
        "0x" + String(0x6000_0000_0000 + UInt64(kind * 0x100_0000 + (ordinal + 1) * 0x100), radix: 16)
    }
}

extension Double {
    /// The number without a fraction if it has none.
    package var brief: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
    }
}
