import CommandLanguage
import Lifecycle

/// A line such as `state: login.view is nil`, held against the world after a command.
struct StateAssertion {
    let expected: String
    let actual: String
    let problem: String?

    init(_ line: String, in simulation: Simulation, entries: Range<Int>) {
        let text = trimmed(String(line.dropFirst("state:".count)))
        expected = text
        guard let range = text.firstRange(of: " is ") else {
            actual = ""
            problem = "a state is written as WHAT is VALUE"
            return
        }
        let subject = String(text[..<range.lowerBound]), value = String(text[range.upperBound...])
        let reader = StateReader(simulation: simulation, entries: entries)
        guard let found = reader.values(of: subject, like: value) else {
            actual = ""
            problem = "\(subject) is nothing that a scenario can ask for"
            return
        }
        actual = "\(subject) is \(found.first ?? "")"
        problem = found.contains(value) ? nil : "the state differs"
    }
}

/// Reads values off the world by the names that scenarios use.
struct StateReader {
    let simulation: Simulation
    let entries: Range<Int>

    private var world: World { simulation.world }

    /// The ways to say the value of something, the most telling first; nil when there is no such thing.
    func values(of subject: String, like value: String) -> [String]? {
        switch subject {
        case "app": return ["\(world.application)"]
        case "window": return [world.window.subviews.isEmpty ? "empty" : "filled"]
        case "window.rootViewController":
            return [world.window.root.map { world.controllers[$0].name } ?? "nil"]
        default: break
        }
        if value.hasPrefix("inside ") { return nesting(of: subject) }
        let parts = subject.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first,
            let id = world.controllers.identifiers.last(where: { world.controllers[$0].name == name })
        else { return nil }
        let controller = world.controllers[id]
        switch parts.count > 1 ? parts[1] : "" {
        case "": return [controller.isAlive ? "alive" : "gone"]
        case "view": return view(controller.view)
        case "isViewLoaded": return ["\(controller.view != nil)"]
        case "view.frame": return controller.view.map { [text(world.views[$0].frame)] } ?? ["nil"]
        case "view.safeAreaInsets": return controller.view.map { [text(world.views[$0].safeArea)] } ?? ["nil"]
        case "view.window":
            return [controller.view.map { world.views[$0].isInWindow } == true ? "set" : "nil"]
        case "appearance": return [controller.appearance.rawValue]
        case "parent": return [label(controller.parent)]
        case "presentingViewController": return [label(inherited(id) { world.controllers[$0].presenter })]
        case "presentedViewController": return [label(inherited(id) { world.controllers[$0].presented })]
        case let outlet: return view(controller.outlets[outlet])
        }
    }

    private func label(_ controller: Controller.ID?) -> String {
        controller.map { world.controllers[$0].name } ?? "nil"
    }

    /// A controller's own link, or that of the nearest container above it.
    private func inherited(_ id: Controller.ID, _ link: (Controller.ID) -> Controller.ID?) -> Controller.ID? {
        var next: Controller.ID? = id
        while let current = next {
            if let found = link(current) { return found }
            next = world.controllers[current].parent
        }
        return nil
    }

    private func view(_ view: View.ID?) -> [String] {
        guard let view else { return ["nil"] }
        let nib: [String]
        switch world.views[view].origin {
        case .nib(let name): nib = ["from nib \(name)"]
        case .storyboard(let name): nib = ["from storyboard \(name)"]
        case .plain, .code: nib = []
        }
        return nib + ["a \(world.views[view].className)", "set"]
    }

    private func text(_ insets: Insets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.brief).joined(separator: " ")
    }

    private func text(_ frame: Rectangle) -> String {
        [frame.x, frame.y, frame.size.width, frame.size.height].map(\.brief).joined(separator: " ")
    }

    /// The calls inside which a call such as `feed.loadView` came, the nearest first.
    private func nesting(of subject: String) -> [String]? {
        guard let index = entries.first(where: { name(of: $0) == subject }) else { return nil }
        var around: [String] = []
        var next = simulation.trace[index].caller
        while let caller = next {
            around.append("inside \(name(of: caller) ?? "")")
            next = simulation.trace[caller].caller
        }
        return around.isEmpty ? ["inside nothing"] : around
    }

    private func name(of index: Int) -> String? {
        let entry = simulation.trace[index]
        guard case .callback(let callback, _) = entry.event else { return nil }
        return "\(entry.receiver.label(in: world)).\(callback.rawValue)"
    }
}
