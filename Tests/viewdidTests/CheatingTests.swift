import Foundation
import Session
import Testing

@testable import Course

/// Ways to more points than were earned: which of them the program tells, with a key and without one.
/// Documentation/grading.md has the same list.
@Suite("Cheating")
struct CheatingTests {
    private static let key = "a key for this class only"
    private static let rubric = """
        seen: zero
        changed: zero
        hint: 0.1
        deadline: 2030-01-01T00:00:00Z
        exam: {seed: 7, questions: 3}
        predictions:
          - commands: push detail
            points: 5
        """

    /// Something that a learner does, with the name that the documentation has for it.
    struct Way: CustomTestStringConvertible, Sendable {
        let name: String
        /// A part of the report that tells of it; nil if nothing can.
        let sign: String?
        /// A part of the report that tells of it if the class has a key; nil if that is the same.
        var signWithKey: String?
        /// Options for grading.
        var options: [String] = []
        /// The names of the files to hand in, which it makes.
        let files: @Sendable (Folder) throws -> [String]

        var testDescription: String { name }
    }

    /// Inputs of a session or of a lesson, each seven seconds after the one before.
    typealias Inputs = [(JournalEntry.Kind, String)]

    /// The place of a learner's transcripts.
    struct Folder {
        let program: Program
        /// The key of the class; nil for a class without one.
        var key: String?

        /// Records inputs, with the key of the class unless another one is named.
        ///
        /// - Returns: The path of the transcript.
        func record(
            _ inputs: Inputs, lesson: String? = nil, learner: String = "ada", name: String = "mine",
            key own: String? = nil, daysAgo: Double = 1, pace: Double = 7
        ) throws -> String {
            let path = program.folder.path + "/\(name).transcript"
            let started = Date(timeIntervalSinceNow: -86_400 * daysAgo)
            let library = LessonLibrary(.carried)
            let header: TranscriptHeader
            let player: any TranscriptPlayer
            if let lesson {
                let runner = try LessonRunner(try #require(library.lesson(lesson)))
                header = TranscriptHeader(runner, learner: learner, started: started)
                player = try LessonPlayer(header, lessons: library)
            } else {
                header = TranscriptHeader(.readyController(), learner: learner, started: started)
                player = try SessionPlayer(header)
            }
            let journal = Self.play(inputs, player, pace)
            let recorder = try TranscriptRecorder(
                path: path, header: header, key: (key == nil ? nil : own ?? key).flatMap(TranscriptKey.init))
            try recorder.record(journal)
            return path
        }

        private static func play(_ inputs: Inputs, _ player: some TranscriptPlayer, _ pace: Double)
            -> [JournalEntry]
        {
            var player = player
            for (index, input) in inputs.enumerated() {
                _ = player.take(
                    JournalEntry(
                        kind: input.0, text: input.1, seconds: pace * Double(index + 1), outcome: []))
            }
            return player.journal
        }

        /// Changes a transcript as an editor would.
        func edit(_ path: String, _ change: (inout String) -> Void) throws -> [String] {
            var text = try String(contentsOfFile: path, encoding: .utf8)
            let before = text
            change(&text)
            try #require(text != before || !before.contains("\nseal: "))
            try Data(text.utf8).write(to: URL(filePath: path))
            return [path]
        }

        /// Takes an exam with the program.
        func exam(_ arguments: [String], learner: String, name: String = "exam") throws -> String {
            let path = program.folder.path + "/\(name).transcript"
            _ = try program.run(
                ["exam", "--learner", learner, "--record", path] + (key.map { ["--key", $0] } ?? [])
                    + arguments,
                input: Data("a\nnothing\nyes\n1\na\nnothing\nyes\n1\n".utf8))
            return path
        }
    }

    private static let right =
        "detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear "
        + "detail.viewDidAppear"

    /// The prediction of the rubric, answered rightly after commands.
    private static func push(after commands: String...) -> Inputs {
        (["world push"] + commands).map { (.command, $0) } + [
            (
                .predict,
                "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of feed, detail: push detail"
            ), (.answer, right),
        ]
    }

