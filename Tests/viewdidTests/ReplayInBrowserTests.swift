import Foundation
import TestSupport
import Testing

/// Replays as pages, opened in a real browser.
@Suite("Replays in a browser", .enabled(if: Browser.path != nil))
struct ReplayInBrowserTests {
    let program: Program
    private static let transcript = """
        viewdid-transcript: 1
        learner: <b>ada</b> & "co"
        ios: 17.7
        device: iPhone 15

          1     0.5  command  new UINavigationController as nav with vc; launch nav
          2     1.0  command  new UINavigationController as nav with vc
          3     1.5  command  launch nav
          4     2.0  command  class Detail: UIViewController
          5     2.5  command  new Detail as detail
          6     3.0  predict  push detail
          7     3.5  answer   <script>alert(1)</script>
          8     4.0  answer   nothing
          9     4.5  command  pop
         10     5.0  command  memory warning

        """

    init() throws { program = try Program() }

    private func page(
        _ text: String = ReplayInBrowserTests.transcript, _ options: [String] = []
    ) throws -> String {
        let file = try program.write(text, to: "\(UUID().uuidString).transcript")
        let result = try program.run(["replay", "--format", "html", file] + options)
        #expect(result.status < 2, "\(result.errors)")
        return try program.write(result.output, to: "\(UUID().uuidString).html")
    }

    private func shown(_ browser: Browser) throws -> [Int] {
        try browser.value(
            "[...document.querySelectorAll('.step')].filter(s => !s.hidden).map(s => Number(s.dataset.number))"
        )
    }

    @Test("It loads nothing beside itself, breaks no rule of its policy, and fits a phone of 360 pixels")
    func phone() throws {
        let browser = try Browser(width: 360, height: 740)
        let path = try page()
        for number in 1...10 {
            try browser.visit(path, fragment: "#step-\(number)")
            #expect(try shown(browser) == [number])
            #expect(try browser.value("document.documentElement.scrollWidth", as: Int.self) <= 360)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            #expect(browser.requests.isEmpty, "\(browser.requests)")
            // A reload of the same page with another fragment would not load it anew.
            try browser.visit("/dev/null")
        }
        try browser.visit(path, fragment: "#step-8")
        #expect(
            try browser.value(
                "parseFloat(getComputedStyle(document.querySelector('pre')).fontSize)", as: Double.self)
                >= 12)
        try keep(browser, "phone")
    }

    @Test("Keys go from entry to entry, play, open the calls and show all")
    func keys() throws {
        let browser = try Browser(width: 1000, height: 800)
        try browser.visit(try page())
        #expect(try shown(browser) == [1])
        for (key, number) in [
            ("ArrowRight", 2), ("n", 3), ("ArrowLeft", 2), ("p", 1), ("p", 1), ("End", 10), ("n", 10),
            ("Home", 1),
        ] {
            try browser.press(key)
            #expect(try shown(browser) == [number], "\(key)")
        }
        for key in ["End", "p", "p", "c"] { try browser.press(key) }
        #expect(
            try browser.value(
                "document.querySelectorAll('#step-8 details[open] .stack li').length", as: Int.self) > 4)
        try keep(browser, "desk")
        try browser.press("a")
        #expect(try shown(browser).count == 10)
        try browser.press("a")
        try browser.press("Home")
        for _ in 1...6 { try browser.press("+") }
        try browser.press(" ")
        let deadline = Date().addingTimeInterval(60)
        while try shown(browser) != [10], Date() < deadline { usleep(20_000) }
        #expect(try shown(browser) == [10])
        #expect(try browser.value("document.getElementById('play').textContent") == "Play")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("An entry shows its trace with rules and call stacks")
    func content() throws {
        let browser = try Browser(width: 1000, height: 800)
        try browser.visit(try page(), fragment: "#step-8")
        func text(_ selector: String) throws -> String {
            try browser.value("document.querySelector('#step-8 \(selector)').textContent")
        }
        #expect(try text("h2").flowing == "8 answer nothing 4.0 s")
        #expect(try text(".trace").contains("detail.viewDidLoad"))
        #expect(try text(".stack").contains("-[UIViewController "))
        #expect(try text(".trace").contains("viewWillAppear"))
    }

    @Test("Markup and scripts of a transcript are text, and scripts that someone adds do not run")
    func hostile() throws {
        let path = try page()
        let browser = try Browser(width: 800, height: 600)
        try browser.visit(path)
        #expect(try browser.value("document.querySelectorAll('b').length") == 0)
        #expect(try browser.value("document.scripts.length") == 1)
        #expect(
            try browser.value("document.querySelector('h1').textContent") == "<b>ada</b> & \"co\", a session")
        #expect(
            try browser.value(
                "document.querySelector('#step-7 h2').textContent.includes('<script>alert(1)</script>')"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let changed = text.replacing(
            "</main>",
            with: "</main><script>document.title = 'run'</script><img src=\"https://example.org/x\">")
        try browser.visit(try program.write(changed, to: "changed.html"))
        #expect(try browser.value("document.title") != "run")
        #expect(browser.complaints.contains { $0.contains("Content Security Policy") })
    }

    @Test("Without its script the page shows every entry, and no buttons that do nothing")
    func withoutScript() throws {
        let text = try String(contentsOfFile: try page(), encoding: .utf8)
        let start = try #require(text.firstRange(of: "<script>")),
            end = try #require(text.firstRange(of: "</script>"))
        let bare = String(text[..<start.lowerBound] + text[end.upperBound...])
        let browser = try Browser(width: 800, height: 600)
        try browser.visit(try program.write(bare, to: "bare.html"))
        #expect(try shown(browser).count == 10)
        #expect(try browser.value("getComputedStyle(document.getElementById('controls')).display") == "none")
    }

    @Test("--speed is the speed that it plays at first, one of the usual or its own")
    func speed() throws {
        let browser = try Browser(width: 800, height: 600)
        for (given, chosen) in [("2", "2.0"), ("3", "3.0")] {
            try browser.visit(try page(Self.transcript, ["--speed", given]))
            #expect(try browser.value("document.getElementById('speed').value") == chosen)
        }
    }

    /// Keeps a picture for people who ask for it: `PICTURES=folder`.
    private func keep(_ browser: Browser, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
        try browser.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}
