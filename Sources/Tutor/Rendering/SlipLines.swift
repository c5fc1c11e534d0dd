import CommandLanguage
import Lifecycle
import Session
import SwiftSource

/// Slips in Swift, each with its line and a caret.
package struct SlipLines {
    let slips: [SourceProblem]

    /// The most slips shown.
    private static let most = 5

    package init(_ slips: [SourceProblem]) { self.slips = slips }

    /// Finds the slips in the Swift of a command.
    init(_ run: Run) {
        var text: String?, method: SwiftCode.Method?
        if case .swift(.run(let body))? = run.command {
            text = body.source
        } else if case .classes(.override(_, let classID, let body))? = run.command {
            text = body.source
            method = (run.simulation.world.classes[classID].name, body.parameters)
        } else if case .swift(.declare)? = run.command {
            text = run.statement
        }
        guard let text else {
            slips = []
            return
        }
        slips = SwiftCode.standard.slips(text, method, run.simulation.world)
    }

    package var lines: [Line] {
        let rest = slips.count - Self.most
        return slips.prefix(Self.most).flatMap(lines)
            + (rest > 0 ? [Line("  … and \(rest) more of this kind.", .faint)] : [])
    }

    private func lines(_ slip: SourceProblem) -> [Line] {
        let place = slip.location
        let front = place.file.isEmpty ? "" : "\(place.file):\(place.line):\(place.column): "
        return [Line(Span("! " + front, .faint), Span(slip.message, .bad))]
            + ExcerptLines(line: slip.line, column: place.column).lines
    }
}
