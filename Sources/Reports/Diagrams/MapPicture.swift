import Session

/// The calls that UIKit makes for each cause, on one page of A4.
package enum MapPicture {
    private static let width = 595, height = 842, margin = 24, top = 58
    private static let columns = 3, row = 8, fontSize = 7
    /// The characters that fit in a column.
    private static let letters = 41

    /// The page.
    ///
    /// - Parameter map: The causes and their calls.
    /// - Returns: A complete SVG document.
    package static func svg(of map: CauseMap) -> String {
        var page = SVGPage()
        let release = "iOS \(map.environment.release.name), \(map.environment.device.name)"
        page.add("What UIKit calls, and when", x: margin, y: 32, "font-size=\"14\"", isBold: true)
        page.add(
            "\(release). In gray: differences on other iOS versions. Simulated by viewdid; no method is overridden.",
            x: margin, y: 44, "fill=\"#6b7280\"")
        let blocks = map.parts.map(lines)
        // As few rows as the columns need.
        let most = (height - top - margin) / row
        let rows = (1...most).first { fill(blocks, rows: $0).count <= columns } ?? most
        let column = (width - 2 * margin) / columns
        for (number, blocks) in fill(blocks, rows: rows).enumerated() {
            var y = top + row
            for line in blocks.joined() {
                page.add(
                    line.text, x: margin + number * column, y: y, "fill=\"\(line.color)\"",
                    isBold: line.isBold)
                y += row
            }
        }
        return page.document(width: width, height: height, size: ("210mm", "297mm"), fontSize: fontSize)
    }

    private typealias Text = (text: String, color: String, isBold: Bool)

    /// A cause as lines, with an empty one at the end.
    private static func lines(of part: CauseMap.Part) -> [Text] {
        let calls = part.calls.isEmpty ? ["nothing"] : part.calls
        let differences = part.differences.flatMap { difference in
            difference.inLines(of: letters - 2).enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
        }
        return [(part.title, "#1d4ed8", true), (part.command, "#6b7280", false)]
            + calls.map { ($0, "#111827", false) } + differences.map { ($0, "#6b7280", false) }
            + [("", "", false)]
    }

    /// The blocks in columns of so many rows; none is broken.
    private static func fill(_ blocks: [[Text]], rows: Int) -> [[[Text]]] {
        blocks.reduce(into: [[]]) { columns, block in
            let used = columns.last?.reduce(0) { $0 + $1.count } ?? 0
            if used > 0, used + block.count > rows { columns.append([]) }
            columns[columns.count - 1].append(block)
        }
    }
}
