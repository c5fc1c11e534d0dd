import Lifecycle
import Reports

/// The state of an app, and everything that it did, in lines.
struct StateLines {
    let world: World
    private var text: WorldText { WorldText(world: world) }

    init(_ world: World) { self.world = world }

    static func environment(_ environment: Environment) -> String {
        let size = environment.screen
        return "iOS \(environment.release.name), \(environment.device.name) "
            + "(\(size.width.brief) x \(size.height.brief))"
    }

    func everything(current: Controller.ID?) -> [Line] {
        let now = world.screen == world.environment.screen ? "" : ", now \(text.size(world.screen))"
        var lines = [Line("  " + StateLines.environment(world.environment) + now)]
        let isOver = [.terminated, .crashed].contains(world.application)
        let app = text.application + (isOver ? " (undo restores it)" : "")
        lines.append(
            Line(
                "  app: \(app); " + world.livingWindows.map(window).joined(separator: "; "), hanging: 4
            ))
        let alive = Array(world.livingControllers)
        for controller in alive { lines += one(controller, isCurrent: controller == current) }
        if alive.isEmpty { lines.append(Line("  No controllers. Create one: new UIViewController as vc")) }
        return lines
    }

    private func window(_ window: Window.ID) -> String {
        let object = world.windows[window], isAlone = world.livingWindows.count == 1
        let root = object.root.map { ", root \(text.name($0))" } ?? ", no root"
        let name = window == Window.first ? "window" : "window " + world.windowName(window)
        let key = !isAlone && world.keyWindow == window ? ", key" : ""
        // A window that isn't hidden is on screen only if the app is.
        let isAway = [.background, .suspended, .terminated].contains(world.application)
        let place = !object.isVisible ? "hidden" : isAway ? "not hidden" : "on screen"
        return "\(name): \(place)\(key)\(root)"
    }

    func one(_ controller: Controller.ID, isCurrent: Bool) -> [Line] {
        let object = world.controllers[controller]
        let mark = isCurrent ? "> " : "  "
        let isShown = object.appearance != .disappeared || world.isViewInWindow(controller)
        var lines = [
            Line(
                Span(mark), Span(object.name, .strong),
                Span(
                    ": \(world.className(of: controller)). " + view(of: object) + " "
                        + (isShown ? object.appearance.rawValue : "not shown")), hanging: 4)
        ]
        for classID in world.ancestry(of: object.classID) {
            for property in world.classes[classID].properties {
                let value = value(of: property.name, in: controller).map { " = " + $0 } ?? ""
                lines.append(Line("    \(text.swift(property))\(value)", .note, hanging: 6))
            }
            for (callback, body) in world.classes[classID].overrides.sorted(by: {
                $0.key.rawValue < $1.key.rawValue
            }) {
                lines.append(Line("    \(text.swift(body, of: callback))", .note, hanging: 6))
            }
        }
        return lines
    }

    /// The value of a stored property; nil for one that takes more than a word.
    private func value(of property: String, in controller: Controller.ID) -> String? {
        switch world.storedValue(property, of: controller) {
        case .nothing: "nil"
        case .view(let view): world.views[view].className
        case .controller(let other): text.name(other)
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): value.brief
        case .string(let value): "\"\(value)\""
        case .symbol(let name): "." + name
        default: nil
        }
    }

    private func place(of view: View.ID) -> String {
        guard world.views[view].isInWindow else { return "not in a window" }
        guard world.windows.count > 1, let window = world.window(of: view), window != Window.first else {
            return "in the window"
        }
        return "in the window \(world.windowName(window))"
    }

    private func view(of controller: Controller) -> String {
        guard let id = controller.view else { return "view nil;" }
        let view = world.views[id]
        return
            "view \(view.className) \(text.frame(view.frame)), \(place(of: id));"
    }
}
