import Testing

@testable import Session

@Suite("A belief shows wherever it leads to the same mistake")
struct SameMistakeTests {
    private static let stack = """
        class List; class Page; new List as list; new UINavigationController as nav with list; launch nav; new Page as \
        page
        """
    private static let unwinding = """
        class List; class Page; storyboard Main with List, Page; segue modal from List to Page named read; segue unwind \
        from Page to List named home; new List as list from storyboard; launch list; perform segue read as page
        """
    private static let presented = """
        launch vc; class List; class Page; new List as list; new Page as page; new UINavigationController as nav with \
        list; present nav from vc as fullScreen
        """

    @Test(
        "Another command, container or style makes no difference",
        arguments: [
            (
                unwinding, "viewWillAppear viewDidAppear of list: perform segue home from page",
                "viewWillAppear viewDidAppear", "sheet-dismissal-shows-presenter"
            ),
            (
                presented + "; push page", "viewWillAppear viewDidAppear of list: dismiss page",
                "viewWillAppear viewDidAppear", "dismiss-pops"
            ),
            (
                stack + "; push page; release page; swipe back", "viewDidDisappear deinit of page: finish",
                "viewDidDisappear", "pop-keeps-controller"
            ),
            (
                "class Keeper; property page: UIViewController in Keeper; new Keeper as keeper; " + stack
                    + "; push page; set keeper.page to page; release page",
                "viewDidDisappear deinit of page: pop", "viewDidDisappear deinit", "pop-frees-what-is-held"
            ),
            (
                "device iPad; override traitCollectionDidChange with super; launch vc",
                "viewWillTransition traitCollectionDidChange of vc: rotate landscape",
                "viewWillTransition traitCollectionDidChange", "every-rotation-changes-traits"
            ),
            (
                "launch vc; class Page; new Page as one; new Page as two; present one from vc; dismiss vc and hold",
                "viewDidLoad viewWillAppear of two: present two from vc", "viewDidLoad viewWillAppear",
                "present-while-dismissing"
            ),
            (
                "launch vc; class Page; new Page as one; new Page as two; present one from vc; present two from one",
                "viewWillDisappear viewDidDisappear of one, two: dismiss one",
                "one.viewWillDisappear one.viewDidDisappear", "dismiss-in-the-middle-closes-self"
            ),
            (
                "class A; class B; new A as a; new B as b; new UITabBarController as tabs with a b; launch tabs; rotate landscape",
                "viewWillTransition viewWillAppear of b: select tab 2", "viewWillTransition viewWillAppear",
                "covered-is-told-of-size-on-return"
            ),
            (
                stack + "; present page from list as fullScreen",
                "viewWillTransition of list, page: rotate landscape", "page.viewWillTransition",
                "rotation-skips-presenter"
            ),
            (
                "launch vc; class Page; new Page as page; present page from vc",
                "deinit of page: release page; dismiss vc", "nothing", "dismissal-keeps-controller"
            ),
            (
                "", "loadView viewDidLoad of vc: access view; set view nil; access view",
                "loadView viewDidLoad",
                "didLoad-once"
            ),
        ])
    func sameMistake(setUp: String, commands: String, answer: String, expected: String) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, answer).misconception?.identifier == expected)
    }
}
