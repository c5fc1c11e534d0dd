import Foundation
import Testing

/// Topics explained at the prompt.
@Suite("Explanations")
struct ExplainTests {
    let program: Program

    init() throws { program = try Program() }

    private static let topics = [
        "viewDidLoad", "loadView", "push", "pageSheet", "retain cycle", "unbalanced calls",
        "view.getter-loads", "misconceptions", "safe area", "rotation", "frame vs bounds", "F1.1",
    ]

    @Test("From a pipe a topic comes in plain text, with an example that holds", arguments: topics)
    func plain(topic: String) throws {
        let result = try program.pipe("explain \(topic)")
        #expect(result.status == 0)
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.lines.contains { $0.hasPrefix("      ! ") })
        #expect(result.lines.count > 3)
    }

    @Test("In a terminal it is coloured and fits it", arguments: topics, [80, 40])
    func terminal(topic: String, columns: Int) throws {
        let conversation = try program.terminal(columns: UInt16(columns))
        try conversation.expect("vc >")
        try conversation.enter("explain \(topic)", until: "\u{1B}[?2004h")
        #expect(conversation.seen.contains(#/\x1B\[[0-9;]*[13][0-9;]*m/#))
        for row in conversation.screen where !row.contains("vc >") {
            #expect(row.cells <= columns, "\(row)")
        }
        let told = try program.pipe("explain \(topic)").output
        #expect(conversation.screen.joined().unspaced.contains(told.unspaced))
    }

    @Test("Without a topic all topics are listed")
    func contents() throws {
        let result = try program.pipe("explain")
        #expect(result.status == 0)
        #expect(result.flowing.contains("Which of two: "))
        #expect(result.flowing.contains("viewDidLoad twice"))
    }

    @Test(
        "What is not known is answered with what is nearest, and nothing that a terminal obeys",
        arguments: [
            ("tableview cell reuse", "The nearest: explain subviews"),
            ("zzzzzzzzzzzzzzzz", "Nothing is known about zzzzzzzzzzzzzzzz. Try a method"),
            ("\u{1B}[2J\u{9B}31m", "Nothing is known about"),
        ])
    func unknown(topic: String, message: String) throws {
        let result = try program.pipe("explain \(topic)")
        #expect(result.flowing.contains(message), "\(result.output)")
        #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }
}
