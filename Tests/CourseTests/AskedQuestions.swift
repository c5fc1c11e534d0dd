/// Questions that must find their page, without exception: whole questions, words and messages that a review
/// of a hundred and fifty interview questions found missing, and words of other languages. Same format as
/// ``LookedUpNames``, one line for each topic.
enum AskedQuestions {
    static let whole = """
        key-value observing: why is my KVO block never called | how long does an NSKeyValueObservation observe | KVO
        updateProperties: what does updatePropertiesIfNeeded do
        where to put an observer: do I still have to remove a registered observer since iOS 9 | where should I register for keyboard notifications and where remove them
        background: how do I know the app came to the foreground inside a view controller | what does the app delegate hear when the user presses the home button
        where to measure: Where do I set round corners | can I use the frame of a subview inside viewWillAppear to lay out a gradient layer
        frame wrong in viewDidLoad: why is my label's frame zero when I read it in viewDidLoad | why does my view look wrong until I rotate the phone
        deinit isn't called: why does my view controller never get deallocated after I pop it | can a timer keep my view controller alive forever
        UINavigationController: what is the order of calls when one view controller pushes another
        viewWillAppear isn't called: my viewWillAppear is not called when I come back from a modal sheet
        where to put a request: should I start my network request in viewDidLoad or in viewWillAppear | can I put network calls in viewWillAppear
        frame or bounds: what exactly is the difference between the frame and the bounds of a view
        loadView: is it safe to call loadView by hand from my own code
        viewDidLayoutSubviews many times: how many times can viewDidLayoutSubviews be called during one transition
        wrong parent: why does UIKit say that a child view controller should have a different parent
        memory: what happens to the views of a controller when a memory warning arrives on modern iOS
        popped or covered: how can a controller find out whether it is being popped or merely covered by a push
        didMove(toParent:): why do I have to call didMove after I add a child
        canceled swipe: the user swipes back halfway and lets go, which methods are called
        isModalInPresentation: how do I stop a user from dragging my sheet down | stop the sheet from being swiped away
        presentationControllerDidDismiss: who tells me that a sheet was swiped away by the user
        rotation: 뷰가 회전할 때 호출되는 메서드
        awakeFromNib: is the outlet already connected when awakeFromNib is called in a storyboard
        nil outlet: why is my outlet nil inside prepare for segue
        touch: how is the touched view found when several views overlap
        tap isn't received: why does my button outside of its superview not get any taps
        responder chain: what is the responder chain and where does it end
        addChild or addSubview: is it enough to add only the view of another controller without addChild
        viewWillAppear or viewIsAppearing: when do I need viewIsAppearing instead of viewWillAppear
        full screen and sheets: what changed in modal presentation with iOS 13
        where to hand data over: how do I pass some data back to the screen before when I pop
        setNeedsLayout or layoutIfNeeded: what is the difference between setNeedsLayout and layoutIfNeeded inside an animation block
        UITabBarController: which tabs of a tab bar controller load their views at launch
        AppDelegate or SceneDelegate: what does the scene delegate do that the app delegate did before
        black screen: why is the screen black after I removed the main storyboard
        super: should super be called first or last in my overrides
        unsatisfiable constraints: why are my constraints broken at runtime and which one is dropped
        presentation does nothing: why does presenting a second alert while the first is still shown do nothing
        supportedInterfaceOrientations: which controller decides whether the interface may rotate on an iPhone
        applicationWillEnterForeground: how do I know if the user came back from another app
        where to put constraints: ¿dónde pongo las restricciones de auto layout?
        deinit: wann wird der ViewController aus dem Speicher entfernt
        UITableView: my table view is empty on first load but fills after coming back
        """

