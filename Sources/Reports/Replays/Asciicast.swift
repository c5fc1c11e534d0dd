import Foundation
import VisibleText

/// A recording for terminals in the second version of asciinema's form, which every player of it reads.
package struct Asciicast {
    /// The width of the terminal that is recorded.
    package static let columns = 80
    private static let rows = 24
    /// The longest pause that players keep, in seconds.
    private static let longestPause = 60.0

    private var lines: [String] = []
    private var latest = 0.0
    private let speed: Double

    /// Begins a recording.
    ///
    /// - Parameters:
    ///   - title: What players call it.
    ///   - started: When what it tells of began; nil if that is not known.
    ///   - speed: How many times as fast as it was it is to play.
    package init(title: String, started: Date?, speed: Double) {
        self.speed = speed
        let seconds = started.map(\.timeIntervalSince1970).flatMap { Int(exactly: $0.rounded()) }
        let header: JSONObject = [
            "version": 2, "width": Asciicast.columns, "height": Asciicast.rows,
            "idle_time_limit": Asciicast.longestPause, "timestamp": seconds, "title": title.visible,
            "env": ["TERM": "xterm-256color"] as JSONObject,
        ]
        lines = [header.json]
    }

    /// Adds rows that appear at once.
    ///
    /// - Parameters:
    ///   - rows: The rows, which may have colors.
    ///   - seconds: When, since the beginning; not before what was added last.
    ///   - marker: The name of the chapter that begins with them; nil if none does.
    package mutating func add(_ rows: [String], at seconds: Double, marker: String? = nil) {
        latest = max(latest, (seconds / speed * 1000).rounded() / 1000)
        if let marker { lines.append(event("m", marker.visible)) }
        lines.append(event("o", rows.map { $0.visibleButStyled + "\r\n" }.joined()))
    }

    /// The whole recording.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    private func event(_ code: String, _ data: String) -> String {
        "[\(latest), \(code.json), \(data.json)]"
    }
}
