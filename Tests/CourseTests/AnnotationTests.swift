import Foundation
import Lifecycle
import Session
import Testing

@testable import Course

@Suite("Annotating logs", .serialized)
struct AnnotationTests {
    static func annotation(_ text: String) throws -> LogAnnotation {
        try annotation(pieces: [Array(text.utf8)])
    }

    static func annotation(pieces: [[UInt8]]) throws -> LogAnnotation {
        var annotator = LogAnnotator(by: try #require(TransitionCatalogue.shared))
        for piece in pieces { annotator.take(piece[...]) }
        return annotator.finish()
    }

    /// The calls that are found in a log.
    static func calls(_ text: String) throws -> [LogCall] {
        try annotation(text).stretches.flatMap(\.calls)
    }

    @Test("The transitions of a real log are recognised, and nothing in it is unusual", arguments: Logs.known)
    func transitionsAreRecognised(log: Logs.Log) throws {
        let annotation = try Self.annotation(log.printed(Logs.forms[0]))
        #expect(annotation.stretches.count == log.stretches.count)
        for (found, expected) in zip(annotation.stretches, log.stretches) {
            #expect(found.titles.contains(expected.title), "\(found.titles)")
            #expect(found.calls.count == expected.calls.split(separator: " ").count)
        }
        #expect(annotation.findings == [])
    }

    @Test("Classes and callbacks are found in whatever way a log is printed", arguments: PrintedLogs.all)
    func formsAreRead(log: PrintedLogs.Log) throws {
        let calls = log.stretches.flatMap(\.calls)
        // A name that only logs deinit may not be a controller.
        let controllers = Set(calls.filter { $0.callback.receiver == .controller }.map(\.name))
        let expected = calls.filter { $0.callback.receiver != .any || controllers.contains($0.name) }
        for form in calls.contains(where: \.name.isEmpty) ? Logs.unnamedForms : Logs.forms {
            let read = try Self.calls(form.text(calls))
            #expect(read.map(\.callback) == expected.map(\.callback), "\(form.testDescription)")
            #expect(
                read.map { $0.subject.lowercased() } == expected.map { $0.name.lowercased() },
                "\(form.testDescription)")
        }
    }

    @Test(
        "Each printed log is told by the commands that brought it, and nothing but what is odd is unusual",
        arguments: PrintedLogs.all.indices)
    func printedLogs(index: Int) throws {
        let log = PrintedLogs.all[index]
        let calls = log.stretches.flatMap(\.calls)
        let forms = calls.contains(where: \.name.isEmpty) ? Logs.unnamedForms : Logs.forms
        // Each log in another form: that names are found in all of them is tested above.
        let annotation = try Self.annotation(forms[index % forms.count].text(calls))
        let told = annotation.stretches.filter { !$0.readings.isEmpty }
        let expected = log.stretches.filter { $0.command != "-" }
        let commands = told.map { $0.readings.map(\.command) }
        #expect(told.count == expected.count, "\(log.id): \(commands)")
        for (found, wanted) in zip(told, expected) {
            let readings = found.readings.map(\.command)
            let likely = wanted.command.hasSuffix("?") ? readings : Array(readings.prefix(1))
            let names = Self.meanings(of: wanted.command.replacing("?", with: ""))
            #expect(likely.contains(where: names.contains), "\(log.id): \(wanted.command) in \(readings)")
        }
        #expect(annotation.findings.map(\.text) == log.findings, "\(log.id)")
        if let release = log.release, log.findings.isEmpty, !told.isEmpty {
            #expect(annotation.releases.contains(release), "\(log.id)")
        }
    }

    /// Of these, no session is found that makes all calls.
    static let withoutTwin: Set<String> = [
        "devtang-ios5-transition-and-unload", "irontop-unwind-search-log", "kingcos-loadview-loop",
        "mo4tech-nav-cycles", "neuburg-ios6-constraints-layout-rotate", "remkoh-present-in-viewDidAppear",
    ]

