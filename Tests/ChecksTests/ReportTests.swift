import CourseTexts
import Foundation
import Reports
import Testing

@testable import Checks

@Suite("Reports of findings")
struct ReportTests {
    private static let text = """
        class Feed: UIViewController {
            let child = UIViewController()
            override func viewDidLoad() {
                addChild(child)
                view.addSubview(child.view)
            }
        }
        """

    @Test("People are told place, commands, trace, remedy and rule")
    func text() async {
        let report = await Checking.check(["App/Feed me.swift": Self.text])
        let lines = FindingsText(report, showsUndecided: false).lines
        #expect(
            lines.contains(
                "App/Feed me.swift:4:9: warning: child is added, but didMove(toParent:) is never called on it. "
                    + "[child.no-didMove]"))
        #expect(lines.contains("    shown by: launch Feed as sut"))
        #expect(lines.contains { $0.hasPrefix("    rule: containment.recipe: ") })
        #expect(lines.contains { $0.hasSuffix("--fix does this: Call didMove(toParent: self).") })
        #expect(lines.last == "2 findings; 1 controller class in 1 file.")
    }

    @Test("Editors get one line for each finding, as from a compiler")
    func xcode() async {
        let report = await Checking.check(["Feed.swift": Self.text])
        #expect(
            FindingsLines(report).lines == [
                "Feed.swift:3:19: warning: viewDidLoad doesn't call super. [super.missing]",
                "Feed.swift:4:9: warning: child is added, but didMove(toParent:) is never called on it. "
                    + "[child.no-didMove]",
            ])
    }

    @Test("JSON holds all of a finding")
    func json() async throws {
        let report = await Checking.check(["Feed.swift": Self.text])
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(report.json.utf8))
                as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        #expect(findings[1]["kind"] as? String == "child.no-didMove")
        #expect(findings[1]["commands"] as? [String] == ["launch Feed as sut"])
        #expect((findings[1]["trace"] as? [Any])?.isEmpty == false)
        let fix = try #require(findings[1]["fix"] as? [String: Any])
        let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
        #expect(edit["text"] as? String == "\n        child.didMove(toParent: self)")
        #expect(findings[0]["commands"] == nil)
    }

    @Test("A baseline silences what it has, wherever that moves, and nothing else")
    func baseline() async {
        let report = await Checking.check(["Feed.swift": Self.text])
        let lines = report.baseline
        #expect(lines.first == "Feed.swift: [super.missing] Feed: viewDidLoad doesn't call super.")
        let moved = await Checking.check(["Feed.swift": "\n" + Self.text])
        #expect(moved.silencing(lines.map { $0[...] }).findings.isEmpty)
        let rest = moved.silencing([lines[0][...]])
        #expect(rest.short == ["5 child.no-didMove"])
        #expect(rest.silenced == 1)
    }

    @Test("What rests on code that no run reaches is said to be likely")
    func likely() async {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                var source: Source?
                func start() { source?.onEnd = { self.title = nil } }
            }
            """)
        #expect(report.findings.map(\.confidence) == [.likely])
        #expect(
            FindingsLines(report).lines.first?.contains("warning: likely: This closure captures self") == true
        )
        #expect(report.json.contains(#""confidence" : "likely""#))
    }

    @Test(
        "What a run shows only if unread code doesn't prevent it is likely, and names that code",
        arguments: [
            ("FeedController", "", "FeedController, which isn't in the checked files,"),
            ("UIViewController", "Tracker.follow(self)", "other code that gets the Feed"),
            ("UIViewController", "assert(false)", "the end of the app in line 4 of Feed.swift"),
            (
                "UIViewController", "if rows.isEmpty { fatalError() }",
                "the end of the app in line 4 of Feed.swift"
            ),
            ("UIViewController", "print(rows[0], rows.first!)", "the end of the app in line 4 of Feed.swift"),
            ("UIViewController", "Tracker.follow(title)", nil),
        ] as [(String, String, String?)])
    func assumptions(superclass: String, call: String, assumption: String?) async throws {
        let report = await Checking.check(
            """
            class Feed: \(superclass) {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(call)
                    view.addSubview(UILabel())
                }
                private let rows: [Int] = []
            }
            """)
        let finding = try #require(report.findings.first)
        #expect(report.short == ["5 appearance.adds-again"])
        #expect(finding.confidence == (assumption == nil ? .certain : .likely))
        let ending = assumption.map { " This assumes that \($0) doesn't prevent it." } ?? "appearances."
        #expect(finding.message.hasSuffix(ending))
        #expect(report.cutShort.isEmpty)
    }

    @Test("A class whose run ends in an exception is counted, as there may be more to find")
    func cutShort() async {
        let code = "UINavigationController().popToViewController(self, animated: false)"
        let report = await Checking.check(
            "class Feed: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \(code) } }")
        #expect(report.cutShort.map(\.name) == ["Feed"])
        #expect(report.cutShort.map(\.place.line) == [1])
        #expect(report.cutShort.first?.reason == "the app ends here after: launch Feed as sut")
        let listed = FindingsText(report, showsUndecided: true).lines
        #expect(listed.dropLast().last?.contains("not fully checked: Feed (the app ends here") == true)
        #expect(
            FindingsText(report, showsUndecided: false).lines.last
                == "Nothing found; 1 controller class in 1 file; 1 class not fully checked.")
    }

    @Test("A class that covers itself again and again is told once, in each form that has room for it")
    func covered() async throws {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let detail = UIViewController()
                    detail.modalPresentationStyle = .fullScreen
                    present(detail, animated: true)
                }
            }
            """)
        #expect(report.cutShort.map(\.place.line) == [6])
        let line = FindingsText(report, showsUndecided: false).lines.dropLast().last
        #expect(
            line?.contains("not fully checked: Feed (another screen keeps covering it after: ") == true)
        let log = report.sarif(version: "1.0")
        #expect(log.contains("Feed was not fully checked: another screen keeps covering it after: "))
        #expect(report.json.contains("another screen keeps covering it after: "))
        let note = try #require(FindingsLines(report).lines.last)
        #expect(note.contains(": note: Feed was not fully checked: another screen keeps covering it"))
    }

    @Test("A class that covers itself once is said to register as often as it does in so many appearances")
    func counted() async throws {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                var hasShown = false
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard !hasShown else { return }
                    hasShown = true
                    let detail = UIViewController()
                    detail.modalPresentationStyle = .fullScreen
                    present(detail, animated: true)
                }
                @objc func changed() {}
            }
            """)
        let message = try #require(report.findings.first { $0.kind == .observesAtEachAppearance }?.message)
        #expect(message == "The observer is added again on each appearance: 4 times after 4 appearances.")
    }

    /// Checks the rules of the SARIF 2.1.0 schema for the objects in use. The whole schema isn't included,
    /// since it is a third party's text.
    @Test("SARIF has what its schema requires, and nothing that it does not know")
    func sarif() async throws {
        var texts: [String: String] = ["No.swift": "class {"]
        for file in Checking.files(in: "Pairs") {
            texts["App/" + (file as NSString).lastPathComponent] = try String(
                contentsOfFile: file, encoding: .utf8)
        }
        let report = await Checking.check(texts)
        let log = try JSONSerialization.jsonObject(
            with: Data(report.sarif(version: "1.0").utf8))
        let shape = SARIFShape()
        shape.check(log, as: "log")
        #expect(shape.faults == [])
        #expect(shape.counts["result", default: 0] == report.findings.count)
        #expect(shape.counts["fix", default: 0] == report.findings.count { $0.fix != nil })
        #expect(shape.counts["codeFlow", default: 0] > 10)
        #expect(shape.counts["notification"] == 1 + report.cutShort.count)
    }

    @Test("The page on kinds says of each what it is, what to do and by which rule")
    func documented() {
        #expect(FindingKind.allCases.filter { FindingKindFacts.all[$0] == nil } == [])
        let facts = FindingKind.allCases.map(\.facts)
        #expect(facts.allSatisfy { $0.title.hasSuffix(".") && $0.remedy.hasSuffix(".") })
        let rows = CourseTexts.findings.split(separator: "\n").count {
            $0.hasPrefix("| `") && $0.split(separator: "|").count == 4
        }
        #expect(rows == FindingKind.allCases.count)
    }
}

/// The part of the schema of SARIF that findings use: of each object the keys that it may have and those that it must.
private final class SARIFShape {
    private(set) var faults: [String] = []
    private(set) var counts: [String: Int] = [:]

    private struct Rule {
        let required: Set<String>
        /// The kinds of the values; `s` is a text, `i` a whole number from 0, `l` one from 1, `b` true or false.
        let keys: [String: String]
    }

    private static let rules: [String: Rule] = [
        "log": Rule(required: ["version", "runs"], keys: ["$schema": "s", "version": "s", "runs": "[run"]),
        "run": Rule(
            required: ["tool"],
            keys: ["tool": "tool", "invocations": "[invocation", "results": "[result", "columnKind": "s"]),
        "tool": Rule(required: ["driver"], keys: ["driver": "driver"]),
        "driver": Rule(required: ["name"], keys: ["name": "s", "version": "s", "rules": "[rule"]),
        "rule": Rule(
            required: ["id"],
            keys: [
                "id": "s", "shortDescription": "message", "fullDescription": "message", "help": "message",
                "defaultConfiguration": "configuration",
            ]),
        "configuration": Rule(required: [], keys: ["level": "s"]),
        "message": Rule(required: ["text"], keys: ["text": "s"]),
        "invocation": Rule(
            required: ["executionSuccessful"],
            keys: ["executionSuccessful": "b", "toolExecutionNotifications": "[notification"]),
        "notification": Rule(
            required: ["message"], keys: ["message": "message", "level": "s", "locations": "[location"]),
        "result": Rule(
            required: ["message"],
            keys: [
                "ruleId": "s", "ruleIndex": "i", "level": "s", "message": "message",
                "locations": "[location", "codeFlows": "[codeFlow", "fixes": "[fix", "properties": "bag",
            ]),
        "location": Rule(required: [], keys: ["physicalLocation": "physical", "message": "message"]),
        "physical": Rule(
            required: ["artifactLocation"], keys: ["artifactLocation": "artifact", "region": "region"]),
        "artifact": Rule(required: [], keys: ["uri": "s"]),
        "region": Rule(
            required: [], keys: ["startLine": "l", "startColumn": "l", "endLine": "l", "endColumn": "l"]),
        "codeFlow": Rule(required: ["threadFlows"], keys: ["threadFlows": "[threadFlow"]),
        "threadFlow": Rule(required: ["locations"], keys: ["locations": "[step"]),
        "step": Rule(required: [], keys: ["nestingLevel": "i", "location": "location"]),
        "fix": Rule(
            required: ["artifactChanges"], keys: ["description": "message", "artifactChanges": "[change"]),
        "change": Rule(
            required: ["artifactLocation", "replacements"],
            keys: ["artifactLocation": "artifact", "replacements": "[replacement"]),
        "replacement": Rule(
            required: ["deletedRegion"], keys: ["deletedRegion": "region", "insertedContent": "message"]),
    ]

    func check(_ value: Any, as kind: String) {
        counts[kind, default: 0] += 1
        if kind.hasPrefix("[") {
            guard let list = value as? [Any] else { return faults.append("\(kind): no list") }
            for item in list { check(item, as: String(kind.dropFirst())) }
            return
        }
        switch kind {
        case "s": if !(value is String) { faults.append("no text: \(value)") }
        case "b": if !(value is Bool) { faults.append("not true or false: \(value)") }
        case "i", "l":
            if (value as? Int).map({ $0 >= (kind == "l" ? 1 : 0) }) != true {
                faults.append("no number: \(value)")
            }
        case "bag": if !(value is [String: Any]) { faults.append("no bag: \(value)") }
        default:
            guard let rule = Self.rules[kind], let object = value as? [String: Any] else {
                return faults.append("\(kind): no object")
            }
            faults += rule.required.subtracting(object.keys).map { "\(kind): no \($0)" }
            for (key, inner) in object {
                guard let expected = rule.keys[key] else {
                    faults.append("\(kind): \(key)")
                    continue
                }
                check(inner, as: expected)
            }
        }
    }
}
