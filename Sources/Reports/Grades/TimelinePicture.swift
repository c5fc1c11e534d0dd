import Course
import Session

/// What one learner did, as marks along a line.
struct TimelinePicture {
    var marks: [String] = []

    private static let width = 900.0

    init(_ timeline: ClassOverview.Timeline) {
        let end = max(timeline.seconds, 1)
        func place(_ seconds: Double) -> Double { 10 + max(0, min(1, seconds / end)) * Self.width }
        let begun = timeline.marks.filter { $0.kind == .exercise }
        var bands: [String] = []
        for (index, mark) in begun.enumerated() {
            let from = place(mark.seconds),
                to = index + 1 < begun.count ? place(begun[index + 1].seconds) : 910
            bands.append(
                "<rect class=\"\(index.isMultiple(of: 2) ? "odd" : "band")\" x=\"\(from.tenth)\" y=\"4\" "
                    + "width=\"\(max(0, to - from).tenth)\" height=\"26\"/>")
            let room = Int((to - from) / 7)
            guard room > 3 else { continue }
            bands.append(
                "<text x=\"\((from + 3).tenth)\" y=\"43\">\(mark.text.cut(to: room).inMarkup)</text>")
        }
        if begun.isEmpty { bands = ["<rect class=\"band\" x=\"10\" y=\"4\" width=\"900\" height=\"26\"/>"] }
        marks = bands + timeline.marks.compactMap { Self.mark($0, place($0.seconds)) }
    }

    private static func mark(_ mark: TimelineMark, _ x: Double) -> String? {
        if let points = mark.points {
            let style = points >= 1 ? "good" : points > 0 ? "half" : "bad"
            return "<circle class=\"\(style)\" cx=\"\(x.tenth)\" cy=\"17\" r=\"5\"/>"
        }
        switch mark.kind {
        case .hint, .easier:
            return "<path class=\"hint\" d=\"M\((x - 5).tenth) 22 L\(x.tenth) 12 L\((x + 5).tenth) 22 Z\"/>"
        case .skip:
            return "<rect class=\"skip\" x=\"\((x - 4).tenth)\" y=\"13\" width=\"8\" height=\"8\"/>"
        case .play, .command:
            return "<rect class=\"play\" x=\"\((x - 1).tenth)\" y=\"8\" width=\"2\" height=\"18\"/>"
        case .answer, .predict, .edit, .exercise, .back, .test: return nil
        }
    }
}

extension Double {
    /// The number with one digit behind the dot.
    var tenth: String { JSONText.number((self * 10).rounded() / 10) }

    /// Seconds as minutes and seconds.
    var asTime: String {
        let seconds = Int(self)
        return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}

extension String {
    /// The text, cut if it is long.
    func cut(to count: Int) -> String {
        self.count <= count ? self : String(prefix(max(1, count - 1))) + "…"
    }
}