    /// The same, of a reading of three hundred and twenty questions, titles and messages.
    static let more = """
        init or viewDidLoad: Init method vs a viewDidLoad type method | should setup code be in init or in viewDidLoad | what runs first, init or loadView
        who holds what: who owns a child view controller
        init with arguments from a storyboard: custom initializer with a storyboard | instantiateViewController(identifier:creator:)
        status bar: preferredStatusBarStyle not called in navigation controller | how to change status bar style for one view controller
        order of a presentation: What happens under the hood when we do presentViewController
        UIHostingController: UIHostingController adding to a UIKit view controller as child
        child controllers in cells: child view controllers in cells
        cell reuse: how does cell reuse work | tableview cell reuse | when is prepareForReuse called
        reloadData: is reloadData asynchronous | when does reloadData finish
        row selection: selectRow does not call didSelectRowAt
        UITableView: when does a table view call cellForRowAt
        UITableViewController: why does the row stay selected after a pop
        controller made twice at launch: Why is the main storyboard's view controller initialized twice?
        presentation comes late: presentViewController:animated:YES view will not appear until user taps again
        where to make room for the keyboard: How to move view up when keyboard appears | keyboardLayoutGuide
        viewWillAppear isn't called: viewWillAppear not triggered after closing a modal
        responder chain: What happens when a UIControl target is nil?
        transition coordinator: Completion handler for UINavigationController pushViewController:animated?
        viewWillTransition: How to get the new view size after rotation
        where to put an observer: NSNotification observer called multiple times after push and pop
        deinit isn't called: What does a rising Allocations graph after repeated push/pop tell you?
        view: What could cause view controllers to load too early?
        references: How do you spot a cycle that does not involve a closure? | Why must a weak property be var and optional?
        popover without a source: Why does UIActivityViewController crash on iPad if you only call present?
        presentation does nothing: performSegueWithIdentifier in viewDidLoad not working
        loadView or viewDidLoad: Difference between UIViewController's loadView and viewDidLoad when not using Interface Builder
        canceled swipe: interactive transition cancelled viewWillAppear called but not viewDidAppear
        custom: custom transition animation black screen after dismiss
        """

    /// The same, of a reading of two hundred and fifty questions in nine languages.
    static let paraphrased = """
        loadView: I overrode loadView and now nothing from my storyboard is visible | do I have to assign self.view in loadView
        lifecycle: name all the handlers of the view controller lifecycle and when each is called
        viewWillAppear twice: viewWillAppear fires two times for a child in a tab bar
        already presenting: two alerts one after another, the second does not appear
        presentation in progress: present called while another animation runs
        presentationControllerShouldDismiss: ask before closing a sheet with unsaved input
        presentationControllerDidAttemptToDismiss: called when user tries to drag a locked sheet
        tab bar controller as root: can I push a tab bar controller onto a navigation stack
        UISplitViewController: does split view controller load both sides at start | UISplitViewControllerDelegate
        begin and end appearance: how do I forward viewWillAppear to children myself
        supportedInterfaceOrientations: nav controller ignores orientation of its top controller | allow landscape for only one view controller
        safe area: what happens to the safe area inside a navigation controller
        references: two objects hold each other strongly, what happens
        deinit isn't called: print in deinit never shows up after navigation back | my controller is not freed after the modal is closed
        who holds what: does addSubview retain the view | does the navigation controller retain its pushed controllers
        other threads: is it allowed to create a UIView in the background | updating labels from a URLSession completion handler
        time: label shows old text while a long loop runs
        UIApplicationMain: entry point of an iOS app
        key window: two windows which one gets the keyboard
        frame or bounds: after rotating a view by 45 degrees what is its frame
        setNeedsDisplay or setNeedsLayout: redraw versus relayout
        updateConstraints: update constraints order child parent
        where to put subviews: adding subviews in viewWillAppear duplicates them
        where to hide the navigation bar: navigation bar flashes when swiping back
        where to save: persist text when user presses home
        child does not appear: embedded controller doesn't get viewDidAppear
        popover: does a popover call viewWillDisappear of the presenter | popover shows full screen on iPhone
        navigationController(willShow:): willShow and didShow order
        viewDidUnload: warum gibt es viewDidUnload nicht mehr
        UINavigationController: UINavigationViewController
        UITabBarController: UITabbarViewController | does the second tab load its view before it is selected | is viewDidLoad executed each time a tab is chosen
        transition between children: transitionFromViewController:toViewController:duration:options:animations:completion: | animate the swap between two child controllers
        transition coordinator: notifyWhenInteractionChangesUsingBlock:
        traits: UIUserInterfaceSizeClass
        viewDidLoad twice: can viewDidLoad be called more than one time for the same instance
        presentingViewController: how can the modal get hold of the controller that presented it
        dismiss or pop: should a view controller dismiss itself or should its presenter do it
        dismissing several: how to go back to the very first modal without flicker
        presentationControllerDidDismiss: my list is not refreshed after swiping down the edit sheet
        fullScreen: make a modal cover the whole screen again on iOS 13
        canceled swipe: viewWillDisappear runs although the user did not finish the swipe back
        popped or covered: distinguish pop from push in viewDidDisappear
        back button: pop two view controllers at once
        tabBarController(didSelect:): scroll to top when user taps the current tab item
        didMove(toParent:): what breaks when didMove toParent is left out
        controller made twice at launch: init of my root controller happens twice when the app starts
        init with arguments from a storyboard: pass a model object through the initializer with storyboards
        shouldPerformSegue: stop a segue when validation fails
        frame wrong in viewDidLoad: self.view.bounds is 600 x 600 in viewDidLoad | size of a subview is not right in viewWillAppear
        layout triggers: changing the text of a label triggers viewDidLayoutSubviews
        device orientation: UIDevice orientation is unknown or face up
        retain cycle in a closure: is weak self needed in a DispatchQueue main async block
        background: does going to the home screen call viewDidDisappear
        UIWindow: create the window without a storyboard in SceneDelegate
        tap isn't received: gesture on an image view does not fire
        where to set the focus: becomeFirstResponder returns false in viewDidLoad
        where to put a request: load from server each time the screen shows up
        missing super: what if I do not call super.viewDidLoad
        isViewLoaded or viewIfLoaded: check that the view is loaded without loading it
        loadViewIfNeeded: access outlets of a controller before it is presented
        definesPresentationContext: presented controller covers the tab bar with overCurrentContext
        UISearchController: search controller stays on screen after push
        state restoration: restore the screen after the app was killed
        """

