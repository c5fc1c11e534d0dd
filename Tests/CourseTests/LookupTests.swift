import CommandLanguage
import Foundation
import Lifecycle
import Testing

@testable import Course

@Suite("What people look up")
struct LookupTests {
    private let handbook: Handbook

    init() throws { handbook = try #require(Handbook.shared) }

    /// The topic that `explain` shows, or proposes, for a name.
    private func topic(of name: String) -> String? {
        if let entry = handbook.entry(named: name) { return entry.name }
        if let callback = CallbackName.callback(for: name) {
            return handbook.entry(named: callback.rawValue)?.name
        }
        if !CommandHelp.matching(name).isEmpty { return nil }
        switch handbook.page(for: name) {
        case .entry(let entry), .closest(let entry): return entry.name
        case .outside: return nil
        case nil: return handbook.closest(to: name).flatMap { handbook.entry(named: $0) }?.name
        }
    }

    @Test(
        "Of the names that people look up at least 95 of 100 find their page, of those typed without a list 9 of 10"
    )
    func share() {
        let known = asked(LookedUpNames.lines), fresh = asked(LookedUpNames.fresh)
        #expect(known.count + fresh.count >= 800)
        #expect((known.missed + fresh.missed).count * 20 <= known.count + fresh.count)
        #expect(fresh.missed.count * 10 <= fresh.count)
    }

    /// Looks up each name of a list, and prints what is missed.
    private func asked(_ lines: String) -> (count: Int, missed: [String]) {
        var count = 0, missed: [String] = []
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            for name in parts[1].components(separatedBy: " | ") {
                count += 1
                let found = topic(of: name)
                if found != parts[0] { missed.append("\(name): \(parts[0]), not \(found ?? "anything")") }
            }
        }
        print("\(count - missed.count) of \(count) names find their page, of \(handbook.entries.count) pages")
        for miss in missed { print("  " + miss) }
        return (count, missed)
    }

    @Test(
        "Whole questions, words, messages and other languages find their page",
        arguments: [
            AskedQuestions.whole, AskedQuestions.more, AskedQuestions.paraphrased, AskedQuestions.words,
            AskedQuestions.otherLanguages, FreshQuestions.mended, FreshQuestions.situations,
            FreshQuestions.forums, IssueQuestions.all,
        ])
    func asked(lines: String) {
        for line in lines.split(separator: "\n") {
            guard let colon = line.firstRange(of: ": ") else { continue }
            for question in line[colon.upperBound...].components(separatedBy: " | ") {
                let found = page(for: question)
                #expect(found == String(line[..<colon.lowerBound]), "\(question)")
            }
        }
    }

    /// The name of the page that a question finds first.
    private func page(for question: String) -> String? {
        switch handbook.page(for: question) {
        case .entry(let entry), .closest(let entry): entry.name
        case .outside(let topic): topic.names.first.map { "outside:" + $0 }
        case nil: nil
        }
    }

    @Test("Of questions that were set aside 85 of 100 find a right page first")
    func setAside() {
        var count = 0, missed: [String] = []
        for line in FreshQuestions.setAside.split(separator: "\n") {
            guard let colon = line.firstRange(of: ": ") else { continue }
            let right = line[..<colon.lowerBound].split(separator: ", ").map(String.init)
            for question in line[colon.upperBound...].components(separatedBy: " | ") {
                count += 1
                let found = page(for: question)
                if !right.contains(found ?? "") { missed.append("\(question): \(found ?? "nothing")") }
            }
        }
        #expect(count > 70)
        #expect(missed.count * 100 <= count * 15, "\(missed)")
    }

