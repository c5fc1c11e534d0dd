/// Questions as people put them to the trackers of projects, in interviews and forums, most of which found another page or
/// none when they were first asked.
enum IssueQuestions {
    /// One line for each topic, as in ``LookedUpNames``.
    static let all = """
        UIAlertController: an alert takes my keyboard away
        UIPageViewController: the next page hears viewDidAppear while the finger is still swiping | which callbacks do controllers inside a UIPageViewController get
        UISplitViewController: on iPhones my split view begins with the detail instead of the list
        UITabBarController: a tab hears viewWillDisappear before viewWillAppear when I switch tabs very quickly
        UIWindow: the view of the old root is still there behind the new rootViewController
        awakeFromNib: my outlet is not there yet in awakeFromNib
        background: after a night in the background the app still shows yesterday's data
        black screen: I push a controller made with plain init() and it is black although it is designed in the storyboard
        canceled swipe: user begins to pop interactively, changes his mind, and the keyboard is gone | cancelling an interactive pop loses my scroll position | 侧滑返回取消后页面上的信息没了 | ナビゲーションのスワイプを途中でキャンセルすると viewDidAppear が来ない
        child does not appear: 子控制器里 push 再 pop 回来，不走生命周期方法
        completion block: the completion of present is never called
        containment: do I have to call removeFromParent on my children before the parent is gone
        deinit isn't called: reading presentationController of the root controller makes a memory cycle | 退出页面后控制器不释放，下次进入才走 dealloc
        didFinishLaunching: viewDidLoad comes before application didFinishLaunchingWithOptions
        dismissing several: dismiss the whole navigation controller with everything pushed on it
        endless recursion: loadView is called over and over until the stack overflows
        frame wrong in viewDidLoad: opened in landscape my controller has the portrait frame size | 旋转后子控制器的 frame 不对
        full screen and sheets: without a navigation controller, does a presented controller replace the old one or stack on top
        init(coder:) or init(nibName:): which methods are called when a view controller is initialized
        landscape to landscape: layout does not happen when I turn from landscape right to landscape left
        navigationController is nil: in a modal self.navigationController?.pushViewController does nothing | present 出来的页面里 push 没有反应
        nil outlet: the text view is nil when I configure it before pushing its controller
        nil pushed: pushViewController with a nil controller | what happens if I push nil
        old text after pop: the label keeps the old text when I push the same controller a second time
        popover left at pop: the popover stays on screen when the user presses the back button | crash when a popover is dismissed during a navigation transition | Pourquoi le popover reste visible après un retour en arrière ?
        presentation after a turn: my form sheet disappears when I turn the iPhone | close the popover when the device orientation changes
        presentation comes late: presentViewController hangs for seconds unless I put it on the main queue
        presentation in progress: can I dismiss one controller and present another in the same run loop turn
        push behind a modal: I push while a modal is still animating and nothing is to be seen
        push or present: difference between a modal presentation and a push transition
        safe area is zero: safeAreaInsets are still zero when viewWillAppear is called
        setViewControllers: can I push two controllers so that Back goes through both of them
        show or present: when is show(_:sender:) better than pushViewController
        tabBarController(didSelect:): how do I know that I switched to a new tab
        traitCollectionDidChange: what is traitCollectionDidChange good for
        viewDidLoad isn't called: viewDidLoad of the first controller is not called when I push another one at once
        viewDidLoad twice: C 에서 A 로 돌아오면 viewDidLoad 가 다시 실행되나요 | al volver atrás no se llama viewDidLoad otra vez
        viewWillAppear isn't called: 返回上一个界面 viewDidAppear 不走
        viewWillAppear twice: viewDidAppear comes more than once because addChild is called again for the same child | push 之后 viewWillAppear 走两次
        UICollectionView: cells of my collection view keep their size after rotation
        where to count visits: analytics tracking in the lifecycle of a controller
        where to put a request: cancel a running Task when the controller goes away
        where to put first-time work: tell in viewWillAppear whether the controller is shown for the first time
        """
}