    @Test(
        "A session that makes the calls of a printed log is found, and makes them", arguments: PrintedLogs.all
    )
    func twins(log: PrintedLogs.Log) throws {
        let calls = log.stretches.flatMap(\.calls).filter { !$0.name.isEmpty }
        guard !calls.isEmpty else { return }
        let annotation = try Self.annotation(Logs.forms[0].text(calls))
        let catalogue = try #require(TransitionCatalogue.shared)
        guard !Self.withoutTwin.contains(log.id) else {
            let twin = LogTwin(annotation, by: catalogue)
            #expect(twin?.difference != nil || twin == nil, "\(log.id) has a twin: take it out of the list")
            return
        }
        let twin = try #require(LogTwin(annotation, by: catalogue), "\(log.id)")
        #expect(twin.difference == nil, "\(log.id): \(twin.lines)")
        var session = Session(Session.Start(environment: Environment()))
        for line in twin.lines { #expect(!session.enter(line).contains { $0.isFailure }, "\(line)") }
        let made = Set(session.simulation.trace.entries.map(\.callbackName))
        let wanted = Set(
            annotation.stretches.filter { !$0.titles.isEmpty }.flatMap(\.calls).map(\.callback.rawValue))
        #expect(wanted.isSubset(of: made), "\(log.id)")
    }

    /// A source that only says that a screen was shown or left leaves open how.
    private static func meanings(of command: String) -> Set<String> {
        switch command {
        case "show": ["launch", "push", "present"]
        case "leave": ["pop", "dismiss", "remove", "window"]
        default: [command]
        }
    }

    @Test("A log of the engine's own is recognised on every release", arguments: Release.lastReleases)
    func ownLogs(release: Release) throws {
        var session = Session(Session.Start(environment: Environment(release: release)))
        var text = ""
        for line in [
            "class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed",
            "launch nav", "new Detail as detail; push detail onto nav", "pop",
        ] {
            for case .ran(let run) in session.enter(line) {
                for index in run.controllerCallbacks {
                    let entry = run.simulation.trace[index]
                    text += "\(entry.receiver.name(in: run.simulation.world)).\(entry.callbackName)\n"
                }
            }
        }
        let annotation = try Self.annotation(text)
        #expect(annotation.findings == [])
        #expect(annotation.releases.contains(release))
        #expect(annotation.stretches.contains { $0.titles.contains("detail is pushed over feed") })
    }

    static let push = """
        Detail.viewDidLoad
        Feed.viewWillDisappear
        Detail.viewWillAppear
        Feed.viewDidDisappear
        Detail.viewDidAppear
        """
    static let pop = """
        Detail.viewWillDisappear
        Feed.viewWillAppear
        Detail.viewDidDisappear
        Feed.viewDidAppear
        """

    /// A log with a fault, and what has to be said of it.
    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let log: String
        let text: String
        let cause: String
    }

    static let faults = [
        Fault(
            testDescription: "a push is followed by a dismissal",
            log: push + "\n"
                + "Detail.viewWillDisappear\nFeed.viewWillAppear\nFeed.viewDidAppear\nDetail.viewDidDisappear",
            text: "This fits only after a presentation, but lines", cause: "a custom animation"),
        Fault(
            testDescription: "what was presented is swiped back",
            log: """
                Detail.viewDidLoad
                Feed.viewWillDisappear
                Detail.viewWillAppear
                Detail.viewDidAppear
                Feed.viewDidDisappear
                Detail.viewWillDisappear
                Feed.viewWillAppear
                Feed.viewWillDisappear
                Feed.viewDidDisappear
                Detail.viewWillAppear
                Detail.viewDidAppear
                """,
            text: "This fits only after a push, but lines 1 to 5", cause: "a custom animation"),
        Fault(
            testDescription: "a did is missing",
            log: push + "\n" + pop.replacing("Detail.viewDidDisappear\n", with: "") + "\n" + push + "\n"
                + pop,
            text: "Detail.viewDidDisappear is missing.", cause: "without super"),
        Fault(
            testDescription: "the log ends too early",
            log: push + "\n" + pop + "\n"
                + push.replacing(
                    "\nDetail.viewDidAppear", with: ""
                ).replacing("Detail.viewDidLoad\n", with: ""),
            text: "Detail.viewDidAppear is missing.", cause: "the log ends before"),
        Fault(
            testDescription: "a call is forwarded twice",
            log: push.replacing("Detail.viewWillAppear", with: "Detail.viewWillAppear\nDetail.viewWillAppear")
                + "\n" + pop,
            text: "Detail.viewWillAppear is called again.", cause: "forwards"),
        Fault(
            testDescription: "a controller appears twice",
            log: "Feed.viewWillAppear\nFeed.viewDidAppear\nFeed.viewWillAppear\nFeed.viewDidAppear",
            text: "Feed appears again without having disappeared.", cause: "begin and end"),
        Fault(
            testDescription: "a view is loaded without end",
            log: String(repeating: "Feed.loadView\nFeed.viewDidLoad\n", count: 5),
            text: "The view of Feed is loaded over and over.", cause: "doesn't assign view"),
        Fault(
            testDescription: "a view is loaded twice", log: "Feed viewDidLoad\nFeed viewDidLoad",
            text: "Feed.viewDidLoad is called again.", cause: "two instances of one class"),
        Fault(
            testDescription: "the order is that of another release",
            log:
                "A.viewDidLoad\nA.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear\nA.didReceiveMemoryWarning\n"
                + "B.viewDidLoad\nB.didReceiveMemoryWarning\nB.viewDidUnload",
            text: "This is the order on", cause: "a different iOS version"),
    ]

