/// A window of the app's as it is now: its root controller, and whether it is on screen.
package struct Window: Hashable, Sendable {
    /// The place of a window in the world.
    package typealias ID = Identifier<Window>

    /// The name by which commands know it; nil for the first, which needs none.
    package let name: String?
    /// The root controller.
    package internal(set) var root: Controller.ID?
    /// Indicates whether it is on screen: `isHidden` is false.
    package internal(set) var isVisible = false
    /// Indicates whether it has ever been on screen, so that its contents got their callbacks.
    var hasBeenShown = false
    /// Its direct subviews, backmost first.
    package var subviews: [View.ID] = []
    /// `windowLevel`: windows of a higher level lie in front.
    package internal(set) var level = 0.0
    /// The position in the order in which windows were brought to the front; the highest is in front.
    var order = 0
    /// Indicates whether the app's code created it.
    package var isMade = false
    /// False after its last reference has gone.
    package internal(set) var isAlive = true
    /// Indicates whether `deinit` is running or has run.
    var isDeallocating = false
    /// Indicates whether a variable outside the code retains it: that of its name, or UIKit's for the first
    /// window.
    package var isHeld = true
    /// The number of strong references in code.
    var retainCount = 0
    /// Its class, if that is one of the text's.
    package var classID: ObjectClass.ID?
    /// The values of that class's stored properties, by name.
    var properties: [String: StoredValue] = [:]

    /// The window that a launch shows.
    package static let first = ID(0)

    /// The levels that have a name.
    package static let levels: [String: Double] = ["normal": 0, "statusBar": 1000, "alert": 2000]
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

    /// Indicates whether no living controller, view or window has a name.
    package func isFree(_ name: String) -> Bool {
        controller(named: name) == nil && view(named: name) == nil && window(named: name) == nil
    }

    /// The windows there are, in the order in which they were made. The first is always listed, for the next launch.
    package var livingWindows: [Window.ID] {
        windows.identifiers.filter { windows[$0].isAlive || $0 == Window.first }
    }

    /// Returns the name by which commands know a window.
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
        let hosts = controllerAndHosts(of: controller)
        return hosts.first(having: { controllers[$0].view.flatMap { window(of: $0) } }) ?? Window.first
    }

    /// The root of a window, or before there were roots, the controller whose view lies lowest in it.
    func bottomController(of window: Window.ID) -> Controller.ID? {
        windows[window].root ?? windows[window].subviews.first.flatMap { views[$0].controller }
    }

    /// The bottom controllers of the windows that turn and take another size with the screen, the first window's first.
    var bottomControllers: [Controller.ID] {
        windows.identifiers.filter {
            $0 == Window.first || windows[$0].isVisible || isHiddenAndRotates(windows[$0])
        }
        .compactMap { bottomController(of: $0) }
    }

    /// Indicates whether a hidden window rotates with the others.
    var hidesRotatingWindow: Bool { windows.first(where: isHiddenAndRotates) != nil }

    private func isHiddenAndRotates(_ window: Window) -> Bool {
        window.hasBeenShown && !window.isVisible && holds(.hiddenWindowTurns)
    }

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
    package mutating func addWindow(named name: String, isHeld: Bool) -> Window.ID {
        let window = windows.append(Window(name: name, isHeld: isHeld))
        windowsByName.set(name, to: window)
        return window
    }
}
