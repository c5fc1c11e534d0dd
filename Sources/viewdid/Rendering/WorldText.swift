import Lifecycle
import Session

/// Sentences about the simulated app.
struct WorldText {
    let world: World

    func name(_ controller: Controller.ID) -> String { world.controllers[controller].name }

    /// How the view of a controller stands, such as "vc.view is set; it is in no window."
    func viewSentence(_ controller: Controller.ID) -> String {
        let object = world.controllers[controller]
        guard object.isAlive else { return "\(object.name) is gone." }
        guard let view = object.view else { return "\(object.name).view is nil." }
        if world.views[view].isInWindow {
            return "\(object.name) is on screen (\(object.appearance.rawValue))."
        }
        return world.views[view].isWindowSubview
            ? "\(object.name).view is set; its window is not on screen yet."
            : "\(object.name).view is set; it is in no window."
    }

    func size(_ size: Size) -> String { "\(size.width.brief) x \(size.height.brief)" }

    func frame(_ frame: Rectangle) -> String {
        frame.x == 0 && frame.y == 0
            ? size(frame.size) : "\(size(frame.size)) at (\(frame.x.brief), \(frame.y.brief))"
    }

    /// A body as Swift writes it.
    func swift(_ body: Body, of callback: Callback) -> String {
        let call = callback.isAppearance ? "\(callback.rawValue)(animated)" : "\(callback.rawValue)()"
        let statements =
            body.source.map { [$0.oneLine] }
            ?? body.statements.map { statement in
                switch statement.kind {
                case .callSuper: "super.\(call)"
                case .perform(_, let words): "/* \(words) */"
                case .assign(_, .literal(.nothing)): "view = nil"
                case .assign(_, .call(.literal(.type(.view(let className))), _)): "view = \(className)()"
                case .assign(_, .member(.literal(.controller(let other)), _)): "view = \(name(other)).view"
                default: "_ = view"
                }
            }
        let signature =
            callback.isAppearance ? "\(callback.rawValue)(_ animated: Bool)" : "\(callback.rawValue)()"
        return "override func \(signature) {"
            + (statements.isEmpty ? " }" : " \(statements.joined(separator: "; ")) }")
    }

    /// A stored property as Swift writes it.
    func swift(_ property: ControllerClass.Property) -> String {
        let front = property.reference == .strong ? "var" : "\(property.reference.rawValue) var"
        let ending = property.reference == .unowned ? "" : "?"
        return "\(front) \(property.name): \(property.type)\(ending)"
    }

    /// A root view that nothing described, such as "a plain UIView, 393 x 852".
    func plain(_ view: View.ID, _ frame: Rectangle) -> String {
        "a plain \(world.views[view].className), \(self.frame(frame))"
    }

    /// What made a root view, such as "a plain UIView, 393 x 852".
    func making(_ view: View.ID, _ origin: View.Origin, _ frame: Rectangle) -> String {
        let what = world.views[view].className
        return switch origin {
        case .plain: "no nib: " + plain(view, frame)
        case .nib(let name): "from the nib \(name): a \(what), \(self.frame(frame))"
        case .storyboard(let name): "from the storyboard \(name): a \(what), \(self.frame(frame))"
        case .code: "a \(what), \(self.frame(frame))"
        }
    }

    func refusal(_ refusal: Refusal) -> String { refusal.text(in: world) }

    func value(_ value: Outcome.Value) -> String {
        switch value {
        case .bool(let value): value ? "true" : "false"
        case .controller(let controller): controller.map(name) ?? "nil"
        case .view(.none): "nil"
        case .view(let view?): world.description(of: view)
        }
    }
}

extension String {
    /// Source text in one line, with what is too long cut off.
    fileprivate var oneLine: String {
        let lines = split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "; ")
        return text.count <= 200 ? text : text.prefix(199) + "…"
    }
}
