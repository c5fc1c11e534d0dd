/// Questions that were asked before anybody had looked at the words for them, in English, German, French, Portuguese and
/// Chinese, as interviewers and forums put them.
enum FreshQuestions {
    /// Those that found another page or none, and find theirs now. One line for each topic, as in ``LookedUpNames``.
    static let mended = """
        AppDelegate or SceneDelegate: what changed with SceneDelegate in iOS 13
        UIHostingController: how do I use a SwiftUI view in a controller and when does onAppear come
        UINavigationController: which comes first on pop: viewDidDisappear of the old or viewDidAppear of the new | does pushing unload the view of the controller below | is the bottom controller deallocated on push | Qual a ordem dos callbacks ao dar push em uma tela? | does popping with animation false change the callbacks
        UIPageViewController: what happens to the page when a swipe is given up
        UITabBarController: is viewDidLoad called again when I return to a tab | Warum lädt mein Tab seine View nicht?
        UIWindow: wie wechsle ich den Root View Controller | comment changer le contrôleur racine | como trocar o root view controller | Wie ersetze ich den Root View Controller nach dem Login? | Comment remplacer le contrôleur racine après la connexion ?
        applicationWillTerminate: App 被杀死时会调用什么方法
        back button: how can I tell whether the user tapped back | wie merke ich, ob der Benutzer auf Zurück getippt hat | how to pop to a specific controller | How do I go back two screens | confirm before leaving the screen
        background: Was geschieht beim Drücken der Home-Taste? | 按 Home 键会走哪些方法 | Do view controllers get notified when the device is locked
        background launch: background fetch and view controllers: does viewDidLoad run
        black screen: schwarzer Bildschirm nach dem Start | pourquoi ma vue est noire au lancement | por que a tela fica preta | Warum ist der Bildschirm nach dem Start schwarz?
        bounds origin: bounds 的原点什么时候不是零
        called directly: Darf ich viewWillAppear selbst aufrufen?
        cancelled swipe: viewWillAppear called and afterwards viewWillDisappear without viewDidAppear | What is an interactive transition and what if it is aborted
        child does not appear: do children get viewWillAppear automatically | Wann bekommt ein Child Controller viewWillAppear?
        code or storyboard: should I build UI in code or with storyboards
        containment: What are the responsibilities of a container view controller
        corrupted navigation bar: Pop animation cancelled leaves navigation bar broken
        deinit does not come: Warum bleibt mein View Controller im Speicher? | Pourquoi mon contrôleur reste-t-il en mémoire ? | memory footprint grows with each push
        didMoveToWindow: view is not yet in a window, how can I notice when it enters one
        dismiss or pop: what is the difference between popToRoot and dismiss
        dismissing several: Wie schließe ich alle modalen Controller auf einmal? | Como fechar todos os modais de uma vez?
        frame wrong in viewDidLoad: wann ist der Frame endgültig | Frame height is 0 at load time | UIScrollView content size not correct in viewDidLoad | 什么时候才能拿到正确的 frame | My collection view's item size is wrong at first launch but right after rotating | Pourquoi le cadre de ma vue est-il faux dans viewDidLoad ? | When are frames of subviews correct for the first time
        full screen and sheets: why doesn't the view under the card get notified when the card closes
        fullScreen: Comment présenter une vue en plein écran depuis iOS 13 ? | Como apresentar em tela cheia no iOS 13?
        init with arguments from a storyboard: use of init with parameters and storyboards | View controller in a storyboard with constructor injection
        isModalInPresentation: wie verhindere ich das Wegwischen eines modalen Controllers | how to block dismissing a sheet by swipe | comment empêcher de fermer une feuille en glissant
        launch: walk me through what happens between tapping an app icon and seeing the first screen | Describe what happens when a user opens the app for the first time
        layoutSubviews: How can I tell when UIView has been resized
        life of a view: UIView equivalent of viewDidAppear
        loadView or viewDidLoad: programmatic UI: loadView or viewDidLoad
        loadViewIfNeeded: what is loadViewIfNeeded good for in unit tests | how to force viewDidLoad without displaying the controller | Wie teste ich viewDidLoad in einem Unit-Test?
        loading while deallocating: accessing view in deinit crashes
        main thread: why does a label not change while a loop blocks the main thread | activity indicator not showing while main thread is busy | does viewDidLoad block the UI
        memory: Que faire en cas d'alerte mémoire ?
        missing super: muss man super.viewDidLoad aufrufen | 父类的 viewDidLoad 必须调用吗
        navigationController(willShow:): what is the delegate of a navigation controller told
        nibs: how to load a view controller from a xib in code
        nil outlet: is it safe to touch outlets in the initializer | is viewDidLoad run before or after the storyboard's outlets are wired | why is viewDidLoad executed immediately when I set a label of the next controller
        order of a presentation: full order of callbacks when A presents B
        point(inside:): wie mache ich die Tippfläche eines Buttons größer
        popped or covered: Wie erkenne ich in viewWillDisappear, ob gepoppt oder gepusht wurde?
        presentationControllerDidAttemptToDismiss: delegate method when user tries to dismiss a locked sheet
        presentationControllerDidDismiss: how can the presenter find out that the modal was closed | Wie erfahre ich, dass ein Sheet weggewischt wurde? | Comment savoir qu'une feuille a été fermée par glissement ? | 怎么知道 sheet 被下滑关闭了 | Como saber quando um modal foi fechado?
        references: parent and child hold each other
        responder chain: how do I get the controller of a view
        retain cycle in a closure: closure stored as property retains self
        rotation: Quels sont les callbacks quand on tourne l'appareil ? | Quais métodos são chamados ao girar a tela? | Qual método é chamado quando o usuário gira o celular?
        scene states: two windows on iPad: which delegate methods are called
        setNeedsDisplay: view doesn't redraw after I change a property
        setNeedsLayout or layoutIfNeeded: Comment animer une contrainte ? | Wie animiere ich eine Constraint-Änderung?
        setViewControllers: how to remove all the controllers below the current one from the stack
        status bar: 怎么设置一个页面的状态栏样式
        super: super at the beginning or at the end of viewDidDisappear | What is the purpose of super.viewDidLoad() | do I lose something when I omit super in viewDidDisappear | Que se passe-t-il si j'oublie super.viewDidAppear ?
        supportedInterfaceOrientations: wie sperre ich die Drehung für einen Controller | comment bloquer la rotation d'un écran | como travar a orientação de uma tela | 怎么让某个控制器支持横屏
        tabBarController(didSelect:): how can I detect tab re-selection | tab bar item tapped event | how to detect a tap on the tab bar item of the visible screen
        tap does not come: Warum reagiert mein Button nicht, wenn er außerhalb des Superviews liegt?
        topmost controller: Wie finde ich den obersten View Controller?
        transition between children: Como trocar entre dois view controllers filhos?
        transition coordinator: how do I do something when a push has finished | 怎么在 push 完成之后执行代码
        unwindAction: unwind to a previous controller
        view: when is the view of a view controller created
        view has an owner: can two controllers have the same view
        viewDidAppear: viewDidAppear fires but the view is not visible to the user
        viewDidDisappear or deinit: is a controller still in memory after viewDidDisappear | is the view released when it disappears
        viewDidLayoutSubviews: How do I know a view has finished laying out
        viewDidLoad: Wann genau wird die View eines Controllers geladen?
        viewDidLoad does not come: My view controller's init runs but viewDidLoad does not
        viewWillAppear or viewIsAppearing: Is the view's superview set in viewWillAppear
        viewWillDisappear: does isHidden = true cause viewWillDisappear
        viewWillTransition: how do containers tell their children that they rotate
        visible controller: wie erkenne ich, dass der View Controller gerade sichtbar ist | 怎么判断控制器是否可见 | How do I know which view controller is on the screen right now | Como descobrir se a tela está visível?
        weak reference too late: creating weak reference in deinit
        where to count visits: analytics: viewDidAppear or viewWillAppear
        where to hand data over: My controller's view shows the old data after I return from the edit screen | delegate is nil when I use it in viewDidLoad
        where to hide the navigation bar: Wie kann ich die Navigation Bar ausblenden? | Comment masquer la barre de navigation sur un seul écran ? | Como esconder a barra de navegação em uma tela?
        where to make room for the keyboard: how can I react when the keyboard opens | 键盘弹出遮挡输入框怎么办 | the keyboard hides my text view
        where to measure: Warum stimmt die Größe meiner View nicht? | circle avatar is not round on big phones
        where to present: present alert from AppDelegate | Wie zeige ich einen Alert aus dem AppDelegate?
        where to put a request: dans quelle méthode lancer une requête réseau | API call result arrives after the controller is gone
        where to put a timer: does a Timer hold its target | warum hält ein Timer seinen Controller fest | timer fires after screen was closed
        where to put an observer: wo melde ich mich von Benachrichtigungen ab | do blocks based observers have to be removed | Faut-il retirer les observateurs ?
        where to put constraints: When should I add constraints to my subviews
        where to put first-time work: Which of these is called only once: viewDidLoad, viewWillAppear, viewDidAppear
        where to put subviews: what is the correct place to add subviews programmatically
        where to refresh: table view must be reloaded each time the screen is shown, where
        where to set the focus: make text field active automatically on appear | Wie blende ich die Tastatur beim Verlassen aus? | Como esconder o teclado ao sair da tela?
        who holds what: controller deallocated right after being shown, its view stays | who retains a presented view controller
        wrong parent: child view controller should have different parent
        """

