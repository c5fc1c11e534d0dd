import CommandLanguage
import Lifecycle
import LineEditing
import Session

/// How an app stands, and everything it did, in lines.
struct StateLines {
    let world: World
    private var text: WorldText { WorldText(world: world) }

    init(_ world: World) { self.world = world }

    static func environment(_ environment: Environment) -> String {
        let size = environment.screen
        return "iOS \(environment.release.major), \(environment.device.name) "
            + "(\(size.width.brief) x \(size.height.brief))"
    }

    func everything(current: Controller.ID?) -> [Line] {
        let now = world.screen == world.environment.screen ? "" : ", now \(text.size(world.screen))"
        var lines = [Line("  " + StateLines.environment(world.environment) + now)]
        let root = world.window.root.map { ", root \(text.name($0))" } ?? ", no root"
        let app =
            switch world.application {
            case .notLaunched: "not launched"
            case .active: "running"
            case .background: "in the background"
            case .terminated: "terminated (undo takes it back)"
            case .crashed: "crashed (undo takes it back)"
            }
        lines.append(
            Line(
                "  app: \(app); window: \(world.window.isVisible ? "on screen" : "hidden")\(root)", hanging: 4
            ))
        let alive = world.controllers.identifiers.filter { world.controllers[$0].isAlive }
        for controller in alive { lines += one(controller, isCurrent: controller == current) }
        if alive.isEmpty { lines.append(Line("  No controllers. Make one: new UIViewController as vc")) }
        return lines
    }

    func one(_ controller: Controller.ID, isCurrent: Bool) -> [Line] {
        let object = world.controllers[controller]
        let mark = isCurrent ? "> " : "  "
        var lines = [
            Line(
                [
                    Span(mark), Span(object.name, .strong),
                    Span(
                        ": \(world.className(of: controller)). " + view(of: object) + " "
                            + object.appearance.rawValue),
                ], hanging: 4)
        ]
        for classID in world.ancestry(of: object.classID) {
            for property in world.classes[classID].properties {
                let value = object.outlets[property.name].map { world.views[$0].className } ?? "nil"
                lines.append(Line("    \(text.swift(property)) = \(value)", .note, hanging: 6))
            }
            for (callback, body) in world.classes[classID].overrides.sorted(by: {
                $0.key.rawValue < $1.key.rawValue
            }) {
                lines.append(Line("    \(text.swift(body, of: callback))", .note, hanging: 6))
            }
        }
        return lines
    }

    private func view(of controller: Controller) -> String {
        guard let id = controller.view else { return "view nil;" }
        let view = world.views[id]
        return
            "view \(view.className) \(text.frame(view.frame)), \(view.isInWindow ? "in the window" : "in no window");"
    }

    /// Everything a command did, each entry with its rule.
    static func trace(_ run: Run) -> [Line] {
        let text = WorldText(world: run.simulation.world)
        var number = 0
        let visible = Set(run.visibleCallbacks)
        let base = run.entries.first.map { run.simulation.trace[$0].depth } ?? 0
        return run.entries.map { index in
            let entry = run.simulation.trace[index]
            let indentation = String(repeating: "  ", count: min(12, entry.depth - base))
            if visible.contains(index) { number += 1 }
            let front = visible.contains(index) ? String(number) : ""
            let column = String(repeating: " ", count: max(0, 4 - front.count)) + front + "  "
            return Line(
                [
                    Span(column + indentation),
                    Span(text.event(entry), visible.contains(index) ? .strong : .faint),
                ],
                hanging: 6 + indentation.count, aside: entry.rule.facts.identifier)
        }
    }

    static func stack(_ run: Run, entry: Int) -> [Line] {
        let base = Dictionary(
            run.visibleCallbacks.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let frames = run.simulation.callStack(at: entry)
        return frames.enumerated().map { depth, frame in
            let number = String(depth)
            let front = "  " + String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
            let aside = frame.entry.flatMap { base[$0] }.map { "call \($0)" } ?? ""
            return Line(
                [Span(front, .faint), Span(frame.text, frame.isPrivate ? .plain : .strong)], hanging: 7,
                aside: aside)
        } + [Line("  Frames of UIKit's own are as published crash reports show them.", .faint, hanging: 4)]
    }
}

extension WorldText {
    /// An entry of a trace in words.
    func event(_ entry: Entry) -> String {
        let receiver = entry.receiver.name(in: world)
        switch entry.event {
        case .callback(let callback, let argument):
            return "\(receiver).\(callback.rawValue)\(self.argument(argument))"
        case .console(let message): return "console: \(message.text(in: world))"
        case .exception(let exception): return "exception \(exception.name)"
        case .endlessRecursion: return "endless recursion"
        case .completion: return "completion block"
        case .change(let change): return "\(receiver): \(self.change(change))"
        }
    }

    private func argument(_ argument: Argument) -> String {
        switch argument {
        case .none: ""
        case .animated(let animated): " animated \(animated)"
        case .superview(let view): view.map { " to \(world.views[$0].className)" } ?? ""
        case .parent(let parent): " \(parent.map(name) ?? "nil")"
        case .window(let isThere): isThere ? "" : " nil"
        case .nibName(let name): " \(name ?? "nil")"
        case .orientation(let isLandscape): isLandscape ? " landscape" : " portrait"
        case .size(let size): " \(self.size(size))"
        case .sizeClasses(let classes): " \(classes)"
        case .segue(let name): " \(name)"
        }
    }

    private func change(_ change: Change) -> String {
        switch change {
        case .viewIsMissing: "view is nil"
        case .madeView(let view, let origin, let frame): "makes " + making(view, origin, frame)
        case .assignedView(let view): "view = \(world.views[view].className)"
        case .droppedView: "view = nil"
        case .wastedView: "the view made before is thrown away"
        case .connectedOutlet(let name): "connects the outlet \(name)"
        case .resized(let frame): "view gets the size \(self.frame(frame))"
        case .droppedBitmap: "the bitmap of the view is thrown away"
        }
    }
}
