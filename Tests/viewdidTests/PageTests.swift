import CommandLanguage
import Course
import Foundation
import Reports
import Session
import SwiftSource
import TestSupport
import Testing

private let builtPage = Readme.root.appendingPathComponent("viewdid.html").path

/// The page that `make web` builds, in a real browser.
@Suite(
    "The tutor as a page",
    .enabled(
        if: Browser.path != nil && FileManager.default.fileExists(atPath: builtPage),
        "needs Chromium, and viewdid.html, which make web builds"))
struct PageTests {
    private func open(_ fragment: String = "#session", width: Int = 1200, height: Int = 900) throws -> Browser
    {
        let browser = try Browser(width: width, height: height)
        try browser.visit(builtPage, fragment: fragment)
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        return browser
    }

    private func wait(in browser: Browser, until condition: String) throws {
        let deadline = Date().addingTimeInterval(60)
        while try !browser.value(condition, as: Bool.self) {
            try #require(Date() < deadline, "\(condition): \(browser.complaints)")
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    fileprivate static func script(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    // MARK: - The same tutor

    /// A part of a scenario: the lines that someone types, and the transcript that the program records of them.
    fileprivate struct Part {
        let name: String
        let lines: [String]
        let transcript: String

        static let date = "2026-01-01T00:00:00Z"

        init(_ name: String, _ lines: [String]) {
            let start = Session.Start.readyController(code: .standard)
            var session = Session(start)
            for line in lines { _ = session.enter(line) }
            let header = TranscriptHeader(start, learner: nil, startedOn: Self.date)
            (self.name, self.lines) = (name, lines)
            transcript = TranscriptWriter.text(of: Transcript(header: header, journal: session.journal))
        }

        /// The scenarios, as batches of parts, and the page's data for each batch.
        static func batches(every step: Int = 1) throws -> [(parts: [Part], data: String)] {
            let folder = Readme.root.appendingPathComponent("Tests/LifecycleTests/Scenarios")
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil
            )
            // A number of nanoseconds in it needs 64 bits, and `Int` has 32 in the page.
            .filter { $0.pathExtension == "trace" && $0.lastPathComponent != "a-task-that-sleeps.trace" }
            .sorted { $0.path < $1.path }
            try #require(files.count > 400)
            let handbook = try #require(Handbook.shared)
            let chosen = stride(from: 0, to: files.count, by: step).map { files[$0] }
            return try stride(from: 0, to: chosen.count, by: 50).map { first in
                let parts = try chosen[first..<min(chosen.count, first + 50)].flatMap(parts)
                return (parts, CourseData([], handbook, examples: parts.map(\.lines)).json)
            }
        }

        private static func parts(of file: URL) throws -> [Part] {
            var parts: [[String]] = [[]]
            for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
                if line.hasPrefix("--") { parts.append([]) }
                guard line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
                parts[parts.count - 1].append(String(line.dropFirst(line.hasPrefix("    > ") ? 6 : 4)))
            }
            return parts.filter { !$0.isEmpty }.map { Part(file.lastPathComponent, $0) }
        }
    }

    @Test("It records the same of each scenario, entry by entry")
    func scenarios() throws {
        var browser = try open()
        for (parts, data) in try Part.batches() {
            func prepare() throws {
                let count: Int = try browser.value(
                    "viewdid.ask('data', \(Self.script(data))).lessons.length")
                #expect(count == 0)
            }
            try prepare()
            for part in parts {
                let found: String = try browser.value(
                    """
                    (() => { try { viewdid.ask('restart');
                    for (const line of \(Self.script(part.lines))) viewdid.ask('enter', JSON.stringify([line, 100, 0, true]));
                    return viewdid.ask('transcript', '\(Part.date)').text; } catch (error) { return String(error); } })()
                    """)
                #expect(found == part.transcript, "\(part.name): \(part.lines.first ?? "")")
                guard !found.hasPrefix("viewdid-transcript") else { continue }
                browser = try open()
                try prepare()
            }
        }
    }

    @Test("The session in the README is what the page shows")
    func readme() throws {
        let browser = try open()
        try Self.compareReadme { lines in
            try lines.map { line in
                let answer: [String: [String]] = try browser.value(
                    """
                    (({ rows, offers }) => ({ rows, offers }))(viewdid.ask('enter', \
                    JSON.stringify([\(Self.script(line)), 80, 0, true])))
                    """)
                return WasmKit.Answer(rows: answer["rows"], offers: answer["offers"], text: nil)
            }
        }
    }

    /// Compares the session in the README with the answers to its lines.
    fileprivate static func compareReadme(to answers: ([String]) throws -> [WasmKit.Answer]) throws {
        let shown = try Readme.session(), places = shown.indices.filter { Readme.typed(shown[$0]) != nil }
        let lines = try places.map { try #require(Readme.typed(shown[$0])).text }
        let answers = try answers(lines)
        try #require(answers.count == lines.count)
        for (place, end) in zip(places.indices, places.dropFirst() + [shown.count]) {
            let told = shown[(places[place] + 1)..<end].filter { !$0.isEmpty }
            let rows = answers[place].rows ?? []
            func words(_ lines: [String]) -> [String] {
                lines.flatMap { $0.split(separator: " ") }.map(String.init)
            }
            #expect(
                words(rows + (answers[place].offers ?? [])).sorted() == words(told).sorted(),
                "\(lines[place])")
            for row in rows { #expect(told.contains { $0.hasPrefix(row) }, "\(row)") }
        }
    }

    @Test("Each lesson begins in the page as in the program")
    func lessons() throws {
        let browser = try open(), program = try Program()
        let count: Int = try browser.value("document.querySelectorAll('#lessons option').length - 3")
        #expect(count == CourseLessons.count)
        for number in 1...count {
            let rows: [String] = try browser.value(
                "viewdid.ask('enter', JSON.stringify(['learn \(number)', 100, 0, true])).rows")
            let result = try program.run(
                ["--plain", "--data-dir", program.folder.path + "/\(number)"],
                input: Data("learn \(number)\n".utf8))
            // What the program says before the lesson begins, such as on which others it builds, the page leaves out.
            let shown = rows.filter { !$0.isEmpty }
            let told = result.output.components(separatedBy: "\n").filter { !$0.isEmpty }
            #expect(shown == Array(told.suffix(shown.count)), "learn \(number)")
        }
    }

    @Test("An interview asks in the page what it asks in the program, and its transcript is graded")
    func interview() throws {
        let browser = try open(), program = try Program(), date = "2026-01-01T00:00:00Z"
        func rows(_ line: String) throws -> [String] {
            try browser.value("viewdid.ask('enter', JSON.stringify(['\(line)', 100, 0, true])).rows")
        }
        var shown = try rows("interview 20")
        let seed = try #require(shown.joined(separator: " ").firstMatch(of: /--seed (\d+)/)?.1)
        let lines = ["nothing", "yes", "a", "1"] + Array(repeating: "next", count: 20) + ["leave"]
        for line in lines { shown += try rows(line) }
        let result = try program.run(
            ["interview", "--plain", "--minutes", "20", "--seed", String(seed)],
            input: Data(lines.joined(separator: "\n").utf8))
        let told = result.output.components(separatedBy: "\n").filter { !$0.isEmpty }
        #expect(told.count > 100)
        // The page goes back to its session, which the program doesn't have here.
        #expect(shown.filter { !$0.isEmpty }.dropLast() == told[...])
        let transcript: String = try browser.value("viewdid.ask('transcript', '\(date)').text")
        let grade = try program.run(["grade", try program.write(transcript, to: "interview.transcript")])
        #expect(grade.output.contains("interview"), "\(grade.errors)")
    }

    @Test("An exam in a page asks what the program asks, goes on after a reload, and is graded")
    func exam() throws {
        let program = try Program()
        let paper = try program.write("exam: {seed: 7, questions: 3}\n", to: "exam.yaml")
        let out = program.folder.path + "/exam.html"
        let written = try program.run(["web", "--page", builtPage, "--exam", paper, "--out", out])
        #expect(written.status == 0, "\(written.errors)")
        let browser = try Browser(width: 1200, height: 900)
        func open() throws {
            try browser.visit(out)
            try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        }
        try open()
        for line in ["Ada  Byron", "explain viewDidLoad", "a"] {
            try browser.value("(viewdid.enter('\(line)'), true)", as: Bool.self)
        }
        try open()
        #expect(try browser.value("viewdid.place().rest") == "question 2 of 3")
        for line in ["leave", "nothing", "next", "leave", "learn tabs"] {
            try browser.value("(viewdid.enter('\(line)'), true)", as: Bool.self)
        }
        let log: String = try browser.value("document.getElementById('log').textContent")
        #expect(log.contains("Stopped at question 2 of 3, 1 answered."))
        let recorded = program.folder.path + "/exam.transcript"
        let answered = try program.run(
            ["exam", "--plain", "--paper", paper, "--learner", "Ada Byron", "--record", recorded],
            input: Data("a\nnothing\nnext\n".utf8))
        let questions = answered.output.components(separatedBy: "\n").filter { $0.contains("Question") }
        #expect(questions.count == 3)
        for question in questions { #expect(log.contains(question.trimmingCharacters(in: .whitespaces))) }
        let transcript: [String: String] = try browser.value(
            "viewdid.ask('transcript', '2026-01-01T00:00:00Z')")
        #expect(transcript["file"] == "exam-7-Ada-Byron.transcript")
        let file = try program.write(transcript["text"] ?? "", to: "page.transcript")
        let rubric = try program.write("exam: {seed: 7, questions: 3}\n", to: "rubric.yaml")
        func grade(_ file: String) throws -> [String] {
            let table = try program.run(["grade", "--rubric", rubric, "--format", "csv", file]).output
            let rows = table.split(whereSeparator: \.isNewline).map {
                $0.split(separator: ",", omittingEmptySubsequences: false)
            }
            // The reasons, in which there are commas, come last.
            try #require(rows.count == 2)
            return try ["learner", "points", "maximum"].map { name in
                String(rows[1][try #require(rows[0].firstIndex { $0 == name })])
            }
        }
        #expect(try grade(file) == grade(recorded))
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        #expect(browser.requests.isEmpty, "\(browser.requests)")
    }

    @Test("It asks, judges and explains 200 questions of practice as the program does, entry by entry")
    func drawnQuestions() throws {
        let browser = try Browser(width: 1200, height: 900), program = try Program()
        // What is random makes the seed.
        try browser.prepare("crypto.getRandomValues = (bytes) => bytes.fill(7)")
        try browser.visit(builtPage, fragment: "#session")
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        try browser.value(
            """
            (() => { window.lines = []; window.rows = [];
            const day = Math.floor((Date.now() / 60000 - new Date().getTimezoneOffset()) / 1440);
            window.take = (line) => { lines.push(line);
            window.last = viewdid.ask('enter', JSON.stringify([line, 100, 0, true, day])); rows.push(...last.rows); };
            take('practice'); return true; })()
            """, as: Bool.self)
        for _ in 0..<20 {
            try browser.value(
                """
                (() => { for (let count = 0; count < 10; count++) {
                const letters = (last.offered ?? []).map(([letter]) => letter), place = lines.length % 3;
                take({ predict: place ? letters.slice(place - 1, 4).join(' ') : 'nothing', choose: letters[place],
                count: String(place), state: place ? 'yes' : 'no' }[last.kind] ?? 'nothing');
                if (last.asks) take('skip');
                take('next'); } return true; })()
                """, as: Bool.self)
        }
        try browser.value("(take('leave'), true)", as: Bool.self)
        let lines: [String] = try browser.value("lines"), rows: [String] = try browser.value("rows")
        let recorded = program.folder.path + "/practice.transcript"
        let result = try program.run(
            ["practice", "--plain", "--seed", String(0x0707_0707_0707_0707 as UInt64), "--record", recorded],
            input: Data(lines.dropFirst().joined(separator: "\n").utf8))
        let told = result.output.components(separatedBy: "\n").filter { !$0.isEmpty }
        #expect(told.count { $0.contains("  Question ") } == 201)
        // The page goes back to its session, which the program doesn't have here.
        #expect(Self.difference(rows.filter { !$0.isEmpty }.dropLast(), told) == nil)
        let transcript: String = try browser.value("viewdid.ask('transcript', '2026-01-01T00:00:00Z').text")
        let entries = try [transcript, String(contentsOfFile: recorded, encoding: .utf8)].map(Self.entries)
        #expect(Self.difference(entries[0], entries[1]) == nil)
    }

    /// The entries of a transcript without their numbers and times.
    fileprivate static func entries(of transcript: String) -> [String] {
        transcript.split(separator: "\n").filter { $0.hasPrefix(" ") }.map {
            String($0.trimmingPrefix(#/ *[0-9]+ +[0-9.]+/#))
        }
    }

    /// Where the core first differs from the program; nil if it doesn't.
    fileprivate static func difference(_ page: some Collection<String>, _ program: [String]) -> String? {
        let same = zip(page, program).prefix { $0 == $1 }.count
        guard same < max(page.count, program.count) else { return nil }
        return "\(page.dropFirst(same).prefix(3)) in the page, \(program.dropFirst(same).prefix(3)) not there"
    }

    private enum CourseLessons {
        static let count = LessonLibrary(.carried).lessons.count
    }

    // MARK: - The page

    @Test("A wrong answer is explained, a right one counts, and is there again after a reload")
    func lesson() throws {
        let browser = try open()
        try browser.value(
            """
            (() => { const pick = document.getElementById('lessons'); pick.value = 'lazy-view';
            pick.dispatchEvent(new Event('change')); return true; })()
            """, as: Bool.self)
        try wait(in: browser, until: "viewdid.place().lesson?.id === 'lazy-view'")
        let offered: [String] = try browser.value(
            "[...document.querySelectorAll('#offered button')].map((one) => one.textContent)")
        try #require(offered.count > 2)
        // All that is offered, in the order of the letters, is wrong.
        for _ in 0..<(offered.count - 1) { try browser.click("#offered button") }
        let tray: Int = try browser.value("document.querySelectorAll('#tray li').length")
        #expect(tray == offered.count - 1)
        try browser.click("#offered button.send")
        try wait(in: browser, until: "viewdid.place().judged?.isRight === false")
        let marked: Int = try browser.value("document.querySelectorAll('#orders tr.first').length")
        #expect(marked == 1)
        let reason: String = try browser.value("document.getElementById('reason').textContent")
        #expect(!reason.isEmpty)
        try browser.value("(viewdid.enter('skip'), viewdid.enter('goto 2'), true)", as: Bool.self)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        #expect(browser.requests.isEmpty, "\(browser.requests)")
    }

    @Test("An answer is put in order by dragging, and with keys alone")
    func order() throws {
        let browser = try open("#lazy-view")
        func answer() throws -> [String] {
            try browser.value("[...document.querySelectorAll('#tray button')].map((one) => one.textContent)")
        }
        for _ in 0..<3 { try browser.click("#offered button") }
        let first = try answer()
        try #require(first.count == 3)
        try browser.drag("#tray li:nth-of-type(3) button", toStartOf: "#tray li:nth-of-type(1) button")
        #expect(try answer() == [first[2], first[0], first[1]])
        try browser.drag("#tray li:nth-of-type(2) button", toStartOf: "#log")
        #expect(try answer() == [first[2], first[1]])
        try browser.drag("#offered button", toStartOf: "#tray li:nth-of-type(2) button")
        #expect(try answer() == [first[2], first[0], first[1]])
        for key in ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight"] {
            try browser.value("(document.querySelector('#tray button').focus(), true)", as: Bool.self)
            try browser.press(key)
        }
        #expect(try answer() == [first[0], first[2], first[1]])
        #expect(try browser.value("document.activeElement.textContent") == first[2])
        // The line has the same answer, and keys lead past it.
        try browser.value("(document.getElementById('line').focus(), true)", as: Bool.self)
        try browser.press("Tab")
        #expect(try browser.value("document.activeElement.id") == "enter")
        #expect(try browser.value("document.getElementById('line').value.split(' ').length") == first.count)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("The address of a session brings back its app, and an answer's circumstances are marked in it")
    func address() throws {
        let browser = try open("#session")
        for line in ["world push", "push detail; pop"] {
            try browser.value("(viewdid.enter('\(line)'), true)", as: Bool.self)
        }
        let picture = "document.getElementById('tree').textContent"
        let shown: String = try browser.value(picture)
        let other = try open(try browser.value("location.hash"))
        #expect(try other.value(picture) == shown)
        for line in [
            "predict viewDidLoad viewWillAppear of detail: push detail", "viewDidLoad viewWillAppear",
        ] {
            try other.value("(viewdid.enter('\(line)'), true)", as: Bool.self)
        }
        let reason: String = try other.value("document.getElementById('reason').textContent")
        #expect(reason.contains("would be right"))
        #expect(try other.value("document.querySelector('.tile.decides b').textContent") == "detail")
        try other.value("(location.hash = '#session=world%20tabs', true)", as: Bool.self)
        try wait(in: other, until: "\(picture).includes('tabs')")
        #expect(other.complaints.isEmpty, "\(other.complaints)")
    }

    @Test(
        "An address that someone else has written runs no script",
        arguments: [
            "%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E", "%1B%5B31m%E0%80", "learn%20tabs",
            "access%20view%0Alearn%20tabs", String(repeating: "access%20view%3B", count: 20_000),
        ])
    func hostileAddress(_ text: String) throws {
        let browser = try open("#session=" + text)
        #expect(try browser.value("document.title") == "viewdid")
        #expect(try browser.value("document.images.length", as: Int.self) == 0)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        #expect(browser.requests.isEmpty, "\(browser.requests)")
    }

    @Test("Light or dark is the reader's choice, and stays")
    func colors() throws {
        let browser = try open()
        func back() throws -> String { try browser.value("getComputedStyle(document.body).backgroundColor") }
        try browser.emulate(isDark: false)
        let light = try back()
        try browser.emulate(isDark: true)
        let dark = try back()
        #expect(light != dark)
        try browser.value(
            """
            (() => { const look = document.getElementById('look'); look.value = 'light';
            look.dispatchEvent(new Event('change')); return true; })()
            """, as: Bool.self)
        #expect(try back() == light)
        try browser.visit(builtPage)
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        #expect(try back() == light)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test(
        "Someone new is asked the first question at once, and an address may name another lesson",
        arguments: [("", "lazy-view"), ("#tabs", "tabs"), ("#practice", "practice"), ("#session", nil)])
    func beginning(_ fragment: String, _ lesson: String?) throws {
        let browser = try open(fragment)
        let named: String = try browser.value("viewdid.place().lesson?.id ?? ''")
        #expect(named == lesson ?? "")
        let asks: Bool = try browser.value("viewdid.place().asks")
        #expect(asks == (lesson != nil))
    }

    @Test("On a phone, someone new sees what this is, and all that can be answered")
    func phone() throws {
        let browser = try open("", width: 360, height: 740)
        #expect(try browser.value("document.getElementById('log').scrollTop", as: Int.self) == 0)
        let covered: [String] = try browser.value(
            """
            [...document.querySelectorAll('#offered button')].filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== one;
            }).map((one) => one.textContent)
            """)
        #expect(covered == [])
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("A lesson is passed when all that needs no parser is done, and learn goes on with the next one")
    func passed() throws {
        let lesson = try #require(LessonLibrary(.carried).lessons.first)
        let done = lesson.exercises.filter { $0.kind != .fix }.map(\.id)
        try #require(done.count < lesson.exercises.count)
        let browser = try open()
        try browser.value(
            "(localStorage.setItem('viewdid', JSON.stringify([['\(lesson.id)', \(Self.script(done))]])), true)",
            as: Bool.self)
        try browser.visit(builtPage)
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        let entry: String = try browser.value("document.querySelectorAll('#lessons option')[3].textContent")
        #expect(entry.hasPrefix("\u{2713} 1."), "\(entry)")
        try browser.value("(viewdid.enter('learn'), true)", as: Bool.self)
        #expect(try browser.value("viewdid.place().lesson.number") == 2)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("Practice is answered by clicks, and its results are there again after a reload")
    func practice() throws {
        let browser = try open()
        try browser.value(
            """
            (() => { const pick = document.getElementById('lessons'); pick.value = 'practice';
            pick.dispatchEvent(new Event('change')); return true; })()
            """, as: Bool.self)
        try wait(in: browser, until: "viewdid.place().lesson?.id === 'practice'")
        try browser.click("#offered button")
        if try browser.value("document.querySelector('#offered .send') !== null", as: Bool.self) {
            try browser.click("#offered .send")
        }
        try wait(in: browser, until: "viewdid.place().results?.length === 1")
        try browser.visit(builtPage)
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        try browser.value("(viewdid.enter('stats'), true)", as: Bool.self)
        #expect(
            try browser.value(
                "document.getElementById('log').textContent.includes('of 1 question was right')",
                as: Bool.self))
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        #expect(browser.requests.isEmpty, "\(browser.requests)")
    }

    @Test("What a lesson's author writes is text in the page")
    func hostileLesson() throws {
        let program = try Program(),
            hostile = "</script><script>document.title = 'changed'</script><b onclick=x>b</b>"
        _ = try program.write(
            """
            ---
            id: mine
            title: "\(hostile)"
            ---
            # Mine

            The text `\(hostile)` stays.

            ```viewdid setup
            class Login; new Login as login
            ```

            ```viewdid predict one
            ask: loadView viewDidLoad of login
            access view of login
            ```

            > [!TIP]
            > Is there a view?

            """, to: "mine/01-mine.md")
        let out = program.folder.path + "/mine.html"
        let result = try program.run(
            ["web", "--page", builtPage, "--lessons", program.folder.path + "/mine", "--out", out])
        #expect(result.status == 0, "\(result.errors)")
        let browser = try Browser(width: 1200, height: 900)
        try browser.visit(out)
        try wait(in: browser, until: "document.body.dataset.ready !== undefined")
        try browser.value("(viewdid.enter('learn 1'), true)", as: Bool.self)
        #expect(try browser.value("document.title") == "viewdid")
        #expect(try browser.value("document.querySelectorAll('script').length", as: Int.self) == 2)
        #expect(
            try browser.value(
                "document.getElementById('log').textContent.includes('</script>')", as: Bool.self))
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("It fits a phone and a wide window, and takes keys alone", arguments: [360, 800, 1600])
    func width(_ width: Int) throws {
        let browser = try open(width: width)
        for line in [
            "learn 1", "leave", "practice", "leave", "world push", "push detail", "compare ios 5 17",
        ] {
            try browser.value("(viewdid.enter('\(line)'), true)", as: Bool.self)
            #expect(
                try browser.value("document.documentElement.scrollWidth", as: Int.self) <= width, "\(line)")
        }
        try browser.value("(document.getElementById('line').focus(), true)", as: Bool.self)
        for key in "state" { try browser.press(String(key)) }
        try browser.press("Enter")
        try wait(
            in: browser, until: "[...document.querySelectorAll('.said')].at(-1).textContent.endsWith('state')"
        )
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        #expect(browser.requests.isEmpty, "\(browser.requests)")
    }
}

/// The page's core in wasmkit, the runtime of WebAssembly that comes with Swift.
///
/// It interprets, so with `EVERYTHING=1` these tests take a quarter of an hour of processor time; else they play a part.
@Suite("The page's core in wasmkit", .enabled(if: WasmKit.isThere, "needs wasmkit, and what make web builds"))
struct WasmKitTests {
    private let playsEverything = ProcessInfo.processInfo.environment["EVERYTHING"] == "1"

    @Test("It records the same of each scenario, entry by entry")
    func scenarios() throws {
        let batches = try PageTests.Part.batches(every: playsEverything ? 1 : 50)
        let answers = try batches.concurrentMap { parts, data in
            try WasmKit.answers(to: ["data " + data] + parts.flatMap { try Self.messages(of: $0) })
        }
        for ((parts, _), answers) in zip(batches, answers) {
            var rest = answers.dropFirst()
            for part in parts {
                let count = part.lines.count + 2
                #expect(rest.prefix(count).last?.text == part.transcript, "\(part.name): \(part.lines[0])")
                rest = rest.dropFirst(count)
            }
        }
    }

    private static func messages(of part: PageTests.Part) throws -> [String] {
        try ["restart "] + part.lines.map { try entering($0) } + ["transcript " + PageTests.Part.date]
    }

    /// What the page's script says when a line is entered.
    private static func entering(_ line: String, columns: Int = 100, on day: Int = 0) throws -> String {
        "enter [\(try PageTests.script(line)),\(columns),0,true,\(day)]"
    }

    @Test("The session in the README is what it shows")
    func readme() throws {
        try PageTests.compareReadme { lines in
            try Array(
                WasmKit.answers(to: [WasmKit.data()] + lines.map { try Self.entering($0, columns: 80) })
                    .dropFirst())
        }
    }

    @Test("It asks, judges and explains 200 questions of practice as the program does, entry by entry")
    func drawnQuestions() throws {
        let program = try Program(), recorded = program.folder.path + "/practice.transcript"
        let count = playsEverything ? 200 : 10
        // One of the answers fits the question, or the last one tells it.
        let lines = (0..<count).flatMap { _ in ["b a", "yes", "1", "skip", "next"] } + ["leave"]
        // The page's day and the program's, where the learner is.
        let now = Date()
        let day = Int(now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))) / 86_400
        let answers = try WasmKit.answers(
            to: [WasmKit.data()] + (["practice"] + lines).map { try Self.entering($0, on: day) }
                + ["transcript " + PageTests.Part.date])
        let rows = answers.dropFirst().flatMap { $0.rows ?? [] }.filter { !$0.isEmpty }
        let result = try program.run(
            ["practice", "--plain", "--seed", String(WasmKit.seed), "--record", recorded],
            input: Data(lines.joined(separator: "\n").utf8))
        let told = result.output.components(separatedBy: "\n").filter { !$0.isEmpty }
        #expect(told.count { $0.contains("  Question ") } == count + 1)
        // The page goes back to its session, which the program doesn't have here.
        #expect(PageTests.difference(rows.dropLast(), told) == nil)
        let entries = try [answers.last?.text ?? "", String(contentsOfFile: recorded, encoding: .utf8)]
            .map(PageTests.entries)
        #expect(PageTests.difference(entries[0], entries[1]) == nil)
    }
}

private enum WasmKit {
    /// What the core answers, apart from the picture.
    struct Answer: Decodable {
        let rows: [String]?
        let offers: [String]?
        let text: String?
    }

    /// Of what `Sources/Web/console.c` calls random.
    static let seed: UInt64 = 0x0707_0707_0707_0707

    private static let console = Readme.root.appendingPathComponent(".build/web/console.wasm").path
    private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/wasmkit" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static var isThere: Bool {
        path != nil && [console, builtPage].allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    /// The data of the page, as its script says it.
    static func data() throws -> String {
        let page = try String(contentsOfFile: builtPage, encoding: .utf8)
        let start = try #require(page.range(of: #"<script id="data" type="application/json">"#))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        return "data " + page[start.upperBound..<end.lowerBound]
    }

    /// The answers to messages, whose line breaks are only between parts of JSON. Where the core stops, the rest is missing.
    static func answers(to messages: [String]) throws -> [Answer] {
        let lines = messages.map { $0.replacing("\n", with: " ") + "\n" }
        let result = try Program().run(
            path ?? "wasmkit", ["run", "--stack-size", "67108864", console], input: Data(lines.joined().utf8))
        return try result.output.split(separator: "\n").map { line in
            try JSONDecoder().decode(Answer?.self, from: Data(line.utf8))
                ?? Answer(rows: nil, offers: nil, text: nil)
        }
    }
}
