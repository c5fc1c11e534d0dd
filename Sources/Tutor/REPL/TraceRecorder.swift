import CommandLanguage
import Course
import Lifecycle
import LineEditing
import Reports
import Session
import VisibleText

/// Carries out a script and keeps what happened, for printing as JSON.
package struct TraceRecorder {
    private var session: Session
    private let file: String
    private var commands: [JSONObject] = []
    private var answers: [JSONObject] = []
    /// The errors in the script, each with its place.
    private(set) var problems: [String] = []
    /// The differences between what the script says and does, each with its place.
    private var notes: [String] = []
    /// Indicates whether Ctrl-C ended the script.
    private(set) var wasStopped = false

    package init(session: Session, file: String) {
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

    /// Reads all lines and prints the document, and what was wrong on standard error.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - sources: The source files that are run; nil if there are none.
    ///   - others: Runs the same again for what was left open.
    /// - Throws: Why the output cannot be written, or what the program exits with.
    package mutating func play(
        _ lines: some LineSource, of sources: SwiftFiles? = nil, others: ((Session) -> AlternativeRuns)? = nil
    ) throws {
        read(lines)
        try StandardOutput.write(document: document(sources, others: others?(session)))
        for line in notes + problems { StandardError.print(line) }
        if wasStopped { throw ExitStatus.interrupted }
        if !problems.isEmpty { throw ExitStatus.no }
    }

    /// The document of all that happened.
    ///
    /// - Parameters:
    ///   - sources: The source files that were run; nil if there are none.
    ///   - others: What the same came to with conditions taken one way and the other.
    /// - Returns: JSON.
    func document(_ sources: SwiftFiles? = nil, others: AlternativeRuns? = nil) -> String {
        let trace = session.simulation.trace
        return TraceDocument.text(
            session.simulation.world, commands: commands, answers: answers,
            unknown: sources?.unknownPlaces(in: session.simulation),
            understood: sources?.understanding(of: trace, others: others).object,
            alternatives: others?.document)
    }

    private mutating func record(_ reply: Reply, line: Int) {
        switch reply {
        case .ran(let run):
            commands.append(TraceDocument.command(run, line: line))
            if reply.isFailure { problems.append("\(file):\(line): \(run.statement) is refused") }
        case .judged(let judged):
            answers.append(JSONObject(judged).adding("line", line))
            if judged.showsOrder { commands += judged.runs.map { TraceDocument.command($0, line: line) } }
        case .shown(let judged):
            answers.append(JSONObject(judged, isShown: true).adding("line", line))
            commands += judged.runs.map { TraceDocument.command($0, line: line) }
        case .left(let runs, _):
            commands += runs.map { TraceDocument.command($0, line: line) }
        case .misunderstood(_, let error):
            let meant = error.suggestion.map { " Did you mean: \($0)" } ?? ""
            problems.append("\(file):\(line): \(error.message)\(meant)")
        case .moved(let relocation):
            if let note = relocation.note { notes.append("\(file):\(line): \(note)") }
        case .expectation(let text, false, let found):
            problems.append("\(file):\(line): expected \(text), found \(found)")
        default: break
        }
    }
}
