import Foundation
import TestSupport
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

    /// The output of `explain` for each topic in a pipe, run once for all tests.
    private static let told = Result {
        try topics.concurrentMap { (topic: $0, result: try Program().pipe("explain \($0)")) }
    }

    @Test("From a pipe a topic comes in plain text, with an example that holds")
    func plain() throws {
        for (topic, result) in try Self.told.get() {
            #expect(result.status == 0, "\(topic)")
            #expect(!result.output.contains("\u{1B}"), "\(topic)")
            #expect(!result.lines.contains { $0.hasPrefix("      ! ") }, "\(topic)")
            #expect(result.lines.count > 3, "\(topic)")
        }
    }

    @Test("In a terminal it is coloured and fits it", arguments: [80, 40])
    func terminal(columns: Int) throws {
        let conversation = try program.terminal(columns: UInt16(columns))
        try conversation.expect("vc >")
        for topic in Self.topics {
            let before = conversation.seen.count
            try conversation.enter("explain \(topic)", until: "\u{1B}[?2004h")
            while conversation.seen.dropFirst(before).suffix(400).contains("(press Enter)") {
                try conversation.enter("more", until: "\u{1B}[?2004h")
            }
            let new = conversation.seen.dropFirst(before)
            #expect(new.contains(#/\x1B\[[0-9;]*[13][0-9;]*m/#), "\(topic)")
        }
        for row in conversation.screen where !row.contains("vc >") {
            #expect(row.cells <= columns, "\(row)")
        }
        // The label is before the line, or above it in a narrow window.
        #expect(conversation.screen.contains { $0.unspaced == "When" } == (columns == 40))
        let shown = conversation.screen.filter { !$0.contains("(press Enter)") && !$0.hasSuffix("> more") }
            .joined().unspaced
        for (topic, result) in try Self.told.get() {
            #expect(shown.contains(result.output.unspaced), "\(topic)")
        }
    }

    @Test("sources names Apple's page, and where each fact was found")
    func sources() throws {
        let told = try program.pipe("access view", "why 1", "sources")
        #expect(told.flowing.contains("fact F1.1: UIViewController.h"), "\(told.output)")
        #expect(told.flowing.contains("Apple's page: UIViewController"), "\(told.output)")
    }

    @Test(
        "The rules and claims behind a page, or behind a misconception, are shown by sources, in a session or by name",
        arguments: [
            ("viewDidLoad", ["viewDidLoad.follows-loadView", " agree"]),
            ("push", ["navigation.hides-first"]), ("making-loads", ["view.getter-loads", "P7"]),
            ("view.getter-loads", ["fact F1.1"]),
        ])
    func sourcesOfPage(name: String, codes: [String]) throws {
        let page = try program.pipe("explain \(name)")
        let asked = try program.pipe("explain \(name)", "sources")
        let named = try program.run(["explain", name, "sources"])
        for code in codes {
            #expect(name.contains(".") || !page.output.contains(code), "\(page.output)")
            #expect(asked.flowing.contains(code), "\(asked.output)")
            #expect(named.flowing.contains(code), "\(named.output)")
        }
    }

    @Test(
        "What a rule rests on is explained by its code: what rests on it, and where it was found",
        arguments: [
            ("F1.1", "3 rules are based on fact F1.1", "UIViewController.h"),
            ("kingcos-code-init", "One rule is based on log kingcos-code-init", "printed log, iOS 10"),
            ("stack S10", "2 rules are based on stack S10", "stack traces of iOS 5.1"),
            ("open question q2", "One rule is based on open question Q2", "see F6.11"),
        ])
    func source(code: String, rules: String, place: String) throws {
        let told = try program.run(["explain", code])
        #expect(told.flowing.contains(rules), "\(told.output)")
        #expect(told.flowing.contains("Found in: \(place)"), "\(told.output)")
    }

    @Test("A release is explained by the rules that it began and ended, also to who asks what changed")
    func release() throws {
        let told = try program.run(["explain", "iOS 13"])
        #expect(told.status == 0)
        #expect(told.flowing.contains("+ Since iOS 13"), "\(told.output)")
        #expect(told.flowing.contains("- In iOS 12 and earlier"), "\(told.output)")
        #expect(!told.flowing.contains("Since iOS 14"))
        #expect(try program.run(["explain", "iOS 2"]).status == 1)
        let asked = try program.pipe("what changed in iOS 13?")
        #expect(asked.flowing.contains("+ Since iOS 13"), "\(asked.output)")
    }

    @Test("Without a topic all topics are listed")
    func contents() throws {
        let result = try program.pipe("explain")
        #expect(result.status == 0)
        #expect(result.flowing.contains("Which of two: "))
        #expect(result.flowing.contains("viewDidLoad twice"))
    }

    @Test("The kind of every finding leads to what is wrong and what to do, in brackets or not")
    func findings() throws {
        let rows = try Readme.file("Documentation/check.md").split(separator: "\n")
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count == 4 && $0[0].hasPrefix("`") }
        #expect(rows.count > 30)
        let kinds = rows.map { $0[0].trimmingCharacters(in: CharacterSet(charactersIn: "`")) }
        let told = try program.pipe(kinds.map { "explain \($0)" }.joined(separator: "\n"))
        #expect(told.status == 0)
        #expect(!told.output.contains("Nothing is known"))
        for (kind, row) in zip(kinds, rows) {
            #expect(told.flowing.contains(kind) && told.flowing.contains(row[1]), "\(kind)")
        }
        let bracketed = try program.pipe("explain [super.missing]")
        #expect(bracketed.flowing.contains("Call super. In most methods, do that first."))
    }

    @Test(
        "What is not known is answered with what is nearest, and nothing that a terminal obeys",
        arguments: [
            ("compositional layout", "The nearest page: explain UICollectionView"),
            ("zzzzzzzzzzzzzzzz", "There's no page on zzzzzzzzzzzzzzzz. Try a method"),
            ("\u{1B}[2J\u{9B}31m", "There's no page on"),
        ])
    func unknown(topic: String, message: String) throws {
        let result = try program.pipe("explain \(topic)")
        #expect(result.flowing.contains(message), "\(result.output)")
        #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }
}
