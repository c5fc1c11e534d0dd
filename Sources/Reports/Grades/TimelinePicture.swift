import Course
import Session
import VisibleText

/// The timeline of one learner, as marks along a line.
struct TimelinePicture {
    var marks: [String] = []

    private static let width = 900.0
    /// The longest pause that is drawn, in seconds: who goes on the next day has done nothing in between.
    private static let longestPause = 600.0

    init(_ timeline: ClassOverview.Timeline) {
        let times = Self.times(timeline.marks.map(\.seconds) + [timeline.seconds])
        let end = max(times.last ?? 0, 1)
        let places = times.map { 10 + max(0, min(1, $0 / end)) * Self.width }
        let begun = timeline.marks.indices.filter { timeline.marks[$0].kind == .exercise }
        var bands: [String] = []
        for (index, position) in begun.enumerated() {
            let mark = timeline.marks[position]
            let from = places[position], to = index + 1 < begun.count ? places[begun[index + 1]] : 910
            bands.append(
                "<rect class=\"\(index.isMultiple(of: 2) ? "odd" : "band")\" x=\"\(from.tenth)\" y=\"4\" "
                    + "width=\"\(max(0, to - from).tenth)\" height=\"26\"/>")
            let room = Int((to - from) / 7)
            guard room > 3 else { continue }
            bands.append(
                "<text x=\"\((from + 3).tenth)\" y=\"43\">\(mark.text.cut(to: room).inMarkup)</text>")
        }
        if begun.isEmpty { bands = ["<rect class=\"band\" x=\"10\" y=\"4\" width=\"900\" height=\"26\"/>"] }
        marks = bands + zip(timeline.marks, places).compactMap { Self.mark($0, $1) }
    }

    /// The times without what pauses have beyond the longest that is drawn.
    private static func times(_ seconds: [Double]) -> [Double] {
        var latest = 0.0, time = 0.0
        return seconds.map { second in
            time += min(max(0, second - latest), longestPause)
            latest = max(latest, second)
            return time
        }
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
        case .play, .command, .aside:
            return "<rect class=\"play\" x=\"\((x - 1).tenth)\" y=\"8\" width=\"2\" height=\"18\"/>"
        case .answer, .predict, .edit, .exercise, .back, .test: return nil
        }
    }
}

extension Double {
    /// The number with one digit behind the dot.
    var tenth: String { ((self * 10).rounded() / 10).json }

    /// Seconds as minutes and seconds.
    var asTime: String {
        let seconds = Int(self), minutes = seconds / 60
        guard minutes < 120 else { return "\(minutes / 60) h \(minutes % 60) min" }
        return minutes == 0 ? "\(seconds) s" : "\(minutes) min \(seconds % 60) s"
    }
}

extension String {
    /// The text, cut if it is long.
    package func cut(to count: Int) -> String {
        self.count <= count ? self : String(prefix(max(1, count - 1))) + "…"
    }
}
