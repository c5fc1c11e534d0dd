/// Questions that were asked before anybody had looked at the words for them, in English, German, French, Portuguese and
/// Chinese, as interviewers and forums put them.
enum FreshQuestions {
    /// Questions that found another page or none, and now find theirs. One line for each topic, as in
    /// ``LookedUpNames``.
    static let mended = """
        AppDelegate or SceneDelegate: what changed with SceneDelegate in iOS 13
        UIViewController: What is the parent class of UIViewController?
        UIHostingController: how do I use a SwiftUI view in a controller and when does onAppear come
        UINavigationController: How do you handle navigation between view controllers? | What is the role of UINavigationController? What does it forward to its children?
        lifecycle: Which of these orders of callbacks at showing is the right one? (multiple choice)
        memory: How do you manage memory in view controllers during transitions?
        references: 为什么 delegate 的属性是 assign 不是 retain
        retain cycle in a closure: asyncAfter with self captured: does the controller leak after dismissal?
        UINavigationController: does pushing unload the view of the controller below | is the bottom controller deallocated on push | Qual a ordem dos callbacks ao dar push em uma tela? | does popping with animation false change the callbacks
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
        canceled swipe: viewWillAppear called and afterwards viewWillDisappear without viewDidAppear | What is an interactive transition and what if it is aborted
        child does not appear: do children get viewWillAppear automatically | Wann bekommt ein Child Controller viewWillAppear?
        code or storyboard: should I build UI in code or with storyboards
        containment: What are the responsibilities of a container view controller
        corrupted navigation bar: Pop animation cancelled leaves navigation bar broken
        deinit isn't called: Warum bleibt mein View Controller im Speicher? | Pourquoi mon contrôleur reste-t-il en mémoire ? | memory footprint grows with each push
        didMoveToWindow: view is not yet in a window, how can I notice when it enters one
        dismiss or pop: what is the difference between popToRoot and dismiss
        dismissing several: Wie schließe ich alle modalen Controller auf einmal? | Como fechar todos os modais de uma vez?
        frame wrong in viewDidLoad: Warum stimmt die Größe meiner View nicht? | wann ist der Frame endgültig | Frame height is 0 at load time | UIScrollView content size not correct in viewDidLoad | 什么时候才能拿到正确的 frame | My collection view's item size is wrong at first launch but right after rotating | Pourquoi le cadre de ma vue est-il faux dans viewDidLoad ? | When are frames of subviews correct for the first time
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
        missing super: Que se passe-t-il si j'oublie super.viewDidAppear ?
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
        super: super at the beginning or at the end of viewDidDisappear | What is the purpose of super.viewDidLoad() | do I lose something when I omit super in viewDidDisappear
        supportedInterfaceOrientations: wie sperre ich die Drehung für einen Controller | comment bloquer la rotation d'un écran | como travar a orientação de uma tela | 怎么让某个控制器支持横屏
        tabBarController(didSelect:): how can I detect tab re-selection | tab bar item tapped event | how to detect a tap on the tab bar item of the visible screen
        tap isn't received: Warum reagiert mein Button nicht, wenn er außerhalb des Superviews liegt?
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
        viewDidLoad isn't called: My view controller's init runs but viewDidLoad does not
        viewWillAppear or viewIsAppearing: Is the view's superview set in viewWillAppear
        viewWillDisappear: does isHidden = true cause viewWillDisappear
        viewWillTransition: how do containers tell their children that they rotate
        visible controller: wie erkenne ich, dass der View Controller gerade sichtbar ist | 怎么判断控制器是否可见 | How do I know which view controller is on the screen right now | Como descobrir se a tela está visível?
        weak reference too late: creating weak reference in deinit
        where to count visits: analytics: viewDidAppear or viewWillAppear
        where to hand data over: My controller's view shows the old data after I return from the edit screen | delegate is nil when I use it in viewDidLoad
        where to hide the navigation bar: Wie kann ich die Navigation Bar ausblenden? | Comment masquer la barre de navigation sur un seul écran ? | Como esconder a barra de navegação em uma tela?
        where to make room for the keyboard: how can I react when the keyboard opens | 键盘弹出遮挡输入框怎么办 | the keyboard hides my text view
        where to measure: circle avatar is not round on big phones
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

    /// Questions that were set aside, and never looked at while words were found for the others. One line for
    /// each answer: the pages of which any is right, separated by commas, and the questions.
    static let setAside = """
        AppDelegate or SceneDelegate, applicationDidEnterBackground, sceneDidEnterBackground, background: is applicationDidEnterBackground called in an app with scenes
        UIPageViewController: which pages of a UIPageViewController are kept in memory
        UITabBarController: what does the tab bar controller do the first time I select a tab
        UIWindow: 怎样切换根控制器
        UIWindow, deinit isn't called, who holds what: old root stays in memory after swapping rootViewController
        already presenting, UIAlertController, presentation does nothing, topmost controller: can I present an alert on top of another alert
        applicationWillResignActive, background, app states: what gets called when I lock the phone
        back button, popped or covered: Comment savoir si l'utilisateur a appuyé sur retour
        background, app states: was passiert, wenn die App in den Hintergrund geht | que se passe-t-il quand l'app passe en arrière-plan | o que acontece quando o app vai para segundo plano
        begin and end appearance: how do I forward appearance manually to children
        canceled swipe: swipe back started but not completed
        containment: wie füge ich einen Kind-Controller hinzu | comment ajouter un contrôleur enfant | como adicionar um view controller filho | 如何添加子控制器
        converting points: convert a point between two views
        deinit isn't called: wieso wird deinit nicht aufgerufen | pourquoi deinit n'est jamais appelé | por que o deinit não é chamado | 为什么 dealloc 不执行
        deinit, other threads: can deinit run on a background thread
        deinit, viewDidDisappear or deinit, UINavigationController, references: does popping a controller destroy it
        didMove(toParent:), willMove or didMove, containment: forgot to call didMove after addChild, what breaks
        dismissing several: dismiss a whole chain of modals at once
        frame or bounds: qual a diferença entre frame e bounds | frame 和 bounds 有什么区别
        frame or bounds, transform: explain bounds vs. frame with rotation
        frame wrong in viewDidLoad, where to measure: wie groß ist die View in viewDidLoad | 为什么 viewDidLoad 里拿到的 frame 不对
        full screen and sheets, UIAlertController, viewWillDisappear isn't called: does a context menu or share sheet make my controller disappear
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
        outside:gesture recognizer failure requirement, responder chain, tap isn't received: gesture recognizer on parent prevents the button's tap
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

