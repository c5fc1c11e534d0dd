import Testing

@testable import Session

@Suite("Goals")
struct GoalTests {
    /// A goal beside the commands after which it holds, and commands after which it does not.
    struct Case: CustomTestStringConvertible, Sendable {
        let goal: String
        let met: String
        let unmet: String
        var testDescription: String { goal }
    }

    static let cases = [
        Case(goal: "vc.view.frame is 0 0 393 852", met: "access view", unmet: "is view loaded"),
        Case(goal: "vc.view is not nil", met: "access view", unmet: "is view loaded"),
        Case(goal: "vc.loadView through loadViewIfRequired", met: "access view", unmet: "call loadView"),
        Case(goal: "vc.loadView not through loadViewIfRequired", met: "call loadView", unmet: "access view"),
        Case(goal: "vc.viewDidLoad never called", met: "call loadView", unmet: "access view"),
        Case(
            goal: "exception \"Could not load NIB\"",
            met: "class Feed; new Feed as feed from nib Missing; access view", unmet: "access view"),
        Case(goal: "refused", met: "remove view", unmet: "access view"),
        Case(goal: "UIView.didMoveToWindow called once", met: "launch", unmet: "access view"),
    ]

    @Test(
        "Calls by hand don't reach the goal of a task, and what can't be undone puts it out of reach",
        arguments: [
            ("access view", "vc.viewDidLoad called once", true, false),
            ("call viewDidLoad", "vc.viewDidLoad called once", false, false),
            ("access view; set view nil; access view", "vc.viewDidLoad called once", false, true),
            ("access view", "vc.viewDidLoad called 2 times", false, false),
            ("access view", "vc.loadView never called", false, true),
            ("access view", "vc.viewDidLoad before vc.loadView", false, true),
            ("access view", "vc.loadView before vc.viewDidLoad", true, false),
            ("access view", "vc in window", false, false),
        ])
    func reach(commands: String, goal: String, isReached: Bool, isOutOfReach: Bool) throws {
        var session = Session(.readyController())
        _ = session.enter(commands)
        let goal = try Goal(goal)
        #expect(goal.isReached(in: session.simulation, since: 0) == isReached)
        #expect(goal.isOutOfReach(in: session.simulation, since: 0) == isOutOfReach)
    }

    @Test(
        "A goal is asked as one sentence, with what is code marked",
        arguments: [
            ("vc not loaded", "Is `vc`'s view not loaded afterward?"),
            ("vc gone", "Is `vc` deallocated afterward?"),
            ("vc.loadView never called", "Is it true that `vc.loadView` is never called?"),
            ("vc.loadView called at least 1 time", "Is `vc.loadView` called?"),
            (
                "vc.loadView called at most 2 times",
                "Is `vc.loadView` called at most 2 times?"
            ),
            (
                "vc.loadView before vc.viewDidLoad",
                "Is `vc.loadView` called before `vc.viewDidLoad`?"
            ),
            (
                "vc.loadView not through loadViewIfRequired",
                "Is it true that `vc.loadView` isn't called through `loadViewIfRequired`?"
            ),
            ("crashed", "Does the app crash?"),
            ("not crashed", "Is it true that the app hasn't crashed?"),
            ("message \"Unbalanced calls\"", "Does the console show `\"Unbalanced calls\"`?"),
            ("not message \"late\"", "Is it true that the console doesn't show \"late\"?"),
            ("exception \"loop\"", "Does UIKit raise an exception that says `\"loop\"`?"),
            ("vc.title is not Me", "Is `vc.title` not `Me` afterward?"),
            ("vc view is MapView", "Is `vc.view` a `MapView` afterward?"),
            ("nonsense", "Is this true afterward: `nonsense`?"),
        ])
    func questions(goal: String, question: String) {
        #expect(Goal.question(goal) { "`\($0)`" } == question)
    }

    @Test("A goal holds after what it speaks of, and only then", arguments: cases)
    func goalsHold(_ one: Case) {
        func isMet(after commands: String) -> Bool {
            var session = Session()
            let replies = session.enter(commands) + session.enter("expect " + one.goal)
            return replies.contains { if case .expectation(_, true, _) = $0 { true } else { false } }
        }
        #expect(isMet(after: one.met))
        #expect(!isMet(after: one.unmet))
    }

    @Test(
        "A goal about what does not exist never holds", arguments: ["vc.label is nil", "nobody.view is nil"])
    func unknownNames(goal: String) {
        var session = Session()
        let replies = session.enter("access view; expect " + goal)
        #expect(replies.contains { $0.isFailure })
    }
}
