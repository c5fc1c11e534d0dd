import CommandLanguage
import Foundation
import Lifecycle
import LineEditing
import Session

/// Reads lines, hands them to the session, prints the replies.
final class ReadEvalPrintLoop {
    private(set) var session: Session
    private(set) var hasFailed = false
    let styling: Styling
    let documents: any DocumentSource
    private let began = ContinuousClock.now
    private var isAtEnd = false

    init(session: Session, styling: Styling, documents: any DocumentSource = NoDocuments()) {
        self.session = session
        self.styling = styling
        self.documents = documents
    }

    /// The line editor; nil where the terminal cannot have one.
    func terminal(historyPath: String?) -> Terminal? {
        Terminal(program: "viewdid", historyPath: historyPath) { [unowned self] typed in
            completions(of: typed)
        }
    }

    func greet() {
        show([
            Line(
                [
                    Span("viewdid \(Viewdid.version)", .strong),
                    Span("   " + StateLines.environment(session.environment)),
                ],
                aside: "help   learn"),
            Line("A controller is ready: vc, a plain ViewController. Try: access view"),
        ])
    }

    /// Runs until the lines end or someone quits.
    ///
    /// - Parameters:
    ///   - source: Where lines come from.
    ///   - isScript: Whether faults are reported with their line and make the run fail.
    ///   - name: The script's name, for the reports.
    func run(_ source: some LineSource, isScript: Bool = false, name: String? = nil) {
        var source = source
        var number = 0
        while !isAtEnd {
            switch source.next(prompt) {
            case .line(let line):
                number += 1
                let place = isScript ? (name.map { "\($0):\(number)" } ?? "line \(number)") : nil
                enter(line, place: place)
            case .interrupted: continue
            case .end: isAtEnd = true
            }
        }
    }

    private var prompt: Prompt {
        if session.pending != nil { return Prompt("  ?", color: "1;36") }
        let name = session.current.map { session.simulation.world.controllers[$0].name } ?? "viewdid"
        return Prompt("\(name) >", color: "1;32")
    }

    private func enter(_ line: String, place: String?) {
        let seconds = began.duration(to: .now).seconds
        for reply in session.enter(line, at: seconds) {
            if case .request(let command) = reply {
                carryOut(command)
                continue
            }
            if reply.isFailure, let place {
                hasFailed = true
                show(ReplyLines(documents: documents, styling: styling).lines(reply).prefixed(with: place))
            } else {
                show(ReplyLines(documents: documents, styling: styling).lines(reply))
            }
        }
    }

    private func carryOut(_ command: SessionCommand) {
        switch command {
        case .quit: isAtEnd = true
        default: show([Line("  That is not possible here.")])
        }
    }

    func show(_ lines: [Line]) {
        for line in lines { for row in line.rendered(styling) { print(row) } }
    }

    private func completions(of typed: String) -> Completions {
        let found = CommandCompleter.completions(of: typed, in: session.context)
        return Completions(
            replacedCount: found.replaced,
            candidates: found.candidates.map { Candidate($0.text, summary: $0.summary) })
    }
}

/// Stands in where no documents are at hand.
struct NoDocuments: DocumentSource {
    func claim(_ id: String) -> CitedClaim? { nil }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension [Line] {
    /// The lines with the place of a fault before the first.
    func prefixed(with place: String) -> [Line] {
        guard var first else { return [Line(place)] }
        first.spans.insert(Span(place + ": ", .faint), at: 0)
        return [first] + dropFirst()
    }
}