    /// Those that were set aside, and never looked at while words were found for the others. One line for each answer: the
    /// pages of which any is right, with commas between them, and the questions.
    static let setAside = """
        AppDelegate or SceneDelegate, applicationDidEnterBackground, sceneDidEnterBackground, background: is applicationDidEnterBackground called in an app with scenes
        UIPageViewController: which pages of a UIPageViewController are kept in memory
        UITabBarController: what does the tab bar controller do the first time I select a tab
        UIWindow: 怎样切换根控制器
        UIWindow, deinit does not come, who holds what: old root stays in memory after swapping rootViewController
        already presenting, UIAlertController, presentation does nothing, topmost controller: can I present an alert on top of another alert
        applicationWillResignActive, background, app states: what gets called when I lock the phone
        back button, popped or covered: Comment savoir si l'utilisateur a appuyé sur retour
        background, app states: was passiert, wenn die App in den Hintergrund geht | que se passe-t-il quand l'app passe en arrière-plan | o que acontece quando o app vai para segundo plano
        begin and end appearance: how do I forward appearance manually to children
        cancelled swipe: swipe back started but not completed
        containment: wie füge ich einen Kind-Controller hinzu | comment ajouter un contrôleur enfant | como adicionar um view controller filho | 如何添加子控制器
        converting points: convert a point between two views
        deinit does not come: wieso wird deinit nicht aufgerufen | pourquoi deinit n'est jamais appelé | por que o deinit não é chamado | 为什么 dealloc 不执行
        deinit, other threads: can deinit run on a background thread
        deinit, viewDidDisappear or deinit, UINavigationController, references: does popping a controller destroy it
        didMove(toParent:), willMove or didMove, containment: forgot to call didMove after addChild, what breaks
        dismissing several: dismiss a whole chain of modals at once
        frame or bounds: qual a diferença entre frame e bounds | frame 和 bounds 有什么区别
        frame or bounds, transform: explain bounds vs. frame with rotation
        frame wrong in viewDidLoad, where to measure: wie groß ist die View in viewDidLoad | 为什么 viewDidLoad 里拿到的 frame 不对
        full screen and sheets, UIAlertController, viewWillDisappear does not come: does a context menu or share sheet make my controller disappear
        fullScreen or overFullScreen, overFullScreen, overCurrentContext, currentContext or overCurrentContext: transparent background for a modal controller
        hitTest: what is hitTest used for
        init with arguments from a storyboard, where to hand data over: how do I inject dependencies into a controller from a storyboard
        isModalInPresentation: how to prevent the user from pulling down a modal | como impedir que o usuário feche o modal arrastando
        key window: difference between keyWindow and the visible window
        layout, main thread, time: what does the main run loop do between two touches
        layout, viewDidLayoutSubviews many times, launch: how many layout passes happen at launch
        loadViewIfNeeded: how do I unit test viewDidLoad
        main thread, where to put a request, time, other threads, viewDidLoad or viewDidAppear: async call in viewDidLoad finishes before or after viewDidAppear
        missing super, super: what if I forget to call super.viewWillAppear
        nil outlet, where to hand data over, prepare(for:), loadViewIfNeeded: my label outlet is nil when I set its text before pushing
        outside:gesture recognizer failure requirement, responder chain, tap does not come: gesture recognizer on parent prevents the button's tap
        popover, full screen and sheets: does a popover on iPhone make the presenter disappear
        popped or covered: isMovingToParent true when
        presentationControllerDidDismiss, popped or covered, isModalInPresentation, full screen and sheets: how do I know if a view controller was dismissed by swiping down
        push or present: push 和 present 有什么不同
        pushed navigation controller: can I push a navigation controller on another one
        references, deinit, who holds what: how does ARC know when to free a controller
        removeFromSuperview, viewDidDisappear, appearance: does removeFromSuperview call viewDidDisappear
        responder chain: was ist die Responder-Kette
        retain cycle in a closure: is weak self necessary in UIView.animate | comment éviter un cycle de rétention dans une closure
        safe area, UITabBarController, where to measure, UINavigationController: does hidesBottomBarWhenPushed affect the view's size
        setNeedsLayout or layoutIfNeeded: setNeedsLayout 和 layoutIfNeeded 的区别
        setNeedsLayout or layoutIfNeeded, layout: when would you call layoutIfNeeded
        supportedInterfaceOrientations: how to lock one screen to portrait
        tabBarController(didSelect:), tabBarController(shouldSelect:), UITabBarController: tapping the already selected tab
        transition between children: how to swap two child controllers with an animation
        transition coordinator, navigationController(didShow:), completion block: how do I run code once the pop animation has ended
        unwindAction, canPerformUnwindSegueAction, storyboards: unwind segue: which controller hears what
        viewDidLayoutSubviews or layoutSubviews: should I override layoutSubviews or viewDidLayoutSubviews
        viewDidLoad, viewDidLoad twice: wann wird viewDidLoad aufgerufen und wie oft
        viewDidUnload, memory, viewWillUnload, didReceiveMemoryWarning or viewDidUnload: did iOS ever unload views on its own
        viewIsAppearing: is viewIsAppearing available on iOS 15
        visible controller: how do I check that a view is currently on screen
        weak or strong outlets: strong or weak IBOutlets
        where to make room for the keyboard: how to know the keyboard height and move my text field up
        where to measure, viewDidLayoutSubviews, viewDidLayoutSubviews or layoutSubviews, layoutSubviews: round a button's corners depending on its height, which method
        where to refresh, background, willEnterForegroundNotification, applicationWillEnterForeground, sceneWillEnterForeground, where to put an observer, didBecomeActiveNotification: how can I refresh a table after the app comes back to the foreground
        where to save, state restoration, applicationWillTerminate, background: how do I save state before the app is killed
        """
}
