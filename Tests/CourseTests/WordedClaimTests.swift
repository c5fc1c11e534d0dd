import CourseTexts
import Lifecycle
import Testing

@testable import Course

@Suite("Claims in one's own words")
struct WordedClaimTests {
    private let handbook: Handbook

    init() throws { handbook = try #require(Handbook.shared) }

    private func answer(to claim: String) -> HandbookEntry? {
        handbook.claim(askedBy: "Is it true that \(claim)?")
    }

    /// Each verdict is what the facts say: F1 for loading, F4 for memory, F5 and F8 for pushes and pops, and F9 for
    /// presentations.
    @Test(
        "A claim is tried in every transition that it can mean",
        arguments: [
            ("viewDidLoad is called before viewWillAppear", "Yes."),
            ("viewWillAppear comes before viewDidLoad", "No."),
            ("viewDidLoad doesn't come after viewWillAppear", "Yes."),
            ("view did load comes before view did appear", "Yes."),
            ("viewDidLoad 在 viewWillAppear 之前调用", "Yes."),
            ("viewDidLoad is called only once", "That depends on what happens."),
            ("viewDidAppear is called only once when B is pushed", "Yes."),
            ("viewDidLoad is called again after a memory warning", "Not since iOS 6;"),
            ("viewDidAppear is called again when a tab is selected again", "Yes."),
            ("addSubview triggers viewWillAppear of that controller", "Yes since iOS 5;"),
            ("the presenter's viewWillAppear is called when a sheet is dismissed", "No."),
            ("when a sheet is dismissed, viewWillAppear of the presenter is not called", "Yes."),
            ("the presenter's viewWillAppear is called when a full screen controller is dismissed", "Yes."),
            ("when B is pushed, A's viewWillDisappear is called before B's viewDidLoad", "No."),
            ("B's viewDidAppear comes before A's viewDidDisappear in a push", "No."),
            ("when B is pushed, viewWillDisappear of the first view controller is called", "Yes."),
            ("in a push, the first screen's viewDidAppear is called", "No."),
            ("viewWillAppear is called when the app returns", "No."),
            ("viewWillAppear is not called when the app returns", "Yes."),
            ("viewWillTransition is called when the device is rotated", "Yes."),
            ("deinit is called before viewDidDisappear when B is popped", "No."),
            ("viewWillAppear is called before the view appears on screen", "Yes."),
            ("viewDidAppear is called before the view is visible", "No."),
            ("viewDidLoad is called after the view has been loaded into memory", "Yes."),
            ("viewWillAppear is called every time the view is about to appear", "Yes."),
            ("viewDidLoad is called each time the view appears", "No."),
            ("viewDidAppear is called every time the view is presented to the user on the screen", "Yes."),
            ("viewDidUnload is called after the view has been unloaded from memory", "Not since iOS 6;"),
            ("deinit is called before the controller is deallocated", "Yes."),
            ("viewDidLoad is only called once", "That depends on what happens."),
            ("viewDidLoad can be called more than once", "Yes."),
            ("viewDidLoad is called once when the view is loaded", "Yes."),
            ("the presenter's viewWillAppear is never called when B is dismissed", "No."),
            (
                "viewDidLoad is called only once, so it is a good place for setup",
                "That depends on what happens."
            ),
            ("by the time viewDidLoad is called, all outlets are connected", "Yes."),
            ("in viewDidLoad, the view isn't in the window yet", "Yes."),
            ("in viewDidLoad, the view is on screen", "No."),
            ("loadView, viewDidLoad and viewWillAppear are called in this order", "Yes."),
            ("loadView comes first, followed by viewWillAppear and viewDidLoad", "No."),
            ("viewDidLoad is called after loadView and before viewWillAppear", "Yes."),
            ("neither viewWillAppear nor viewDidAppear is called when an alert is dismissed", "Yes."),
            (
                "viewWillAppear is called again if the user goes back to the previous screen",
                "That depends on what happens."
            ),
            ("viewWillAppear is called when the app comes back to the foreground", "No."),
            ("the view isn't in the window when viewDidLoad is called", "Yes."),
            // Pages of a controller that isn't on screen appear, too.
            (
                "the view isn't in the window when viewDidAppear is called", "That depends on what happens."
            ),
            ("viewWillAppear is called several times, whenever the view appears on screen", "Yes."),
            (
                "viewDidAppear is called more than once if the user comes back",
                "That depends on what happens."
            ),
            ("viewWillDisappear is not always followed by viewDidDisappear", "Yes since iOS 5;"),
            ("viewWillAppear is always followed by viewDidAppear", "Not since iOS 5;"),
            ("viewDidDisappear is always followed by viewWillAppear", "No."),
            // The app's own calls; a child added without the other two calls, F8; a view that is loaded, F1.
            (
                "sceneDidEnterBackground is called when the user presses the home button",
                "Yes since iOS 13;"
            ),
            (
                "applicationDidEnterBackground is called when the user presses the home button",
                "Not since iOS 13;"
            ),
            ("addChild calls willMove(toParent:)", "Yes."),
            ("addChild calls didMove(toParent:) automatically", "No."),
            ("removeFromParent calls didMove(toParent:)", "Yes."),
            ("a tab's view controller loads its view the first time the tab is selected", "Yes."),
            ("B's view is loaded when B is popped", "No."),
            ("with overFullScreen, the presenter's viewWillDisappear isn't called", "Yes."),
            ("in init(coder:), the outlets are already connected", "No."),
            ("when B is pushed, A.viewWillDisappear is called before B.viewWillAppear", "Yes."),
            // Verbs and words of order.
            ("viewDidLoad precedes viewDidAppear", "Yes."),
            ("viewWillAppear follows viewDidAppear", "No."),
            ("viewDidDisappear is preceded by viewWillDisappear", "Yes."),
            ("viewIsAppearing is called between viewWillAppear and viewDidAppear", "Yes."),
            ("viewWillTransition is called before the layout methods when the device is rotated", "Yes."),
            ("viewWillAppear and viewDidAppear are called one after the other when B is shown", "Yes."),
            // Who loads and releases, in the active and the passive voice, F1.
            ("the view isn't loaded until it is accessed", "Yes."),
            ("popping a controller deallocates it once nothing else holds it", "Yes."),
            ("when B is pushed, A is deallocated", "No."),
            ("pushing B deallocates A", "No."),
            ("since iOS 6, a memory warning no longer unloads the view", "Yes."),
            // What is so at a call, F1.12 for the size.
            ("in viewDidLoad, the view doesn't have its final size yet", "Yes."),
            ("the bounds are already final in viewDidLoad", "No."),
            ("right after viewDidLoad, the view isn't in the window", "Yes."),
            ("isViewLoaded is true in viewWillAppear", "Yes."),
            ("in prepare(for:sender:), the outlets are nil", "Yes."),
            // An argument, and whose call it is.
            ("removeFromParent calls didMove(toParent: nil) on the child", "Yes."),
            ("addChild calls willMove(toParent:) with nil", "No."),
            ("when a controller is pushed, its viewWillAppear is called", "Yes."),
            ("when a controller is pushed, its viewWillDisappear is called", "No."),
            ("when B is pushed, its viewDidDisappear is called", "No."),
            // A popover covers a phone until iOS 12, F9.
            (
                "viewDidDisappear is called on the controller that gets covered by a popover",
                "Not since iOS 13;"
            ),
            ("on a push, viewDidDisappear is called on the one that was on top", "Yes."),
            ("a full-screen modal triggers viewWillDisappear on the controller underneath", "Yes."),
            // Forms of words, and a call that comes each time.
            ("rotating the phone triggers viewWillAppear", "No."),
            ("viewWillAppear is only called once", "No."),
            (
                "when the user swipes back and then cancels, viewWillAppear is called again on the top controller",
                "Yes."
            ),
            // Who is meant: one between others, and one whose name says what happens, F8.
            ("popping to the root calls viewDidAppear on the intermediate controllers", "No."),
            (
                "the pushed controller's viewDidAppear is called before the old one's viewDidDisappear",
                "No."
            ),
            (
                "viewDidUnload is called when a memory warning unloads the view of a controller that isn't visible",
                "Not since iOS 6;"
            ),
            (
                "in a tab switch, the old tab's viewWillDisappear comes before the new tab's viewDidLoad",
                "No."
            ),
            // Joined: calls that share an owner, the time or "again", and halves of which one is wrong.
            (
                "when a full-screen controller is presented, the presenter's viewWillDisappear and viewDidDisappear are called",
                "Yes."
            ),
            (
                "when the swipe back is canceled, the current controller gets viewWillAppear and viewDidAppear again",
                "Yes."
            ),
            (
                "returning to a tab you have seen before calls viewDidAppear again, but not viewDidLoad",
                "Yes."
            ),
            ("viewDidAppear is called after viewWillAppear and before viewDidLoad", "No."),
            ("loadView is called before viewDidLoad, and viewDidAppear before viewWillAppear", "No."),
            ("addChild calls willMove(toParent:), but you have to call didMove(toParent:) yourself", "Yes."),
            // What the app does, F1 and F3.
            ("loadViewIfNeeded calls viewDidLoad without calling viewWillAppear", "Yes."),
            ("reading isViewLoaded doesn't trigger loadView", "Yes."),
            (
                "shouldPerformSegue isn't called for a segue that performSegue(withIdentifier:sender:) triggers",
                "Yes."
            ),
            ("after a pop, deinit runs before viewDidDisappear", "No."),
            // Parts that share their circumstances, their owner or their verb, F1, F8 and F9.
            (
                "when you pop back to the previous view controller, its viewWillAppear and viewDidAppear are called again, but viewDidLoad is not",
                "Yes since iOS 6;"
            ),
            (
                "when you switch tabs, viewWillDisappear is called on the old controller and viewWillAppear on the new one",
                "Yes."
            ),
            (
                "in viewDidLoad the view already has its final size and is in the window",
                "No."
            ),
            (
                "presenting a page sheet on iOS 13 and later doesn't call viewWillDisappear on the presenting controller, but a full-screen presentation does",
                "Yes."
            ),
            (
                "viewDidLoad is called before the view is added to the view hierarchy, so view.window is nil there",
                "Yes."
            ),
            (
                "when a tab is selected again, its view is loaded again and viewDidLoad is called",
                "No."
            ),
            (
                "when you push a view controller, the view controller below it stays in memory and its view stays loaded",
                "Yes."
            ),
            (
                "viewDidLoad is called only once while the view stays in memory",
                "Yes."
            ),
            (
                "a tab bar controller loads the view of a tab only when the tab is selected for the first time",
                "Yes."
            ),
            (
                "after a push, the view of the controller below is no longer in the window",
                "Yes."
            ),
            (
                "when the parent appears, viewWillAppear is called on the parent first and then on its child",
                "Yes."
            ),
            (
                "if the swipe back is canceled, viewWillDisappear is followed by viewWillAppear",
                "That depends on what happens."
            ),
            (
                "if a closure stored in a view controller captures self strongly, deinit is not called after a pop",
                "Yes."
            ),
            (
                "if a stored closure captures self weakly, the controller is deallocated after it is popped",
                "Yes."
            ),
            (
                "if a timer's closure captures self strongly, deinit is called when the controller is popped",
                "No."
            ),
            (
                "the completion handler passed to dismiss(animated:completion:) runs after viewDidDisappear of the dismissed controller",
                "Yes."
            ),
            (
                "when a sheet is dismissed by swiping it down, viewDidAppear is called on the controller below it",
                "No."
            ),
            (
                "viewDidDisappear is called on the visible view controller when the app moves to the background",
                "No."
            ),
            // A reason that is a circumstance, one that is a claim, and one that names no call: ARC, F1 and F9.
            (
                "deinit isn't called when a controller is dismissed, because a closure stored in it captures self strongly",
                "Yes."
            ),
            ("viewDidLoad is called again, because viewDidUnload was called when B is pushed", "No."),
            (
                "because a sheet leaves the presenter's view in the window, viewWillDisappear isn't called on the presenter when a sheet is presented",
                "Yes. Not judged"
            ),
            // Exceptions, in either place: F1.8 for a view that is set to nil, F5 and F8 for the others.
            (
                "viewDidLoad is called only once, unless the view is set to nil",
                "Yes since iOS 6;"
            ),
            ("loadView is called only if the view hasn't been loaded yet", "Yes."),
            ("until its tab is selected, the view of a tab's controller isn't loaded", "Yes."),
            ("the view's final size isn't known until viewIsAppearing", "Yes."),
            // Who is meant in a later part, and who stays: F9.7, F5.3, F8.12.
            (
                "when you present a sheet, the presenter stays on screen, so neither viewWillDisappear nor viewDidDisappear is called on it",
                "Yes."
            ),
            (
                "if the user starts the swipe-back gesture and then changes their mind, the screen that stays gets viewWillAppear and viewDidAppear again",
                "Yes."
            ),
            ("if a swipe back is canceled, the screen that stays gets viewDidDisappear", "No."),
            ("when you pop to the root, every controller in the stack gets viewDidDisappear", "No."),
            (
                "if two controllers hold each other strongly, popping one of them doesn't deallocate it",
                "Yes."
            ),
            (
                "when the root controller of a window is replaced, viewDidDisappear is called on the old root",
                "Yes."
            ),
            ("rotation doesn't call any of the appearance methods", "Yes."),
            // A sheet covered an iPhone until iOS 12, F9; how often a layout is made isn't known, F5.17.
            ("dismissing a form sheet calls viewWillAppear on the controller below", "Not since iOS 13;"),
            ("viewDidLayoutSubviews is called exactly once when A is launched", "That isn't certain."),
        ])
    func verdict(claim: String, verdict: String) throws {
        let entry = try #require(answer(to: claim), "\(claim) isn't understood")
        #expect(entry.what.hasPrefix(verdict), "\(claim): \(entry.what) \(entry.when)")
    }

    @Test("What is so until a release shares no row with what still is")
    func rows() throws {
        let rows = try #require(answer(to: "viewDidAppear is called before viewDidDisappear")).when.split(
            separator: "\n")
        let past = rows.filter { $0.contains("12.5") }
        #expect(!past.isEmpty && past.allSatisfy { !$0.contains("fullScreen") }, "\(rows)")
    }

