import Session

/// A sequence diagram as a picture.
package enum SVGDiagram {
    private static let column = 190, row = 26, top = 60, margin = 80

    /// The picture of a diagram, as a complete SVG document.
    package static func text(of diagram: SequenceDiagram) -> String {
        let width = margin * 2 + column * max(1, diagram.participants.count - 1) + 140
        let height = top + row * (diagram.messages.count + 2)
        var page = SVGPage()
        page.add(
            "<defs><marker id=\"arrow\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" orient=\"auto\">"
                + "<path d=\"M0,0 L8,4 L0,8 z\" fill=\"#1d4ed8\"/></marker></defs>")
        for (position, name) in diagram.participants.enumerated() {
            let x = place(position)
            page.add(
                "<line x1=\"\(x)\" y1=\"44\" x2=\"\(x)\" y2=\"\(height - 12)\" stroke=\"#9ca3af\" "
                    + "stroke-dasharray=\"3 3\"/>")
            page.add(name, x: x, y: 30, "text-anchor=\"middle\"", isBold: true)
        }
        for (number, message) in diagram.messages.enumerated() {
            let y = top + row * (number + 1), from = place(message.from), to = place(message.to)
            page.add(
                "<line x1=\"\(from)\" y1=\"\(y)\" x2=\"\(to)\" y2=\"\(y)\" stroke=\"#1d4ed8\" "
                    + "marker-end=\"url(#arrow)\"/>")
            page.add(message.text, x: to + 6, y: y - 5)
        }
        return page.document(width: width, height: height)
    }

    private static func place(_ position: Int) -> Int { margin + column * position }
}