    /// A first exercise that was answered wrongly, and then rightly.
    private static let wrongThenRight: Inputs = [
        (.exercise, "first-read"), (.answer, "nothing"), (.answer, "loadView viewDidLoad"),
    ]

    private static let seen = "\"seen\":{\"entry\""

    private static func seen(_ name: String, _ inputs: Inputs, lesson: String? = nil) -> Way {
        Way(name: name, sign: seen) { [try $0.record(inputs, lesson: lesson)] }
    }

    /// The ways whose order is that of the documentation.
    static let ways: [Way] = [
        Way(name: "change an outcome", sign: "outcome-differs") { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.replace("points 0", with: "points 1")
            }
        },
        Way(name: "change an answer and leave its outcome", sign: "outcome-differs") { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.replace("answer   nothing", with: "answer   loadView viewDidLoad")
            }
        },
        Way(
            name: "write a transcript without outcomes", sign: "outcome-differs", signWithKey: "seal-broken"
        ) { folder in
            try folder.edit(try folder.record(push())) {
                $0.replace("                      points 1\n", with: "")
                $0 += "  4    30.5  command  push detail\n"
            }
        },
        Way(name: "remove an entry and leave the numbers", sign: "entries-missing") { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) { $0.remove(entry: 2) }
        },
        Way(name: "turn a time back", sign: "time-backwards") { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.replace("   21.0  ", with: "    9.0  ")
            }
        },
        seen(
            "try the question in play",
            [
                (.exercise, "first-read"), (.play, ""), (.command, "access view login"), (.back, ""),
                (.answer, "loadView viewDidLoad"),
            ], lesson: "lazy-view"),
        seen("run the commands and undo them", push(after: "push detail", "undo")),
        seen("compare iOS versions", push(after: "compare ios 17: push detail")),
        seen("run the commands and begin again", push(after: "push detail", "reset", "world push")),
        seen(
            "skip, and predict the same again",
            [
                (.command, "world push"), (.predict, "push detail"), (.skip, ""), (.command, "undo"),
                (.predict, "push detail"), (.answer, right),
            ]),
        Way(name: "skip, and answer then", sign: "Skipped: the answer was shown.") {
            [
                try $0.record(
                    [(.exercise, "first-read"), (.skip, "first-read"), (.answer, "loadView viewDidLoad")],
                    lesson: "lazy-view")
            ]
        },
        Way(
            name: "hand in a copy under another name", sign: "\"kind\":\"equal\"",
            signWithKey: "seal-broken", options: ["--similar"]
        ) { folder in
            let first = try folder.record(wrongThenRight, lesson: "lazy-view")
            let copy = first.replacing("mine", with: "copy")
            try FileManager.default.copyItem(atPath: first, toPath: copy)
            return [first] + (try folder.edit(copy) { $0.replace("learner: ada", with: "learner: bob") })
        },
        Way(name: "take the exam of another class", sign: "This is a different exam") {
            [try $0.exam(["--seed", "8", "--questions", "3"], learner: "ada")]
        },
        Way(name: "hand in another learner's exam", sign: "input-differs", signWithKey: "seal-broken") {
            folder in
            let path = try folder.exam(["--seed", "7", "--questions", "3"], learner: "bob")
            return try folder.edit(path) { $0.replace("learner: bob", with: "learner: ada") }
        },
        Way(name: "change an answer and its outcome", sign: nil, signWithKey: "seal-broken") { folder in
            let right = "answer   loadView viewDidLoad"
            return try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.replace("answer   nothing", with: right)
                $0.replace("points 0", with: "points 1")
            }
        },
        Way(
            name: "remove a wrong answer and renumber the rest", sign: nil, signWithKey: "seal-broken"
        ) { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.remove(entry: 2)
                $0.renumber()
            }
        },
        Way(
            name: "remove hints or play and renumber the rest", sign: nil, signWithKey: "seal-broken"
        ) { folder in
            let inputs: Inputs = [
                (.exercise, "first-read"), (.hint, ""), (.answer, "loadView viewDidLoad"),
            ]
            return try folder.edit(try folder.record(inputs, lesson: "lazy-view")) {
                $0.remove(entry: 2)
                $0.renumber()
            }
        },
        Way(name: "record again until it is right", sign: nil) {
            [try $0.record([wrongThenRight[0], wrongThenRight[2]], lesson: "lazy-view")]
        },
        Way(
            name: "hand in a copy with other times", sign: nil, signWithKey: "other-key",
            options: ["--similar"]
        ) { folder in
            let first = try folder.record(wrongThenRight, lesson: "lazy-view")
            let copy = first.replacing("mine", with: "copy")
            try FileManager.default.copyItem(atPath: first, toPath: copy)
            return [first]
                + (try folder.edit(copy) {
                    $0.replace("learner: ada", with: "learner: bob")
                    $0.replace("     7.0  ", with: "   8.113  ")
                    $0.replace("    14.0  ", with: "  17.502  ")
                    $0.replace("    21.0  ", with: "  30.077  ")
                })
        },
        Way(name: "write an earlier date", sign: nil, signWithKey: "seal-broken") { folder in
            try folder.edit(try folder.record(push())) {
                $0.replaceLine("started: ", with: "started: 2026-01-01T00:00:00Z")
            }
        },
        Way(
            name: "hand in several transcripts of a lesson", sign: "does not count.",
            options: ["--format", "gradescope"]
        ) {
            try [$0.record(push(), name: "one"), $0.record(push(), name: "two")]
        },
        Way(name: "take an exam with fewer questions or other topics", sign: "This is a different exam") {
            [
                try $0.exam(["--seed", "7", "--questions", "1"], learner: "ada", name: "short"),
                try $0.exam(["--seed", "7", "--questions", "3", "loading"], learner: "ada", name: "easy"),
            ]
        },
        Way(name: "leave the lesson, try it, and come back", sign: "left-lesson") {
            [
                try $0.record(
                    [
                        (.exercise, "first-read"), (.aside, "access view"),
                        (.answer, "loadView viewDidLoad"),
                    ], lesson: "lazy-view")
            ]
        },
        seen("try it with hold", push(after: "hold push detail", "wait 1", "undo 2")),
        seen("try it with and hold", push(after: "push detail and hold", "next turn", "wait 1", "undo 3")),
        seen("try it at another time", push(after: "wait 0.1", "push detail", "undo")),
        seen(
            "try it with another class", push(after: "class Other", "new Other as other", "push other", "pop")
        ),
        seen("try it on another iOS version", push(after: "ios 16", "push detail", "undo", "ios 17")),
        Way(name: "remove the date", sign: "undated", signWithKey: "seal-broken") { folder in
            try folder.edit(try folder.record(push())) { $0.replaceLine("started: ", with: "x: y") }
        },
        Way(
            name: "change the revision of the rules, so that outcomes may differ", sign: "rules-differ",
            signWithKey: "seal-broken"
        ) { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0.replaceLine("rules-revision: ", with: "rules-revision: 0123456789abcdef")
                $0.replace("points 0", with: "points 1")
            }
        },
        Way(name: "predict the rubric's commands in an app where they call nothing", sign: nil) {
            [
                try $0.record([
                    (.command, "new UIViewController as feed"),
                    (.command, "new UINavigationController as nav with feed"),
                    (.command, "new UIViewController as detail"), (.predict, "push detail"),
                    (.answer, "nothing"),
                ])
            ]
        },
        Way(name: "try all answers of a choice", sign: "This was answer 2") {
            [try $0.record(wrongThenRight, lesson: "lazy-view")]
        },
        seen("try it without animation", push(after: "push detail not animated", "undo")),
        Way(
            name: "remove what was typed outside and renumber the rest", sign: nil,
            signWithKey: "seal-broken"
        ) { folder in
            let inputs: Inputs = [
                (.exercise, "first-read"), (.aside, "access view"), (.answer, "loadView viewDidLoad"),
            ]
            return try folder.edit(try folder.record(inputs, lesson: "lazy-view")) {
                $0.remove(entry: 2)
                $0.renumber()
            }
        },
        Way(name: "take hints, and predict the same again", sign: "A hint before it cost") {
            let inputs = push()
            return [try $0.record([inputs[0], inputs[1], (.hint, "")] + inputs[1...])]
        },
        seen("try it in Swift", push(after: "nav.pushViewController(detail, animated: true)", "undo")),
        Way(name: "hand in what nobody asked for", sign: "The rubric doesn't ask for it.") {
            [try $0.record(wrongThenRight, lesson: "lazy-view")]
        },
        Way(name: "write the same time everywhere", sign: "quick-answers", signWithKey: "seal-broken") {
            folder in
            try folder.edit(try folder.record(push())) {
                $0 = $0.replacing(#/(?m)^( +\d+ +)\d+\.\d+  /#) { "\($0.output.1)0.0  " }
            }
        },
        Way(name: "paste the answers", sign: "quick-answers") {
            [try $0.record(push(), pace: 0.1)]
        },
        Way(name: "remove the seals", sign: nil, signWithKey: "not-sealed") { folder in
            try folder.edit(try folder.record(wrongThenRight, lesson: "lazy-view")) {
                $0 = $0.split(separator: "\n", omittingEmptySubsequences: false)
                    .filter { !$0.contains(#/^ *seal:? /#) }.joined(separator: "\n")
            }
        },
        Way(name: "hand in a transcript from another class", sign: nil, signWithKey: "other-key") {
            [try $0.record(push(), key: "a key for last year's class", daysAgo: 300)]
        },
        Way(name: "add an answer at the end by hand", sign: nil, signWithKey: "torn-end") { folder in
            let path = try folder.record([wrongThenRight[0], wrongThenRight[1]], lesson: "lazy-view")
            return try folder.edit(path) {
                $0 += "  3    21.0  answer   loadView viewDidLoad\n                      points 1\n"
            }
        },
        Way(name: "shorten a transcript at its end", sign: nil) { folder in
            let inputs: Inputs = [
                (.exercise, "first-read"), (.answer, "loadView viewDidLoad"), (.answer, "nothing"),
            ]
            return try folder.edit(try folder.record(inputs, lesson: "lazy-view")) { $0.remove(entry: 3) }
        },
    ]

    private func grade(_ files: [String], _ program: Program, _ options: [String]) throws -> String {
        let rubric = try program.write(Self.rubric, to: "rubric.yaml")
        let result = try program.run(
            ["grade", "--format", "json", "--exit-zero", "--rubric", rubric] + options + files)
        try #require(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test("What can be told of cheating is told", arguments: ways)
    func told(way: Way) throws {
        func report(_ key: String?) throws -> String {
            let program = try Program()
            let files = try way.files(Folder(program: program, key: key))
            return try grade(files, program, way.options + (key.map { ["--key", $0] } ?? []))
        }
        let plain = try report(nil), keyed = try report(Self.key)
        if let sign = way.sign {
            #expect(plain.contains(sign), "\(plain)")
        } else {
            #expect(!plain.contains("\"code\":"), "\(plain)")
        }
        if let sign = way.signWithKey ?? way.sign {
            #expect(keyed.contains(sign), "\(keyed)")
        } else {
            #expect(!keyed.contains("\"code\":"), "\(keyed)")
        }
    }

    /// Sessions of people who try, err, take hints and undo, and predict something that they haven't seen.
    private static let honestSessions: [[String]] = [
        [
            "access view", "predict set view nil", "nothing", "set view nil", "undo",
            "predict memory warning",
            "nothing", "didReceiveMemoryWarning",
        ],
        ["world push", "predict push detail", "hint", "detail.viewDidLoad", right, "push detail"],
        ["world push", "push detail", "predict pop", "feed.viewWillAppear", "hint", "skip", "pop", "undo"],
        ["launch vc", "predict background", "nothing", "background", "predict foreground", "nothing"],
        [
            "access view", "undo", "predict launch vc", "viewWillAppear viewDidAppear",
            "viewDidLoad viewWillAppear viewDidAppear",
        ],
        ["world push", "predict push detail", "nothing", "nothing", "nothing", "predict push detail; pop"],
        [
            "world sheet", "predict present detail", "skip", "undo", "present detail", "predict dismiss",
            "hint",
        ],
        [
            "new UIViewController as a", "new UIViewController as b", "launch a", "predict present b",
            "b.viewDidLoad b.viewWillAppear b.viewDidAppear",
        ],
        ["launch vc", "predict rotate landscape", "nothing", "rotate landscape", "undo", "redo"],
        ["access view", "set view nil", "predict access view", "loadView viewDidLoad"],
    ]

    /// The inputs of a way through a lesson with wrong answers, hints, detours and right answers.
    private static func honestWay(through lesson: Lesson, _ number: Int) throws -> Inputs {
        let runner = try LessonRunner(lesson)
        return lesson.exercises.enumerated().flatMap { index, exercise -> Inputs in
            let parts = runner.solution(of: exercise)?.parts.map(\.text) ?? []
            var inputs: Inputs = [(.exercise, exercise.id)]
            if case .predict = exercise.content {
                if (index + number) % 3 == 0 { inputs += [(.answer, "nothing"), (.hint, "")] }
                inputs.append((.answer, parts.isEmpty ? "nothing" : parts.joined(separator: " ")))
            } else if (index + number) % 4 != 0 {
                inputs.append((.skip, exercise.id))
            }
            if (index + number) % 5 == 0 {
                // Outside of the lesson they read, and run nothing that it asks.
                inputs += ["explain push", "tree", "sources"].map { (.aside, $0) }
            }
            return inputs
        }
    }

    @Test("Honest learners are not suspected")
    func honest() throws {
        let program = try Program(), folder = Folder(program: program, key: Self.key)
        var files = try Self.honestSessions.enumerated().map { number, lines in
            let inputs = Recorded.inputs(of: lines)
            return try folder.record(
                inputs, learner: "session \(number)", name: "session-\(number)", pace: 11.3 + Double(number))
        }
        for (number, lesson) in LessonLibrary(.carried).lessons.prefix(20).enumerated() {
            files.append(
                try folder.record(
                    try Self.honestWay(through: lesson, number), lesson: lesson.id,
                    learner: "learner \(number)", name: lesson.id, pace: 9.7 + Double(number)))
        }
        #expect(files.count == 30)
        let report = try grade(files, program, ["--similar", "--key", Self.key])
        #expect(!report.contains("\"isTampering\":true"))
        #expect(!report.contains(Self.seen))
        #expect(report.contains("\"similar\":[]"))
        #expect(!report.contains("not-graded"))
    }

    @Test("The documentation lists all ways, and says what is told of them")
    func documentation() throws {
        let text = try Readme.file("Documentation/grading.md")
        let rows = text.split(separator: "\n").compactMap { line -> [String]? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 3 && ["yes", "no"].contains(cells[2]) ? cells : nil
        }
        #expect(
            rows
                == Self.ways.map { way in
                    [
                        way.name, way.sign == nil ? "no" : "yes",
                        way.signWithKey ?? way.sign == nil ? "no" : "yes",
                    ]
                })
    }
}

/// The journal that a session makes of typed lines.
private enum Recorded {
    static func inputs(of lines: [String]) -> CheatingTests.Inputs {
        var session = Session(.readyController())
        for line in lines { _ = session.enter(line) }
        return session.journal.map { ($0.kind, $0.text) }
    }
}

extension String {
    /// Puts a text in the place of another one, which has to be there.
    fileprivate mutating func replace(_ old: String, with new: String) {
        self = replacing(old, with: new)
    }

    /// Puts another line in the place of the one with a beginning.
    fileprivate mutating func replaceLine(_ beginning: String, with line: String) {
        self = split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(beginning) ? line : String($0) }.joined(separator: "\n")
    }

    private var isEntry: Bool { firstMatch(of: #/^ {0,3}\d+ +\d+\.\d+ /#) != nil }

    /// Removes an entry with all its lines.
    fileprivate mutating func remove(entry number: Int) {
        var count = 0
        self = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if String(line).isEntry { count += 1 }
            return count != number || line.isEmpty
        }.joined(separator: "\n")
    }

    /// Gives the entries their numbers anew.
    fileprivate mutating func renumber() {
        var count = 0
        self = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard String(line).isEntry else { return String(line) }
            count += 1
            return "  \(count)" + line.drop { $0 == " " }.drop(while: \.isNumber)
        }.joined(separator: "\n")
    }
}