    @Test("What is about nothing here finds nothing", arguments: AskedQuestions.nothing)
    func nothing(question: String) { #expect(handbook.page(for: question) == nil) }

    @Test(
        "A name of UIKit's that no page has gets none that looks alike, alone or in a question",
        arguments: [
            "largeTitleDisplayMode", "UIInputViewController", "updateUIViewController",
            "viewProvider", "vc.preferredDisplayMode", "UIDocumentPickerViewController",
        ])
    func unknownNames(name: String) {
        #expect(topic(of: name) == nil)
        #expect(handbook.unknownName(in: name) == name)
        #expect(handbook.unknownName(in: "What is \(name)?") == name)
    }

    @Test(
        "A term of which no page has the telling word, or each another word, is not taken for the common one",
        arguments: ["Stage Manager", "hero transition", "vision layout"])
    func unknownTerms(term: String) {
        #expect(topic(of: term) == nil)
        #expect(handbook.page(for: "What is \(term)?") == nil)
    }

    @Test(
        "A page that may be the wrong one is the closest one, and a name of a page is no guess",
        arguments: [
            ("how do I make a popover smaller on the iPad", true), ("viewDidLoad twice", false),
            // What names another page is said.
            ("popover covers the whole screen on iPhone", true),
            ("viewWillTransition not called on the child controller", true),
        ])
    func guesses(question: String, isGuess: Bool) {
        #expect(handbook.page(for: question) != nil)
        #expect(handbook.hasPage(for: question) != isGuess)
    }

    @Test("A page that names what has none is found by that name alone")
    func naming() {
        #expect(handbook.entry(naming: "isModalInPresentation") != nil)
        #expect(handbook.entry(naming: "largeTitleDisplayMode") == nil)
    }

    @Test(
        "Two things that are compared get the page of both, or the order of both",
        arguments: [
            ("viewDidLoad and viewWillAppear", "viewDidLoad or viewWillAppear"),
            ("push and present", "push or present"),
            (
                "viewWillAppear with viewDidLayoutSubviews",
                "order of viewWillAppear and viewDidLayoutSubviews"
            ),
            ("viewWillDisappear and deinit", "order of viewWillDisappear and deinit"),
        ])
    func compared(things: String, page: String) {
        for beginning in ["difference between ", "Compare "] {
            #expect(self.page(for: beginning + things) == page, "\(beginning)")
        }
    }

    @Test("What the console says in an example leads to the topic of the message, whole and cut off")
    func messages() {
        var missed: Set<String> = []
        for entry in handbook.entries {
            guard let release = entry.example.releases.releases.last else { continue }
            let run = DemonstrationRun(entry.example, on: release)
            for case .ran(let run) in run.replies.flatMap(\.replies) {
                for index in run.entries {
                    let text: String, topic: String
                    switch run.simulation.trace[index].event {
                    case .console(let message):
                        (text, topic) = (message.text(in: run.simulation.world), message.topic)
                    case .exception(let exception):
                        (text, topic) = (exception.reason(in: run.simulation.world), exception.topic)
                    default: continue
                    }
                    // Many exceptions of Swift's share one topic, and some have a closer one.
                    if topic == "traps of Swift" { continue }
                    let stamped = "2024-05-01 10:00:00.123 Shop[812:90] " + text
                    let pastes = [text, stamped, String(text.dropFirst(8))]
                    for paste in pastes where self.topic(of: paste) != topic {
                        missed.insert("\(topic): \(paste) -> \(self.topic(of: paste) ?? "nothing")")
                    }
                }
            }
        }
        // Without its first word this one says little beside the name of another method, and finds nothing yet.
        let known = "no common parent:  view controllers <"
        #expect(missed.filter { !$0.hasPrefix(known) }.sorted() == [])
    }

    @Test(
        "What is about something else is said to be so, with the nearest topic",
        arguments: [
            "compositional layout", "GCD", "Core Data", "what is GCD?", "MVVM", "CALayer",
            "unrecognized selector sent to instance 0x600", "how do section headers work",
            "UICollectionViewLayout",
        ] + AskedQuestions.outside)
    func outside(name: String) throws {
        #expect(handbook.entry(named: name) == nil)
        guard case .outside? = handbook.page(for: name) else {
            Issue.record("\(name) is not outside")
            return
        }
    }

    @Test("The nearest topic exists")
    func nearest() {
        for topic in handbook.outside { #expect(handbook.entry(named: topic.near) != nil, "\(topic.near)") }
    }

    @Test("Nothing is found in nonsense, and a long text is no burden")
    func nonsense() {
        for name in ["zzzzzzzzzzzzzzzz", "?", "的", "pizza recipe", "0x7f81"] {
            #expect(handbook.page(for: name) == nil, "\(name)")
        }
        #expect(handbook.page(for: String(repeating: "frame or bounds ", count: 100_000)) != nil)
    }
}
