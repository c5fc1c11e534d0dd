/// Names that people look up, each behind the topic that it has to find: what UIKit calls things, in Swift and in
/// Objective-C, what questions call them, in English and in Chinese, and slips of the pen.
enum LookedUpNames {
    /// One line for each topic: its name, a colon with a space, and the names, with bars between them.
    static let lines = """
        lifecycle: lifecycle | life cycle of a view controller | view controller life cycle | UIViewController lifecycle methods | lifecycle methods in order | what is the order of lifecycle methods | explain the view controller lifecycle | 生命周期 | 视图控制器的生命周期 | UIViewController 生命周期 | lifecylce | view controler lifecycle | 调用顺序
        viewDidLoad: viewdidload | viewDidLoad() | -[UIViewController viewDidLoad] | when is viewDidLoad called | view did load | didLoad | viewDidLaod | viewDidLoad 什么时候调用 | override func viewDidLoad()
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
        topmost controller: topViewController | visibleViewController | topmost view controller | how to find the topmost view controller | which controller is in front
        UIView or UIViewController: UIView or UIViewController | difference between UIView and UIViewController | UIView vs UIViewController | view or view controller
        UIWindow or UIView: UIWindow or UIView | difference between UIWindow and UIView
        makeKeyAndVisible or isHidden: makeKeyAndVisible or isHidden = false
        Timer or CADisplayLink: Timer or CADisplayLink | CADisplayLink vs NSTimer
        navigationController is nil: why is navigationController nil in viewDidLoad | navigationController is nil
        parent is nil: why is parent nil in the child's viewDidLoad | why is parent nil in viewDidLoad
        push from viewDidLoad: push from viewDidLoad | can I push in viewDidLoad
        tab bar controller as root: must a tab bar controller be the root | can a tab bar controller be pushed
        transform: does a transform lay out | view.transform | CGAffineTransform
        key window: key window | what is a key window | keyWindow | key window after a second window goes
        UIApplicationMain: what does UIApplicationMain do | what UIApplicationMain makes
        perform after a delay: perform(_:with:afterDelay:) | performSelector:withObject:afterDelay: | does perform after a delay retain
        lazy var: lazy var | does a lazy var leak
        view hierarchy: view hierarchy | 视图层级
        setViewControllers: setViewControllers | setViewControllers:animated:
        modalTransitionStyle: modalTransitionStyle | UIModalTransitionStyle
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
        UIPageViewController: page view controller | UIPageViewController | does a page view controller preload
        UISplitViewController: split view controller | UISplitViewController | splitview
        UIAlertController: alert | UIAlertController | UIAlertView | 弹窗
        containment: child view controller | parentViewController | addChild | addChildViewController: | removeFromParentViewController | how do you add a child view controller | container view controller | 子控制器 | custom container view controller | how to remove a child correctly | removeFromParent | parent
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
        custom: transitioningDelegate | custom transition | UIViewControllerAnimatedTransitioning | 转场动画 | 转场
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
        viewWillAppear isn't called: viewWillAppear not called | why is viewWillAppear not called after dismiss | viewWillAppear 不调用 | viewWillAppear doesn't get called | viewDidAppear never called
        viewWillAppear twice: viewWillAppear called twice | viewWillAppear called two times
        viewWillDisappear isn't called: viewDidDisappear not called | viewWillDisappear isn't called
        deinit isn't called: deinit not called | why is deinit never called | dealloc not called | 内存泄漏 | memory leak | deinit doesn't get called after pop | deinit 不调用
        frame wrong in viewDidLoad: why is the frame wrong in viewDidLoad | view frame wrong in viewDidLoad | frame is wrong in viewDidLoad
        black screen: black screen | empty loadView black screen
        child does not appear: child viewWillAppear not called
        viewDidLayoutSubviews many times: viewDidLayoutSubviews called multiple times | why is viewDidLayoutSubviews called twice
        safe area is zero: safeAreaInsets is zero in viewDidLoad
        tap isn't received: button does not respond to touches | button not working
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
        UIWindow: UIWindow | 窗口
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
        canceled swipe: interactivePopGestureRecognizer | swipe to pop | interactive pop | swipe back cancelled | 侧滑返回
        back button: back button | popToRootViewController
        state restoration: state restoration | encodeRestorableStateWithCoder:
        unwindAction: unwind segue
        super: super | when to call super | super first or last | super.viewDidLoad()
        visible controller: is the view controller visible | how do I know whether the controller is visible right now
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
        active controller presented: Application tried to present modally an active controller <B: 0x7>. | tried to present modally a view controller <B> that has a parent view controller <A>
        detached presenter: Presenting view controller <B> from detached view controller <A> is not supported
        lifecycle: stages of a view controller's life
        viewDidLoad: what happens in viewDidLoad
        viewDidLoad twice: viewDidLoad being called two times
        viewWillAppear isn't called: viewWillAppear won't fire when returning from modal | presentingViewController viewWillAppear not called iOS 13
        deinit isn't called: view controller never deallocated after dismiss | why my deinit is not being called swift
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
        canceled swipe: swipe back gesture cancelled viewWillAppear
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
        topmost controller: get top most view controller
        unknown outlet: not key value coding-compliant for the key
        """

