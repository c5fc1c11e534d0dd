/// Shares as bars, in a picture or as text.
package struct BarChart: Sendable {
    /// A row: a name, its bar, and text.
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

    private let title: String
    private let groups: [(heading: String, bars: [Bar])]

    private static let row = 24, left = 150, length = 300, width = 600

    /// Makes a chart.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - groups: Bars, each group below a heading; one without any is left out.
    package init(_ title: String, _ groups: [(heading: String, bars: [Bar])]) {
        self.title = title
        self.groups = groups.filter { !$0.bars.isEmpty }
    }

    /// A complete SVG document.
    package var svg: String {
        let row = BarChart.row, left = BarChart.left, length = BarChart.length
        var page = SVGPage(), y = 60
        page.add(title, x: 20, y: 32, "font-size=\"15\"", isBold: true)
        for (heading, bars) in groups {
            page.add(heading, x: 20, y: y + 16, isBold: true)
            y += row
            for bar in bars {
                page.add(bar.name, x: left - 10, y: y + 16, "text-anchor=\"end\"")
                var end = left
                if let share = bar.share {
                    let filled = Int((share * Double(length)).rounded())
                    end += length + 10
                    for (width, fill) in [(length, "#e5e7eb"), (filled, "#1d4ed8")] {
                        page.addBox(x: left, y: y + 4, width: width, height: 16, "fill=\"\(fill)\"")
                    }
                }
                page.add(bar.text, x: end, y: y + 16)
                y += row
            }
            y += row
        }
        return page.document(width: BarChart.width, height: y)
    }

    /// Lines of plain text, to be pasted anywhere.
    package var text: [String] {
        let name = groups.flatMap(\.bars).map(\.name.count).max() ?? 0
        return [title]
            + groups.flatMap { heading, bars in
                [heading + ":"]
                    + bars.map { bar in
                        let full = bar.share.map { Int(($0 * 10).rounded()) }
                        let drawn = full.map {
                            String(repeating: "#", count: $0) + String(repeating: "-", count: 10 - $0) + "  "
                        }
                        let gap = String(repeating: " ", count: name - bar.name.count)
                        return "  \(bar.name)\(gap)  \(drawn ?? "")\(bar.text)"
                    }
            }
    }
}
