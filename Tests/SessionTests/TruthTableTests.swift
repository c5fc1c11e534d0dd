import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

@Suite("Where something is true")
struct TruthTableTests {
    private static func table(_ line: String, after lines: [String]) throws -> TruthTable {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        let reply = session.enter(line).first
        guard case .truthTable(let table)? = reply else {
            throw Unexpected(reply: "\(String(describing: reply))")
        }
        return table
    }

    private struct Unexpected: Error { let reply: String }

    private static let presenter = [
        "new UIViewController as feed", "new UIViewController as detail", "launch feed",
    ]

    /// F9.1: what is presented over the whole screen takes the presenter's view away, and a sheet doesn't. Sheets are the
    /// default since iOS 13, and an iPhone shows every sheet in full screen before that.
    @Test(
        "A presenter appears again only where the presentation took its view away",
        arguments: [
            (Controller.ModalStyle.fullScreen, Device.Idiom.phone, 4, true), (.fullScreen, .pad, 26, true),
            (.overFullScreen, .phone, 17, false), (.automatic, .phone, 12, true),
            (.automatic, .phone, 13, false), (.pageSheet, .phone, 12, true), (.pageSheet, .pad, 12, false),
        ])
    func presenter(style: Controller.ModalStyle, idiom: Device.Idiom, major: Int, holds: Bool) throws {
        let line = "when feed.viewWillAppear: present detail; dismiss"
        let table = try Self.table(line, after: Self.presenter)
        let row = try #require(table.rows.first { $0.style == style })
        let index = try #require(Release.lastReleases.firstIndex { $0.major == major })
        #expect(row.truths(on: idiom)[index] == (holds ? .holds : .fails))
    }

    /// overFullScreen came with iOS 8, and was a value without effect on iPhones before.
    @Test("Nothing is possible in a style before it exists")
    func missingStyle() throws {
        let table = try Self.table("when feed.viewDidDisappear: present detail", after: Self.presenter)
        let row = try #require(table.rows.first { $0.style == .overFullScreen })
        let truths = zip(Release.lastReleases, row.truths(on: .phone))
        #expect(truths.allSatisfy { $0.major < 8 ? $1 == .impossible : $1 == .fails })
    }

    /// iPads begin with iOS 3.2.
    @Test("Nothing is possible on a device that a release never ran on")
    func missingDevice() throws {
        let table = try Self.table("when viewDidLoad: access view", after: ["new UIViewController as feed"])
        let row = try #require(table.rows.first)
        #expect(row.truths(on: .pad).first == .impossible)
        #expect(row.truths(on: .phone).first == .holds)
    }

    @Test("Without a presentation there is one row, and a method alone is the current controller's")
    func oneRow() throws {
        let table = try Self.table(
            "when viewDidUnload: memory warning", after: ["override loadView setting view", "access view"])
        #expect(table.rows.count == 1)
        let truths = try #require(table.rows.first).truths(on: .phone)
        let holding = zip(Release.lastReleases, truths).filter { $1 == .holds }.map(\.0.major)
        // viewDidUnload exists since iOS 3, and since iOS 6 no warning unloads a view.
        #expect(holding == [3, 4, 5])
        #expect(table.decidingRules.contains { $0.facts.identifier.hasPrefix("memory.") })
    }

    @Test(
        "Two calls mean their order, and their controller may be named behind of, as in predict",
        arguments: [
            ("loadView viewDidLoad", "feed.loadView before feed.viewDidLoad"),
            ("viewDidLoad of feed", "feed.viewDidLoad called"),
        ])
    func calls(goal: String, meant: String) throws {
        let table = try Self.table("when \(goal): access view", after: ["new UIViewController as feed"])
        #expect(table.goal.text == meant)
        #expect(table.rows.first?.truths(on: .phone).last == .holds)
    }

    @Test(
        "A question without a goal is asked for one", arguments: ["when : access view", "when feed appears"])
    func incomplete(line: String) {
        var session = Session()
        _ = session.enter("new UIViewController as feed")
        guard case .misunderstood? = session.enter(line).first else {
            Issue.record("\(line) was understood")
            return
        }
    }

    @Test(
        "A question that begins with when is no command", arguments: ["when is viewDidLoad called", "when"])
    func question(line: String) {
        var session = Session()
        guard case .misunderstood? = session.enter(line).first else {
            Issue.record("\(line) was understood")
            return
        }
    }
}

@Suite("Values at each call")
struct WatchedValuesTests {
    private static func values(_ line: String, after lines: [String]) -> [String: [String?]] {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        guard case .watched(let watched)? = session.enter(line).first else { return [:] }
        return Dictionary(watched.rows.map { ($0.call, $0.values) }) { first, _ in first }
    }

    @Test("A view is loaded from viewDidLoad on and in the window from viewIsAppearing on")
    func launch() {
        let values = Self.values(
            "watch isViewLoaded, view.window != nil", after: ["new UIViewController as feed", "launch feed"])
        #expect(values["feed.loadView"] == ["false", "false"])
        #expect(values["feed.viewDidLoad"] == ["true", "false"])
        #expect(values["feed.viewWillAppear"] == ["true", "false"])
        #expect(values["feed.viewIsAppearing"] == ["true", "true"])
    }

    @Test("Something that can't be read is a fault, and nothing is called by watching")
    func fault() {
        var session = Session()
        _ = session.enter("access view")
        let count = session.simulation.trace.count
        guard case .misunderstood? = session.enter("watch nonsense").first else {
            Issue.record("nonsense was read")
            return
        }
        _ = session.enter("watch view.frame")
        #expect(session.simulation.trace.count == count)
    }
}
