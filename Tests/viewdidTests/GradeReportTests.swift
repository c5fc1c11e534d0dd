import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Grades as other programs and whole classes need them.
@Suite("Grade reports")
struct GradeReportTests {
    let program: Program

    init() throws { program = try Program() }

    /// Copies of a sample, each of another learner.
    private func samples(_ count: Int) throws -> [String] {
        let text = try Readme.file("Transcripts/good.transcript")
        return try (1...count).map { number in
            try program.write(
                text.replacing("learner: ada", with: "learner: ada \(number)"),
                to: "class/\(1000 + number).transcript")
        }
    }

    @Test("Lines are a filter: names in, as many rows out in their order, whatever the number of threads")
    func filter() throws {
        let paths = try samples(60)
        let list = Data((paths + ["none.transcript"]).joined(separator: "\n").utf8)
        let arguments = ["grade", "--format", "json-lines", "--exit-zero", "-"]
        let one = try program.run(arguments + ["--jobs", "1"], input: list)
        let many = try program.run(arguments + ["--jobs", "8"], input: list)
        #expect(one.status == 0)
        #expect(one.output == many.output)
        #expect(one.lines.count == 61)
        for (line, path) in zip(one.lines, paths) { #expect(line.contains("\"path\":\"\(path)\"")) }
        #expect(one.lines.last?.contains("\"status\":\"not-graded\"") == true)
        let empty = try program.run(arguments)
        #expect(empty.status == 0)
        #expect(empty.output.isEmpty)
    }

    @Test(
        "The page of a class opens in a browser, loads nothing, and fits a phone",
        .enabled(if: Browser.path != nil))
    func page() throws {
        let hostile = try program.write(
            try Readme.file("Transcripts/good.transcript").replacing(
                "learner: ada", with: "learner: <b>&\"ada"),
            to: "class/hostile.transcript")
        let free = try program.write(
            "viewdid-transcript: 1\nios: 17.7\n\n  1  0.5  command  access view\n",
            to: "class/free.transcript")
        let result = try program.run(["grade", "--format", "html"] + samples(3) + [hostile, free])
        let path = try program.write(result.output, to: "class.html")
        for width in [360, 1200] {
            let browser = try Browser(width: width, height: 800)
            try browser.visit(path)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            #expect(browser.requests.isEmpty, "\(browser.requests)")
            #expect(try browser.value("document.documentElement.scrollWidth", as: Int.self) <= width)
            #expect(try browser.value("document.querySelectorAll('b').length", as: Int.self) == 6)
            let text = try browser.value("document.body.innerText", as: String.self)
            #expect(text.contains("<b>&\"ada"))
            #expect(!text.contains("0 of 1 passed"))
            #expect(try browser.value("document.querySelectorAll('svg rect').length", as: Int.self) > 20)
        }
    }

    @Test(
        "On a phone no name is broken, and reasons open below each learner",
        .enabled(if: Browser.path != nil))
    func learnersOnPhone() throws {
        let names = ["Bartholomew", "Constantine", "Jo"]
        let sample = try Readme.file("Transcripts/tampered.transcript")
        let files = try names.map { name in
            try program.write(
                sample.replacing("learner: ada", with: "learner: \(name)"), to: "class/\(name).transcript")
        }
        let options = try program.options(teaching: Readme.file("Lessons/01-lazy-view.md"))
        let recorded = program.folder.path + "/class/lesson.transcript"
        _ = try program.run(
            ["learn", "lazy-view", "--record", recorded, "--learner", "Wilhelmina"] + options,
            input: Data("loadView viewDidLoad\n".utf8))
        let page = try program.run(
            ["grade", "--format", "html", "--similar", "--exit-zero"] + files + [recorded]
                + options.prefix(2))
        let browser = try Browser(width: 400, height: 800)
        try browser.visit(try program.write(page.output, to: "class.html"))
        #expect(try browser.value("document.documentElement.scrollWidth", as: Int.self) <= 400)
        let broken: String = try browser.value(
            """
            [...document.querySelectorAll('td.name')].flatMap(cell => {
              const text = (cell.querySelector('a') ?? cell).firstChild;
              return [...text.data.matchAll(/\\w+/g)].filter(word => {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                return range.getClientRects().length !== 1;
              }).map(word => word[0]);
            }).join(' ')
            """)
        #expect(broken.isEmpty, "\(broken)")
        let reasons = "document.querySelectorAll('details')"
        #expect(try browser.value("\(reasons).length", as: Int.self) == names.count + 1)
        let first = "document.querySelector('details .lost')"
        #expect(try !browser.value("\(first).checkVisibility()", as: Bool.self))
        _ = try browser.value("\(reasons)[0].querySelector('summary').click(); 1", as: Int.self)
        #expect(try browser.value("\(first).checkVisibility()", as: Bool.self))
        #expect(try browser.value("\(first).textContent", as: String.self).contains("answer: viewDidUnload"))
        let text = "getComputedStyle(document.body).color"
        try browser.emulate(isDark: false)
        let light = try browser.value(text, as: String.self)
        try browser.emulate(isDark: true)
        #expect(try browser.value(text, as: String.self) != light, "the text is light where it is dark")
        try browser.emulate(isDark: true, isPrinted: true)
        #expect(try browser.value(text, as: String.self) == light, "paper is never dark")
    }

    @Test(
        "A prediction that asks less than predict does by itself is not what a rubric wants",
        arguments: [
            ("viewDidAppear of vc: access view", "nothing", 0.0),
            ("loadView of vc: access view", "loadView", 0),
            ("access view", "loadView viewDidLoad", 2), ("all: access view", "loadView viewDidLoad", 2),
        ])
    func easyQuestion(asked: String, answer: String, points: Double) throws {
        let transcript = """
            viewdid-transcript: 1
            learner: ada

              1     3.1  predict   \(asked)
              2     9.0  answer    \(answer)

            """
        let file = try program.write(transcript, to: "ada.transcript")
        let rubric = try program.write(
            "predictions:\n  - commands: access view\n    points: 2\n", to: "rubric.yaml")
        let result = try program.run(["grade", "--rubric", rubric, file])
        #expect(result.status == (points > 0 ? 0 : 1))
        #expect(result.output.contains("\(Int(points)) of 2"))
        #expect(result.output.contains("asks about fewer calls than predict") == (points == 0))
    }

    @Test("A class is graded by its rubric and roster: what is missing, and who is who, is told")
    func classroom() throws {
        let options = try program.options(teaching: Readme.file("Lessons/01-lazy-view.md"))
        let file = program.folder.path + "/class/a.transcript"
        try FileManager.default.createDirectory(
            atPath: program.folder.path + "/class", withIntermediateDirectories: true)
        let lesson = try program.run(
            ["learn", "lazy-view", "--record", file, "--learner", " Ada  Lovelace "] + options,
            input: Data("loadView viewDidLoad\n".utf8))
        #expect(lesson.status == 0, "\(lesson.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\nlearner: Ada Lovelace\n"))
        let rubric = try program.write(
            "lessons: [lazy-view]\npass: 0.1\npoints:\n  lazy-view:\n    first-read: 4\n", to: "rubric.yaml")
        let roster = try program.write("learner,pseudonym\nAda Lovelace,fox\nbob,\n", to: "class.csv")
        let arguments =
            ["grade", "--rubric", rubric, "--roster", roster, program.folder.path + "/class"]
            + options.prefix(2)
        let result = try program.run(arguments)
        #expect(result.output.contains("(\"Ada Lovelace\", lazy-view): 4 of"), "\(result.output)")
        #expect(result.output.contains("missing: lazy-view of \"bob\""))
        #expect(result.status == 1)
        let hidden = try program.run(arguments + ["--pseudonyms", "--format", "csv"])
        #expect(!hidden.output.contains("Ada"))
        #expect(
            hidden.output.split(separator: "\r\n").map {
                $0.split(separator: ",").prefix(4).joined(separator: ",")
            }.contains(
                "(fox),fox,lazy-view,passed"))
        #expect(hidden.output.contains("learner 2,lazy-view,missing"))
        _ = try program.write("learner\nAda Lovelac\nbob\n", to: "class.csv")
        let misspelt = try program.run(arguments)
        #expect(
            misspelt.errors.contains(
                "belongs to \"Ada Lovelace\", who is not on the roster. Is that \"Ada Lovelac\"?"))
        _ = try program.write("learner\nAda Lovelace2\nbob\n", to: "class.csv")
        let numbered = try program.run(arguments)
        #expect(numbered.errors.contains("who is not on the roster."), "\(numbered.errors)")
        #expect(!numbered.errors.contains("Is that"), "names that differ in their numbers are no slips")
    }

    /// A way through a lesson of one learner, recorded to a file of the class, and the options that find the lesson.
    private func recorded(_ name: String, learner: String) throws -> (file: String, options: [String]) {
        let options = try program.options(teaching: Readme.file("Lessons/01-lazy-view.md"))
        let file = program.folder.path + "/class/\(name).transcript"
        try FileManager.default.createDirectory(
            atPath: program.folder.path + "/class", withIntermediateDirectories: true)
        _ = try program.run(
            ["learn", "lazy-view", "--record", file, "--learner", learner] + options,
            input: Data("loadView viewDidLoad\n".utf8))
        return (file, Array(options.prefix(2)))
    }

    @Test(
        "A lesson that was handed in several times counts once, and the learner reads so where another system shows it"
    )
    func several() throws {
        let (file, options) = try recorded("a", learner: "ada")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let files = try ["b", "c"].map { name in
            try program.write(
                text.replacing("learner: ada", with: "learner: \(name)"), to: "\(name).transcript")
        }
        func score(_ output: String) -> Substring? { output.firstMatch(of: /"score":(\d+),?[^\n]*\n$/)?.1 }
        for format in ["gradescope", "classroom50"] {
            let arguments = ["grade", "--format", format] + options
            let one = try program.run(arguments + [file])
            let three = try program.run(arguments + [file] + files)
            #expect(score(one.output) != nil && score(three.output) == score(one.output), "\(three.output)")
            let told =
                " does not count. Of several transcripts of lazy-view, the last one counts."
            #expect(three.output.components(separatedBy: told).count == 3, "\(three.output)")
            #expect(three.errors.isEmpty)
        }
        let again = try program.write(text, to: "again.transcript")
        let report = try program.run(["grade", file, again] + options)
        #expect(
            report.output.contains(
                "not counted: \"ada\" (\(file)): Of several transcripts of lazy-view, the last one counts."))
        #expect(report.output.contains(", 1 not counted; "))
        let roster = try program.write("learner,pseudonym\nada,fox\n", to: "class.csv")
        let hidden = try program.run(["grade", "--pseudonyms", "--roster", roster, again, file] + options)
        #expect(hidden.output.contains("not counted: \"fox\" (file 1): Of several"), "\(hidden)")
        let table = try program.run(["grade", "--format", "csv", file, again] + options)
        #expect(table.errors.flowing.contains("not counted: \(file): Of several"), "\(table.errors)")
        #expect(
            table.output.contains("\r\n\(file),ada,lazy-view,superseded,,,,,,,,,"), "\(table.output)")
        let page = try program.run(["grade", "--format", "html", file, again] + options)
        #expect(page.output.contains(", not counted"))
    }

    @Test(
        "A submission of one of three learners is graded with the rubric and the roster of the class, and names no other learner",
        arguments: ["gradescope", "classroom50"], [true, false])
    func submission(format: String, hasRoster: Bool) throws {
        let (file, options) = try recorded("a", learner: "ada")
        let rubric = try program.write(
            """
            lessons: [lazy-view, exam]
            overrides:
              - {learner: charlotte, passes: yes, comment: a}
              - {path: charlotte.transcript, passes: yes, comment: a}
            """, to: "rubric.yaml")
        let roster = try program.write(
            "learner,pseudonym\nadam,\ncharlotte,heron\nbeatrice,\n", to: "class.csv")
        let result = try program.run(
            ["grade", "--format", format, "--rubric", rubric, file] + options
                + (hasRoster ? ["--roster", roster] : []))
        #expect(result.status == 0)
        #expect(result.output.contains("lazy-view / first-read"))
        #expect(
            result.output.contains(
                format == "gradescope"
                    ? "exam was not handed in." : "\"It wasn't handed in.\",\"passed\":false"))
        for name in ["charlotte", "beatrice", "adam\"", "learner 1", "heron"] {
            #expect(!(result.output + result.errors).contains(name), "\(name) in \(result)")
        }
        #expect((try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]) != nil)
    }

    @Test(
        "A submission that holds the file of another one of three learners says so, and names none of them",
        arguments: ["gradescope", "classroom50"], ["ada", "beatrice", "charlotte"])
    func privacy(format: String, learner: String) throws {
        let (file, options) = try recorded("a", learner: learner)
        let copy = try program.write(
            try String(contentsOfFile: file, encoding: .utf8).replacing(
                "learner: \(learner)", with: "learner: \(learner == "charlotte" ? learner : "nobody")"),
            to: "copy.transcript")
        let rubric = try program.write(
            """
            lessons: [lazy-view]
            deadline: 2020-01-01T12:00:00Z
            late: 0.5
            extensions: {charlotte: 2020-06-01T12:00:00Z}
            overrides:
              - {learner: charlotte, lesson: lazy-view, points: 2, comment: Charlotte was ill.}
            """, to: "rubric.yaml")
        let roster = try program.write("learner\nada\nbeatrice\ncharlotte\n", to: "class.csv")
        _ = try program.write(
            """
            {"created_at": "2019-07-01T14:22:32.365935-07:00", "users": [{"email": "ada@example.org", "name": "Ada L."}]}
            """, to: "submission_metadata.json")
        let result = try program.shell(
            "cd \"$1\" && shift && exec env OWNER=ada \"$0\" \"$@\"",
            [
                program.folder.path, "grade", "--format", format, "--similar", "--rubric", rubric, "--roster",
                roster, file, copy,
            ] + options)
        #expect(result.status == 0, "\(result)")
        let told = result.output.components(separatedBy: "The transcript names another learner").count - 1
        // The second file counts; of the first only that it doesn't is shown.
        #expect(told == 1, "\(result)")
        #expect(result.output.contains("who is in the same class.") == (learner == "charlotte"), "\(result)")
        let misspelt = try program.write("extensions: {charlote: 2020-06-01T12:00:00Z}\n", to: "wrong.yaml")
        let refused = try program.run(
            ["grade", "--format", format, "--rubric", misspelt, "--roster", roster, file] + options)
        #expect(refused.status == 64)
        for name in ["beatrice", "charlotte", "Charlotte", "nobody"] {
            let all = result.output + result.errors + refused.output + refused.errors
            #expect(!all.contains(name), "\(name) in \(all)")
        }
    }

    @Test("A gradebook has a row for each learner in the order of the roster, and a column for each exercise")
    func gradebook() throws {
        let (file, options) = try recorded("a", learner: "ada")
        let roster = try program.write("learner\nzoe\nada\ncarl\ndee\n", to: "class.csv")
        let rubric = try program.write(
            """
            lessons: [lazy-view]
            overrides:
              - {learner: carl, lesson: lazy-view, points: 3, comment: Was ill.}
              - {path: broken.transcript, lesson: lazy-view, learner: zoe, passes: yes, comment: Showed it to me.}
            """, to: "rubric.yaml")
        let broken = try program.write("no transcript", to: "broken.transcript")
        let arguments = ["--rubric", rubric, "--roster", roster, file, broken] + options
        let book = try program.run(["grade", "--format", "gradebook", "--excel"] + arguments)
        let rows = book.output.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows.map { $0[0] } == ["\u{FEFF}learner", "zoe", "ada", "carl", "dee"], "\(book)")
        let status = try #require(rows[0].firstIndex(of: "lazy-view status"))
        let exercise = try #require(rows[0].firstIndex(of: "lazy-view / first-read"))
        #expect(rows.dropFirst().map { $0[status] } == ["passed", "not-passed", "not-passed", "missing"])
        #expect(rows[2][exercise] == "1")
        // What is missing counts in what there was to have.
        #expect(rows[4][1...3].map(String.init) == ["0", String(rows[2][2]), "0"])
        #expect(rows[3][1] == "3")
        #expect(Set(rows.map(\.count)).count == 1)
        #expect(!book.errors.contains("Override"), "\(book.errors)")
        let page = try program.run(["grade", "--format", "html"] + arguments).output
        let places = ["zoe", "ada", "carl"].compactMap {
            page.firstRange(of: "<td class=\"name\">\($0)</td>")?.lowerBound
        }
        #expect(places.count == 3 && places == places.sorted())
    }

    @Test("What a class believes is told, and asked about in a lesson that holds")
    func beliefs() throws {
        let wrong = try program.write(
            """
            viewdid-transcript: 1
            learner: ada

              1     3.1  predict   all: access view
              2     9.0  answer    viewDidLoad viewWillAppear viewDidAppear

            """, to: "ada.transcript")
        let told = try program.run(["grade", "--format", "beliefs", wrong])
        #expect(told.flowing.contains("1 of 1 transcript, 1 answer: "), "\(told)")
        let lesson = try program.run(["grade", "--format", "lesson", wrong])
        let path = try program.write(lesson.output, to: "lessons/class-beliefs.md")
        let check = try program.run(["lessons", "check", path])
        #expect(check.status == 0, "\(check) \(lesson.output)")
    }

    @Test("Lessons of several folders are graded together, and so are those of the course")
    func folders() throws {
        let text = try Readme.file("Lessons/01-lazy-view.md")
        var files: [String] = [], options: [String] = []
        for name in ["one", "two"] {
            _ = try program.write(
                text.replacing("id: lazy-view", with: "id: \(name)"), to: "\(name)/\(name).md")
            let file = program.folder.path + "/\(name).transcript", folder = program.folder.path + "/" + name
            _ = try program.run(
                [
                    "learn", name, "--record", file, "--lessons", folder, "--data-dir",
                    program.folder.path + "/data",
                ],
                input: Data("loadView viewDidLoad\n".utf8))
            files.append(file)
            options += [name == "one" ? "--lessons" : "--more-lessons", folder]
        }
        files.append(program.folder.path + "/course.transcript")
        _ = try program.run(
            ["learn", "lazy-view", "--record", files[2], "--data-dir", program.folder.path + "/data"],
            input: Data("loadView viewDidLoad\n".utf8))
        let result = try program.run(["grade", "--exit-zero"] + options + files)
        #expect(result.output.contains("3 files: 0 passed, 3 not passed, 0 not graded"), "\(result)")
    }

    @Test(
        "A lesson that is missing from a submission counts in what it could have",
        arguments: ["classroom50", "gradescope"])
    func missingMaximum(format: String) throws {
        let (file, options) = try recorded("a", learner: "ada")
        _ = try program.write(
            Readme.file("Lessons/01-lazy-view.md").replacing("id: lazy-view", with: "id: other-view"),
            to: "lessons/02-other-view.md")
        func maximum(_ lessons: String) throws -> Int? {
            let rubric = try program.write("lessons: [\(lessons)]\n", to: "rubric.yaml")
            let result = try program.run(["grade", "--format", format, "--rubric", rubric, file] + options)
            return result.output.matches(of: /"max-score":(\d+)| of (\d+) points\./).last.flatMap {
                ($0.1 ?? $0.2).flatMap { Int($0) }
            }
        }
        let one = try #require(try maximum("lazy-view"))
        #expect(one > 0)
        #expect(try maximum("lazy-view, other-view") == 2 * one)
    }

    @Test(
        "A changed transcript has no points where another system reads them, unless the rubric says otherwise",
        arguments: [
            ("gradescope", "", false), ("classroom50", "", false), ("gradescope", "changed: report\n", true),
            ("csv", "", true), ("json", "", true), ("csv", "changed: zero\n", false),
        ])
    func changed(format: String, rubric: String, keepsPoints: Bool) throws {
        let (file, options) = try recorded("a", learner: "ada")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let changed = try program.write(
            text.replacing("points 1", with: "points 0"), to: "changed.transcript")
        let result = try program.run(
            ["grade", "--format", format, "--rubric", try program.write(rubric, to: "rubric.yaml"), changed]
                + options)
        #expect(
            result.output.contains("This transcript was changed: no points.") != keepsPoints,
            "\(result.output)")
    }

    @Test(
        "A rubric or roster that cannot be used is refused with its line",
        arguments: [
            ("--rubric", "seen: zero\nhint: 7\n", "line 2: hint is not a valid number"),
            ("--rubric", "points: {lazyview: {a: 1}}\n", "line 1: There is no lesson lazyview. Did you mean"),
            ("--roster", "name\nada\n", "line 1: The roster has no learner column."),
        ])
    func faults(option: String, text: String, message: String) throws {
        let file = try program.write(text, to: "given")
        let result = try program.run(["grade", option, file] + samples(1))
        #expect(result.status == 64)
        #expect(result.errors.flowing.contains(message), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test("An override whose file was not graded is told when all are")
    func overrideOfNobody() throws {
        let rubric = try program.write(
            """
            overrides:
              - {path: nobody.transcript, passes: yes, comment: a}
              - {learner: ada 2, passes: yes, comment: a}
              - {learner: ada 1, passes: yes, comment: a}
            """, to: "rubric.yaml")
        let result = try program.run(["grade", "--rubric", rubric] + samples(1))
        #expect(result.errors.contains("Override 2 of the rubric has no effect: learner ada 2."))
        #expect(!result.errors.contains("ada 1"))
        #expect(
            result.errors.contains(
                "Override 1 of the rubric names nobody.transcript, but no such file was graded."))
        #expect(result.status == 0)
    }

    @Test(
        "With pseudonyms no learner and no file is named, neither in a report nor beside it",
        arguments: [
            "text", "json", "json-lines", "csv", "gradebook", "junit", "gradescope", "classroom50", "html",
        ])
    func hidden(format: String) throws {
        let text = try Readme.file("Transcripts/good.transcript")
        func handIn(_ name: String, _ learner: String) throws -> String {
            try program.write(
                text.replacing("learner: ada", with: learner), to: "Lovelace/\(name).transcript")
        }
        let files = [
            try handIn("Lovelace-1", "learner: Ada Lovelace"),
            try handIn("Lovelace-2", "learner: Ada Lovelace"),
            try handIn("Lovelace-3", "learner Ada Lovelace"),
            try handIn("Lovelace-4", "learner: Ada Lovelace\\q"),
            try handIn("Lovelace-5", "learner: Bob"),
            try handIn("Lovelace-6", "\nlearner: Ada Lovelace"),
            program.folder.path + "/Lovelace/none.transcript", program.folder.path + "/Lovelace/empty",
            program.folder.path + "/Lovelace/folder.transcript/a.txt/..", "/dev/null/Lovelace",
        ]
        for folder in ["empty", "folder.transcript/a.txt"] {
            try FileManager.default.createDirectory(
                atPath: program.folder.path + "/Lovelace/" + folder, withIntermediateDirectories: true)
        }
        let roster = try program.write(
            "learner,pseudonym\nAda Lovelace,fox\nCarl Lovelace,\n", to: "class.csv")
        let rubric = try program.write(
            """
            predictions: [{commands: access view}]
            lessons: [lazy-view]
            overrides:
              - {learner: Carl Lovelace, passes: yes, comment: a}
              - {path: Lovelace/9.transcript, passes: yes, comment: a}
            """, to: "rubric.yaml")
        let arguments = ["grade", "--format", format, "--similar", "--pseudonyms", "--roster", roster]
        let result = try program.run(arguments + ["--rubric", rubric] + files)
        let wrong = try program.write(
            "overrides: [{learner: Carla Lovelace, passes: yes, comment: a}]", to: "wrong.yaml")
        let refused = try program.run(arguments + ["--rubric", wrong] + files)
        #expect(refused.status == 64)
        for name in ["Lovelace", "Bob", "none.transcript", "class/"] {
            #expect(!(result.output + result.errors + refused.errors).contains(name), "\(name): \(result)")
        }
        #expect(result.output.contains("fox"))
    }

    @Test("Copies of other learners are told, on standard error where the form has no place for them")
    func alike() throws {
        let paths = try samples(2)
        let text = try program.run(["grade", "--similar"] + paths)
        #expect(text.output.contains("All 7 entries are the same and have the same times."))
        let csv = try program.run(["grade", "--similar", "--format", "csv"] + paths)
        #expect(csv.output.split(separator: "\r\n").count == 3)
        #expect(csv.errors.contains("alike: "))
    }

    #if os(Linux)
        @Test(
            "Ctrl-C leaves a whole report of what was graded until then",
            arguments: ["text", "json", "csv", "html"])
        func interrupted(format: String) throws {
            let paths = try samples(1)
            let process = Process(), names = Pipe(), rows = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            // Whoever runs the tests in the background ignores Ctrl-C, and so would the program.
            process.arguments = [
                "--default-signal=INT", BuiltProduct.path("viewdid"), "grade", "-", "--format", format,
            ]
            (process.standardInput, process.standardOutput) = (names, rows)
            try process.run()
            // The list has no end, so that the program waits for more.
            try names.fileHandleForWriting.write(contentsOf: Data((paths[0] + "\n").utf8))
            var seen = Data()
            if format != "html" {
                while !String(decoding: seen, as: UTF8.self).contains("good")
                    && !seen.contains(UInt8(ascii: "3"))
                {
                    let more = rows.fileHandleForReading.availableData
                    try #require(!more.isEmpty)
                    seen += more
                }
            } else {
                // A page is written at its end. More than fits into a pipe is written once the program reads.
                let blankLines = String(repeating: "\n", count: 70_000)
                try names.fileHandleForWriting.write(contentsOf: Data(blankLines.utf8))
            }
            kill(process.processIdentifier, SIGINT)
            seen += rows.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationStatus == 130)
            let text = String(decoding: seen, as: UTF8.self)
            switch format {
            case "text": #expect(text.contains("interrupted after 1 file: "))
            case "json":
                let document = try JSONSerialization.jsonObject(with: seen) as? [String: Any]
                #expect((document?["totals"] as? [String: Any])?["isInterrupted"] as? Bool == true)
                #expect((document?["files"] as? [Any])?.count == 1)
            case "csv": #expect(text.split(separator: "\r\n").count == 2)
            default: #expect(text.contains("The run was interrupted") && text.hasSuffix("</html>\n"))
            }
        }
    #endif

    @Test("How far a batch is stands on a terminal's standard error, and goes with its end")
    func progress() throws {
        _ = try samples(40)
        let report = program.folder.path + "/report"
        let terminal = try PseudoTerminal(
            "/bin/sh",
            [
                "-c", "exec \"$0\" grade --format csv \"$1\" > \"$2\"", BuiltProduct.path("viewdid"),
                program.folder.path + "/class", report,
            ], environment: program.environment, columns: 80, rows: 24)
        let seen = terminal.wait(for: " graded,") ?? ""
        #expect(seen.contains(" graded,"))
        #expect(terminal.exitStatus() == 0)
        #expect(try String(contentsOfFile: report, encoding: .utf8).split(separator: "\r\n").count == 41)
    }
}