    /// The same, as different people type them who have not seen a list of names: selectors, slips, half sentences,
    /// questions, messages with times and addresses. The page of each was settled before `explain` was asked.
    static let fresh = """
        lifecycle: uiviewcontroller life cycle order swift | in what order do the view methods get called | VC lifecycle cheat sheet | 控制器生命周期方法的执行顺序 | lifecyle of viewcontroler | full list of view controller callbacks | UIViewController life-cycle explained | viewcontroller的生命周期顺序
        viewDidLoad: - (void)viewDidLoad | viewdidlod | what does viewDidLoad do | viewDidLoad是什么时候被调用的 | override func viewDidLoad() { super.viewDidLoad() } | viewDidlaod
        viewWillAppear: - (void)viewWillAppear:(BOOL)animated | viewwillapear swift | how do i use viewWillAppear | what is viewWillAppear used for
        viewDidDisappear: -viewDidDisappear:animated | viewDidDissapear
        viewWillDisappear: viewWillDissappear: | 视图将要消失时调用什么
        viewIsAppearing: whats the new viewIsAppearing thing for | viewIsAppearing(_ animated: Bool)
        loadView: -[MyVC loadView] | should i override loadView if i dont use storyboards | do I need to call super in loadView | how to override loadview correctly
        view: when does the view of a view controller get created | view is created lazily
        isViewLoaded: -[UIViewController isViewLoaded] | check if the view is already loaded | vc.isViewLoaded
        loadViewIfNeeded: vc.loadViewIfNeeded() in unit tests
        init(coder:): fatalError("init(coder:) has not been implemented") | 'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'
        awakeFromNib: - (void)awakeFromNib | awakeformnib
        prepare(for:): override func prepare(for segue: UIStoryboardSegue, sender: Any?) | prepareforsegue not working
        storyboards: how do I instantiate a view controller from a storyboard | segues explained | performSegue(withIdentifier:sender:)
        deinit: when is a view controller deallocated | when does a viewcontroller get destroyed | - (void)dealloc | how does deinit work
        didReceiveMemoryWarning: - (void)didReceiveMemoryWarning | when does didreceivememorywarning get triggered | handle memory warnings swift didReceiveMemoryWarning
        viewDidUnload: what replaced viewDidUnload | viewdidunload removed in ios 6 | when was viewDidUnload called
        references: how does ARC work with view controllers | who retains my view controller
        retain cycle in a closure: how do i avoid retain cycles in closures | why do we write [weak self] | block中使用self循环引用 | self?. in a completion handler | do i always need weak self in closures | memory leak because of a block
        view = nil: setting self.view to nil | how to unload a view manually
        UINavigationController: - (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated | what happens when i push a view controller | uinavigationcontoller | order of callbacks when pushing | navigation controler stack
        UITabBarController: switching tabs which methods are called | UITabBarControler lifecycle | tab bar controller loads all tabs? | tabbarcontroller viewDidLoad of all tabs
        containment: how do i embed a view controller inside another one | view controller containment | removing a child view controller properly | 如何添加子控制器 | how to add child vc | removing child view controllers
        didMove(toParent:): when do i have to call didMove(toParent: self)
        willMove(toParent:): willMove(toParent: nil) before removing | - (void)willMoveToParentViewController:(UIViewController *)parent
        begin and end appearance: - (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated | automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers | beginAppearanceTransition when to use
        full screen and sheets: - (void)presentViewController:(UIViewController *)vc animated:(BOOL)flag completion:(void (^)(void))completion | which callbacks when presenting modally | modal on iOS 13 does not fill the screen | 模态弹出的生命周期 | presentViewController lifecycle order
        automatic: what is the default modalPresentationStyle | UIModalPresentationAutomatic ios 13
        overFullScreen: how do i make a modal with a transparent background | modalPresentationStyle = .overFullScreen
        pageSheet: modalPresentationStyle = .pageSheet
        presentationControllerDidDismiss: get notified when user swipes down modal | detect pull down dismissal of a sheet
        isModalInPresentation: disable swipe down to dismiss | how do I prevent the sheet from being dismissed by dragging | 禁止下滑关闭 | stop user from swiping sheet away
        presentingViewController: presentingViewController is nil in viewDidLoad
        transition coordinator: self.transitionCoordinator?.animate(alongsideTransition: nil)
        rotation: what is called when the phone is rotated | detect orientation change swift | 设备旋转时会调用哪个方法 | methods called on device rotation | handle landscape and portrait
        viewWillTransition: - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id)coordinator | viewwilltransition(to size | viewWillTransition(to size: CGSize, with coordinator:)
        supportedInterfaceOrientations: how do i force one screen to portrait | lock a view controller in landscape
        traits: how do I detect dark mode change | horizontalSizeClass
        safe area: how do i use the safe area | what are safe area insets | 安全区域是什么 | safe area layout guide explained
        layout triggers: what makes uikit call layoutSubviews again | 什么情况下会触发layoutSubviews | why is layoutSubviews called so often
        viewDidLayoutSubviews: does viewDidLayoutSubviews get called after rotation
        frame or bounds: whats the diff between frame & bounds | frame bounds difference interview | bounds 和 frame 有什么不同 | bounds vs frame uiview | 什么是frame和bounds
        viewDidLoad or viewWillAppear: should i put my code in viewDidLoad or viewWillAppear | viewdidload viewwillappear difference | didLoad vs willAppear | viewDidLoad or viewWillAppear which one to use
        viewWillAppear or viewDidAppear: willappear or didappear | difference of viewWillAppear and viewDidAppear
        viewDidLayoutSubviews or layoutSubviews: is viewDidLayoutSubviews the same as layoutSubviews
        setNeedsLayout or layoutIfNeeded: [self.view layoutIfNeeded] vs [self.view setNeedsLayout] | setneedslayout & layoutifneeded | setNeedsLayout和layoutIfNeeded的区别 | layoutIfNeeded vs setNeedsLayout in animation | what is the difference between setNeedsLayout and layoutIfNeeded in swift
        setNeedsDisplay or setNeedsLayout: setNeedsDisplay and setNeedsLayout difference
        push or present: when should i push and when should i present | pushing vs modally presenting a controller | pushViewController vs presentViewController
        dismiss or pop: dismiss(animated:) or popViewController(animated:)
        weak or unowned: when do I use unowned instead of weak | [unowned self] vs [weak self] | weak self or unowned self
        weak or strong outlets: @IBOutlet weak var or strong var | why are outlets weak by default
        AppDelegate or SceneDelegate: app delegate versus scene delegate ios 13 | why do we have a scene delegate and an app delegate
        addChild or addSubview: why not just addSubview the view of another controller | addChildViewController vs addSubview | addSubview(child.view) without addChild
        nib or storyboard: .xib or .storyboard
        willMove or didMove: willMoveToParent vs didMoveToParent
        popped or covered: how can i tell whether the view controller was popped or something was pushed on top | isMovingFromParent vs isBeingDismissed | check if view controller is being popped
        viewDidLoad twice: viewDidLoad gets called again when i go back | viewdidload executing multiple times | viewDidLoad执行了两次 | viewDidLoad runs every time i push | why does my viewDidLoad get called 2 times
        viewWillAppear isn't called: viewWillAppear isnt called after dismissing modal ios 13 | viewWillAppear not firing | 模态返回后viewWillAppear不调用 | viewWillAppear is not getting called when modal is dismissed | viewWillAppear没有被调用
        viewWillAppear twice: viewWillAppear fires twice | why does viewwillappear run 2 times
        deinit isn't called: view controller not being deallocated | deinit isnt getting called | my view controller is still in memory after pop | 控制器没有释放 | dealloc doesn't run | view controllers never get released | deinit never prints | 为什么dealloc没有执行
        frame wrong in viewDidLoad: frame is 0 in viewDidLoad | view width is wrong in viewDidLoad | viewDidLoad中frame不准确 | wrong bounds in viewDidLoad | view size incorrect in viewDidLoad
        black screen: screen is black after i set rootViewController | app shows a black screen
        tap isn't received: button not clickable | uibutton not receiving touches | 按钮点击没有反应 | my button does not receive taps | button outside of parent view not tappable
        viewDidLayoutSubviews many times: viewDidLayoutSubviews gets called over and over
        safe area is zero: view.safeAreaInsets.top is 0 in viewWillAppear
        presentation does nothing: present does nothing | nothing happens when i present a view controller
        where to put a request: where should i make my api call | fetch data in viewDidLoad or viewWillAppear | 网络请求应该放在哪里 | where to call an api | in which method should i download data
        where to put a timer: when should i stop the nstimer | invalidate timer in deinit | timer keeps running after i leave the screen | stop timer when view disappears
        where to put an observer: where do i register for notifications | addObserver in viewWillAppear or viewDidLoad | removeObserver where | where to remove notification observer
        where to put an animation: animation doesn't start in viewDidLoad | start animation when screen appears | where do i start animations
        where to measure: get real view size | where can I get the correct frame of a view | when is the size of the view final
        where to set the focus: show keyboard when the screen opens | becomeFirstResponder in viewDidLoad does not work
        where to count visits: screen tracking firebase analytics where
        where to save: where should I save the state when user leaves
        where to refresh: reload tableview when coming back | how do i refresh the data every time the view appears | update the list when returning to the screen
        where to hand data over: pass data back to previous view controller | send data to another view controller | 反向传值 | pass data between controllers swift
        where to hide the navigation bar: setNavigationBarHidden in viewWillAppear | 隐藏导航栏
        where to present: where should i present an alert at launch
        app states: app states in iOS inactive suspended | 应用的几种状态 | what states can an app be in
        background: what gets called when the app goes to background | app comes back from background which method | which methods are called when app enters background | 应用进入后台时调用
        launch: what happens when an app launches | app launch sequence swift
        didFinishLaunching: - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
        applicationWillTerminate: applicationWillTerminate not called | is applicationWillTerminate guaranteed to be called
        sceneDidEnterBackground: sceneDidEnterBackground(_ scene: UIScene)
        willEnterForegroundNotification: UIApplicationWillEnterForegroundNotification
        responder chain: what's the responder chain | 事件响应链 | next responder | explain the responder chain in ios
        hitTest: - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event | how does hitTest find the view
        point(inside:): make the button's tappable area larger | 扩大按钮点击区域
        main thread: UI API called on a background thread | main thread checker | 为什么要在主线程刷新UI | can i update the ui from a background thread
        unbalanced calls: 2024-03-11 18:02:33.120411+0100 MyApp[2211:55021] Unbalanced calls to begin/end appearance transitions for <MyApp.HomeViewController: 0x7f9b8c00a200>. | unbalanced call begin end | [Warning] Unbalanced calls to begin/end appearance transitions for <UITabBarController: 0x10180e000>.
        presenter not in window: 2023-11-02 09:14:55.334 Shop[4021:81023] [Presentation] Attempt to present <UIAlertController: 0x14d8> on <Shop.CartViewController: 0x13f0> (from <Shop.CartViewController: 0x13f0>) whose view is not in the window hierarchy. | view not in window hierachy | Attempt to present <B: 0x7f9> on <A: 0x7fa> whose view is not in the window hierarchy!
        already presenting: Attempt to present <SFSafariViewController: 0x10a0> on <UINavigationController: 0x10b> (from <App.Main: 0x1>) which is already presenting <UIAlertController: 0x10c>.
        called directly: [UIViewController] Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks
        nil outlet: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value: file MyApp/DetailViewController.swift, line 24 | my IBOutlet is nil in viewDidLoad | implicitly unwrapped optional outlet nil crash | outlets are nil in prepare for segue
        unknown outlet: *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<UIViewController 0x7fb1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titleLabel.'
        could not load nib: reason: 'Could not load NIB in bundle: 'NSBundle </private/var/containers/Bundle/Application/1A/App.app> (loaded)' with name 'DetailViewController''
        no root at launch: Application windows are expected to have a root view controller
        unsatisfiable constraints: [LayoutConstraints] Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you don't want. | 2022-08-19 12:00:10.119 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        pushed navigation controller: 'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'
        dismissed too early: 2021-06-07 11:00:01.003 Demo[99:1200] Attempt to dismiss from view controller <Demo.A: 0x7ff> while a presentation or dismiss is in progress!
        view outlet not set: loaded the "MainView" nib but the view outlet was not set
        canceled swipe: user starts swiping back and then cancels | swipe back then let go | interactive pop gesture cancelled viewWillAppear called
        visible controller: how do I get the current view controller on screen | 获取当前显示的控制器 | find the currently visible view controller
        child does not appear: child view controller viewDidAppear isn't called | view will appear not being called in child
        first responder: 什么是第一响应者
        UIWindow: how many windows can an app have | set root view controller programmatically
        layoutSubviews: when does layoutSubviews run
        the screen doesn't rotate: supportedinterfaceorientations not called
        viewDidAppear: - (void)viewDidAppear:(BOOL)animated
        back button: popToViewController:animated: | intercept back button tap
        pushed twice: pushing the same view controller instance more than once
        """
}
