import Session
import VisibleText

/// A sequence diagram as Mermaid text, which many Markdown viewers turn into a picture.
package enum MermaidDiagram {
    /// The text of a diagram.
    ///
    /// - Parameter diagram: Who calls whom.
    /// - Returns: Lines that end in a newline, beginning with `sequenceDiagram`.
    package static func text(of diagram: SequenceDiagram) -> String {
        var lines = ["sequenceDiagram"]
        for (position, name) in diagram.participants.enumerated() {
            lines.append("    participant p\(position) as \(escaped(name))")
        }
        for message in diagram.messages {
            lines.append("    p\(message.from)->>p\(message.to): \(escaped(message.text))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Names cannot hold what Mermaid reads as its own.
    private static func escaped(_ text: String) -> String {
        text.visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "#": result += "#35;"
            case ";": result += "#59;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