    static let words = """
        viewDidLoad twice: called only once | which method runs once
        viewDidLoad: is the view on screen in viewDidLoad
        viewWillAppear or viewIsAppearing: in the window in viewWillAppear | is the view in the window in viewWillAppear
        loadView: default loadView | who sets view
        loadViewIfNeeded: force to load its view | how to force a view controller to load its view
        where to put a timer: timer while scrolling | timer does not fire while scrolling
        time: UI updates after method returns | why does the UI update only after my method returns
        didMoveToSuperview: added to a superview | how does a view know it was added to a superview
        didMoveToWindow: removed from the window | how does a view know it was removed from the window
        tabBarController(didSelect:): tab selected again | second tap on the same tab
        modalTransitionStyle: modalPresentationStyle and modalTransitionStyle | difference between modalPresentationStyle and modalTransitionStyle
        UIAlertController: alert viewWillDisappear | does an alert call viewWillDisappear
        full screen and sheets: UIActivityViewController | share sheet | context menu
        UINavigationController: who calls viewWillAppear of a pushed controller
        retain cycle in a closure: UIView.animate retain cycle | nested closure weak self
        references: strong delegate | break cycle | how to break a retain cycle | URLSession retain cycle
        other threads: deinit main thread | is deinit called on the main thread
        where to put an observer: start stop location | where do I start and stop location updates
        where to refresh: deselect row | where to deselect a row
        where to measure: round corners | circular image | Where do I set round corners
        scene states: UISceneSession | opt out of scenes | Info.plist configuration "Default Configuration" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class; the scene delegate must be specified
        launch: cold start warm start | cold start vs warm start
        init(coder:): init(coder:) has not been implemented | Fatal error: init(coder:) has not been implemented: file App/Feed.swift, line 12
        main thread: This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread. | modifying the autolayout engine from a background thread | UIView.init(frame:) must be used from main thread only | Call must be made on main thread requires the main thread
        no common ancestor: The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6> | Impossible to set up layout with view hierarchy unprepared for constraint.
        presentation in progress: Warning: Attempt to present <A> on <B> which is waiting for a delayed presention of <C> to complete
        supportedInterfaceOrientations: UIApplicationInvalidInterfaceOrientation | Supported orientations has no common orientation with the application, and [Feed shouldAutorotate] is returning YES
        device orientation: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)
        popover without a source: You must provide location information for this popover through the view controller's popoverPresentationController
        popover: Popovers cannot be presented from a view which does not have a window.
        begin and end appearance: -[UIViewController endAppearanceTransition] without first calling beginAppearanceTransition
        storyboards: Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?
        unknown outlet: Unknown class FeedViewController in Interface Builder file.
        corrupted navigation bar: Can't add self as subview
        not on the stack: Tried to pop to a view controller that doesn't exist.
        storyboard not found: Could not find a storyboard named 'Main2' in bundle NSBundle </var/App.app> (loaded) | Storyboard (<UIStoryboard: 0x6000>) doesn't contain a view controller with identifier 'Detail'
        layout: UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews has not been added to a window).
        show or present: Push segues can only be used when the source controller is managed by an instance of UINavigationController.
        viewDidDisappear: view did dissapear | viewdid dissapear
        where to put first-time work: first time appears | only the first time | run once when view appears | viewDidAppear only once | first appearance | run code once | how do I run code only the first time a view appears | dispatch_once
        completion block: present completion | when is completion called | dismiss completion | when is the completion block of present called
        dismissing several: dismiss all modals | who calls dismiss | dismiss chain | present after dismiss | how do I dismiss several modals at once
        converting points: convert(_:to:) | convert rect | position on screen | convertRect:toView: | get position of a view on screen
        """