    /// Questions about rare situations, about calls of which one comes and the other does not, about calls that come too
    /// often or too early, and in shorthand and other languages.
    static let situations = """
        already presenting: two alerts at the same time, the second one is not shown
        AppDelegate or SceneDelegate: background callbacks of the AppDelegate are gone on iOS 13
        applicationDidBecomeActive: applicationDidBecomeActive not called anymore since I have a SceneDelegate
        applicationWillTerminate: applicationWillTerminate never gets called when I swipe the app away
        awakeFromNib: awakeFromNib called several times on the same object
        awakeFromNib or viewDidLoad: awakeFromNib ran but viewDidLoad did not
        background: hide sensitive data in the app switcher screenshot | ¿Qué pasa cuando la app pasa a segundo plano? | バックグラウンドに入るとき何が呼ばれるか | cover the UI with a blur view when going to the app switcher
        background launch: app woken up by a silent push, is the root's view loaded
        begin and end appearance: shouldAutomaticallyForwardAppearanceMethods returns false and now nothing appears
        canceled swipe: interactive dismissal given up halfway: what does the presenter get | viewWillAppear came but viewDidAppear did not | viewWillDisappear was called but viewDidDisappear never came | Zurückwischen abgebrochen, welche Methoden kommen | que se passe-t-il si le geste de retour est annulé | got viewWillDisappear and then viewWillAppear without viewDidDisappear | スワイプバックをキャンセルしたとき | viewWillDisappear fires without viewDidDisappear afterwards | viewDidDisappear missing although viewWillDisappear came
        child does not appear: child's viewDidLoad comes but its viewDidAppear doesn't | el controlador hijo no recibe viewDidAppear | embedded view controller loads but is never shown
        completion block: completion of dismiss runs before viewDidDisappear | animator finished but the completion was never run
        containment: embed segue: child is loaded before the parent's viewDidLoad? | как правильно добавить дочерний контроллер
        controller made twice at launch: initial view controller is instantiated twice
        could not load nib: xib renamed and now the app crashes
        animateTransition(using:): forgot to call completeTransition in my animator
        custom: custom transition cancelled, screen no longer reacts to touches | presenter's view missing after my own transition
        interactionControllerForDismissal(using:): percent driven transition, finger lets go in the middle
        deinit isn't called: deinit is called on the first close but not after I open it again | 页面 pop 之后 deinit 没有执行 | ¿Por qué no se llama a deinit al cerrar la pantalla? | pourquoi mon contrôleur n'est jamais libéré | почему deinit не вызывается после закрытия экрана | 画面を閉じても deinit が呼ばれない | vc not dealloced after pop
        didMove(toParent:): didMove toParent called twice when adding a child
        didMoveToWindow: didMoveToWindow runs twice on push
        draw: layoutSubviews is called but draw is not
        frame wrong in viewDidLoad: frame is right only the second time I open the screen | viewDidLoad 里 frame 不对 | veiw frame wrong in viewdidlaod
        isModalInPresentation: keep sheet from being swiped down while editing
        key window: overlay window above everything, do controllers below disappear | alert in its own window over everything
        memory: simulate low memory: who gets told and in which order | does an offscreen tab receive the low memory notification | Wer bekommt die Speicherwarnung, auch unsichtbare Controller? | app gets killed by the system because of memory, what was called
        navigationController(willShow:): willShow is called but didShow isn't
        nil outlet: IBOutlets from my xib are nil in viewDidLoad | label outlet crash when set from prepare for segue | Outlet ist nil in viewDidLoad
        pageViewController(didFinishAnimating:): user starts turning the page and lets go, delegate says completed false | didFinishAnimating is not called for setViewControllers | willTransitionTo is called but didFinishAnimating is not
        order of child's viewDidAppear and parent's viewDidAppear: child's viewDidAppear comes before the parent's viewDidAppear
        parent is nil: child viewDidLoad is called before addChild returns
        popover: popover on an iPhone comes up as a full sheet | tapping outside the popover, which controllers are told | Popover auf dem iPhone wird als Sheet gezeigt | adaptivePresentationStyle none, does the presenter hear anything
        popover without a source: crash on iPad only when showing an action sheet
        prepare(for:): prepare for segue is called before viewDidLoad of the destination
        presentationControllerDidDismiss: presentationControllerDidDismiss not called when I dismiss in code | willDismiss comes but didDismiss does not | detect swipe down on modal sheet | didDismiss only comes on swipe and not on the close button | how do I notice that a popover was closed
        presentationControllerShouldDismiss: shouldDismiss is asked but didAttemptToDismiss isn't called
        rotation: ¿Qué métodos se llaman al girar el dispositivo?
        the screen doesn't rotate: device turned but viewWillTransition not called
        safe area: additionalSafeAreaInsets changed, what fires
        safe area is zero: safe area insets are zero first and right later
        scene states: drag a tab out into a new window
        sceneDidDisconnect: user closes one of two windows on the iPad | system releases a scene in the background
        setNeedsLayout or layoutIfNeeded: setNeedsLayout called but layoutSubviews isn't
        splitViewController(willChangeTo:): displayMode changes when the iPad is turned
        state restoration: the app got killed in the background, how do I bring back the navigation stack | how does UIKit rebuild my screens after a relaunch
        storyboards: when is prepare for segue called for an embed segue in a container view
        tabBarController(didSelect:): didSelect of the tab bar delegate doesn't fire when I set selectedIndex
        traitCollectionDidChange: dark mode toggled from control center while the app is open | traitCollectionDidChange fires when the app goes to the background | traitcolectiondidchange when | system switches to dark appearance, which callback | font size changed in settings while the app was in the background
        traits: override the size class of a child controller | child ignores the user interface style of its parent
        transition between children: swap one child view controller for another with a fade | replacing the child in a container, old one is never told it went away | 如何切换两个子控制器 | swap the login screen for the main screen inside a container | cross fade from one child to the next
        transition coordinator: which callbacks come when a custom push animation is interrupted
        UIAlertController: does showing an alert call viewWillDisappear on the screen behind it | 弹出 alert 时下面的页面会走 viewWillDisappear 吗 | viewDidDisappear when an alert pops up | text field in an alert, does my screen lose viewDidAppear | does the keyboard of an alert text field trigger viewWillLayoutSubviews
        UINavigationController: nav vc pop, does the vc below get vwa
        UIPageViewController: page curl with two pages side by side, who appears | does the page view controller load the neighbour pages in advance | dots of a page controller and data source calls | page view controller keeps how many pages alive
        UISearchController: my search bar stays on screen after I push a detail from the results | activating the search controller: does the list below get viewWillDisappear | search results vanish when switching tabs while search is active | cannot present an alert while the search bar is active | presenting a detail while the search controller is active, black screen | typing in the search field, when does the results controller load its view
        UISplitViewController: iPhone shows the detail first instead of the master list | rotate a Plus phone to landscape, where does the secondary column come from | iPad 分屏时 split view 折叠会调用什么 | hide the primary column with displayMode
        UITabBarController: does a controller inside the More list of a tab bar get viewDidLoad before I open it | six tabs, the last two end up under More, which navigation controller do they sit in | viewDidLoad only runs the first time I select the tab | les vues des autres onglets sont-elles chargées au lancement | tabbar vc loads all tabs at once? | what happens to a controller when it is moved to More by customizing the tab bar | I reorder the tabs, does any controller disappear | seventh tab opened through More for the first time | edit button in the More screen of a tab bar, what do my controllers hear
        unwindAction: unwind from three levels deep, which controllers in between get called | how does UIKit find the destination of an unwind segue | two controllers implement the same unwind action, which one wins | Wie funktioniert ein Unwind Segue und wer wird gefragt | unwinding out of a modal: is dismiss called for me | exit icon in the storyboard, which method is it wired to
        updateViewConstraints: updateViewConstraints called only once
        viewDidDisappear or deinit: viewDidDisappear is called but deinit is not
        viewDidLayoutSubviews: a subview lays out but viewDidLayoutSubviews does not come | I change a constraint but viewDidLayoutSubviews isn't called
        viewDidLayoutSubviews many times: viewDidLayoutSubviews is called twice at start
        viewDidLoad isn't called: init runs but viewDidLoad doesn't | loadView gets called but not viewDidLoad
        viewDidLoad or viewWillAppear: viewDidLoad と viewWillAppear の違い | vdl vs vwa | should i refresh in vdl or vwa
        viewDidLoad twice: viewDidLoad fires two times for the same screen | 为什么 viewDidLoad 被调用了两次 | Warum läuft viewDidLoad zweimal durch | viewDidLoad se ejecuta dos veces | viewDidLoad вызывается два раза | viewDidLoad が2回呼ばれる | vdl called 2x
        viewLayoutMarginsDidChange: margins change after rotation
        viewSafeAreaInsetsDidChange: call comes when the in-call status bar grows, does the safe area change | which callback tells that the tab bar was hidden and the insets got smaller
        viewWillAppear isn't called: after dismissing the alert viewWillAppear is not called on my screen | viewDidLoad is called but viewWillAppear isn't | viewWillAppear only comes at launch and not when I return from the home screen | viewWillAppear works after a full screen modal but not after a page sheet | 返回上一页时 viewWillAppear 没有被调用 | Nach dem Schließen des Sheets kommt viewWillAppear nicht | viewWillAppear kommt nur beim ersten Mal | viewWillAppear n'est pas appelé après la fermeture d'une modale | viewWillAppear не вызывается после закрытия модального окна | モーダルを閉じた後 viewWillAppear が呼ばれない | vwa not firing after modal dismiss | viewDidLoad wird aufgerufen, aber viewWillAppear nicht | viewDidLoad вызывается, а viewWillAppear нет | sceneDidBecomeActive comes, viewDidAppear does not | viewDidLoad est appelé mais pas viewWillAppear | willEnterForeground is called but viewWillAppear is not
        viewWillAppear or viewIsAppearing: viewWillAppear fired without viewIsAppearing
        viewWillAppear twice: viewWillAppear called twice in a row | viewDidAppear is called twice on launch | viewWillDisappear called twice | viewWillAppear of the root is called twice when the app starts
        viewWillDisappear isn't called: applicationDidEnterBackground is called but viewWillDisappear isn't
        viewWillTransition: viewWillTransition called twice on rotation
        viewWillTransition or willTransition: viewWillTransition called but traitCollectionDidChange not
        weak or strong outlets: weak IBOutlet becomes nil after I removed it from its superview | constraint outlet weak, deactivated and then gone | hidden view removed from the hierarchy, outlet is gone
        where to hand data over: pass data back to prev vc
        where to hide the navigation bar: nav bar flickers when popping to a screen that hides it | ocultar la barra de navegación solo en una pantalla
        where to make room for the keyboard: text field is hidden behind the keyboard | 键盘挡住了输入框 | Tastatur verdeckt das Textfeld | клавиатура закрывает текстовое поле | scroll view should move up when the keyboard shows | 键盘遮挡 UITextField 怎么处理 | el teclado tapa el campo de texto
        where to measure: où lire la taille finale d'une vue | bounds correct only in viewDidAppear
        where to put an observer: notification handler runs twice after coming back
        where to put first-time work: do something only the first time viewDidAppear is called | run an intro only the first time the screen is shown
        where to set the focus: keyboard animates in late after the push, can it come with the transition
        willMove or didMove: willMove(toParent) called but didMove(toParent) missing
        """

