import Foundation
import Testing

@testable import Course

/// A class of forty, with marks that were worked out by hand from the documentation.
@Suite("A class of forty")
struct ClassOfFortyTests {
    private static let lesson = """
        ---
        id: first-week
        title: The first week
        ---
        ```viewdid setup
        class Login; new Login as login
        ```
        ```viewdid predict loads
        ask: viewWillAppear viewDidLoad loadView of login
        access view of login
        ```
        > [!TIP]
        > Does the getter find a view?

        > [!TIP]
        > Two calls.

        ```viewdid count again
        ask: viewDidLoad of login
        access view of login; access view of login
        ```
        > [!TIP]
        > Is it loaded?

        ```viewdid setup
        class Feed; new Feed as feed; class Detail; new Detail as detail
        new UINavigationController as nav with feed; launch nav
        ```
        ```viewdid predict push
        ask: viewDidDisappear viewDidLoad viewWillAppear viewDidAppear viewWillDisappear of feed, detail
        push detail
        ```
        > [!TIP]
        > Who leaves first?

        ```viewdid choose reads
        Which command loads the view of detail?
        - [ ] run: is view loaded of detail :: It only checks.
        - [x] run: access view of detail :: The getter loads a view.
        - [ ] run: print(feed) :: A title needs no view.
        goal: detail loaded
        ```
        > [!TIP]
        > The getter.

        ```viewdid do shown
        Show detail.
        goal: detail in window
        solution: push detail
        ```
        > [!TIP]
        > Push it.
        """

    private static let rubric = """
        points: {first-week: {loads: 2, push: 5, reads: 2, shown: 3}}
        hint: 0.1
        play: 0.5
        skip: 0.6
        late: 0.5
        pass: 0.8
        deadline: 2026-06-01T12:00:00Z
        """

    /// The right answers, in the order of the exercises.
    private static let right = [
        ("loads", "loadView viewDidLoad"), ("again", "1"), ("push", "dL fWD dWA fDD dDA"), ("reads", "b"),
        ("shown", "push detail"),
    ]

