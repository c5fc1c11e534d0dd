import Session

/// A sequence diagram as a picture.
package enum SVGDiagram {
    private static let column = 190, row = 26, top = 60, margin = 80

    /// The picture of a diagram.
    ///
    /// - Parameters:
    ///   - diagram: Who calls whom.
    ///   - arrow: The identifier of the arrow's head, which has to be the only one of a page.
    /// - Returns: A complete SVG document.
    package static func text(of diagram: SequenceDiagram, arrow: String = "arrow") -> String {
        let width = margin * 2 + column * max(1, diagram.participants.count - 1) + 140
        let height = top + row * (diagram.messages.count + 2)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" font-family=\"Menlo, DejaVu Sans Mono, monospace\" "
                + "font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            "<defs><marker id=\"\(arrow)\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" orient=\"auto\">"
                + "<path d=\"M0,0 L8,4 L0,8 z\" fill=\"#1d4ed8\"/></marker></defs>",
        ]
        for (position, name) in diagram.participants.enumerated() {
            let x = place(position)
            lines.append(
                "<line x1=\"\(x)\" y1=\"44\" x2=\"\(x)\" y2=\"\(height - 12)\" stroke=\"#9ca3af\" "
                    + "stroke-dasharray=\"3 3\"/>")
            lines.append(
                "<text x=\"\(x)\" y=\"30\" text-anchor=\"middle\" font-weight=\"bold\">\(name.inMarkup)</text>"
            )
        }
        for (number, message) in diagram.messages.enumerated() {
            let y = top + row * (number + 1), from = place(message.from), to = place(message.to)
            lines.append(
                "<line x1=\"\(from)\" y1=\"\(y)\" x2=\"\(to)\" y2=\"\(y)\" stroke=\"#1d4ed8\" "
                    + "marker-end=\"url(#\(arrow))\"/>")
            lines.append("<text x=\"\(to + 6)\" y=\"\(y - 5)\">\(message.text.inMarkup)</text>")
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func place(_ position: Int) -> Int { margin + column * position }
}
