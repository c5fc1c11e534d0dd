import Session

@testable import Course

/// Seven exercises of all kinds.
let sampleExercises = """
    ```viewdid setup
    class Login; new Login as login
    ```
    ```viewdid predict read
    ask: loadView viewDidLoad viewWillAppear of login
    access view
    ```

    > [!TIP]
    > First.

    > [!TIP]
    > Second.

    > [!NOTE]
    > Said afterwards.

    ```viewdid feedback read
    viewDidLoad before loadView: There is no view yet.
    viewDidLoad before viewWillAppear: It was read, not shown.
    viewWillAppear before loadView: It was read, not shown at all.
    ```
    ```viewdid count reads
    ask: viewDidLoad of login
    access view
    access view
    ```
    ```viewdid next after
    ask: after loadView of login
    access view
    ```
    ```viewdid state loaded
    ask: login loaded
    is view loaded
    ```
    ```viewdid choose why
    Which are lazy?
    - [x] The view. :: Made when read.
    - [ ] The controller. :: Made by new.
    - [x] The nib. :: Opened when read.
    ```
    ```viewdid choose command
    Which loads?
    - [x] run: access view :: It reads.
    - [ ] run: is view loaded :: It asks.
    - [x] run: load view if needed :: It says so.
    goal: login loaded
    ```
    ```viewdid do twice
    Load twice.
    goal: login.viewDidLoad called 2 times
    goal: login alive
    solution: access view; set view nil
    solution: access view
    ```
    """

/// A lesson of some blocks, which begin on line 5, or one line further for each line of the head.
func sampleLesson(_ body: String, head: String = "") throws -> Lesson {
    try Lesson(markdown: "---\nid: sample\ntitle: Sample\n\(head)---\n\(body)\n", file: "a.md")
}

/// Someone at the start of such a lesson.
func makeRunner(_ body: String, head: String = "", done: Set<String> = []) throws -> LessonRunner {
    try LessonRunner(sampleLesson(body, head: head), done: done)
}

extension [LessonReply] {
    var presentation: LessonReply.Presentation? {
        lazy.compactMap { if case .exercise(let shown) = $0 { shown } else { nil } }.first
    }

    var setUps: [[String]] {
        compactMap { if case .setup(let commands) = $0 { commands } else { nil } }
    }

    var judgement: Judgement? {
        lazy.compactMap { if case .session(.judged(let judged)) = $0 { judged.judgement } else { nil } }.first
    }

    var solved: ExerciseResult? {
        lazy.compactMap { if case .solved(let result) = $0 { result } else { nil } }.first
    }

    var goals: [Bool] {
        flatMap { reply -> [Bool] in if case .goals(let goals) = reply { goals.map(\.isMet) } else { [] } }
    }

    var runs: [Run] {
        compactMap { if case .session(.ran(let run)) = $0 { run } else { nil } }
    }

    var hints: [String] {
        compactMap { if case .hint(_, _, let text) = $0 { CourseTests.plain(text) } else { nil } }
    }

    var shown: [String] {
        flatMap { reply -> [String] in if case .shown(let lines) = reply { lines } else { [] } }
    }

    var feedback: [String] {
        compactMap { if case .session(.judged(let judged)) = $0 { judged.remark } else { nil } }
    }

    var notes: [String] {
        compactMap { if case .note(let text) = $0 { CourseTests.plain(text) } else { nil } }
    }

    var messages: [String] {
        compactMap { if case .message(let text) = $0 { text } else { nil } }
    }

    var explanation: Explanation? {
        lazy.compactMap { if case .explained(let explanation) = $0 { explanation } else { nil } }.first
    }

    var verdict: (isRight: Bool, answer: String?)? {
        lazy.compactMap { if case .verdict(let isRight, let answer) = $0 { (isRight, answer) } else { nil } }
            .first
    }

    var verdicts: [Bool] {
        flatMap { reply -> [Bool] in
            if case .choices(let verdicts, _, _) = reply { verdicts.map(\.isRight) } else { [] }
        }
    }
}
