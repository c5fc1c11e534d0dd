import Characters
import Lifecycle
import Session

/// Sentences about the simulated app.
package struct WorldText {
    /// The app.
    package let world: World

    /// Makes the sentences about an app.
    package init(world: World) { self.world = world }

    /// The name by which people know a controller.
    package func name(_ controller: Controller.ID) -> String { world.controllers[controller].name }

    /// The state of the app, such as "in the background".
    package var application: String {
        switch world.application {
        case .notLaunched: "not launched"
        case .active: "running"
        case .background: "in the background"
        case .suspended: "suspended"
        case .terminated: "terminated"
        case .crashed: "crashed"
        }
    }

    /// Returns a sentence on the state of a controller's view, such as "vc.view is loaded but not in a window."
    package func viewSentence(_ controller: Controller.ID) -> String {
        let object = world.controllers[controller]
        guard object.isAlive else { return "\(object.name) has been deallocated." }
        guard let view = object.view else { return "\(object.name).view is nil." }
        if world.views[view].isInWindow {
            guard let window = world.window(of: view), world.windows[window].isVisible else {
                return "\(object.name).view is in a hidden window (\(object.appearance.rawValue))."
            }
            if world.application == .terminated {
                return "\(object.name) was on screen when the app ended (\(object.appearance.rawValue))."
            }
            let step = object.appearance == .appeared ? "" : " (\(object.appearance.rawValue))"
            return "\(object.name) is on screen\(step)."
        }
        return world.views[view].isWindowSubview
            ? "\(object.name).view is loaded, but its window isn't on screen yet."
            : "\(object.name).view is loaded but not in a window."
    }

    /// A size in points, such as `393 x 852`.
    package func size(_ size: Size) -> String { "\(size.width.brief) x \(size.height.brief)" }

    /// A frame in points: its size and, unless that is zero, its place.
    package func frame(_ frame: Rectangle) -> String {
        frame.x == 0 && frame.y == 0
            ? size(frame.size) : "\(size(frame.size)) at (\(frame.x.brief), \(frame.y.brief))"
    }

    /// A body as Swift writes it.
    package func swift(_ body: Body, of callback: Callback) -> String {
        let statements =
            body.source.map { [$0.oneLine] }
            ?? body.statements.map { statement in
                switch statement.kind {
                case .callSuper: callback.superCall
                case .perform(_, let words): "/* \(words) */"
                case .assign(_, .literal(.nothing)): "view = nil"
                case .assign(_, .call(.literal(.type(.view(let className))), _)): "view = \(className)()"
                case .assign(_, .member(.literal(.controller(let other)), _)): "view = \(name(other)).view"
                default: "_ = view"
                }
            }
        let signature =
            callback.isAppearance ? "\(callback.rawValue)(_ animated: Bool)" : callback.signature
        let kind = callback == .deinitialize ? "" : signature.last == ")" ? "override func " : "override var "
        return "\(kind)\(signature) {"
            + (statements.isEmpty ? " }" : " \(statements.joined(separator: "; ")) }")
    }

    /// A stored property as Swift writes it.
    package func swift(_ property: ControllerClass.Property) -> String {
        let keyword = property.code.isConstant ? "let" : "var"
        let front = property.reference == .strong ? keyword : "\(property.reference.rawValue) \(keyword)"
        let isOptional = property.code.isOptional && property.reference != .unowned
        let ending = isOptional ? "?" : property.code.isImplicitlyUnwrapped ? "!" : ""
        // Of a value that code writes down, the type may be left to the compiler.
        return "\(front) \(property.name)" + (property.type.isEmpty ? "" : ": \(property.type)\(ending)")
    }

    /// A root view that nothing described, such as "a plain UIView, 393 x 852".
    package func plain(_ view: View.ID, _ frame: Rectangle) -> String {
        "a plain \(world.views[view].className), \(self.frame(frame))"
    }

    /// Returns the origin of a root view, such as "a plain UIView, 393 x 852".
    package func making(_ view: View.ID, _ origin: View.Origin, _ frame: Rectangle) -> String {
        let what = world.views[view].className
        return switch origin {
        case .plain: plain(view, frame) + ", no nib"
        case .nib(let name): "from the nib \(name): a \(what), \(self.frame(frame))"
        case .storyboard(let name): "from the storyboard \(name): a \(what), \(self.frame(frame))"
        case .code: "a \(what), \(self.frame(frame))"
        }
    }

    /// The reason a command was refused.
    package func refusal(_ refusal: Refusal) -> String { refusal.text(in: world) }

    /// Returns a getter's value, as the console shows it.
    package func value(_ value: Outcome.Value) -> String {
        switch value {
        case .bool(let value): value ? "true" : "false"
        case .controller(let controller): controller.map(name) ?? "nil"
        case .view(.none): "nil"
        case .view(let view?): world.description(of: view)
        }
    }

    /// An entry of a trace in words.
    package func event(_ entry: Entry) -> String {
        let receiver = entry.receiver.name(in: world)
        switch entry.event {
        case .callback(let callback, let argument):
            return "\(receiver).\(callback.rawValue)\(self.argument(argument))"
        case .console(let message): return "console: \(message.text(in: world))"
        case .exception(let exception): return "exception \(exception.name)"
        case .endlessRecursion: return "endless recursion"
        case .exhausted(.steps): return "endless loop"
        case .exhausted: return "endless growth"
        case .printed(let line): return "prints " + line
        case .skipped(let code, .assumed): return "assumes: " + code
        case .skipped(let code, .notSimulated): return "does not simulate: " + code
        case .skipped(let code, _): return "skips code that isn't understood: " + code
        case .completion: return "completion block"
        case .change(let change): return "\(receiver): \(self.change(change))"
        }
    }

    private func argument(_ argument: Argument) -> String {
        switch argument {
        case .none: ""
        case .animated(let animated): " animated \(animated)"
        case .transition(let isAppearing, let animated):
            " \(isAppearing ? "appearing" : "disappearing") animated \(animated)"
        case .superview(let view): view.map { " to \(world.views[$0].className)" } ?? ""
        case .subview(let view): " \(world.views[view].className)"
        case .constraints(let constraints): " \(constraints.count)"
        case .parent(let parent): " \(parent.map(name) ?? "nil")"
        case .window(nil): " nil"
        case .window(let window?): world.windows.count > 1 ? " " + world.windowName(window) : ""
        case .orientation(let isLandscape): isLandscape ? " landscape" : " portrait"
        case .size(let size): " \(self.size(size))"
        case .point(let point): " \(point.x.brief) \(point.y.brief)"
        case .rectangle(let part): " \(self.frame(part))"
        case .sizeClasses(let classes): " \(classes)"
        case .segue(let name, _): " \(name)"
        case .nibName(let name): " \(name ?? "nil")"
        case .indexPath(let path): " [\(path.section), \(path.item)]"
        }
    }

    private func change(_ change: StateChange) -> String {
        switch change {
        case .viewIsMissing: "view is nil"
        case .madeView(let view, let origin, let frame): "creates " + making(view, origin, frame)
        case .assignedView(let view, _): "view = \(world.views[view].className)"
        case .droppedView: "view = nil"
        case .wastedView: "the earlier view is discarded"
        case .connectedOutlet(let name): "connects the outlet \(name)"
        case .resized(let frame): "the view gets the size \(self.frame(frame))"
        case .droppedBitmap: "the view's bitmap is discarded"
        case .passedByTouch: "the touch doesn't hit it"
        case .hitByTouch: "gets the touch"
        }
    }
}

extension String {
    /// Source text in one line, with what is too long cut off.
    fileprivate var oneLine: String {
        let text = split { $0.isNewline }.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: "; ")
        return text.count <= 200 ? text : text.prefix(199) + "…"
    }
}
