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
            ("viewDidLoad is called before viewWillAppear", "True."),
            ("viewWillAppear comes before viewDidLoad", "False."),
            ("viewDidLoad doesn't come after viewWillAppear", "True."),
            ("view did load comes before view did appear", "True."),
            ("viewDidLoad 在 viewWillAppear 之前调用", "True."),
            ("viewDidLoad is called only once", "That depends on what happens."),
            ("viewDidAppear is called only once when B is pushed", "True."),
            ("viewDidLoad is called again after a memory warning", "False since iOS 6;"),
            ("viewDidAppear is called again when a tab is selected again", "True."),
            ("addSubview triggers viewWillAppear of that controller", "True since iOS 5;"),
            ("the presenter's viewWillAppear is called when a sheet is dismissed", "False."),
            ("when a sheet is dismissed, viewWillAppear of the presenter is not called", "True."),
            ("the presenter's viewWillAppear is called when a full screen controller is dismissed", "True."),
            ("when B is pushed, A's viewWillDisappear is called before B's viewDidLoad", "False."),
            ("B's viewDidAppear comes before A's viewDidDisappear in a push", "False."),
            ("when B is pushed, viewWillDisappear of the first view controller is called", "True."),
            ("in a push, the first screen's viewDidAppear is called", "False."),
            ("viewWillAppear is called when the app returns", "False."),
            ("viewWillAppear is not called when the app returns", "True."),
            ("viewWillTransition is called when the device is rotated", "True."),
            ("deinit is called before viewDidDisappear when B is popped", "False."),
            ("viewWillAppear is called before the view appears on screen", "True."),
            ("viewDidAppear is called before the view is visible", "False."),
            ("viewDidLoad is called after the view has been loaded into memory", "True."),
            ("viewWillAppear is called every time the view is about to appear", "True."),
            ("viewDidLoad is called each time the view appears", "False."),
            ("viewDidAppear is called every time the view is presented to the user on the screen", "True."),
            ("viewDidUnload is called after the view has been unloaded from memory", "False since iOS 6;"),
            ("deinit is called before the controller is deallocated", "True."),
            ("viewDidLoad is only called once", "That depends on what happens."),
            ("viewDidLoad can be called more than once", "True."),
            ("viewDidLoad is called once when the view is loaded", "True."),
            ("the presenter's viewWillAppear is never called when B is dismissed", "False."),
            (
                "viewDidLoad is called only once, so it is a good place for setup",
                "That depends on what happens."
            ),
            ("by the time viewDidLoad is called, all outlets are connected", "True."),
            ("in viewDidLoad, the view isn't in the window yet", "True."),
            ("in viewDidLoad, the view is on screen", "False."),
            ("loadView, viewDidLoad and viewWillAppear are called in this order", "True."),
            ("loadView comes first, followed by viewWillAppear and viewDidLoad", "False."),
            ("viewDidLoad is called after loadView and before viewWillAppear", "True."),
            ("neither viewWillAppear nor viewDidAppear is called when an alert is dismissed", "True."),
            (
                "viewWillAppear is called again if the user goes back to the previous screen",
                "That depends on what happens."
            ),
            ("viewWillAppear is called when the app comes back to the foreground", "False."),
            ("the view isn't in the window when viewDidLoad is called", "True."),
            // Pages of a controller that isn't on screen appear, too.
            (
                "the view isn't in the window when viewDidAppear is called", "That depends on what happens."
            ),
            ("viewWillAppear is called several times, whenever the view appears on screen", "True."),
            (
                "viewDidAppear is called more than once if the user comes back",
                "That depends on what happens."
            ),
            ("viewWillDisappear is not always followed by viewDidDisappear", "True since iOS 5;"),
            ("viewWillAppear is always followed by viewDidAppear", "False since iOS 5;"),
            ("viewDidDisappear is always followed by viewWillAppear", "False."),
            // The app's own calls; a child added without the other two calls, F8; a view that is loaded, F1.
            (
                "sceneDidEnterBackground is called when the user presses the home button",
                "True since iOS 13;"
            ),
            (
                "applicationDidEnterBackground is called when the user presses the home button",
                "False since iOS 13;"
            ),
            ("addChild calls willMove(toParent:)", "True."),
            ("addChild calls didMove(toParent:) automatically", "False."),
            ("removeFromParent calls didMove(toParent:)", "True."),
            ("a tab's view controller loads its view the first time the tab is selected", "True."),
            ("B's view is loaded when B is popped", "False."),
            ("with overFullScreen, the presenter's viewWillDisappear isn't called", "True."),
            ("in init(coder:), the outlets are already connected", "False."),
            ("when B is pushed, A.viewWillDisappear is called before B.viewWillAppear", "True."),
            // Verbs and words of order.
            ("viewDidLoad precedes viewDidAppear", "True."),
            ("viewWillAppear follows viewDidAppear", "False."),
            ("viewDidDisappear is preceded by viewWillDisappear", "True."),
            ("viewIsAppearing is called between viewWillAppear and viewDidAppear", "True."),
            ("viewWillTransition is called before the layout methods when the device is rotated", "True."),
            ("viewWillAppear and viewDidAppear are called one after the other when B is shown", "True."),
            // Who loads and releases, in the active and the passive voice, F1.
            ("the view isn't loaded until it is accessed", "That depends on what happens."),
            ("popping a controller deallocates it once nothing else holds it", "True."),
            ("when B is pushed, A is deallocated", "False."),
            ("pushing B deallocates A", "False."),
            ("since iOS 6, a memory warning no longer unloads the view", "True."),
            // What is so at a call, F1.12 for the size.
            ("in viewDidLoad, the view doesn't have its final size yet", "True."),
            ("the bounds are already final in viewDidLoad", "False."),
            ("right after viewDidLoad, the view isn't in the window", "True."),
            ("isViewLoaded is true in viewWillAppear", "True."),
            ("in prepare(for:sender:), the outlets are nil", "True."),
            // An argument, and whose call it is.
            ("removeFromParent calls didMove(toParent: nil) on the child", "True."),
            ("addChild calls willMove(toParent:) with nil", "False."),
            ("when a controller is pushed, its viewWillAppear is called", "True."),
            ("when a controller is pushed, its viewWillDisappear is called", "False."),
            ("when B is pushed, its viewDidDisappear is called", "False."),
            // A popover covers a phone until iOS 12, F9.
            (
                "viewDidDisappear is called on the controller that gets covered by a popover",
                "False since iOS 13;"
            ),
            ("on a push, viewDidDisappear is called on the one that was on top", "True."),
            ("a full-screen modal triggers viewWillDisappear on the controller underneath", "True."),
            // Forms of words, and a call that comes each time.
            ("rotating the phone triggers viewWillAppear", "False."),
            ("viewWillAppear is only called once", "False."),
            (
                "when the user swipes back and then cancels, viewWillAppear is called again on the top controller",
                "True."
            ),
            // Who is meant: one between others, and one whose name says what happens, F8.
            ("popping to the root calls viewDidAppear on the intermediate controllers", "False."),
            (
                "the pushed controller's viewDidAppear is called before the old one's viewDidDisappear",
                "False."
            ),
            (
                "viewDidUnload is called when a memory warning unloads the view of a controller that isn't visible",
                "False since iOS 6;"
            ),
            (
                "in a tab switch, the old tab's viewWillDisappear comes before the new tab's viewDidLoad",
                "False."
            ),
            // Joined: calls that share an owner, the time or "again", and halves of which one is wrong.
            (
                "when a full-screen controller is presented, the presenter's viewWillDisappear and viewDidDisappear are called",
                "True."
            ),
            (
                "when the swipe back is canceled, the current controller gets viewWillAppear and viewDidAppear again",
                "True."
            ),
            (
                "returning to a tab you have seen before calls viewDidAppear again, but not viewDidLoad",
                "True."
            ),
            ("viewDidAppear is called after viewWillAppear and before viewDidLoad", "False."),
            ("loadView is called before viewDidLoad, and viewDidAppear before viewWillAppear", "False."),
            ("addChild calls willMove(toParent:), but you have to call didMove(toParent:) yourself", "True."),
            // What the app does, F1 and F3.
            ("loadViewIfNeeded calls viewDidLoad without calling viewWillAppear", "True."),
            ("reading isViewLoaded doesn't trigger loadView", "True."),
            (
                "shouldPerformSegue isn't called for a segue that performSegue(withIdentifier:sender:) triggers",
                "True."
            ),
            ("after a pop, deinit runs before viewDidDisappear", "False."),
            // A sheet covered an iPhone until iOS 12, F9; how often a layout is made isn't known, F5.17.
            ("dismissing a form sheet calls viewWillAppear on the controller below", "False since iOS 13;"),
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
        #expect(try #require(answer(to: again + " on iOS 5")).what.hasPrefix("True."))
        #expect(try #require(answer(to: again + " since iOS 6")).what.hasPrefix("False."))
        let sheets = "the presenter's viewWillAppear is called when a page sheet is dismissed on an iPhone"
        #expect(try #require(answer(to: sheets + " on iOS 12")).what.hasPrefix("True."))
        #expect(try #require(answer(to: sheets + " on iOS 13 and later")).what.hasPrefix("False."))
    }

    @Test(
        "What a run can't decide is no claim",
        arguments: [
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
            "viewDidLoad is called each time a new instance is pushed",
            "viewDidLoad is never called twice for the same view",
            "when B is pushed, viewDidLoad is called on B, not on A",
            "in earlier versions, viewDidUnload is called after a memory warning",
            "viewDidUnload used to be called after a memory warning",
            "unlike in iOS 12, viewWillAppear is not called when B is dismissed",
            "viewDidLayoutSubviews is called at least once when the device is rotated",
            // Words that limit who or when, and that nothing uses.
            "a push calls viewWillAppear on the controllers in between",
            "when B is pushed, viewWillAppear is called on both controllers",
            "when a controller is pushed, viewDidLoad is called on the other",
            "viewWillDisappear is called when viewDidAppear was not called",
            "viewDidUnload is called when the memory is released",
        ])
    func otherSentences(sentence: String) { #expect(answer(to: sentence) == nil) }

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
        #expect(verified.others == 1)
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
        #expect(verified.others == 0)
    }

    @Test("A sentence of any length or kind is answered at once")
    func hostile() {
        for text in [
            String(repeating: "viewDidLoad before ", count: 5_000), "iOS 999999999999999999999 viewDidLoad",
            "\u{1B}[2J",
        ] {
            #expect(answer(to: text) == nil)
        }
    }
}
