import Foundation
import Lifecycle
import LineEditing
import Session
import VisibleText

/// Carries out a script and keeps what happened, for printing as JSON.
struct TraceRecorder {
    private var session: Session
    private let file: String
    private var commands: [CommandRecord] = []
    /// What was wrong with the script, each with its place.
    private(set) var problems: [String] = []
    /// Whether ^C ended the script.
    private(set) var wasStopped = false

    init(session: Session, file: String) {
        self.session = session
        self.file = file
    }

    mutating func read(_ lines: some LineSource) {
        var lines = ContinuedLines(lines)
        var number = 1
        while !Interrupt.isPending,
            case .line(let line) = lines.next(Prompt(""), takesCode: session.pending == nil)
        {
            for reply in session.enter(line) { record(reply, line: number) }
            number += lines.lastCount
        }
        wasStopped = Interrupt.isPending
        if let problem = lines.problem { problems.append("\(file):\(number): \(problem)") }
    }

    /// The document, with keys in a stable order.
    func document() throws -> String {
        let environment = session.environment
        let document = TraceDocument(
            ios: environment.release.description, device: environment.device.name, commands: commands)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self).withJSONEscapes
    }

    private mutating func record(_ reply: Reply, line: Int) {
        switch reply {
        case .ran(let run):
            commands.append(CommandRecord(run, line: line))
            if reply.isFailure { problems.append("\(file):\(line): \(run.statement) is refused") }
        case .judged(let judged):
            commands += judged.runs.map { CommandRecord($0, line: line) }
        case .misunderstood(_, let error):
            let meant = error.suggestion.map { " Did you mean: \($0)" } ?? ""
            problems.append("\(file):\(line): \(error.message)\(meant)")
        case .expectation(let text, false, let found):
            problems.append("\(file):\(line): expected \(text), found \(found)")
        default: break
        }
    }
}

/// The form that Documentation/trace-format.md describes.
private struct TraceDocument: Encodable {
    let format = "viewdid-trace"
    let version = 1
    let ios: String
    let device: String
    let commands: [CommandRecord]
}

struct CommandRecord: Encodable {
    let line: Int
    let command: String
    let outcome: String
    let value: String?
    let entries: [EntryRecord]

    init(_ run: Run, line: Int) {
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
        entries = run.entries.map { EntryRecord(run.simulation, index: $0) }
    }
}

struct EntryRecord: Encodable {
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
        let place = simulation.trace.place(of: index)
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
        var animated: Bool?
        switch entry.event {
        case .callback(let callback, let argument):
            if case .animated(let value) = argument { animated = value }
            (kind, name, signature, text) = ("callback", callback.rawValue, callback.signature, nil)
        case .console(let message):
            (kind, name, signature, text) = ("console", "console", nil, message.text(in: simulation.world))
        case .exception(let exception):
            (kind, name, signature) = ("exception", exception.name, nil)
            text = exception.reason(in: simulation.world)
        case .completion: (kind, name, signature, text) = ("completion", "completion", nil, nil)
        case .endlessRecursion: (kind, name, signature, text) = ("overflow", "endlessRecursion", nil, nil)
        case .exhausted(.steps): (kind, name, signature, text) = ("hang", "endlessLoop", nil, nil)
        case .exhausted(let excess):
            (kind, name, signature, text) = ("growth", "endlessGrowth", nil, excess.text)
        case .printed(let line): (kind, name, signature, text) = ("print", "print", nil, line)
        case .skipped(let code): (kind, name, signature, text) = ("unknown", "unknown", nil, code)
        case .change:
            (kind, name, signature) = ("change", "change", nil)
            text = WorldText(world: simulation.world).event(entry)
        }
        self.animated = animated
    }
}
