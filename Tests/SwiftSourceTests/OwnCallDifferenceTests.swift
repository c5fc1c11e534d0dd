import Session
import SwiftSource
import Testing

@Suite("The app's own code on several releases")
struct OwnCallDifferenceTests {
    @Test("A call that some releases make is told with the line of its override")
    func differs() throws {
        // Since iOS 13 a presentation is a sheet, under which the presenter stays, and viewIsAppearing is called.
        let text = """
            class Feed: UIViewController {
                override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a) }
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); present(UIViewController(), animated: true) }
                override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a) }
            }
            """
        let found = try differences(text, "compare ios 12 26: launch Feed")
        #expect(found == ["feed.viewIsAppearing 2 [1]", "feed.viewWillDisappear 4 [0]"])
    }

    @Test("What UIKit calls on its own class differs for nobody")
    func same() throws {
        let text = "class Feed: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"
        #expect(try differences(text, "compare ios 5 12 26: launch Feed; memory warning") == [])
    }

    private func differences(_ text: String, _ line: String) throws -> [String] {
        let program = try SwiftReader.program(in: text, file: "Feed.swift").program
        var session = Session(Session.Start(code: .standard, program: program))
        guard case .comparison(let comparison)? = session.enter(line).first else {
            Issue.record("Nothing was compared")
            return []
        }
        return comparison.ownCallDifferences.map { "\($0.call) \($0.place.line) \($0.columns.sorted())" }
    }
}