    @Test("A release in a claim limits it")
    func releases() throws {
        let again = "viewDidLoad is called again when a memory warning comes and the view is read"
        #expect(try #require(answer(to: again + " on iOS 5")).what.hasPrefix("Yes."))
        let now = try #require(answer(to: again + " since iOS 6"))
        #expect(now.what.hasPrefix("No."))
        #expect(now.title == "\(again) since iOS 6?")
        let sheets = "the presenter's viewWillAppear is called when a page sheet is dismissed on an iPhone"
        #expect(try #require(answer(to: sheets + " on iOS 12")).what.hasPrefix("Yes."))
        #expect(try #require(answer(to: sheets + " on iOS 13 and later")).what.hasPrefix("No."))
    }

    @Test(
        "What a run can't decide is no claim",
        arguments: [
            "viewDidDisappear is called as soon as the user starts to swipe back",
            "you should call super in viewDidLoad", "viewDidLoad may be called when the moon rises",
            "viewDidLoad isn't called when B is created, but when the view is loaded",
            "viewDidLoad is called only if the view appears", "a controller on screen is called viewDidLoad",
            "viewDidLoad is a good place for subviews", "viewWillAppear is called when the moon rises",
            "viewDidAppear is called", "a view is loaded lazily", "", "viewDidLoad",
            "viewDidLoad is called before the push", "present in viewWillAppear fails",
            "viewDidLayoutSubviews is called when I scroll", "viewWillAppear runs every time",
            "if the view is already loaded, the view is loaded when B is pushed",
            "viewDidLoad is called each time another controller is pushed",
            "compared with iOS 12, viewDidLoad is called again after a memory warning",
            "if the view isn't loaded, loadView is called when the view is read",
            "if the view is already loaded, viewDidLoad isn't called",
            "when the view is not visible, viewDidAppear isn't called",
            "viewDidAppear doesn't mean that the view is visible",
            "viewDidLoad is called again if a new view controller is created",
            "viewDidAppear is called only when the view is shown for the first time",
            "viewDidLoad is called each time a new instance is pushed",
            "viewDidLoad is never called twice for the same view",
            "when B is pushed, viewDidLoad is called on B, not on A",
            "in earlier versions, viewDidUnload is called after a memory warning",
            "viewDidUnload used to be called after a memory warning",
            "unlike in iOS 12, viewWillAppear is not called when B is dismissed",
            "viewDidLayoutSubviews is called at least once when the device is rotated",
            // Words that limit who or when, and that nothing uses.
            "a push calls viewWillAppear on the controllers in between",
            "when a controller is pushed, viewDidLoad is called on the other",
            "viewWillDisappear is called when viewDidAppear was not called",
            "viewDidUnload is called when the memory is released",
        ])
    func otherSentences(sentence: String) { #expect(answer(to: sentence) == nil) }

    @Test("Of a claim that isn't understood, the words in the way are named, and the nearest that is")
    func misreading() {
        let told = handbook.misreading(
            of: "Is it true that viewDidLoad is called when B is pushed, unless the moon rises?")
        #expect(told.contains("\u{201C}moon\u{201D}"), "\(told)")
        #expect(told.contains("claim viewDidLoad is called when B is pushed."), "\(told)")
        #expect(handbook.misreading(of: "Is it true that nobody knows?").contains("claim ") == false)
    }

    @Test("A page's name leads back to the page")
    func name() throws {
        let entry = try #require(answer(to: "viewDidLoad is called before viewWillAppear"))
        #expect(handbook.entry(named: entry.name)?.what == entry.what)
    }

    @Test("In a text, claims are tried and other sentences with calls are counted")
    func text() throws {
        let prose = try MarkdownReader().read(
            """
            # Loading

            `viewDidLoad` is called before `viewWillAppear`. Nobody knows why. Is it
            nice? viewWillAppear
            is called before viewDidAppear.

            - viewWillAppear is called before viewDidLoad.
            - Don't forget to call super in viewDidLoad.
            """)
        let verified = handbook.verify(prose)
        #expect(verified.claims.map(\.isTrue) == [true, true, false])
        #expect(verified.claims.map(\.line) == [3, 4, 7])
        #expect(verified.others == [8])
    }

    @Test("Each way to say something is a regular expression")
    func phrases() throws {
        let items = TextPart.parts(of: CourseTexts.claimPhrases).filter { $0.kind == .item }
        #expect(items.count > 30)
        for item in items {
            #expect(throws: Never.self, "\(item.text)") { try Regex(item.field.value.text) }
        }
    }

    @Test("Below a heading, in a list and in a table, a sentence may leave out the call that it is about")
    func leftOut() throws {
        let prose = try MarkdownReader().read(
            """
            ## viewDidLoad()

            Called before the view appears. It is called each time the view appears.

            - viewWillAppear: called after the view appears
            - This method is called after loadView.

            | call | time |
            |---|---|
            | viewDidDisappear | called before viewWillDisappear |

            viewDidAppear is called before viewWillAppear, but viewDidLoad is called after loadView.
            """)
        let verified = handbook.verify(prose)
        #expect(verified.claims.map(\.isTrue) == [true, false, false, true, false, false, true])
        #expect(verified.claims.map(\.isFalse) == [false, true, true, false, true, true, false])
        #expect(verified.others.isEmpty)
    }

    @Test("Claims beyond the number that is tried aren't called unclear")
    func untried() throws {
        let prose = try MarkdownReader().read(
            """
            viewDidLoad is called before viewWillAppear.

            viewWillAppear is called before viewDidAppear.

            Once more, viewDidLoad is called before viewWillAppear.
            """)
        let verified = handbook.verify(prose, atMost: 1)
        #expect(verified.claims.first?.line == 1)
        #expect(verified.untried == [3])
        #expect(!verified.others.contains(3))
    }

    @Test("A sentence of any length or kind is answered at once")
    func hostile() {
        for text in [
            String(repeating: "viewDidLoad before ", count: 5_000), "iOS 999999999999999999999 viewDidLoad",
            "\u{1B}[2J", String(repeating: "when ", count: 100) + "viewWillAppear is called",
        ] {
            #expect(answer(to: text) == nil)
        }
    }
}
