import Foundation
import Session
import TestSupport
import Testing

@testable import Course

@Suite("Writing a lesson")
struct AuthoringTests {
    @Test("A new lesson holds, and every exercise of it has what authors can write")
    func template() throws {
        let text = try #require(LessonTemplate.text(id: "first-read"))
        let lesson = try Lesson(markdown: text, file: "first-read.md")
        #expect(lesson.id == "first-read")
        #expect(lesson.title == "First read")
        #expect(LessonCheck.problems(of: lesson, claims: try .carried()) == [])
        #expect(Set(lesson.exercises.map(\.kind)) == [.predict, .choose, .count, .do])
        #expect(!text.contains("MY"))
        for name in ["", "Feed", "a/b", "../a", "-a", "a.b", String(repeating: "a", count: 65)] {
            #expect(LessonTemplate.text(id: name) == nil)
        }
    }

    @Test("A preview shows each exercise, what foreseen wrong answers bring, the right one and the hints")
    func preview() throws {
        let text = try #require(LessonTemplate.text(id: "first-read"))
        let preview = try LessonPreview(try Lesson(markdown: text, file: "first-read.md"))
        let wrong = preview.pieces.compactMap { if case .wrong(let answer, _) = $0 { answer } else { nil } }
        #expect(
            wrong == [
                "viewDidLoad loadView", "loadView viewDidLoad viewWillAppear", "a",
            ])
        let right = preview.pieces.compactMap { if case .right(let answer, _) = $0 { answer } else { nil } }
        #expect(
            right == [
                "loadView viewDidLoad", "b c", "1",
                "access view of login; set view nil; access view of login",
            ])
        let replies = preview.pieces.flatMap { piece in
            switch piece {
            case .said(let replies), .wrong(_, let replies), .right(_, let replies): replies
            }
        }
        #expect(replies.feedback.count == 2)
        #expect(replies.hints.isEmpty == false)
        for piece in preview.pieces {
            if case .right(let answer, let replies) = piece { #expect(replies.solved != nil, "\(answer)") }
        }
    }

    @Test("A preview answers with the words that feedback foresees, and with the wrong one of yes and no")
    func words() throws {
        let lesson = try sampleLesson(
            """
            ```viewdid setup
            class Feed; new Feed as feed
            ```
            ```viewdid count loads
            ask: viewDidLoad of feed
            access view
            ```
            ```viewdid feedback loads
            0: It is lazy.
            2: It comes once.
            1: Right.
            ```
            ```viewdid state loaded
            ask: feed loaded
            access view
            ```
            ```viewdid predict read
            ask: loadView of feed
            access view
            ```
            """)
        let wrong = try LessonPreview(lesson).pieces.compactMap { piece in
            if case .wrong(let answer, let replies) = piece, replies.solved == nil { answer } else { nil }
        }
        #expect(wrong == ["0", "2", "no"])
    }

    @Test("An exercise has a revision of its own: of what is answered, and not of what is said about it")
    func revision() throws {
        func revisions(_ text: String) throws -> [String: String] {
            let lesson = try sampleLesson(text)
            return Dictionary(uniqueKeysWithValues: lesson.exercises.map { ($0.id, $0.revision) })
        }
        let now = try revisions(sampleExercises)
        #expect(Set(now.values).count == now.count)
        #expect(try revisions(sampleExercises.replacing("> First.", with: "> Other.")) == now)
        #expect(try revisions(sampleExercises.replacing("There is no view yet.", with: "No.")) == now)
        #expect(try revisions("A word more.\n\n" + sampleExercises) == now)
        let other = try revisions(sampleExercises.replacing("Load twice.", with: "Load it twice."))
        #expect(other.filter { $0.value != now[$0.key] }.keys.sorted() == ["twice"])
        let world = try revisions(
            sampleExercises.replacing("new Login as login\n", with: "new Login as login # now\n"))
        #expect(world.allSatisfy { $0.value != now[$0.key] })
        let old = try sampleLesson(sampleExercises, head: "ios: 12\n")
        #expect(old.exercises.allSatisfy { $0.revision != now[$0.id] })
    }

    @Test("What a terminal would obey or nobody sees is a fault, with its line")
    func characters() throws {
        for (text, name) in [
            ("a\u{1B}[31mb", "U+1B"), ("a\u{202E}b", "U+202E"), ("a\u{200B}b", "U+200B"), ("a\u{7}", "U+7"),
        ] {
            let error = #expect(throws: LessonError.self) {
                try sampleLesson(sampleExercises + "\n\n" + text)
            }
            let problem = try #require(error?.problems.first)
            #expect(problem.message.contains(name))
            #expect(problem.line == 5 + sampleExercises.components(separatedBy: "\n").count + 1)
        }
        _ = try sampleLesson(sampleExercises + "\n\n视图 👩‍👩‍👧 a\tb")
    }

    @Test("What cannot be read is told by its kind: a link, a folder, a pipe, no folder")
    func disk() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        mkfifo(folder.file("1.md").path, 0o600)
        try files.createSymbolicLink(atPath: folder.file("2.md").path, withDestinationPath: "nowhere")
        try files.createSymbolicLink(atPath: folder.file("3.md").path, withDestinationPath: "/dev/zero")
        try files.createDirectory(at: folder.file("4.md"), withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder.file("5.md").path, withDestinationPath: "5.md")
        try Data(lesson(id: "good").utf8).write(to: folder.file("lesson.text"))
        try files.createSymbolicLink(atPath: folder.file("6.md").path, withDestinationPath: "lesson.text")
        let library = LessonLibrary(.onDisk(folder.url.path))
        #expect(library.lessons.isEmpty)
        #expect(
            library.problems.map(\.description) == [
                "1.md:1: this is not a regular file, but a pipe or a device, for example; put a regular file there",
                "2.md:1: this is a link; put the file itself there",
                "3.md:1: this is a link; put the file itself there",
                "4.md:1: this is a folder; give it a name that does not end in .md",
                "5.md:1: this is a link; put the file itself there",
                "6.md:1: this is a link; put the file itself there",
            ])
        // A named file is read, link or not.
        #expect(LessonLibrary(.onDisk(folder.url.path, naming: "6.md")).lessons.map(\.id) == ["good"])
        let file = LessonLibrary(.onDisk(folder.file("lesson.text").path))
        #expect(file.problems.map(\.message) == ["this is not a folder"])
    }

    @Test("The view that a tap reached is a goal, and can be asked about")
    func touched() throws {
        let lesson = try sampleLesson(
            """
            ```viewdid setup
            class Player; new Player as player; launch player
            view button: UIButton in player frame 20 100 200 44
            ```
            ```viewdid predict nothing
            ask: viewDidLoad of player
            tap 120 122
            ```
            > [!TIP]
            > x
            ```viewdid state touched
            ask: tap.view is button
            tap 120 122
            ```
            > [!TIP]
            > x
            ```viewdid choose which
            Which tap reaches the button?
            - [x] run: tap 120 122 :: It is there.
            - [ ] run: tap 10 10 :: It is elsewhere.
            goal: tap.view is button
            ```
            > [!TIP]
            > x
            """)
        #expect(LessonCheck.problems(of: lesson, claims: try .carried()) == [])
        var runner = try LessonRunner(lesson)
        let ask = try #require(runner.go(to: "touched")?.presentation?.ask)
        #expect(Goal.question(ask) == "Is it true that button gets the tap?")
        #expect(runner.enter("yes").solved != nil)
    }

    @Test("The destination of a segue can be asked about, by the name that the command gives it")
    func destination() throws {
        let lesson = try sampleLesson(
            """
            ```viewdid setup
            class Feed; class Detail; storyboard Main with Feed, Detail; segue show from Feed to Detail named open
            new Feed as feed from storyboard; new UINavigationController as nav with feed; launch nav; use feed
            ```
            ```viewdid predict made
            ask: viewDidLoad loadView awakeFromNib init(nibName:) of detail
            perform segue open from feed as detail
            ```
            > [!TIP]
            > x
            ```viewdid count loads
            ask: viewDidLoad of detail
            perform segue open from feed as detail
            ```
            > [!TIP]
            > x
            ```viewdid state loaded
            ask: detail loaded
            perform segue open from feed as detail
            ```
            > [!TIP]
            > x
            """)
        #expect(LessonCheck.problems(of: lesson, claims: try .carried()) == [])
        var runner = try LessonRunner(lesson)
        _ = runner.begin()
        #expect(runner.enter("awakeFromNib loadView viewDidLoad").solved != nil)
        _ = runner.go(to: "loads")
        #expect(runner.enter("1").solved != nil)
    }

    @Test("A launch can stand inside a choice, unless the app's code hears the call that is doubtful")
    func launch() throws {
        func problems(_ method: String) throws -> [LessonProblem] {
            let lesson = try sampleLesson(
                """
                ```viewdid setup
                class Feed; new Feed as feed; new UINavigationController as nav with feed
                override \(method) in Feed { print("hears") }
                ```
                ```viewdid predict nothing
                ask: viewDidLoad of feed
                is view loaded feed
                ```
                > [!TIP]
                > x
                ```viewdid choose launched
                Which prints?
                - [x] run: launch nav :: It is shown.
                - [ ] run: is view loaded feed :: It asks.
                goal: message "hears"
                ```
                > [!TIP]
                > x
                """)
            return LessonCheck.problems(of: lesson, claims: try .carried())
        }
        #expect(try problems("viewDidAppear") == [])
        #expect(try problems("didMove(toParent:)").map(\.line) == [19])
    }
}
