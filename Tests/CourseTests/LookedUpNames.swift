/// Names that people look up, each behind the topic that it has to find: what UIKit calls things, in Swift and in
/// Objective-C, what questions call them, in English and in Chinese, and slips of the pen.
enum LookedUpNames {
    /// One line for each topic: its name, a colon with a space, and the names, with bars between them.
    static let lines = """
        lifecycle: lifecycle | life cycle of a view controller | view controller life cycle | UIViewController lifecycle methods | lifecycle methods in order | what is the order of lifecycle methods | explain the view controller lifecycle | 生命周期 | 视图控制器的生命周期 | UIViewController 生命周期 | lifecylce | view controler lifecycle | 调用顺序
        viewDidLoad: viewdidload | viewDidLoad() | -[UIViewController viewDidLoad] | when is viewDidLoad called | view did load | didLoad | viewDidLaod | viewDidLoad 什么时候调用 | override func viewDidLoad() | super.viewDidLoad()
        viewWillAppear: viewWillAppear: | viewWillAppear(_:) | viewWillAppear(_ animated: Bool) | when is viewWillAppear called? | view will appear | viewWilAppear | viewWillApear | -[MyController viewWillAppear:] | 即将出现
        viewDidAppear: viewDidAppear: | UIViewController.viewDidAppear(_:) | VIEWDIDAPPEAR | viewDidApear | view did appear
        viewWillDisappear: viewWillDisappear: | viewWillDissapear | 视图即将消失 | view will disappear
        viewDidDisappear: viewDidDisappear(_:) | viewDidDissappear | when is viewDidDisappear called
        viewIsAppearing: viewIsAppearing | viewIsAppearing: | viewIsAppearing iOS 17 | what is viewIsAppearing for
        loadView: loadView | when is loadView called | should loadView call super | loadview() | 重写loadView | override loadView in code
        view: self.view | lazy view loading | view property of a view controller | 懒加载 | accessing self.view in init
        isViewLoaded: isViewLoaded | is view loaded | viewIfLoaded
        loadViewIfNeeded: loadViewIfNeeded() | load view if needed
        viewWillLayoutSubviews: viewWillLayoutSubviews | view will layout subviews | viewWillLayoutSubview
        viewDidLayoutSubviews: viewDidLayoutSubviews() | view did layout subviews | viewDidLayoutSubivews | when does viewDidLayoutSubviews get called
        layoutSubviews: layoutSubviews | when is layoutSubviews called | layoutSubviews 什么时候调用 | -[UIView layoutSubviews] | layout subviews
        layout triggers: what triggers layoutSubviews | does scrolling call layoutSubviews
        updateViewConstraints: updateViewConstraints
        updateConstraints: updateConstraints | setNeedsUpdateConstraints
        init(coder:): initWithCoder: | init?(coder aDecoder: NSCoder) | required init?(coder:) | initWithCoder
        init(nibName:): initWithNibName:bundle: | init(nibName:bundle:) | initWithNibName
        init(frame:): initWithFrame: | init(frame: CGRect) | initWithFrame
        awakeFromNib: awakeFromNib | awakeFromNib() | awake from nib
        nibs: xib | nib file | File's Owner | nibName | loadNibNamed
        storyboards: storyboard | segue | performSegueWithIdentifier | instantiateViewControllerWithIdentifier: | embed segue | 故事板
        prepare(for:): prepareForSegue:sender: | prepare(for:sender:) | prepareForSegue | prepare for segue
        deinit: deinit | dealloc | 析构函数 | when does deinit run
        didReceiveMemoryWarning: didReceiveMemoryWarning | what to do on a memory warning | didRecieveMemoryWarning
        memory: memory warning | 内存警告 | low memory | out of memory
        viewDidUnload: viewDidUnload | is viewDidUnload still called | why is viewDidUnload deprecated
        references: retain cycle | 循环引用 | strong reference cycle | ARC | weak delegate | must delegates be weak
        retain cycle in a closure: closure retain cycle | 闭包循环引用 | weak self | block retain cycle | closures | [weak self] in
        UIViewController: UIViewController | view controller | viewcontroller | 视图控制器 | what is a view controller
        UINavigationController: navigation controller | pushViewController:animated: | push | pop | popViewControllerAnimated: | 导航控制器 | navigation stack | UINavigationControler
        UITabBarController: tab bar controller | UITabBarController | tabs | which tabs load at launch | 标签栏控制器 | tabbar
        UIPageViewController: page view controller | UIPageViewController
        UISplitViewController: split view controller | UISplitViewController | splitview
        UIAlertController: alert | UIAlertController | UIAlertView | 弹窗
        containment: child view controller | addChild | addChildViewController: | removeFromParentViewController | how do you add a child view controller | container view controller | 子控制器 | custom container view controller | how to remove a child correctly | removeFromParent | parent
        willMove(toParent:): willMoveToParentViewController: | willMove(toParent:) | will move to parent | willMove
        didMove(toParent:): didMoveToParentViewController | didMove(toParent:) | didMove toParent
        begin and end appearance: beginAppearanceTransition:animated: | endAppearanceTransition | shouldAutomaticallyForwardAppearanceMethods
        full screen and sheets: presentViewController:animated:completion: | modal presentation | dismissViewControllerAnimated:completion: | modalPresentationStyle | present | sheet | 模态 | what changed for modal presentation in iOS 13 | present(_:animated:completion:)
        fullScreen: UIModalPresentationFullScreen | .fullScreen | full screen | 全屏 | UIModalPresentationStyle.fullScreen | fulscreen
        overFullScreen: UIModalPresentationOverFullScreen | .overFullScreen | over full screen
        automatic: UIModalPresentationAutomatic | .automatic
        pageSheet: .pageSheet | UIModalPresentationPageSheet | page sheet
        formSheet: form sheet | .formSheet
        currentContext: .currentContext | UIModalPresentationCurrentContext
        overCurrentContext: UIModalPresentationOverCurrentContext | over current context
        popover: popover | UIPopoverPresentationController
        custom: transitioningDelegate | custom transition | UIViewControllerAnimatedTransitioning | 转场动画
        transition coordinator: transitionCoordinator | animateAlongsideTransition:completion: | animate(alongsideTransition:completion:)
        presentationControllerDidDismiss: presentationControllerDidDismiss: | how do I know a sheet was swiped away
        isModalInPresentation: isModalInPresentation | how do you stop a sheet from being dragged away | prevent swipe to dismiss
        definesPresentationContext: definesPresentationContext
        presentingViewController: presentingViewController | presentedViewController
        popped or covered: isMovingFromParentViewController | isBeingDismissed | isMovingToParent | popped or covered | how to detect that the controller was popped
        rotation: rotation | 旋转 | device rotation | what happens on rotation | rotate | 屏幕旋转
        viewWillTransition: viewWillTransitionToSize:withTransitionCoordinator: | viewWillTransition(to:with:)
        willRotate: willRotateToInterfaceOrientation:duration: | willRotateToInterfaceOrientation
        didRotate: didRotateFromInterfaceOrientation:
        supportedInterfaceOrientations: supportedInterfaceOrientations | who decides the orientation | lock orientation of one screen
        traits: size classes | traitCollection | UITraitCollection | size class
        traitCollectionDidChange: traitCollectionDidChange: | traitCollectionDidChange(_:)
        safe area: safe area | safeAreaInsets | topLayoutGuide | 安全区域 | additionalSafeAreaInsets | safe area layout guide
        viewSafeAreaInsetsDidChange: viewSafeAreaInsetsDidChange
        layout: auto layout | autolayout | 布局 | layout pass | layout cycle
        frame or bounds: frame vs bounds | what is the difference between frame and bounds | bounds or frame | frame 和 bounds 的区别 | frame and bounds | frame/bounds | difference of bounds and frame?
        bounds origin: bounds.origin | when is bounds.origin not zero | contentOffset
        viewDidLoad or viewWillAppear: viewDidLoad vs viewWillAppear | viewWillAppear or viewDidLoad | difference between viewDidLoad and viewWillAppear | viewDidLoad 和 viewWillAppear 的区别 | viewDidLoad versus viewWillAppear
        viewWillAppear or viewDidAppear: viewWillAppear vs viewDidAppear | what's the difference between viewDidAppear and viewWillAppear?
        viewDidLoad or viewDidAppear: viewDidLoad vs. viewDidAppear | viewDidAppear or viewDidLoad
        loadView or viewDidLoad: loadView vs viewDidLoad | viewDidLoad loadView difference | loadView与viewDidLoad区别
        viewDidAppear or viewIsAppearing: viewIsAppearing vs viewDidAppear
        viewWillAppear or viewIsAppearing: viewIsAppearing or viewWillAppear
        viewWillLayoutSubviews or viewDidLayoutSubviews: viewDidLayoutSubviews vs viewWillLayoutSubviews
        viewDidLayoutSubviews or layoutSubviews: layoutSubviews vs viewDidLayoutSubviews
        setNeedsLayout or layoutIfNeeded: setNeedsLayout vs layoutIfNeeded | layoutIfNeeded | layoutIfNeeded 和 setNeedsLayout 区别 | setNeedsLayout, layoutIfNeeded and layoutSubviews | difference between layoutIfNeeded() and setNeedsLayout()
        setNeedsDisplay or setNeedsLayout: setNeedsLayout vs setNeedsDisplay
        push or present: push vs present | present or push | push versus modal | what is the difference between push and present
        show or present: show vs present | showViewController:sender:
        dismiss or pop: pop vs dismiss | dismiss or pop
        weak or unowned: weak vs unowned | unowned or weak | difference between weak and unowned | 弱引用和无主引用的区别
        weak or strong outlets: IBOutlet weak or strong | should outlets be weak or strong | weak IBOutlet
        init(coder:) or init(nibName:): initWithCoder vs initWithNibName
        awakeFromNib or viewDidLoad: viewDidLoad vs awakeFromNib | awakeFromNib和viewDidLoad
        fullScreen or overFullScreen: overFullScreen vs fullScreen | difference between fullScreen and overFullScreen
        addChild or addSubview: addSubview vs addChild | what does addChild do that addSubview does not
        nib or storyboard: xib vs storyboard | nib xib storyboard difference
        AppDelegate or SceneDelegate: AppDelegate vs SceneDelegate | SceneDelegate or AppDelegate
        safe area or layout margins: safe area vs layout margins
        autoresizing or Auto Layout: autoresizing mask | translatesAutoresizingMaskIntoConstraints
        viewDidLoad twice: viewDidLoad called twice | why is viewDidLoad called multiple times | viewDidLoad 调用两次 | how many times is viewDidLoad called
        viewWillAppear does not come: viewWillAppear not called | why is viewWillAppear not called after dismiss | viewWillAppear 不调用 | viewWillAppear doesn't get called | viewDidAppear never called
        viewWillAppear twice: viewWillAppear called twice | viewWillAppear called two times
        viewWillDisappear does not come: viewDidDisappear not called | viewWillDisappear isn't called
        deinit does not come: deinit not called | why is deinit never called | dealloc not called | 内存泄漏 | memory leak | deinit doesn't get called after pop | deinit 不调用
        frame wrong in viewDidLoad: why is the frame wrong in viewDidLoad | view frame wrong in viewDidLoad | frame is wrong in viewDidLoad
        black screen: black screen | empty loadView black screen
        child does not appear: child viewWillAppear not called
        viewDidLayoutSubviews many times: viewDidLayoutSubviews called multiple times | why is viewDidLayoutSubviews called twice
        safe area is zero: safeAreaInsets is zero in viewDidLoad
        tap does not come: button does not respond to touches | button not working
        where to put a request: where to put a network request | network request in viewDidLoad or viewDidAppear | 网络请求 | where should I load data from a server | api call
        where to put a timer: timer | where to invalidate a timer | 定时器 | NSTimer | timer retain cycle
        where to put an observer: where to add an observer | NSNotificationCenter | keyboard notifications | 通知 | where to remove an observer
        where to put an animation: where to start an animation | UIView.animate | animation in viewWillAppear
        where to measure: where to get the final size of the view | gradient layer frame | where do I set the frame of a gradient layer | scroll to a row at first showing
        where to put constraints: where to add constraints | NSLayoutConstraint | where do constraints go
        where to set the focus: becomeFirstResponder | where to show the keyboard
        where to count visits: analytics | where to track a screen view
        where to save: where to save unsaved input | save data when leaving
        where to refresh: refresh data when coming back | reloadData
        where to hand data over: how to pass data between view controllers | 页面传值 | pass data back
        where to hide the navigation bar: hide navigation bar for one screen
        what goes where: what should I put in viewDidLoad | what goes where
        app states: app states | application lifecycle | app lifecycle | AppDelegate | 应用程序状态 | UIApplicationDelegate methods
        scene states: SceneDelegate | scene lifecycle | UISceneDelegate | scene
        launch: app launch | launch sequence | rootViewController | makeKeyAndVisible | 启动流程
        background: background | home button | 进入后台 | what happens when the user presses home
        didFinishLaunching: application:didFinishLaunchingWithOptions: | didFinishLaunchingWithOptions
        applicationWillTerminate: applicationWillTerminate: | when is applicationWillTerminate called
        applicationDidEnterBackground: applicationDidEnterBackground
        sceneWillConnect: scene:willConnectToSession:options: | scene(_:willConnectTo:options:)
        UIWindow: UIWindow | key window | what is a key window | 窗口
        responder chain: responder chain | 响应链 | 响应者链 | nextResponder | how do you find the view controller of a view | UIResponder | responder chian
        first responder: first responder
        hitTest: hitTest:withEvent: | hitTest | write hitTest yourself
        point(inside:): pointInside:withEvent: | how do you enlarge the touch area of a button
        touch: hit testing | 触摸事件 | which view gets the touch
        draw: drawRect: | draw(_:) | custom drawing
        setNeedsDisplay: setNeedsDisplay
        life of a view: UIView lifecycle | life cycle of a UIView | removeFromSuperview
        willMoveToSuperview: willMoveToSuperview: | willMove(toSuperview:)
        didMoveToWindow: didMoveToWindow
        main thread: main thread | why must UI be updated on the main thread | 主线程 | DispatchQueue.main.async
        time: run loop | runloop | NSRunLoop
        cancelled swipe: interactivePopGestureRecognizer | swipe back cancelled | 侧滑返回
        back button: back button | popToRootViewController
        state restoration: state restoration | encodeRestorableStateWithCoder:
        unwindAction: unwind segue
        super: super | when to call super | super first or last
        visible controller: is the view controller visible | topmost view controller | how do I know whether the controller is visible right now
        device orientation: UIDevice.orientation
        presenter not in window: Warning: Attempt to present <UIAlertController: 0x7f8> on <App.FeedController: 0x7fa> whose view is not in the window hierarchy! | view is not in the window hierarchy | not in the window hierarchy
        already presenting: Attempt to present <B: 0x1> on <A: 0x2> which is already presenting (null) | which is already presenting
        unbalanced calls: Unbalanced calls to begin/end appearance transitions for <HomeViewController: 0x6a4>. | unbalanced calls
        pushed twice: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Pushing the same view controller instance more than once is not supported (<DetailVC: 0x7>)' | Pushing the same view controller instance
        wrong parent: child view controller:<B: 0x1> should have parent view controller:<A: 0x2> but actual parent is:<C: 0x3> | UIViewControllerHierarchyInconsistency
        could not load nib: Could not load NIB in bundle: 'NSBundle </var/app> (loaded)' with name 'LoginView' | Could not load NIB
        view outlet not set: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "LoginView" nib but the view outlet was not set. | view outlet was not set
        unknown outlet: [<Login 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label. | key value coding-compliant
        no root at launch: Application windows are expected to have a root view controller at the end of application launch
        nested push: nested push animation can result in corrupted navigation bar
        corrupted navigation bar: Finishing up a navigation transition in an unexpected state.
        unsatisfiable constraints: Unable to simultaneously satisfy constraints. | Will attempt to recover by breaking constraint | 约束冲突
        no common ancestor: Unable to activate constraint with anchors <a> and <b> because they have no common ancestor.
        dismissed too early: Attempt to dismiss from view controller <Nav: 0x1> while a presentation or dismiss is in progress!
        view has an owner: A view can only be associated with at most one view controller at a time! View <UIView> is associated with <A>
        no such segue: Receiver (<Feed: 0x7>) has no segue with identifier 'open'
        nil outlet: Unexpectedly found nil while implicitly unwrapping an Optional value | outlet is nil in prepareForSegue
        traps of Swift: Fatal error: Unexpectedly found nil while unwrapping an Optional value | Index out of range
        active controller presented: Application tried to present modally an active controller <B: 0x7>.
        detached presenter: Presenting view controller <B> from detached view controller <A> is not supported
        lifecycle: stages of a view controller's life
        viewDidLoad: what happens in viewDidLoad
        viewDidLoad twice: viewDidLoad being called two times
        viewWillAppear does not come: viewWillAppear won't fire when returning from modal | presentingViewController viewWillAppear not called iOS 13
        deinit does not come: view controller never deallocated after dismiss | why my deinit is not being called swift
        retain cycle in a closure: self captured in closure leak
        where to put a timer: where do I stop my timer
        where to put an observer: should I remove observers in deinit or viewWillDisappear
        where to put a request: best place for api calls
        frame or bounds: bounds and frame of UIView explain | frame与bounds
        setNeedsLayout or layoutIfNeeded: when to use layoutIfNeeded
        push or present: modal vs push segue
        frame wrong in viewDidLoad: view.frame is wrong in viewDidLoad | view bounds incorrect in viewDidLoad
        safe area is zero: why safeAreaInsets are zero
        presenter not in window: attempt to present whose view is not in the window heirarchy
        already presenting: attempt to present which is already presenting
        unbalanced calls: Unbalanced calls to begin/end appearance
        pushed twice: NSInvalidArgumentException Pushing the same view controller instance more than once
        responder chain: event responder chain iOS
        hitTest: how hitTest works
        point(inside:): increase tap area of UIButton
        app states: ios application states | app life cycle states
        AppDelegate or SceneDelegate: difference between app delegate and scene delegate
        main thread: why update UI on main thread
        memory: 低内存警告
        rotation: 屏幕旋转时调用哪些方法 | handling device rotation
        storyboards: prepareForSegue vs performSegue
        prepare(for:): prepareForSegue
        nib or storyboard: difference between nib and storyboard
        weak or strong outlets: why IBOutlets are weak
        containment: custom container controller | add a child view controller programmatically
        back button: detect back button press
        popped or covered: know when view controller is popped
        cancelled swipe: swipe back gesture cancelled viewWillAppear
        full screen and sheets: iOS 13 modal presentation not full screen
        UITabBarController: viewDidLoad in tab bar controller
        child does not appear: child view controller viewWillAppear not called
        black screen: black screen after launch
        init(coder:) or init(nibName:): which init is called from storyboard
        awakeFromNib or viewDidLoad: awakeFromNib vs viewDidLoad
        viewIsAppearing: viewIsAppering
        loadView: when should I override loadView | loadVeiw
        view: self.view nil
        isViewLoaded: isViewLoded
        traits: trait collection
        device orientation: UIDevice orientation vs interface orientation
        where to save: saving data before app goes to background
        where to measure: get size of view after autolayout
        life of a view: UIView 的生命周期
        UIWindow: what is UIWindow
        visible controller: get top most view controller
        unknown outlet: not key value coding-compliant for the key
        """
}
