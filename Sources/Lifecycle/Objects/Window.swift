/// A window of the app's as it is now: its root controller, and whether it is on screen.
package struct Window: Hashable, Sendable {
    /// The place of a window in the world.
    package typealias ID = Identifier<Window>

    /// The name by which commands know it; nil for the first, which needs none.
    package let name: String?
    /// The root controller.
    package internal(set) var root: Controller.ID?
    /// Whether it is on screen: `isHidden` is false.
    package internal(set) var isVisible = false
    /// Whether it has ever been on screen: what lies in it has been told then.
    var hasBeenShown = false
    /// Its direct subviews, backmost first.
    package internal(set) var subviews: [View.ID] = []
    /// `windowLevel`: windows of a higher level lie in front.
    package internal(set) var level = 0.0
    /// How many windows had been brought to the front before it was.
    var order = 0
    /// Whether the app's code has made it.
    var isMade = false
    /// False after its last reference has gone.
    package internal(set) var isAlive = true
    /// Whether `deinit` runs or has run.
    var isDeallocating = false
    /// Whether a variable holds it that code does not see: that of its name, or UIKit's for the first window.
    package internal(set) var isHeld = true
    /// How many strong references code has to it.
    var retainCount = 0
    /// Its class, if that is one of the text's.
    var classID: ObjectClass.ID?
    /// What the stored properties of that class hold.
    var properties: [String: StoredValue] = [:]
}

extension Window {
    /// The window that a launch shows.
    package static let first = ID(0)

    /// The levels that have a name.
    static let levels: [String: Double] = ["normal": 0, "statusBar": 1000, "alert": 2000]

    /// Whether a number can be a `windowLevel`.
    package static func canBeLevel(_ number: Double) -> Bool {
        number.isFinite && number.magnitude <= 10_000_000
    }
}

extension World {
    /// The window that a launch shows.
    package var firstWindow: Window { windows[Window.first] }

    /// The window with a name.
    ///
    /// - Parameter name: The name that commands use.
    /// - Returns: Nil when no living window has the name.
    package func window(named name: String) -> Window.ID? {
        windowsByName[name].flatMap { windows[$0].isAlive ? $0 : nil }
    }

    /// Whether nothing that commands know by name has a name: no living controller, view or window.
    func isFree(_ name: String) -> Bool {
        controller(named: name) == nil && view(named: name) == nil && window(named: name) == nil
    }

    /// The windows there are, in the order in which they were made. The first is always listed, for the next launch.
    package var livingWindows: [Window.ID] {
        windows.identifiers.filter { windows[$0].isAlive || $0 == Window.first }
    }

    /// What a window is called.
    package func windowName(_ window: Window.ID) -> String {
        windows[window].name ?? "window"
    }

    /// The windows on screen, the backmost first.
    package var visibleWindows: [Window.ID] {
        windows.identifiers.filter { windows[$0].isVisible }.sorted {
            (windows[$0].level, windows[$0].order) < (windows[$1].level, windows[$1].order)
        }
    }

    /// The window that commands mean that name no controller: the key window, or else the first.
    var currentWindow: Window.ID { keyWindow ?? Window.first }

    /// The window that a view lies in, however deep, whether it is on screen or not.
    package func window(of view: View.ID) -> Window.ID? { views[topmostView(above: view)].directWindow }

    /// The window that shows a controller: that of its view, or of what contains and presents it.
    func window(showing controller: Controller.ID) -> Window.ID {
        for host in controllerAndHosts(of: controller) {
            if let window = controllers[host].view.flatMap({ window(of: $0) }) { return window }
        }
        return Window.first
    }

    /// The root of a window, or before there were roots, the controller whose view lies lowest in it.
    func bottomController(of window: Window.ID) -> Controller.ID? {
        windows[window].root ?? windows[window].subviews.first.flatMap { views[$0].controller }
    }

    /// The bottom controllers of the windows that turn and take another size with the screen, the first window's first.
    var bottomControllers: [Controller.ID] {
        windows.identifiers.filter {
            $0 == Window.first || windows[$0].isVisible || isTurningHidden(windows[$0])
        }
        .compactMap { bottomController(of: $0) }
    }

    /// Whether a window that has been hidden turns with the others.
    var hidesTurningWindow: Bool { windows.first(where: isTurningHidden) != nil }

    private func isTurningHidden(_ window: Window) -> Bool {
        window.hasBeenShown && !window.isVisible && holds(.hiddenWindowTurns)
    }

    /// Whether a controller is the root of a window.
    package func isRoot(_ controller: Controller.ID) -> Bool { controllers[controller].windowCount > 0 }

    mutating func setRoot(_ controller: Controller.ID?, of window: Window.ID) {
        if let old = windows[window].root { controllers[old].windowCount -= 1 }
        windows[window].root = controller
        if let controller { controllers[controller].windowCount += 1 }
    }

    /// A name for a window that none has.
    package var freshWindowName: String {
        var number = windows.count + 1
        while window(named: "window\(number)") != nil { number += 1 }
        return "window\(number)"
    }

    /// A window that nothing else holds than the variable of its name, if that is `isHeld`.
    mutating func addWindow(named name: String, isHeld: Bool) -> Window.ID {
        let window = windows.append(Window(name: name, isHeld: isHeld))
        windowsByName.set(name, to: window)
        return window
    }
}
