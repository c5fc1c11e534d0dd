import Lifecycle
import Testing

@testable import Checks

@Suite("Mending")
struct FixTests {
    @Test(
        "The call of super goes where a person would put it, and the rest stays as it is",
        arguments: [
            (
                "    override func viewDidLoad() {\n        title = \"A\"  // a\n    }",
                "    override func viewDidLoad() {\n        super.viewDidLoad()\n        title = \"A\"  // a\n    }"
            ),
            (
                "\toverride func viewDidLoad() {\n\t\ttitle = \"A\"\n\t}",
                "\toverride func viewDidLoad() {\n\t\tsuper.viewDidLoad()\n\t\ttitle = \"A\"\n\t}"
            ),
            (
                "  override func viewDidLoad() { title = \"A\" }",
                "  override func viewDidLoad() { super.viewDidLoad(); title = \"A\" }"
            ),
            ("  override func viewDidLoad() {}", "  override func viewDidLoad() { super.viewDidLoad() }"),
            (
                "  override func viewDidLoad()\n  {\n    // Nothing.\n  }",
                "  override func viewDidLoad()\n  {\n      super.viewDidLoad()\n    // Nothing.\n  }"
            ),
            (
                "    override func viewDidLoad() { // first\n        // second\n        title = \"A\"\n    }",
                "    override func viewDidLoad() { // first\n        super.viewDidLoad()\n        // second\n"
                    + "        title = \"A\"\n    }"
            ),
            (
                "  override func viewWillAppear(_ isAnimated: Bool) { title = \"A\" }",
                "  override func viewWillAppear(_ isAnimated: Bool) { super.viewWillAppear(isAnimated); "
                    + "title = \"A\" }"
            ),
            (
                "    override func updateViewConstraints() {\n        title = \"A\" // last\n    }",
                "    override func updateViewConstraints() {\n        title = \"A\" // last\n"
                    + "        super.updateViewConstraints()\n    }"
            ),
            (
                "  override func viewDidLoad() { title = \"A\"\n    title = nil\n  }",
                "  override func viewDidLoad() { super.viewDidLoad(); title = \"A\"\n    title = nil\n  }"
            ),
            (
                "  override func updateViewConstraints() { title = \"A\"; }",
                "  override func updateViewConstraints() { title = \"A\"; super.updateViewConstraints(); }"
            ),
        ])
    func superCall(method: String, mended: String) async {
        let text = "class Feed: UIViewController {\n\(method)\n}\n"
        let report = await Checking.check(text)
        #expect(report.findings.map(\.kind) == [.superMissing])
        #expect(
            SourceFixer(report.findings, in: text).text == "class Feed: UIViewController {\n\(mended)\n}\n")
    }

    @Test("A parameter without a name leaves nothing to pass on, so nothing is mended")
    func unnamed() async {
        let report = await Checking.check(
            "class Feed: UIViewController { override func viewDidAppear(_: Bool) { title = nil } }")
        #expect(report.findings.map(\.kind) == [.superMissing])
        #expect(report.findings.allSatisfy { $0.fix == nil })
    }

    @Test("What would come out as no Swift is not given out")
    func noSwift() {
        let text = "class Feed: UIViewController {}\n", place = CodeLocation(file: "", line: 1, column: 1)
        let edit = CodeFix.Edit(bytes: 0..<0, text: "}", start: place, end: place)
        let finding = CodeFinding(
            kind: .superMissing, place: place, message: "", className: "Feed", proof: nil,
            fix: CodeFix(title: "", file: "", edits: [edit]))
        let fixer = SourceFixer([finding], in: text)
        #expect(fixer.text == text)
        #expect(fixer.mended.isEmpty)
    }

    @Test("A byte order mark is no part of the code, and stays")
    func byteOrderMark() async {
        let text = "\u{FEFF}class Feed: UIViewController { override func viewDidLoad() { title = \"A\" } }"
        let report = await Checking.check(text)
        #expect(report.problems.isEmpty)
        #expect(
            SourceFixer(report.findings, in: text).text
                == text.replacing("() { ", with: "() { super.viewDidLoad(); "))
    }

    @Test("New lines end as those of the file do")
    func lineEnds() async {
        let text =
            "class Feed: UIViewController {\n    override func viewDidLoad() {\n        title = \"A\"\n    }\n}\n"
        let windows = text.replacing("\n", with: "\r\n")
        let report = await Checking.check(windows)
        #expect(
            SourceFixer(report.findings, in: windows).text
                == windows.replacing("() {\r\n", with: "() {\r\n        super.viewDidLoad()\r\n"))
    }

    @Test("Windows line ends and wide characters stay")
    func bytes() async {
        let text =
            "// 视图 🇨🇭\r\nclass Feed: UIViewController {\r\n  override func loadView() {\r\n    "
            + "super.loadView()\r\n    view = UIView()\r\n  }\r\n}\r\n"
        let report = await Checking.check(text)
        #expect(report.findings.map(\.kind) == [.loadViewCallsSuper])
        #expect(
            SourceFixer(report.findings, in: text).text
                == text.replacing("    super.loadView()\r\n", with: ""))
    }
}
