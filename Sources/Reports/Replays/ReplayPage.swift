import CourseTexts
import Lifecycle
import Session

/// A replay as a page for browsers that needs nothing beside itself: no network, no other file, and without scripts it
/// shows all entries one below the other.
package struct ReplayPage {
    private let title: String
    private let speed: Double
    private var facts: [(name: String, value: String)] = []
    private var findings: [String] = []
    private var conclusion = ""
    private var steps: [String] = []
    private var length = 0
    /// The first entry that was left out, as the page had become too long; nil if none was.
    private var firstLeftOut: Int?

    /// The columns that answers are wrapped at, so that they fit on a phone.
    package static let columns = 40

    /// The most bytes of entries.
    private let limit: Int

    /// An entry.
    package struct Step {
        let number: Int
        let kind: String, text: String
        let seconds: Double
        let answer: [String], findings: [String]
        let runs: [Run]

        /// Makes an entry.
        ///
        /// - Parameters:
        ///   - number: Its number, counted from 1.
        ///   - kind: Its kind, as transcripts name it.
        ///   - text: What was entered.
        ///   - seconds: When, since the beginning.
        ///   - answer: What was answered, row by row.
        ///   - findings: What differs from the file.
        ///   - runs: What the commands did to the app.
        package init(
            number: Int, kind: String, text: String, seconds: Double, answer: [String], findings: [String],
            runs: [Run]
        ) {
            self.number = number
            self.kind = kind
            self.text = text
            self.seconds = seconds
            self.answer = answer
            self.findings = findings
            self.runs = runs
        }
    }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - title: What stands above.
    ///   - speed: How many times as fast as it was it plays at first.
    ///   - limit: The most bytes of entries; 16 MB are no trouble for browsers.
    package init(title: String, speed: Double, limit: Int = 16 << 20) {
        self.limit = limit
        self.title = title
        self.speed = speed
    }

    /// Adds what the header of the transcript says.
    package mutating func add(facts: [(name: String, value: String)]) { self.facts += facts }

    /// Adds what concerns the transcript as a whole.
    package mutating func add(findings: [String]) { self.findings += findings }

    /// Adds what is said at the end.
    package mutating func add(conclusion: String) { self.conclusion = conclusion }

    /// Adds an entry.
    package mutating func add(_ step: Step) {
        guard firstLeftOut == nil else { return }
        let text = ReplayEntry(step).markup
        length += text.utf8.count
        guard length <= limit else {
            firstLeftOut = step.number
            return
        }
        steps.append(text)
    }

    /// The whole page.
    package var text: String {
        CourseTexts.playerPage.filled([
            "policy": ReplayAssets.policy, "title": title.inMarkup, "style": ReplayAssets.style,
            "speed": "\(speed)", "about": about, "steps": steps.joined(), "ending": ending,
            "script": ReplayAssets.script,
        ])
    }

    private var about: String {
        let rows = facts.map { "<dt>\($0.name.inMarkup)</dt><dd>\($0.value.inMarkup)</dd>\n" }.joined()
        return "<details><summary>The transcript</summary>\n<dl>\n\(rows)</dl></details>\n"
            + ReplayEntry.list(of: findings)
    }

    private var ending: String {
        let left = firstLeftOut.map {
            " Entry \($0) and all later ones are left out, because the page would be too long."
        }
        return conclusion.inMarkup + (left ?? "")
    }
}