    /// Questions in the manner of forums: what comes in one place and not in another, which call comes before which,
    /// names of somebody's own classes, and words of languages that put them together or leave their accents out.
    static let forums = """
        UINavigationController: popToRootViewController: do the middle ones get viewWillDisappear
        order of viewDidAppear and viewDidLayoutSubviews, page: page view controller: viewDidAppear comes before viewDidLayoutSubviews, with addChild it is the other way round
        UITabBarController: in welcher Reihenfolge kommen die Methoden beim Tabwechsel
        UIWindow: 루트 뷰 컨트롤러를 바꾼 뒤 이전 화면이 메모리에 남아있어요
        black screen: почему экран чёрный после запуска | 画面が真っ黒になる
        canceled swipe: 모달을 반쯤 내리다가 취소하면 어떤 메서드가 불리나요 | sheet拖到一半松手会触发哪些方法 | モーダルを下に引っ張って途中で離すとどのメソッドが呼ばれる
        child controllers in cells: embedded a vc in a table cell, viewDidLoad is called but viewWillAppear isn't
        child does not appear: 首次进入第一个childVc的viewWillAppear不调用 | la vue enfant n'apparait pas
        containment: дочерний контроллер получает viewDidAppear раньше родителя
        detached presenter: viewWillAppear에서 present 하면 경고가 나와요 detached view controller
        dismissing several: dismiss() only closed the alert, the modal under it is still there
        frame wrong in viewDidLoad: в viewDidLoad неправильный размер вью
        hitTest: hitTest returns nil for button outside parent
        popped or covered: 怎么知道控制器是pop还是push导致消失的
        presentationControllerDidDismiss: как узнать что шторку смахнули
        presenter not in window: 为什么present的时候没反应，控制台提示不在window层级里
        landscape to landscape: rotating from landscape left to landscape right does not lay out
        safe area is zero: safeAreaInsetsが0になる
        status bar: statusbar style ignored inside navigation controller | Statusleiste wird ignoriert im Navigationcontroller
        unbalanced calls: unbalanced calls warning when I switch tabs quickly
        viewDidDisappear or deinit: can a view controller be reused after it was dismissed
        viewDidLayoutSubviews many times: viewDidLayoutSubviews infinite loop when I set tableHeaderView | viewDidLayoutSubviews wird endlos aufgerufen | viewDidLayoutSubviews вызывается бесконечно
        viewDidLoad twice: push하면 viewDidLoad가 매번 호출되나요 | 页面一进来viewDidLoad走了两遍
        viewWillAppear isn't called: viewWillDisappear called when picker opens, viewWillAppear not when it is dismissed ios 13 | added nav.view as subview and viewWillAppear never fires for root | present一个视图后返回来的时候viewWillAppear和viewDidAppear失效 | no se llama a viewWillAppear al volver de un modal | viewWillAppear nao e chamado ao voltar do modal
        viewWillAppear twice: my ChatViewController viewWillAppear gets hit 3 times on one tap of the tab | the presenter gets viewWillAppear twice when fullscreen modal is dismissed interactively
        viewWillDisappear isn't called: iOS12では呼ばれたのにiOS13ではviewWillDisappearが来ない
        viewWillTransition or willTransition: willTransition(to:with:) is called on iPhone rotation but not on iPad | на айфоне всё работает, а на айпаде не приходит willTransition | en iPad no se llama willTransition pero en iPhone sí | 为什么iPad转屏不走willTransition而手机会走
        where to make room for the keyboard: 키보드가 텍스트필드를 가려요
        where to put a request: wo gehört der Netzwerkaufruf hin | 通信処理はどこに書くべきですか | где делать запрос к серверу
        where to put a timer: my timer keeps firing after the vc is gone | タイマーはどこで止めればいいですか
        where to put an animation: animation in viewDidLoad does nothing but with 0.1 second delay it works
        who holds what: deinit called immediately after creating my coordinator's vc
        """
}
