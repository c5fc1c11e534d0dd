import Testing

@testable import Checks

@Suite("Settings and silenced findings")
struct SettingsTests {
    @Test("Kinds and paths are read")
    func reads() throws {
        let settings = try CheckSettings(
            "# ours\ndisabled: [super.missing]\nexcluded:\n  - Vendor/\n  - '**/Generated'\n  - App/*.gen.swift\n",
            path: ".viewdid.yml")
        #expect(settings.disabled == [.superMissing])
        #expect(settings.excludes("Vendor/A.swift"))
        #expect(settings.excludes("App/Deep/Generated/A.swift"))
        #expect(settings.excludes("App/Model.gen.swift"))
        #expect(!settings.excludes("App/Vendor/A.swift"))
        #expect(!settings.excludes("App/Deep/Model.gen.swift"))
    }

    @Test("An empty file and one of comments say nothing", arguments: ["", "# nothing\n", "---\n"])
    func empty(text: String) throws {
        #expect(try CheckSettings(text, path: ".viewdid.yml") == CheckSettings())
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            (
                "disabled: [super.mising]",
                ".viewdid.yml:1:12: there is no kind super.mising: list them with viewdid check --kinds."
            ),
            ("kinds: all", ".viewdid.yml:1:1: there is no key kinds: use disabled or excluded."),
            (
                "excluded:\n  - {a: b}",
                ".viewdid.yml:2:5: excluded needs a list of texts: write excluded: [first, second]."
            ),
            (
                "- a",
                ".viewdid.yml:1:1: this is not a list of keys: write lines such as disabled: [super.missing]."
            ),
        ])
    func wrong(text: String, message: String) throws {
        let error = #expect(throws: CheckSettingsError.self) {
            try CheckSettings(text, path: ".viewdid.yml")
        }
        #expect(error?.description == message)
    }

    @Test(
        "Hostile files are refused at once",
        arguments: [
            String(repeating: "[", count: 50_000), String(repeating: "- ", count: 40_000) + "a",
            "excluded: " + String(repeating: "{a: ", count: 20_000), String(repeating: "x", count: 200_000),
            "excluded: [*a]", "disabled: \u{0}", "a: &a [*a]", "\"",
            "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]",
        ])
    func hostile(text: String) {
        #expect(throws: CheckSettingsError.self) { try CheckSettings(text, path: ".viewdid.yml") }
    }

    @Test("A pattern of many stars takes no time")
    func stars() {
        let pattern = PathPattern(String(repeating: "**/", count: 200) + "a*a*a*a*a*a*a*b")
        #expect(!pattern.fits(String(repeating: "aaaaaaaaaaaaaaaaaaaaaaaaa/", count: 200) + "c"))
        let doubled = PathPattern(String(repeating: "**/", count: 20_000) + "a")
        #expect(doubled.fits(String(repeating: "b/", count: 2000) + "a"))
        #expect(!doubled.fits(String(repeating: "b/", count: 2000) + "c"))
    }

    @Test("A comment silences the kinds that it names, on its line or the next")
    func silences() async {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                override func viewDidLoad() {}  // viewdid:ignore super.missing
                // viewdid:ignore super.missing, memory.timer because of the base class
                override func viewWillAppear(_ animated: Bool) {}
                override func viewDidAppear(_ animated: Bool) {}  // viewdid:ignore memory.timer
                let text = "// viewdid:ignore super.missing"; override func viewDidDisappear(_ animated: Bool) {}
            }
            """)
        #expect(report.short == ["5 super.missing", "6 super.missing"])
        #expect(report.silenced == 2)
    }

    @Test("Comments below each other all silence the line behind them")
    func silencesBelowEachOther() async {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                // viewdid:ignore super.missing
                // viewdid:ignore memory.timer
                override func viewDidLoad() {}
            }
            """)
        #expect(report.short == [])
        #expect(report.silenced == 1)
    }

    @Test("A comment that names no kind is told")
    func misnamed() async {
        let report = await Checking.check("class Feed: UIViewController {} // viewdid:ignore super.mising\n")
        #expect(
            report.misnamed.map(\.line) == [
                "Feed.swift:1:33: error: there is no kind super.mising to ignore (list them with viewdid check --kinds)"
            ]
        )
    }

    @Test("A kind that is disabled is not told")
    func disabled() async {
        let text = "class Feed: UIViewController { override func viewDidLoad() {} }"
        #expect(await Checking.check(["A.swift": text], disabled: [.superMissing]).findings.isEmpty)
    }
}
