import Lifecycle
import Testing

@Suite("Call stacks")
struct CallStackTests {
    /// A stack trace that was published, and the commands that bring it.
    struct Published: Sendable, CustomTestStringConvertible {
        let name: String
        let releases: ClosedRange<Int>
        let commands: [String]
        let receiver: String
        let event: Callback?
        /// From the callee outwards.
        let frames: [String]

        var testDescription: String { "\(name) on iOS \(releases.lowerBound) to \(releases.upperBound)" }
    }

    @Test("A stack is as crash reports show it", arguments: published)
    func matches(published: Published) throws {
        for release in Release.lastReleases where published.releases.contains(release.major) {
            let run = play(published.commands, on: release)
            #expect(run.fault == nil)
            let trace = run.simulation.trace
            let index = try #require(
                trace.entries.lastIndex { entry in
                    switch (entry.event, published.event) {
                    case (.callback(let callback, _), let wanted?):
                        callback == wanted
                            && entry.receiver.name(in: run.simulation.world) == published.receiver
                    case (.exception, nil): true
                    default: false
                    }
                })
            let stack = run.simulation.callStack(at: index).map(\.text)
            #expect(Array(stack.prefix(published.frames.count)) == published.frames, "on iOS \(release)")
        }
    }

    @Test("Whatever happens in a scenario has a reason with a source, and a stack through all its callers")
    func everyEntry() {
        var problems: Set<String> = []
        for run in ScenarioLibrary.played.flatMap({ $0.runs.joined() }) {
            let simulation = run.simulation, trace = simulation.trace
            for index in 0..<min(trace.count, 400) {
                let entry = trace[index], facts = entry.rule.facts
                if facts.statement.isEmpty || facts.citations.isEmpty {
                    problems.insert("\(entry.rule) explains nothing")
                }
                var callers: [Int] = [], next: Int? = index
                while let current = next {
                    if case .callback = trace[current].event { callers.append(current) }
                    next = trace[current].caller
                }
                if simulation.callStack(at: index).compactMap(\.entry) != callers {
                    problems.insert("\(entry.event) of iOS \(run.release) has another stack")
                }
            }
        }
        #expect(problems == [])
    }

    private static let window = [
        "-[UIWindow addRootViewControllerViewIfPossible]",
        "-[UIWindow _updateLayerOrderingAndSetLayerHidden:actionBlock:]", "-[UIWindow _setHidden:forced:]",
        "-[UIWindow _mainQueue_makeKeyAndVisible]",
    ]

    private static let launch = [
        "class Feed; override viewDidLoad in Feed with super; storyboard Main with Feed",
        "new Feed as feed from storyboard Main", "launch feed",
    ]

    private static let launchInCode = [
        "class Feed; override viewDidLoad in Feed with super; new Feed as feed", "launch feed",
    ]

    static let published: [Published] = [
        Published(
            name: "S1", releases: 2...5,
            commands: ["class Feed; override viewDidLoad in Feed; new Feed as feed", "access view"],
            receiver: "feed", event: .viewDidLoad,
            frames: ["-[Feed viewDidLoad]", "-[UIViewController view]"]),
        Published(
            name: "S1", releases: 6...11,
            commands: ["class Feed; override viewDidLoad in Feed; new Feed as feed", "access view"],
            receiver: "feed", event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]", "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ]),
        Published(
            name: "S1", releases: 12...26,
            commands: ["class Feed; override viewDidLoad in Feed; new Feed as feed", "access view"],
            receiver: "feed", event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]",
                "-[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled]",
                "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ]),
        Published(
            name: "S2", releases: 9...11, commands: launch, receiver: "feed", event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]", "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ]
                + window + ["-[UIApplication _callInitializationDelegatesForMainScene:transitionContext:]"]),
        Published(
            name: "S2", releases: 13...26, commands: launch, receiver: "feed", event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]",
                "-[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled]",
                "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ] + window + [
                "-[UIWindowScene _makeKeyAndVisibleIfNeeded]",
                "+[UIScene _sceneForFBSScene:create:withSession:connectionOptions:]",
            ]),
        Published(
            name: "S2 inside the app's delegate", releases: 6...11, commands: launchInCode, receiver: "feed",
            event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]", "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ] + window + [
                "-[AppDelegate application:didFinishLaunchingWithOptions:]",
                "-[UIApplication _callInitializationDelegatesForMainScene:transitionContext:]",
            ]),
        Published(
            name: "S2 inside the scene's delegate", releases: 13...26, commands: launchInCode,
            receiver: "feed", event: .viewDidLoad,
            frames: [
                "-[Feed viewDidLoad]",
                "-[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled]",
                "-[UIViewController loadViewIfRequired]", "-[UIViewController view]",
            ] + window + [
                "-[SceneDelegate scene:willConnectToSession:options:]",
                "+[UIScene _sceneForFBSScene:create:withSession:connectionOptions:]",
            ]),
        Published(
            name: "S3", releases: 7...9,
            commands: ["class Feed; nib Feed with view MapView; new Feed as feed", "access view"],
            receiver: "MapView", event: .initCoder,
            frames: [
                "-[MapView initWithCoder:]", "-[UINib instantiateWithOwner:options:]",
                "-[UIViewController _loadViewFromNibNamed:bundle:]", "-[UIViewController loadView]",
                "-[UIViewController loadViewIfRequired]",
            ]),
        Published(
            name: "S3 through an override", releases: 7...9,
            commands: [
                "class Feed; override loadView in Feed with super; nib Places with view MapView",
                "new Feed as feed from nib Places", "access view",
            ], receiver: "MapView", event: .initCoder,
            frames: [
                "-[MapView initWithCoder:]", "-[UINib instantiateWithOwner:options:]",
                "-[UIViewController _loadViewFromNibNamed:bundle:]", "-[UIViewController loadView]",
                "-[Feed loadView]", "-[UIViewController loadViewIfRequired]",
            ]),
        Published(
            name: "S4", releases: 2...26,
            commands: [
                "class Feed; override viewWillAppear in Feed with super; new Feed as feed",
                "make key and visible; access view", "add subview feed to window",
            ], receiver: "feed", event: .viewWillAppear,
            frames: [
                "-[Feed viewWillAppear:]", "-[UIViewController _setViewAppearState:isAnimating:]",
                "-[UIViewController __viewWillAppear:]", "-[UIViewController viewWillMoveToWindow:]",
                "-[UIView(Hierarchy) _willMoveToWindow:withAncestorView:]",
                "-[UIView(Internal) _addSubview:positioned:relativeTo:]", "-[UIView(Hierarchy) addSubview:]",
            ]),
        Published(
            name: "S10", releases: 3...5,
            commands: [
                "class Feed; nib Feed; override viewDidUnload in Feed with super; new Feed as feed",
                "access view", "memory warning",
            ], receiver: "feed", event: .viewDidUnload,
            frames: [
                "-[Feed viewDidUnload]", "-[UIViewController unloadViewForced:]",
                "-[UIViewController purgeMemoryForReason:]", "-[UIViewController didReceiveMemoryWarning]",
                "-[NSNotificationCenter postNotificationName:object:userInfo:]",
                "-[UIApplication _performMemoryWarning]", "-[UIApplication _receivedMemoryNotification]",
            ]),
        Published(
            name: "S12", releases: 5...26,
            commands: [
                "class Feed; new UIViewController as home; override loadView in Feed setting view of home",
                "new Feed as feed; access view of home", "access view of feed",
            ], receiver: "feed", event: nil,
            frames: [
                "-[UIView(Internal) _setViewDelegate:]", "+[UIViewController setViewController:forView:]",
                "-[UIViewController setView:]", "-[Feed loadView]",
            ]),
    ]
}
