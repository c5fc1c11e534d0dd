import Lifecycle

/// A call, change, message or exception that a run brought, as a scenario writes it.
struct ActualCall: Sendable {
    let text: String
    let entry: Int
    let receiver: Receiver
    let mayRepeat: Bool
}

extension ScenarioRun.Result {
    /// Returns the logged calls, in order.
    func calls(of scenario: Scenario) -> [ActualCall] {
        entries.flatMap { index in
            let entry = after.trace[index]
            return lines(for: entry, in: scenario).map {
                ActualCall(
                    text: $0, entry: index, receiver: entry.receiver, mayRepeat: entry.rule.facts.mayRepeat)
            }
        }
    }

    /// Returns the lines for the outcome: a value, a refusal, or an endless run.
    func outcomeLines(showsValue: Bool) -> [String] {
        switch outcome {
        case .done where refusal != nil, .returned where refusal != nil: ["refused: notUnderstood"]
        case .returned(let value) where showsValue: ["returns \(text(value))"]
        case .ignored(.unavailable(let rule)): ["refused: \(rule.facts.identifier)"]
        case .ignored(let refusal): ["refused: \("\(refusal)".prefix { $0 != "(" })"]
        case .overflowed: ["endless"]
        case .hung: ["hangs"]
        case .outgrown: ["outgrows"]
        case .done, .returned, .raised, .stopped: []
        }
    }

    private func text(_ value: Outcome.Value) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .controller(let controller): controller.map { after.world.controllers[$0].name } ?? "nil"
        case .view(let view): view.map { "a \(after.world.views[$0].className)" } ?? "nil"
        }
    }

    private func lines(for entry: Entry, in scenario: Scenario) -> [String] {
        let world = after.world, receiver = entry.receiver, name = receiver.name(in: world)
        switch entry.event {
        case .callback(let callback, let argument):
            guard scenario.logged.includes(callback, of: receiver, named: name) else { return [] }
            let shown = scenario.showsArguments ? argument.text(in: world) : ""
            return ["\(name) \(callback.rawValue)\(shown)"]
        case .change(let change):
            guard let (word, text) = change.logged(in: world),
                scenario.logged.includes(word, of: receiver, named: name)
            else { return [] }
            return ["\(name) \(text)"]
        case .console(let message):
            return scenario.leavesOutMessages ? [] : ["message: \(message.text(in: world))"]
        case .exception(let exception):
            return ["exception: \(exception.name)", "reason: \(exception.reason(in: world))"]
        case .completion:
            return scenario.logged.includes(.completion, of: receiver, named: name)
                ? ["\(name) completion"] : []
        case .printed(let text): return ["print: \(text)"]
        case .endlessRecursion, .exhausted, .skipped: return []
        }
    }
}

extension StateChange {
    fileprivate func logged(in world: World) -> (Logged.Word, String)? {
        switch self {
        case .assignedView(let view, _): (.view, "view = \(world.views[view].className)")
        case .droppedView: (.view, "view = nil")
        case .connectedOutlet(let name): (.outlets, "\(name) connected")
        case .droppedBitmap: (.bitmap, "bitmap dropped")
        case .resized(let frame): (.frame, "frame = \(frame.text)")
        default: nil
        }
    }
}

extension Argument {
    fileprivate func text(in world: World) -> String {
        switch self {
        case .none: ""
        case .animated(let animated): " animated \(animated)"
        case .transition(let isAppearing, let animated):
            " \(isAppearing ? "appearing" : "disappearing") animated \(animated)"
        case .superview(let view): " \(view.map { world.views[$0].className } ?? "nil")"
        case .subview(let view): " \(world.views[view].className)"
        case .constraints(let constraints): " \(constraints.count)"
        case .parent(let parent): " \(parent.map { world.controllers[$0].name } ?? "nil")"
        case .window(let window): window == nil ? " nil" : " window"
        case .nibName(let name): " \(name ?? "nil")"
        case .orientation(let isLandscape): isLandscape ? " landscape" : " portrait"
        case .size(let size): " \(size.width.brief)x\(size.height.brief)"
        case .point(let point): " \(point.x.brief) \(point.y.brief)"
        case .rectangle(let part): " \(part.text)"
        case .sizeClasses(let classes): " \(classes)"
        case .segue(let name, _): " \(name)"
        case .indexPath(let path): " [\(path.section), \(path.item)]"
        }
    }
}

extension Rectangle {
    /// The four numbers as scenarios write them: left, top, width, height.
    var text: String { [x, y, size.width, size.height].map(\.brief).joined(separator: " ") }
}