    /// One learner in each row: what differs from the right answers, a line each seven seconds, `=` if it is all; what an
    /// editor did to the file; the points of the five exercises and the mark, alone and by the rubric; what is found.
    /// Thirteen points are the most by the rubric, and 10.4 pass.
    private static let rows = #"""
        | | 1 1 1 1 1 passed | 2 1 5 2 3 passed |
        = | | 0 0 0 0 0 not-passed | 0 0 0 0 0 not-passed |
        | (?s)\n\n.* -> \n\n | 0 0 0 0 0 not-passed | 0 0 0 0 0 not-passed |
        loads: viewDidLoad loadView | | .5 1 1 1 1 not-passed | 1 1 5 2 3 passed |
        loads: loadView viewDidLoad viewWillAppear | | .5 1 1 1 1 not-passed | 1 1 5 2 3 passed |
        loads: nothing | | 0 1 1 1 1 not-passed | 0 1 5 2 3 passed |
        loads: nothing / loadView viewDidLoad | | 1 1 1 1 1 passed | 2 1 5 2 3 passed |
        loads: hint / loadView viewDidLoad | | 1 1 1 1 1 passed | 1.8 1 5 2 3 passed |
        loads: hint / hint / loadView viewDidLoad | | 1 1 1 1 1 passed | 1.6 1 5 2 3 passed |
        loads: viewDidLoad loadView / hint / loadView viewDidLoad | | 1 1 1 1 1 passed | 1.8 1 5 2 3 passed |
        loads: loadView viewDidLoad / hint | | 1 1 1 1 1 passed | 2 1 5 2 3 passed |
        push: fWD dWA fDD dDA | | 1 1 .8 1 1 not-passed | 2 1 4 2 3 passed |
        push: feed.viewDidLoad dL fWD dWA fDD dDA | | 1 1 .8 1 1 not-passed | 2 1 4 2 3 passed |
        push: nothing | | 1 1 0 1 1 not-passed | 2 1 0 2 3 not-passed |
        push: dDA dL | | 1 1 .2 1 1 not-passed | 2 1 1 2 3 not-passed |
        push: dL dWA dDA | | 1 1 .6 1 1 not-passed | 2 1 3 2 3 passed |
        push: dL dWA dDA fWA fDA | | 1 1 .2 1 1 not-passed | 2 1 1 2 3 not-passed |
        push: skip | | 1 1 0 1 1 not-passed | 2 1 0 2 3 not-passed |
        push: dL | | 1 1 .2 1 1 not-passed | 2 1 1 2 3 not-passed |
        push: fWD dWA fDD dDA / skip | | 1 1 0 1 1 not-passed | 2 1 1 2 3 not-passed |
        again: play / access view of login / back / 1 | | 1 1 1 1 1 passed | 2 .5 5 2 3 passed |
        again: 2 | | 1 0 1 1 1 not-passed | 2 0 5 2 3 passed |
        reads: a / b | | 1 1 1 1 1 passed | 2 1 5 2 3 passed |
        reads: c | | 1 1 1 0 1 not-passed | 2 1 5 0 3 passed |
        shown: access view of detail | | 1 1 1 1 0 not-passed | 2 1 5 2 0 not-passed |
        loads: nothing; again: 0; push: dL; reads: a; shown: skip | | 0 0 .2 0 0 not-passed | 0 0 1 0 0 not-passed |
        | 05-30T12:00:00Z -> 06-01T11:59:40Z | 1 1 1 1 1 passed | 2 .5 2.5 1 1.5 not-passed |
        push: hint / dL fWD dWA fDD dDA | 05-30 -> 06-02 | 1 1 1 1 1 passed | 1 .5 2 1 1.5 not-passed |
        | started: .*\n ->  | 1 1 1 1 1 passed | 2 1 5 2 3 passed | undated
        | ^v -> \u{FEFF}v | 1 1 1 1 1 passed | 2 1 5 2 3 passed | byte-order-mark
        | \n -> \r\n | 1 1 1 1 1 passed | 2 1 5 2 3 passed | carriage-returns
        | (?s)( 35\.0 +ans).* -> $1 | 1 1 0 0 0 not-passed | 2 1 0 0 0 not-passed | torn-end
        | (rules-revision:).* -> $1 0123456789abcdef | 1 1 1 1 1 passed | 2 1 5 2 3 passed | rules-differ
        loads: nothing | points 0 -> points 1 | 0 1 1 1 1 not-passed | 0 1 5 2 3 not-passed | outcome-differs
        again: 2 | answer   2 -> answer   1 | 1 1 1 1 1 not-passed | 2 1 5 2 3 not-passed | outcome-differs
        again: 2 / 1 | (?m)^  4 .*\n +points 0\n ->  | 1 1 1 1 1 not-passed | 2 1 5 2 3 not-passed | entries-missing
        |   21\.0 ->    9.0 | 1 1 1 1 1 not-passed | 2 1 5 2 3 not-passed | time-backwards
        |   7\.0 ->   0.2 | 1 1 1 1 1 passed | 2 1 5 2 3 passed | quick-answers
        | (?s).+ ->  | not graded |
        | lesson: .* -> lesson: second-week | not graded |
        """#

    private static func lines(_ differences: Substring) -> [String] {
        if differences.hasPrefix("=") { return [] }
        var lines = Dictionary(uniqueKeysWithValues: right.map { ($0, [$1]) })
        for part in differences.split(separator: "; ") {
            let pair = part.split(separator: ": ", maxSplits: 1)
            lines[String(pair[0])] = pair[1].split(separator: " / ").map(String.init)
        }
        return Array(right.compactMap { lines[$0.0] }.joined(separator: ["next"]))
    }

    /// What a letter and a few others of them stand for, such as `dWA`.
    private static func written(_ line: String) -> String {
        let calls = [
            "L": "viewDidLoad", "WA": "viewWillAppear", "DA": "viewDidAppear", "WD": "viewWillDisappear",
            "DD": "viewDidDisappear",
        ]
        return line.replacing(#/\b([df])(L|WA|DA|WD|DD)\b/#) { match in
            (match.1 == "d" ? "detail." : "feed.") + (calls[String(match.2)] ?? "")
        }
    }

    @Test("Each has the points and the mark that a person works out, and what was done to a file is found")
    func marks() throws {
        let folder = LessonFolder(
            name: "lessons", fileNames: { ["first-week.md"] }, contents: { _, _ in Data(Self.lesson.utf8) })
        let library = LessonLibrary(folder)
        try #require(library.problems.isEmpty, "\(library.problems)")
        let rubric = try RubricReader.read(Array(Self.rubric.utf8))
        let graders = [Rubric(), rubric].map {
            Grader(rubric: $0, makePlayer: LessonPlayer.factory(library))
        }
        let rows = Self.rows.split(separator: "\n")
        #expect(rows.count == 40)
        for row in rows {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            var runner = try LessonRunner(try #require(library.lesson("first-week")))
            _ = runner.begin()
            for (index, line) in Self.lines(cells[0][...]).enumerated() {
                _ = runner.enter(Self.written(line), at: 7 * Double(index + 1))
            }
            let header = TranscriptHeader(runner, learner: "ada", startedOn: "2026-05-30T12:00:00Z")
            let text = TranscriptWriter.text(of: Transcript(header: header, journal: runner.journal))
            let changed = try Self.change(text, cells[1])
            #expect((changed == text) == cells[1].isEmpty, "\(row)\n\(text)")
            guard cells[2] != "not graded" else {
                #expect(throws: FileFault.self, "\(row)") { try graders[0].grade(Array(changed.utf8)) }
                continue
            }
            for (grader, cell) in zip(graders, cells[2...]) {
                let grade = try grader.grade(Array(changed.utf8))
                let marks = cell.split(separator: " ")
                #expect(grade.items.count == marks.count - 1)
                for (item, mark) in zip(grade.items, marks) {
                    let points = try #require(Double(mark.hasPrefix(".") ? "0\(mark)" : "\(mark)"))
                    #expect(abs(item.points - points) < 1e-9, "\(row)\n\(item.id) \(item.points)\n\(changed)")
                }
                #expect(grade.result.rawValue == marks.last.map(String.init), "\(row)\n\(changed)")
            }
            let found = try graders[1].grade(Array(changed.utf8)).findings.map(\.code)
            #expect(found == cells[4].split(separator: " ").map(String.init), "\(row)\n\(changed)")
        }
    }

    /// Replaces what a pattern finds, as in `old -> new`.
    private static func change(_ text: String, _ change: String) throws -> String {
        guard let arrow = change.firstRange(of: "->") else { return text }
        let pattern = change[..<arrow.lowerBound].dropLast(),
            new = String(change[arrow.upperBound...].dropFirst())
        let template = new.replacing("\\r", with: "\r").replacing("\\n", with: "\n")
            .replacing("\\u{FEFF}", with: "\u{FEFF}")
        return try NSRegularExpression(pattern: String(pattern)).stringByReplacingMatches(
            in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }
}
