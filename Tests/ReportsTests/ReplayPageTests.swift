import Foundation
import Reports
import Session
import Testing

/// Tests of the content of a replay page; Tests/viewdidTests opens such pages in a browser.
@Suite("The page of a replay")
struct ReplayPageTests {
    /// A page of the same command some times.
    private func page(entries: Int, limit: Int = 16 << 20) -> String {
        page(of: Array(repeating: "set view nil; access view", count: entries), limit: limit)
    }

    private func page(of lines: [String], limit: Int = 16 << 20) -> String {
        var session = Session(), page = ReplayPage(title: "ada", speed: 1, limit: limit)
        for (number, line) in zip(1..., lines) {
            let runs = session.enter(line).compactMap { reply in
                if case .ran(let run) = reply { run } else { nil }
            }
            page.add(
                ReplayPage.Step(
                    number: number, kind: "command", text: line, seconds: Double(number), answer: [],
                    findings: [], runs: runs))
        }
        page.add(conclusion: "The end.")
        return page.text
    }

    @Test("What would make it too long is left out, and it says so")
    func tooLong() {
        let whole = page(entries: 3)
        #expect(whole.contains("<footer><p>The end.</p>"))
        let entry = (whole.utf8.count - page(entries: 1).utf8.count) / 2
        let short = page(entries: 3, limit: entry * 3 / 2)
        #expect(short.contains("The end. Entry 2 and all later ones are left out"))
        #expect(short.contains("id=\"step-1\"") && !short.contains("id=\"step-2\""))
    }

    @Test("Code has its lines above the answer")
    func lines() {
        let code = "class A: UIViewController {\n    let title = \"\"\n}"
        let text = page(of: [code]), shown = code.replacing("\"", with: "&quot;")
        #expect(text.contains("<code>\(shown)</code>"))
    }

    @Test(
        "What was shown is headed by what it is",
        arguments: [
            ("exercise", "Question"), ("predict", "Question"), ("answer", "Judgment"), ("hint", "Hint"),
            ("skip", "Right answer"), ("command", "What happened"),
        ])
    func headings(kind: String, heading: String) {
        var page = ReplayPage(title: "ada", speed: 1)
        page.add(
            ReplayPage.Step(
                number: 1, kind: kind, text: "a", seconds: 1, answer: ["  Which of these?"], findings: [],
                runs: []))
        #expect(page.text.contains("<h3>\(heading)</h3>\n<pre>  Which of these?</pre>"))
    }
}
