/// Apps in which beliefs show, as commands.
enum Setting {
    /// A controller on screen, and another to become its child.
    static let child = "launch vc; class Feed; new Feed as feed"
    /// A controller on screen, and another to present.
    static let presenter = "class Detail; launch vc; new Detail as detail; use vc"
    /// A child with its view in its parent's.
    static let embedded = "\(child); embed feed in vc"
    /// A parent that is loaded and not on screen, with a child.
    static let loadedParent = "class Feed; use vc; access view; new Feed as feed; embed feed in vc"
    /// A stack with one controller on it.
    static let navigation =
        "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav"
    /// Two tabs, not yet on screen.
    static let tabs =
        "class Feed; new Feed as feed; new Feed as detail; new UITabBarController as tabs with feed detail"
    /// A stack with something to push.
    static let stack = "\(navigation); new Feed as detail"
    /// A stack with two controllers on it.
    static let pushed = "\(stack); push detail"
    /// A controller of a class T on top of a stack, held by that alone. The class comes before.
    static let popOfT = """
        ; class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new T as t; \
        push t; release t
        """
    /// What comes when that controller is popped and stays alive.
    static let callsOfPop = """
        t.willMove(toParent:) t.viewWillDisappear feed.viewWillAppear nav.viewWillLayoutSubviews \
        nav.viewDidLayoutSubviews feed.viewIsAppearing t.viewDidDisappear feed.viewDidAppear t.didMove(toParent:)
        """
    /// A container view in a storyboard.
    static let embedSegue = """
        class Box; class Feed; storyboard Main with Box, Feed; segue embed from Box to Feed named content; new \
        Box as box from storyboard
        """
    /// Two presentations, one above the other.
    static let chain = """
        class Detail; launch vc; new Detail as one; new Detail as two; present one from vc as fullScreen; \
        present two from one as fullScreen
        """
    /// A segue that presents full screen.
    static let modalSegue = """
        class Feed; class Detail; storyboard Main with Feed, Detail; segue modal from Feed to Detail named \
        open as fullScreen; new Feed as feed from storyboard; launch feed
        """
    /// A segue that presents full screen, performed, and one that unwinds it.
    static let unwindSegue = """
        class Feed; class Detail; storyboard Main with Feed, Detail; segue modal from Feed to Detail named \
        open as fullScreen; segue unwind from Detail to Feed named home; new Feed as feed from storyboard; \
        launch feed; perform segue open
        """
}
