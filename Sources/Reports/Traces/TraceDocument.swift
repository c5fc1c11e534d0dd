import Course
import Lifecycle
import Session
import VisibleText

/// The trace of some commands, for other programs; Documentation/trace-format.md describes the format.
package enum TraceDocument {
    /// The document as JSON.
    ///
    /// - Parameters:
    ///   - world: The app at the end, with what it runs on.
    ///   - commands: What each command did, in order.
    ///   - answers: How each answer to a prediction was judged, in order.
    ///   - unknown: Of source files the places of which something is not known; nil if none were run.
    ///   - understood: How much of them is understood.
    ///   - alternatives: What UIKit calls if conditions that are not known hold, and if not; nil if it makes no difference.
    /// - Returns: The text, with a line end behind it.
    package static func text(
        _ world: World, commands: [JSONObject], answers: [JSONObject] = [],
        unknown: [JSONObject]? = nil, understood: JSONObject? = nil, alternatives: [JSONObject]? = nil
    ) -> String {
        let windows = world.livingWindows.map { window($0, in: world) }
        let document: JSONObject = [
            "format": "viewdid-trace", "version": 1, "ios": world.environment.release.description,
            "device": world.environment.device.name,
            // An app that has only the first window says no more by a list.
            "windows": world.windows.count > 1 ? windows : nil, "commands": commands,
            "answers": answers.isEmpty ? nil : answers, "unknown": unknown, "understood": understood,
            "alternatives": alternatives,
        ]
        return document.document
    }

    /// A window at the end of a run.
    private static func window(_ window: Window.ID, in world: World) -> JSONObject {
        let object = world.windows[window]
        return [
            "name": world.windowName(window), "root": object.root.map { world.controllers[$0].name },
            "isVisible": object.isVisible, "isKey": world.keyWindow == window, "level": object.level,
        ]
    }

    /// A command with what it did.
    ///
    /// - Parameters:
    ///   - run: The command's run.
    ///   - line: The line on which it was given, counted from 1.
    /// - Returns: Its object.
    package static func command(_ run: Run, line: Int) -> JSONObject {
        let text = WorldText(world: run.simulation.world)
        let outcome: String
        var value: String?
        switch run.outcome {
        case .done: outcome = "done"
        case .returned(let returned): (outcome, value) = ("returned", text.value(returned))
        case .ignored(let refusal): (outcome, value) = ("refused", text.refusal(refusal))
        case .raised(let exception, _): (outcome, value) = ("raised", exception.name)
        case .overflowed: outcome = "overflowed"
        case .hung: outcome = "hung"
        case .outgrown: outcome = "outgrown"
        case .stopped: outcome = "stopped"
        }
        return [
            "line": line, "command": run.statement, "outcome": outcome, "value": value,
            "entries": run.entries.map { record(run.simulation, $0) },
        ]
    }

    /// An entry of a trace.
    private static func record(_ simulation: Simulation, _ index: Int) -> JSONObject {
        let entry = simulation.trace[index]
        let place = simulation.world.place(ofOverride: entry) ?? simulation.trace.place(of: index)
        let receiverClass =
            switch entry.receiver {
            case .controller(let id): simulation.world.className(of: id)
            case .view(let id): simulation.world.views[id].className
            case .application: "UIApplication"
            case .delegate: "Delegate"
            case .presentationController: "UIPresentationController"
            }
        let kind: String, name: String
        var signature: String?, text: String?, animated: Bool?, window: String?
        switch entry.event {
        case .callback(let callback, let argument):
            if case .animated(let value) = argument { animated = value }
            if case .window(let value?) = argument { window = simulation.world.windowName(value) }
            (kind, name, signature) = ("callback", callback.rawValue, callback.signature)
        case .console(let message):
            (kind, name, text) = ("console", "console", message.text(in: simulation.world))
        case .exception(let exception):
            (kind, name) = ("exception", exception.name)
            text = exception.reason(in: simulation.world)
        case .completion: (kind, name) = ("completion", "completion")
        case .endlessRecursion: (kind, name) = ("overflow", "endlessRecursion")
        case .exhausted(.steps): (kind, name) = ("hang", "endlessLoop")
        case .exhausted(let excess):
            (kind, name, text) = ("growth", "endlessGrowth", excess.text)
        case .printed(let line): (kind, name, text) = ("print", "print", line)
        case .skipped(let code, let reason):
            (kind, name, text) = (reason == .assumed ? "assumed" : "unknown", reason.rawValue, code)
        case .change:
            (kind, name) = ("change", "change")
            text = WorldText(world: simulation.world).event(entry)
        }
        return [
            "index": index, "caller": entry.caller, "depth": entry.depth, "turn": entry.turn, "kind": kind,
            "receiver": entry.receiver.name(in: simulation.world), "receiverClass": receiverClass,
            "name": name, "signature": signature, "animated": animated, "window": window, "text": text,
            "rule": entry.rule.facts.identifier, "file": place?.file, "line": place?.line,
        ]
    }
}

extension World {
    /// Returns the place of the override that an entry ran; nil if it ran none, or if the override was typed.
    fileprivate func place(ofOverride entry: Entry) -> CodeLocation? {
        guard let classID = entry.overridingClass, case .callback(let callback, _) = entry.event,
            let place = classes[classID].overrides[callback]?.location, !place.file.isEmpty
        else { return nil }
        return place
    }
}
