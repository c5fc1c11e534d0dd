import Lifecycle
import Reports
import Session

extension RunLines {
    /// The state after the command, and suggestions.
    var closing: [Line] {
        switch run.outcome {
        case .raised(_, let rule), .overflowed(let rule), .hung(let rule), .outgrown(let rule):
            return [
                Line("  " + rule.facts.statement),
                Line([Span("  The app has ended.")], next: "undo   explain \(rule.facts.identifier)"),
            ]
        case .stopped(let place):
            let spot = place.map { " at \(words(for: $0))" } ?? ""
            return [
                Line([Span("  *** Stopped\(spot).", .bad)], hanging: 6),
                Line([Span("  The app is unchanged.")], next: "state"),
            ]
        case .returned(let value):
            return (run.isTap ? touchLines : quiet(value)) + [standing].compactMap { $0 }
        case .done, .ignored:
            return visible.isEmpty ? [acknowledgement] : oldStyle + cutOff + [standing].compactMap { $0 }
        }
    }

    /// The remark that the release ignores the named style.
    private var oldStyle: [Line] {
        guard case .presentation(.present)? = run.command?.unheld,
            trace.influences.contains(where: {
                $0.rule == .oldPhonesShowAllFullScreen && run.entries.contains($0.position)
            })
        else { return [] }
        return [Line("  " + Rule.oldPhonesShowAllFullScreen.facts.statement)]
    }

    /// The remark that a chain of transitions continues beyond the command: one is in progress that no finger
    /// holds.
    private var cutOff: [Line] {
        guard visible.count >= Self.callsOfAChain, run.command.map({ $0 == $0.unheld }) ?? false else {
            return []
        }
        let isUnderWay = touchedControllers.contains { controller in
            switch world.controllers[controller].appearance {
            case .appearing, .disappearing: true
            default: false
            }
        }
        guard isUnderWay else { return [] }
        return [
            Line(
                "  Stopped after \(visible.count) calls: ten seconds have passed in the app, and it continues. wait 5 continues "
                    + "as well.", .bad)
        ]
    }

    /// So many calls one command does not bring that ends by itself and leaves a transition behind.
    private static let callsOfAChain = 60

    private var standing: Line? {
        guard !visible.isEmpty else { return nil }
        let sentence = touchedControllers.prefix(4).map(text.sentence(on:)).joined(separator: " ")
        return Line([Span("  " + sentence)], next: "why 1   trace")
    }

    /// Returns the value of a getter that called nothing.
    private func quiet(_ value: Outcome.Value) -> [Line] {
        if case .loading(.accessView)? = run.command {
            guard visible.isEmpty else { return [] }
            let sentence = "  Nothing is called. " + Rule.getterReturnsExistingView.facts.statement
            return [Line([Span(sentence)], next: "why loadView")]
        }
        let value = Line([Span("  = " + text.value(value), .note)], next: "state")
        guard case .navigation? = run.command?.unheld else { return [value] }
        return [Line("  " + Rule.popKeepsTheRoot.facts.statement), value]
    }

    private var touchedControllers: [Controller.ID] {
        var touched: [Controller.ID] = [], seen: Set<Controller.ID> = []
        for index in run.entries {
            if case .controller(let controller) = trace[index].receiver, seen.insert(controller).inserted {
                touched.append(controller)
            }
        }
        return touched
    }
}

extension WorldText {
    /// Returns a sentence on the state of a controller's view, which is on screen only if the app is.
    func sentence(on controller: Controller.ID) -> String {
        let object = world.controllers[controller]
        let isAway = [.background, .suspended].contains(world.application)
        guard isAway, object.isAlive, world.isViewInWindow(controller) else {
            return viewSentence(controller)
        }
        return "\(object.name).view is in the window (\(object.appearance.rawValue)), "
            + "and the app in the background."
    }
}