    @Test("What is unusual is told with its likeliest cause", arguments: faults)
    func faultsAreFound(fault: Fault) throws {
        let findings = try Self.annotation(fault.log).findings
        #expect(
            findings.contains { $0.text.hasPrefix(fault.text) && $0.cause.contains(fault.cause) },
            "\(findings)")
    }

    @Test(
        "A view that is loaded anew after anything else was told is usual, and so is one of somebody unnamed")
    func loadedAnew() throws {
        let shown = Self.push + "\n" + Self.pop + "\n" + Self.push + "\n" + Self.pop
        #expect(try Self.annotation(shown).findings == [])
        #expect(try Self.annotation("viewDidLoad\nviewDidLoad").findings == [])
    }

    @Test(
        "Keys of JSON are no names, and words for a controller in other scripts end one",
        arguments: [
            (#"{"level":"info","msg":"viewDidLoad","vc":"Feed"}"#, "Feed"),
            (#"{"vc": "Feed", "msg" : "viewDidLoad"}"#, "Feed"),
            ("首页控制器 viewDidLoad", "首页控制器"), ("进入页面 viewDidLoad", ""), ("控制器 viewDidLoad", ""),
            ("首页 viewDidLoad", "首页"), ("调用了 viewDidLoad", ""),
            ("[DEBUG] Profile did load", "Profile"), ("home view will appear", "home"),
            ("Profile View did disappear", "Profile"),
        ])
    func names(line: String, name: String) throws {
        #expect(try Self.calls(line).map(\.subject) == [name])
    }

    @Test("Where methods are logged by their names, words are no calls")
    func wordsBesideNames() throws {
        let log = "Home viewDidLoad\nBanner did load\nHome viewWillAppear"
        #expect(try Self.calls(log).map(\.subject) == ["Home", "Home"])
    }

    @Test("A controller that is let go of alone was not called by hand")
    func deinitAlone() throws {
        let log = "Feed viewDidLoad\nFeed viewWillAppear\nFeed deinit\nFeed viewDidAppear"
        let findings = try Self.annotation(log).stretches.flatMap(\.findings)
        let cause = try #require(findings.first).cause
        #expect(cause.hasPrefix("the instance was never shown"))
    }

    @Test("Somebody without a name is spoken of in whole sentences")
    func unnamed() throws {
        let titles = try Self.annotation("viewDidLoad").stretches.flatMap(\.titles)
        #expect(titles.contains { $0.hasPrefix("the tab of a controller is selected") })
        #expect(!titles.contains { $0.contains("tab a controller") || $0.contains("child a controller") })
    }

    @Test("UIKit's own complaints are recognised")
    func complaints() throws {
        let log = """
            2024-01-02 10:11:12 App[1:2] Unbalanced calls to begin/end appearance transitions for <Feed: 0x10>.
            *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Pushing the same \
            view controller instance more than once is not supported (<Feed: 0x10>)'
            """
        #expect(try Self.annotation(log).complaints.map(\.topic) == ["unbalanced calls", "pushed twice"])
    }

    @Test("Two instances of a class are told apart by their addresses")
    func instances() throws {
        let log = "<Feed: 0x1000a> viewDidLoad\n<Feed: 0x1000b> viewDidLoad\n<Home: 0x1000c> viewDidLoad"
        #expect(try Self.calls(log).map(\.subject) == ["Feed 0x1000a", "Feed 0x1000b", "Home"])
    }

    @Test("Text in two bytes a letter, broken text and no text at all are read or passed over")
    func encodings() throws {
        let log = "Feed.viewDidLoad\nFeed.viewWillAppear\n"
        let wide: [UInt8] = [0xFF, 0xFE] + log.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let broken: [UInt8] = [0xC3, 0x28, 0xFF] + Array(log.utf8) + [0xE4, 0xBD]
        let noise = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }
        for (bytes, count) in [(wide, 2), (broken, 2), ([], 0), (noise, 0)] {
            #expect(try Self.annotation(pieces: [bytes]).callCount == count)
        }
    }

    @Test("Control characters do not get into names")
    func controlCharacters() throws {
        let calls = try Self.calls("\u{1B}]0;gone\u{7}\u{1B}[2JFeed\u{1B}[0m viewDidLoad\r\n")
        #expect(calls.map(\.subject) == ["Feed"])
    }

    @Test("What is longer than any name is none, be it of marks on one letter", arguments: ["a", "控"])
    func heapOfMarks(letter: String) throws {
        let heap = letter + String(repeating: "\u{301}", count: 300)
        #expect(try Self.calls("\(heap).viewDidLoad").map(\.subject) == [""])
    }
}

extension LogAnnotation {
    /// Everything unusual in the stretches that were kept, in the order of the log.
    var findings: [Finding] { stretches.flatMap(\.findings) }
}