    static let otherLanguages = """
        viewWillAppear isn't called: 모달을 닫아도 viewWillAppear가 호출되지 않아요
        safe area: セーフエリアの値が取得できるタイミング
        presentationControllerDidDismiss: 下スワイプでモーダルを閉じたことを検知したい
        canceled swipe: スワイプで戻るのを途中でやめたとき
        back button: 拦截导航栏返回按钮
        UITabBarController: загружает ли таббар все контроллеры сразу
        presentation does nothing: viewDidLoadでアラートが表示されない
        UIView or UIViewController: разница между UIView и UIViewController
        references: cycle de rétention
        retain cycle in a closure: 动画block需要weak self吗
        containment: 父子控制器顺序
        visible controller: 显示了吗
        app states: 双击home键 | 来电 | estados de la aplicación
        traits: 暗黑模式
        where to hide the navigation bar: 导航栏设置
        where to put an animation: 暂停视频
        touch: 同时点击 | 透明视图遮挡
        memory: 内存警告后 | 記憶體警告 | メモリ警告
        where to refresh: 取消选中
        main thread: 界面卡顿
        UITabBarController: 切换tab会重新调用
        super: super放在前面
        lifecycle: 生命週期 | 視圖控制器的生命週期 | ライフサイクル | ビューコントローラのライフサイクル | 생명주기 | 뷰 컨트롤러 생명주기 | жизненный цикл | жизненный цикл контроллера | ciclo de vida | ciclo de vida de un view controller
        deinit isn't called: 記憶體洩漏 | メモリリーク | 메모리 누수 | утечка памяти | утечки памяти | fuga de memoria
        responder chain: 響應鏈
        references: 循環引用 | 循環参照 | 순환 참조 | цикл сильных ссылок
        rotation: 螢幕旋轉 | 画面回転 | 화면 회전 | поворот экрана | rotación de pantalla
        UINavigationController: 導覽控制器 | 画面遷移 | 화면 전환
        where to put constraints: 제약 조건
        lifecycle: Expliquez le cycle de vie d'un UIViewController | Erklären Sie den Lebenszyklus eines UIViewController | Explique o ciclo de vida da controller
        where to hand data over: ¿Cómo pasar datos entre view controllers? | Como passar dados entre view controllers? | Comment passer des données entre deux view controllers ? | Wie übergibt man Daten zwischen zwei View Controllern? | Как передать данные между контроллерами | 뷰 컨트롤러 간의 데이터 전달 | 画面遷移でデータを渡す方法
        viewWillAppear isn't called: Почему не вызывается viewWillAppear после закрытия модального окна? | モーダルを閉じたときに viewWillAppear が呼ばれない | ¿Por qué no se llama viewWillAppear al cerrar un modal? | Por que o viewWillAppear não é chamado ao fechar o modal? | Pourquoi viewWillAppear n'est pas appelé après la fermeture d'une modale ?
        main thread: Warum muss die Oberfläche im Hauptthread aktualisiert werden? | Pourquoi faut-il mettre à jour l'interface sur le thread principal ?
        app states: Estados de uma aplicação iOS | Quels sont les états d'une application iOS ? | Состояния UIApplication
        containment: 子ビューコントローラを追加する手順 | ¿Cómo añadir un controlador hijo?
        UIWindow: UIWindow 객체의 역할은 무엇인가?
        deinit: deinit 메서드는 언제 호출되며, 어떤 역할을 하나요? | ¿Cuándo se llama a deinit en un view controller?
        """

    /// About something else, and said to be so.
    static let outside = [
        "clipsToBounds",
        "contentMode",
        "contentHuggingPriority",
        "UICollectionViewLayout",
        "anchorPoint",
        "The specified child already has a parent. You must call removeView() on the child's parent first.",
        "离屏渲染",
    ]

    /// About nothing that is known here.
    static let nothing = [
        "asdf qwer",
        "how do I bake a pizza for ten people",
        "what is the best restaurant near the station",
        "who won the world cup in football last year",
        "lorem ipsum dolor sit amet consectetur",
        "zzzzzzzzzzzzzzzz",
        "how old is the president of france",
        "why is the sky blue during the day",
        "translate this sentence into german for my aunt",
        "what time does the next train to london leave",
        "could you recommend a good novel by a russian author",
        "how much does a kilo of apples cost in paris",
        "where can I buy cheap flight tickets to tokyo",
        "my cat does not eat since yesterday what should I do",
        "write a poem about the sea and the moon",
        "今天天气怎么样",
        "pizza recipe",
        "sort an array of integers in python",
        "how do I install docker on ubuntu",
        "does a tomato count as a fruit or a vegetable",
        "which horse is the fastest in the whole world",
        "I like to sit at the window and watch birds",
        "the scene in the film where he leaves the house was great",
    ]
}
