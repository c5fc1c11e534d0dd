import VisibleText

/// Shares as bars, in a picture.
package enum BarChart {
    /// A row of the picture: a name, its bar, and what is said of it.
    package struct Bar: Sendable {
        let name: String, text: String
        /// From 0 to 1; nil for a row without a bar.
        let share: Double?

        /// Makes a bar.
        ///
        /// - Parameters:
        ///   - name: What stands in front of it.
        ///   - text: What stands behind it.
        ///   - share: Its length, from 0 to 1; nil for a row of text alone.
        package init(_ name: String, _ text: String, share: Double? = nil) {
            self.name = name
            self.text = text
            self.share = share.map { min(1, max(0, $0)) }
        }
    }

    private static let row = 24, left = 150, length = 300, width = 560

    /// The picture.
    ///
    /// - Parameters:
    ///   - title: What stands above.
    ///   - groups: Bars, each group below a heading; one without any is left out.
    /// - Returns: A complete SVG document.
    package static func svg(_ title: String, _ groups: [(heading: String, bars: [Bar])]) -> String {
        let groups = groups.filter { !$0.bars.isEmpty }
        let rows = groups.reduce(0) { $0 + $1.bars.count + 2 }
        let height = 60 + rows * row
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" font-family=\"Menlo, DejaVu Sans Mono, monospace\" "
                + "font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            "<text x=\"20\" y=\"32\" font-size=\"15\" font-weight=\"bold\">\(title.inMarkup)</text>",
        ]
        var y = 60
        for (heading, bars) in groups {
            lines.append("<text x=\"20\" y=\"\(y + 16)\" font-weight=\"bold\">\(heading.inMarkup)</text>")
            y += row
            for bar in bars {
                lines.append(
                    "<text x=\"\(left - 10)\" y=\"\(y + 16)\" text-anchor=\"end\">\(bar.name.inMarkup)</text>"
                )
                var end = left
                if let share = bar.share {
                    let filled = Int((share * Double(length)).rounded())
                    end += length + 10
                    lines += [(length, "#e5e7eb"), (filled, "#1d4ed8")].map { width, fill in
                        "<rect x=\"\(left)\" y=\"\(y + 4)\" width=\"\(width)\" height=\"16\" fill=\"\(fill)\"/>"
                    }
                }
                lines.append("<text x=\"\(end)\" y=\"\(y + 16)\">\(bar.text.inMarkup)</text>")
                y += row
            }
            y += row
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text for XML or HTML, with nothing in it that would be markup or that is not to be seen.
    package var inMarkup: String {
        // Scalar by scalar: a quote under an accent ends an attribute all the same.
        visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
