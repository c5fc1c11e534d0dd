import Lifecycle

extension Misconception {
    /// Beliefs about what the app's own code holds and when it runs.
    static let code: [Misconception] = [
        Misconception(
            "timer-stops-in-deinit", "A repeating timer, or a display link, is stopped in deinit.",
            instead: """
                The timer holds its target: invalidate it in viewWillDisappear, or use a block with \
                [weak self].
                """,
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "teaching-app-dev-swift issue 21: NSTimer cannot be invalidated in deinit",
                    "https://github.com/SwiftEducation/teaching-app-dev-swift/issues/21"),
                .page(
                    "How to invalidate NSTimer properly?",
                    "https://swifting.io/2016/03/13/How-to-invalidate-NSTimer-properly.html"),
            ],
            after: """
                class T: UIViewController { var timer: Timer?; override func viewDidLoad() { \
                super.viewDidLoad(); timer = Timer.scheduledTimer(timeInterval: 1, target: self, \
                selector: #selector(tick), userInfo: nil, repeats: true) }; func tick() {}; deinit { \
                timer?.invalidate() } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: "\(Setting.callsOfPop) t.deinit",
            shows: [.hears(.end, by: .both(.goes, .startsTimer))],
            when: [.some(.both(.goes, .overrides(.deinitialize)))]
        ),
        Misconception(
            "weak-timer-property-frees", "A weak timer property avoids the leak.",
            instead: "The run loop holds the timer, the timer its target.",
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "UIViewController and NSTimer cannot be released (weak does not help)",
                    "https://dev.mo4tech.com/ios-uiviewcontroller-and-nstimer-cant-be-released-is-it-really-a-circular-reference.html"
                ),
                .page(
                    "How to invalidate NSTimer properly?",
                    "https://swifting.io/2016/03/13/How-to-invalidate-NSTimer-properly.html"),
            ],
            after: """
                class T: UIViewController { weak var timer: Timer?; override func viewDidLoad() { \
                super.viewDidLoad(); timer = Timer.scheduledTimer(timeInterval: 1, target: self, \
                selector: #selector(tick), userInfo: nil, repeats: true) }; func tick() {} \
                }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: "\(Setting.callsOfPop) t.deinit",
            shows: [.hears(.end, by: .both(.goes, .says("Timer.scheduledTimer")))],
            when: [.some(.both(.goes, .keeps("Timer", as: .weak)))]
        ),
        Misconception(
            "observer-block-frees",
            "A notification block does not hold the controller, as the centre holds observers weakly.",
            instead: "Keep the token, remove it, and capture [weak self].",
            breaks: .centerHoldsObserverBlocks,
            sources: [
                .page(
                    "Do you have to unregister block-based observers? (vinhnx/notes issue 74)",
                    "https://github.com/vinhnx/notes/issues/74"),
                .page(
                    "swisscovid-app-ios pull 26: observers in deinit",
                    "https://github.com/SwissCovid/swisscovid-app-ios/pull/26"),
            ],
            after: """
                class T: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \
                NotificationCenter.default.addObserver(forName: \
                UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in \
                self.title = \"x\" } } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: "\(Setting.callsOfPop) t.deinit",
            shows: [.hears(.end, by: .both(.goes, .says("addObserver(forName")))]
        ),
        Misconception(
            "observer-selector-leaks",
            "addObserver with a selector keeps the controller alive until it is removed.",
            instead: "The centre does not hold selector observers; from iOS 9 on they need no removal.",
            breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "FXBlurView issue 71: \"adding an observer always retains\"",
                    "https://github.com/nicklockwood/FXBlurView/issues/71"),
                .page(
                    "SwiftyDrop pull 18: block observers are not removed by removeObserver(self)",
                    "https://github.com/morizotter/SwiftyDrop/pull/18"),
            ],
            after: """
                class T: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \
                NotificationCenter.default.addObserver(self, selector: #selector(tick), name: \
                UIApplication.didEnterBackgroundNotification, object: nil) }; func tick() {} \
                }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [.misses(.end, by: .both(.goes, .says("addObserver(self")))]
        ),
        Misconception(
            "stored-closure-frees", "A closure property that uses self does not keep the controller.",
            instead: """
                Controller and closure hold each other: capture [weak self]. A method, as in done = go, \
                holds its object as well: write { [weak self] in self?.go() }.
                """,
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "ImageSlideshow issue 189: still working after pop",
                    "https://github.com/zvonicek/ImageSlideshow/issues/189"),
                .page(
                    "PKHUD issue 93: callback keeps the controller",
                    "https://github.com/pkluz/PKHUD/issues/93"),
            ],
            after: """
                class T: UIViewController { var done: (() -> Void)?; override func viewDidLoad() { \
                super.viewDidLoad(); done = { self.title = \"x\" } } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: "\(Setting.callsOfPop) t.deinit",
            shows: [
                .oneOf([
                    .hears(.end, by: .both(.goes, .keeps("->"))),
                    .hears(.end, by: .both(.released, .capturedInProperty(.strong))),
                ])
            ]
        ),
        Misconception(
            "every-closure-leaks",
            "Every closure that uses self without [weak self] leaks, in DispatchQueue.main.async, too.",
            instead: "Only a closure that is kept leaks; this one goes when it has run.",
            breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "Is [weak self] always required? (Swift by Sundell)",
                    "https://www.swiftbysundell.com/questions/is-weak-self-always-required/"),
                .weakSelf,
            ],
            after: """
                class T: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \
                DispatchQueue.main.async { self.title = \"x\" } } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [.misses(.end, by: .both(.goes, .says("async {")))]
        ),
        Misconception(
            "animation-block-leaks", "UIView.animate with self in its block leaks.",
            instead: "The block runs at once and is let go.", breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "Why not using weak in animation blocks? (Stack Overflow 66894888)",
                    "https://stackoverflow.com/questions/66894888"),
                .weakSelf,
            ],
            after: """
                class T: UIViewController { override func viewDidAppear(_ a: Bool) { \
                super.viewDidAppear(a); UIView.animate(withDuration: 0.3) { self.view.alpha = 0.5 } } \
                }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [.misses(.end, by: .both(.goes, .says("UIView.animate")))]
        ),
        Misconception(
            "asyncAfter-is-no-hold", "A pending asyncAfter does not keep a popped controller.",
            instead: "It lives until the block has run: capture [weak self].",
            breaks: .strongReferenceKeepsAlive,
            sources: [.weakSelf, .questions],
            after: """
                class T: UIViewController { override func viewDidAppear(_ a: Bool) { \
                super.viewDidAppear(a); DispatchQueue.main.asyncAfter(deadline: .now() + 30) { \
                self.title = \"x\" } } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: "\(Setting.callsOfPop) t.deinit",
            shows: [.hears(.end, by: .both(.goes, .says("asyncAfter")))]
        ),
        Misconception(
            "asyncAfter-leaks-for-good", "A controller that a pending asyncAfter held never goes.",
            instead: "It goes when the block has run: late, not never.", breaks: .lastReferenceEndsObject,
            sources: [
                .weakSelf,
                .page(
                    "Is [weak self] always required? (Swift by Sundell)",
                    "https://www.swiftbysundell.com/questions/is-weak-self-always-required/"),
            ],
            after: """
                class T: UIViewController { override func viewDidAppear(_ a: Bool) { \
                super.viewDidAppear(a); DispatchQueue.main.asyncAfter(deadline: .now() + 30) { \
                self.title = \"x\" } } }\(Setting.popOfT); pop
                """,
            predicting: "wait 40", answer: "nothing", shows: [.misses(.end, by: .says("asyncAfter"))],
            when: [.given(.wait)]
        ),
        Misconception(
            "lazy-self-leaks", "A lazy property whose initial value uses self keeps its controller alive.",
            instead: "The closure that makes the value has run and is gone: it holds nobody.",
            breaks: .lastReferenceEndsObject,
            after: """
                class T: UIViewController { lazy var name: String = { self.title ?? \"none\" }(); override \
                func viewDidLoad() { super.viewDidLoad(); title = name } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [.misses(.end, by: .both(.goes, .usesSelfLazily))]
        ),
        Misconception(
            "delegate-self-leaks", "delegate = self keeps the controller alive.",
            instead: "UIKit's delegates are weak: who tells a delegate something does not hold it.",
            breaks: .lastReferenceEndsObject,
            after: """
                class T: UIViewController { let list = UIScrollView(); override func viewDidLoad() { \
                super.viewDidLoad(); list.delegate = self } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [.misses(.end, by: .both(.goes, .says("delegate = self")))]
        ),
        Misconception(
            "weak-capture-leaks",
            "A stored closure or a timer's block leaks even with [weak self] or [unowned self].",
            instead: "Neither capture holds anything: the controller goes. Stop the timer in deinit then.",
            breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "SwiftyTimer pull 14",
                    "https://github.com/radex/SwiftyTimer/pull/14")
            ],
            after: """
                class T: UIViewController { var done: (() -> Void)?; override func viewDidLoad() { \
                super.viewDidLoad(); done = { [weak self] in self?.title = "x" } } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: Setting.callsOfPop,
            shows: [
                .oneOf([
                    .misses(.end, by: .both(.goes, .says("[weak self]"))),
                    .misses(.end, by: .both(.goes, .says("[unowned self]"))),
                    .misses(.end, by: .capturedInProperty(.weak)),
                ])
            ]
        ),
    ]
}
