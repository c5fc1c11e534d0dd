import Course
import Lifecycle
import Session

/// The trace of some commands, for other programs; Documentation/trace-format.md describes the format.
package struct TraceDocument: Encodable {
    private let format = "viewdid-trace"
    private let version = 1
    private let ios: String
    private let device: String
    private let windows: [OpenWindow]?
    private let commands: [Command]
    private let answers: [Answer]?
    private let unknown: [UnknownPlace]?
    private let understood: Understanding?
    private let alternatives: [Alternative]?

    /// A place in source text of which something is not known.
    package struct UnknownPlace: Encodable, Hashable, Sendable {
        /// The file, the first words of the code, and why it is not known.
        package let file: String, text: String, reason: String
        package let line: Int, column: Int

        package init(file: String, line: Int, column: Int, text: String, reason: String) {
            self.file = file
            self.line = line
            self.column = column
            self.text = text
            self.reason = reason
        }
    }

    /// The amount of code that ran, and how much of it is understood.
    package struct Understanding: Encodable, Hashable, Sendable {
        /// The lines that ran or may have run, and those of which all is known.
        package let lines: Int, known: Int
        /// The lines in overrides of UIKit's methods.
        package let overrides: Share
        /// The others, in their order.
        package let unknown: [Line]

        package init(lines: Int, known: Int, overrides: Share, unknown: [Line]) {
            self.lines = lines
            self.known = known
            self.overrides = overrides
            self.unknown = unknown
        }
    }

    /// Some lines, and those of which all is known.
    package struct Share: Encodable, Hashable, Sendable {
        package let lines: Int, known: Int

        package init(lines: Int, known: Int) {
            self.lines = lines
            self.known = known
        }
    }

    /// A line of source text.
    package struct Line: Encodable, Hashable, Sendable {
        package let file: String, line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// A condition that is not known, and what UIKit calls if it holds and if not, from the first difference on.
    package struct Alternative: Encodable, Hashable, Sendable {
        package let file: String
        package let line: Int
        package let holding: [String], failing: [String]

        package init(file: String, line: Int, holding: [String], failing: [String]) {
            self.file = file
            self.line = line
            self.holding = holding
            self.failing = failing
        }
    }

    /// A window at the end of a run.
    private struct OpenWindow: Encodable {
        let name: String, root: String?
        let isVisible: Bool, isKey: Bool
        let level: Double

        init(_ window: Window.ID, in world: World) {
            let object = world.windows[window]
            name = world.windowName(window)
            root = object.root.map { world.controllers[$0].name }
            isVisible = object.isVisible
            isKey = world.keyWindow == window
            level = object.level
        }
    }

    /// Makes a document.
    ///
    /// - Parameters:
    ///   - world: The app at the end, with what it runs on.
    ///   - commands: What each command did, in order.
    ///   - answers: How each answer to a prediction was judged, in order.
    ///   - unknown: Of source files the places of which something is not known; nil if none were run.
    ///   - understood: How much of them is understood.
    ///   - alternatives: What UIKit calls if conditions that are not known hold, and if not; nil if it makes no difference.
    package init(
        _ world: World, commands: [Command], answers: [Answer] = [],
        unknown: [UnknownPlace]? = nil, understood: Understanding? = nil, alternatives: [Alternative]? = nil
    ) {
        self.alternatives = alternatives
        self.answers = answers.isEmpty ? nil : answers
        self.unknown = unknown
        self.understood = understood
        ios = world.environment.release.description
        device = world.environment.device.name
        // An app that has only the first window says no more by a list.
        windows =
            world.windows.count > 1 ? world.livingWindows.map { OpenWindow($0, in: world) } : nil
        self.commands = commands
    }

    /// The document as JSON, with keys in a stable order.
    package func json() throws -> String { try JSONDocument.text(of: self) }
}

extension TraceDocument {
    /// A judged answer.
    package struct Answer: Encodable {
        private let judgement: JudgementReport
        private let line: Int

        private enum CodingKeys: CodingKey { case line }

        /// Makes the object of an answer.
        ///
        /// - Parameters:
        ///   - judgement: How it was judged.
        ///   - line: The line on which it was given, counted from 1.
        package init(_ judgement: JudgementReport, line: Int) {
            self.judgement = judgement
            self.line = line
        }

        package func encode(to encoder: any Encoder) throws {
            try judgement.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(line, forKey: .line)
        }
    }

    /// A command with what it did.
    package struct Command: Encodable {
        private let line: Int
        private let command: String
        private let outcome: String
        private let value: String?
        private let entries: [Record]

        /// Reads what a command did.
        ///
        /// - Parameters:
        ///   - run: The command's run.
        ///   - line: The line on which it was given, counted from 1.
        package init(_ run: Run, line: Int) {
            self.line = line
            command = run.statement
            let text = WorldText(world: run.simulation.world)
            switch run.outcome {
            case .done: (outcome, value) = ("done", nil)
            case .returned(let value): (outcome, self.value) = ("returned", text.value(value))
            case .ignored(let refusal): (outcome, value) = ("refused", text.refusal(refusal))
            case .raised(let exception, _): (outcome, value) = ("raised", exception.name)
            case .overflowed: (outcome, value) = ("overflowed", nil)
            case .hung: (outcome, value) = ("hung", nil)
            case .outgrown: (outcome, value) = ("outgrown", nil)
            case .stopped: (outcome, value) = ("stopped", nil)
            }
            entries = run.entries.map { Record(run.simulation, index: $0) }
        }
    }

    /// An entry of a trace.
    struct Record: Encodable {
        let index: Int
        let caller: Int?
        let depth: Int
        let turn: Int
        let kind: String
        let receiver: String
        let receiverClass: String
        let name: String
        let signature: String?
        let animated: Bool?
        let window: String?
        let text: String?
        let rule: String
        let file: String?
        let line: Int?

        init(_ simulation: Simulation, index: Int) {
            let entry = simulation.trace[index]
            self.index = index
            caller = entry.caller
            depth = entry.depth
            turn = entry.turn
            rule = entry.rule.facts.identifier
            let place = simulation.place(ofOverride: entry) ?? simulation.trace.place(of: index)
            file = place?.file
            line = place?.line
            receiver = entry.receiver.name(in: simulation.world)
            receiverClass =
                switch entry.receiver {
                case .controller(let id): simulation.world.className(of: id)
                case .view(let id): simulation.world.views[id].className
                case .application: "UIApplication"
                case .delegate: "Delegate"
                case .presentationController: "UIPresentationController"
                }
            var animated: Bool?, window: String?
            switch entry.event {
            case .callback(let callback, let argument):
                if case .animated(let value) = argument { animated = value }
                if case .window(let value?) = argument { window = simulation.world.windowName(value) }
                (kind, name, signature, text) = ("callback", callback.rawValue, callback.signature, nil)
            case .console(let message):
                (kind, name, signature, text) = (
                    "console", "console", nil, message.text(in: simulation.world)
                )
            case .exception(let exception):
                (kind, name, signature) = ("exception", exception.name, nil)
                text = exception.reason(in: simulation.world)
            case .completion: (kind, name, signature, text) = ("completion", "completion", nil, nil)
            case .endlessRecursion: (kind, name, signature, text) = ("overflow", "endlessRecursion", nil, nil)
            case .exhausted(.steps): (kind, name, signature, text) = ("hang", "endlessLoop", nil, nil)
            case .exhausted(let excess):
                (kind, name, signature, text) = ("growth", "endlessGrowth", nil, excess.text)
            case .printed(let line): (kind, name, signature, text) = ("print", "print", nil, line)
            case .skipped(let code, let reason):
                (kind, name, signature, text) = (
                    reason == .assumed ? "assumed" : "unknown", reason.rawValue, nil, code
                )
            case .change:
                (kind, name, signature) = ("change", "change", nil)
                text = WorldText(world: simulation.world).event(entry)
            }
            self.animated = animated
            self.window = window
        }
    }
}

extension Simulation {
    /// Returns the place of the override that an entry ran; nil if it ran none, or if the override was typed.
    fileprivate func place(ofOverride entry: Entry) -> CodeLocation? {
        guard let classID = entry.overridingClass, case .callback(let callback, _) = entry.event,
            let place = world.classes[classID].overrides[callback]?.location, !place.file.isEmpty
        else { return nil }
        return place
    }
}
