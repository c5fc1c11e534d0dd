import Testing

@testable import Course

/// Exercises that ask for a result, and ways to it that only write it down.
@Suite("Results that are only written down")
struct ShortcutTests {
    struct Shortcut: CustomTestStringConvertible, Sendable {
        let place: String
        /// The input, line by line, or one text of code.
        let lines: [String]
        var testDescription: String { "\(place): \(lines.joined(separator: "; "))" }

        init(_ place: String, _ lines: String...) {
            self.place = place
            self.lines = lines
        }
    }

    static let typed = [
        Shortcut("sheets/refresh", "print(\"refreshed\")", "present filter from feed", "dismiss filter"),
        Shortcut("sheets/refresh", "present filter from feed", "dismiss filter", "feed.refresh()"),
        Shortcut(
            "sheets/refresh", "override viewDidDisappear in Filter { print(\"refreshed\") }",
            "present filter from feed", "dismiss filter"),
        Shortcut("memory-graph/cut", "release detail", "list.recent = nil"),
        Shortcut("touches/reach", "print(\"playing\")"),
        Shortcut("touches/reach", "tap 100 55"),
        Shortcut("touches/both", "overlay.view.isUserInteractionEnabled = false", "tap 120 122"),
        Shortcut("touches/both", "overlay.view.isHidden = true", "tap 120 122"),
        Shortcut("whole-life/never-shown", "call viewDidLoad player", "release player"),
        Shortcut("on-screen/two-visits", "window root profile", "window root home", "window root profile"),
        Shortcut("lazy-view/reload", "call viewDidLoad", "launch login"),
        Shortcut("lazy-view/reload", "login.viewDidLoad()", "launch login"),
        Shortcut("refused/after-dismissal", "dismiss filter", "window root login"),
        Shortcut("refused/after-dismissal", "window root login", "dismiss feed"),
        Shortcut("scenes/active-again", "launch player", "background", "foreground"),
        Shortcut("full-screen/see-through", "present queue from player as pageSheet"),
        Shortcut(
            "same-code/date-it", "ios 8", "launch feed", "rotate landscape", "call willRotate feed",
            "present login from feed", "memory warning"),
        Shortcut(
            "touches/reach", "override touchesBegan in Player { print(\"playing\") }", "tap 100 75"),
        Shortcut(
            "touches/both", "player.view.addSubview(overlay.close)", "overlay.view.alpha = 0", "tap 120 122"),
        Shortcut(
            "touches/reach", "player.bar.frame = CGRect(x: 0, y: 20, width: 393, height: 60)", "tap 100 75"),
        Shortcut("full-screen/see-through", "add subview queue in player"),
        Shortcut(
            "full-screen/see-through", "present queue from player as pageSheet", "frame queue 0 0 393 852"),
        Shortcut(
            "sheets/refresh", "filter.onClose = { feed.refreshes = 8; print(\"refreshed\") }",
            "present filter from feed", "dismiss filter"),
        Shortcut("refused/after-dismissal", "dismiss feed", "present login from feed as fullScreen"),
        Shortcut(
            "closures/break-ring", "override viewDidLoad in Feed {}", "access view of feed", "release feed"),
    ]

    static let code = [
        Shortcut("where-it-goes/three-ways", feed(refreshing: "viewWillAppear")),
        Shortcut(
            "where-it-goes/three-ways", feed(refreshing: "viewDidAppear", onClose: "{ self.refresh() }")),
        Shortcut("passing-data/wired", feed(connecting: "picker.onPick = { self.color = $0 }")),
        Shortcut(
            "passing-data/wired", feed(connecting: "picker.onPick = { [unowned self] in self.color = $0 }")),
        Shortcut(
            "passing-data/wired",
            feed(
                connecting: "picker.onPick = { self.color = $0 }",
                and: """
                    override func viewDidDisappear(_ animated: Bool) {
                        super.viewDidDisappear(animated)
                        picker.onPick = nil
                    }
                    """)),
        Shortcut("old-guide/release", detail(releasing: "view = nil")),
        Shortcut("old-guide/release", detail(releasing: "if isViewLoaded { view = nil }")),
        Shortcut(
            "old-guide/release", detail(releasing: "if view.window == nil && isViewLoaded { view = nil }")),
        Shortcut(
            "traits/fresh",
            chart("viewDidAppear", setting: "traitCollection.verticalSizeClass == .compact ? 2 : 1")),
        Shortcut("traits/fresh", chart("viewWillAppear", setting: "columns == 1 ? 2 : 1")),
        Shortcut(
            "swipe-back/real-visits",
            """
            class Detail: UIViewController {
                var visits = 0
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); visits = 1 }
            }
            """),
        Shortcut(
            "swipe-back/real-visits",
            """
            class Detail: UIViewController {
                var visits = 0
                var wasAway = true
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    wasAway = true
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if wasAway { visits += 1 }
                }
            }
            """),
        Shortcut(
            "push-and-pop/bar-color",
            """
            class Feed: UIViewController {
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    Bar.shared.color = "white"
                }
            }
            """),
        Shortcut(
            "push-and-pop/bar-color",
            """
            class Feed: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    Bar.shared.color = "white"
                }
            }
            """),
        Shortcut(
            "closures/weak-capture",
            """
            class Search: UIViewController {
                var count = 0
                var onResults: (([String]) -> Void)?
                deinit { print("3 found") }
            }
            """),
        Shortcut(
            "closures/weak-capture",
            """
            class Search: UIViewController {
                var count = 0
                var onResults: (([String]) -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    count = 3
                    title = "3 found"
                }
            }
            """),
        Shortcut(
            "frame-in-viewdidload/header",
            "class Grid: UIViewController { func report() { print(\"item 196\"); print(\"item 426\") } }"
        ),
        Shortcut(
            "frame-in-viewdidload/header",
            "class Grid: UIViewController { func report() { print(\"item \\(Int(view.bounds.width) / 2)\") } }"
        ),
        Shortcut(
            "frame-in-viewdidload/header",
            """
            class Grid: UIViewController {
                var itemWidth = 0
                override func viewDidLoad() { super.viewDidLoad(); itemWidth = 426 }
                func report() { print("item 196"); print("item 426") }
            }
            """),
        Shortcut(
            "unit-tests/leak-found",
            """
            class LeakTest {
                func run(_ makeScreen: () -> UIViewController) {
                    print(makeScreen() is Settings ? "passed" : "leak found")
                }
            }
            """),
        Shortcut(
            "layout-passes/badge",
            "class Article: UIViewController { func grow() { print(\"badge at 300\") } }"),
        Shortcut("lazy-view/too-early", article(printing: "Rain")),
        Shortcut("lazy-view/too-early", article(printing: "Rain", "Snow")),
        Shortcut("popped-or-covered/ask-the-box", "override viewDidDisappear in Draft {\nsaves = 1\n}"),
        Shortcut("popped-or-covered/ask-the-box", "override viewDidLoad in Draft {\nsaves = 1\n}"),
        Shortcut(
            "storyboards/hand-over",
            """
            class Detail: UIViewController {
                @IBOutlet var label: UILabel!
                var text = "nothing"
                func report() { print("shows News") }
            }
            """),
        Shortcut(
            "memory-warnings/tiles",
            """
            class Map: UIViewController {
                var tiles: String?
                var decodings = 0
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); decode() }
                override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); tiles = nil }
                func decode() { tiles = "Alps"; decodings += 1 }
            }
            """),
        Shortcut(
            "by-hand/deck",
            """
            class Deck: UIViewController {
                func show(_ card: UIViewController) {
                    addChild(card)
                    view.addSubview(card.view)
                    card.didMove(toParent: self)
                }
                func remove(_ card: UIViewController) {
                    card.willMove(toParent: nil)
                    card.view.removeFromSuperview()
                    card.removeFromParent()
                }
            }
            """),
        Shortcut(
            "by-hand/deck",
            """
            class Deck: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                func show(_ card: UIViewController) {
                    addChild(card)
                    card.beginAppearanceTransition(true, animated: false)
                    view.addSubview(card.view)
                    card.endAppearanceTransition()
                    card.didMove(toParent: self)
                }
                func remove(_ card: UIViewController) {
                    card.willMove(toParent: nil)
                    card.view.removeFromSuperview()
                    card.beginAppearanceTransition(false, animated: false)
                    card.endAppearanceTransition()
                    card.removeFromParent()
                }
            }
            """),
        Shortcut(
            "once-or-each-time/stale-header",
            """
            class Profile: UIViewController {
                var header = "", rows = 0
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    rows += 3
                    header = "Hi \\(Account.shared.name)"
                }
            }
            """),
        Shortcut(
            "observer-pairs/gps",
            """
            class Map: UIViewController {
                var home: Home?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    home?.gpsUsers += 1
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    home?.gpsUsers = 0
                }
            }
            """),
        Shortcut(
            "rotation/split-view",
            "class Chart: UIViewController { var columns = 2; override func viewDidLoad() { columns = 1 } }"),
        Shortcut(
            "children/unreleased",
            """
            class Feed: UIViewController {
                var current: UIViewController?
                func show(_ ad: UIViewController) {
                    current?.removeFromParent()
                    addChild(ad)
                    view.addSubview(ad.view)
                    ad.didMove(toParent: self)
                    current = ad
                }
            }
            """),
        Shortcut(
            "async-work/wrong-order",
            """
            class Search: UIViewController {
                var text = "nothing"
                var task: Task<Void, Never>?
                func find(_ query: String) {
                    task?.cancel()
                    task = Task { [weak self] in
                        let answer = await Server.shared.answer(to: query)
                        self?.text = answer
                    }
                }
            }
            """),
        Shortcut(
            "cell-reuse/ticked",
            """
            class Shopping: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.rowHeight = 213
                    tableView.register(Item.self, forCellReuseIdentifier: "item")
                }
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100 }
                override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = t.dequeueReusableCell(withIdentifier: "item", for: path)
                    cell.accessoryType = .none
                    return cell
                }
                override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
                    t.cellForRow(at: path)?.accessoryType = .checkmark
                }
            }
            """),
        Shortcut(
            "unit-tests/leak-found",
            """
            class LeakTest {
                func run(_ makeScreen: () -> UIViewController) {
                    weak var left: UIViewController?
                    do {
                        let screen = makeScreen()
                        screen.loadViewIfNeeded()
                        screen.viewWillAppear(false)
                        left = screen
                    }
                    print(left == nil ? "passed" : "leak found")
                }
            }
            """),
        Shortcut(
            "whole-life/music",
            """
            class Player: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); Music.shared.isOn = true }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    Music.shared.isOn = false
                }
            }
            """),
        Shortcut(
            "sheets/pause",
            """
            class Player: UIViewController {
                var isPlaying = true
                override func viewWillDisappear(_ animated: Bool) { isPlaying = false }
                override func viewWillAppear(_ animated: Bool) { isPlaying = true }
                func show(_ queue: Queue) {
                    queue.modalPresentationStyle = .fullScreen
                    present(queue, animated: true)
                }
            }
            """),
        Shortcut(
            "home-button/refresh-on-return",
            """
            class Player: UIViewController {
                var refreshes = 0
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    refresh()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(refresh),
                        name: UIApplication.willEnterForegroundNotification, object: nil)
                }
                @objc func refresh() { refreshes += 1 }
            }
            """),
        Shortcut("scenes/save-once", sceneDelegate(saving: "sceneDidBecomeActive")),
        Shortcut("scenes/save-once", sceneDelegate(saving: "sceneWillEnterForeground")),
        Shortcut(
            "once-or-each-time/stale-header",
            """
            class Profile: UIViewController {
                var header = "", rows = 0
                override func viewDidLoad() { super.viewDidLoad(); rows += 3 }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    header = "Hi \\(Account.shared.name)"
                }
            }
            """),
        Shortcut(
            "lazy-view/too-early",
            """
            class Article: UIViewController {
                var headline = "nothing"
                init() { super.init(nibName: nil, bundle: nil); view.backgroundColor = .white }
                required init?(coder: NSCoder) { fatalError() }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("shows \\(headline)")
                }
            }
            """),
        Shortcut(
            "tabs/title-in-time",
            """
            class Inbox: UIViewController {
                var unread = 1
                init() { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """),
        Shortcut(
            "cell-reuse/ticked",
            """
            class Shopping: UITableViewController {
                var cells: [Int: UITableViewCell] = [:]
                override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 213 }
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100 }
                override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    if let old = cells[path.row] { return old }
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cells[path.row] = cell
                    return cell
                }
                override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
                    t.cellForRow(at: path)?.accessoryType = .checkmark
                }
            }
            """),
        Shortcut(
            "memory-warnings/tiles",
            """
            class Map: UIViewController {
                var tiles: String?
                var decodings = 0
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if tiles == nil { decode() }
                }
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                    if viewIfLoaded?.window == nil { tiles = nil }
                }
                func decode() { tiles = "Alps"; decodings += 1 }
            }
            """),
        Shortcut(
            "passing-data/in-time",
            """
            class Picker: UIViewController {
                var onPick: ((String) -> Void)?
                var picked = "none"
                func pick(_ color: String) { picked = color }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    onPick?(picked)
                }
            }
            """),
    ]

    private static func feed(refreshing method: String, onClose: String = "nil") -> String {
        """
        class Feed: UIViewController {
            var refreshes = 0
            override func \(method)(_ animated: Bool) {
                super.\(method)(animated)
                refresh()
            }
            func refresh() { refreshes += 1 }
            func show(_ filter: Filter) {
                filter.onClose = \(onClose)
                present(filter, animated: true)
            }
        }
        """
    }

    private static func feed(connecting line: String, and method: String = "") -> String {
        """
        class Feed: UIViewController {
            let picker = Picker()
            var color = "blue"
            override func viewDidLoad() {
                super.viewDidLoad()
                \(line)
            }
            \(method)
        }
        """
    }

    private static func detail(releasing line: String) -> String {
        """
        class Detail: UIViewController {
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                \(line)
            }
        }
        """
    }

    private static func chart(_ method: String, setting columns: String) -> String {
        """
        class Chart: UIViewController {
            var columns = 0
            var drawn = 0
            override func \(method)(_ animated: Bool) {
                super.\(method)(animated)
                columns = \(columns)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                drawn = columns
            }
        }
        """
    }

    private static func sceneDelegate(saving method: String) -> String {
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var saves = 0
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                options: UIScene.ConnectionOptions) {
                window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.rootViewController = Draft()
                window?.makeKeyAndVisible()
            }
            func \(method)(_ scene: UIScene) {
                saves += 1
                print("save \\(saves)")
            }
        }
        """
    }

    private static func article(printing headlines: String...) -> String {
        """
        class Article: UIViewController {
            var headline = ""
            override func viewDidLoad() {
                super.viewDidLoad()
                \(headlines.map { "print(\"shows \($0)\")" }.joined(separator: "; "))
            }
        }
        """
    }

    private func runner(at place: String) throws -> LessonRunner {
        let parts = place.split(separator: "/").map(String.init)
        var runner = try LessonRunner(try #require(CourseLessonTests.library.lesson(parts[0])))
        #expect(runner.go(to: parts[1]) != nil)
        return runner
    }

    @Test("Do not do a task", arguments: typed)
    func task(_ shortcut: Shortcut) throws {
        var runner = try runner(at: shortcut.place)
        for line in shortcut.lines { #expect(runner.enter(line).solved == nil, "\(line)") }
        #expect(!runner.isSolved)
    }

    @Test("Do not put code right", arguments: code)
    func repair(_ shortcut: Shortcut) throws {
        var runner = try runner(at: shortcut.place)
        #expect(runner.submit(code: shortcut.lines[0]).solved == nil)
        #expect(runner.results.values.allSatisfy { $0.firstPoints == 0 })
    }

    @Test("Are told apart from the solution by a second run, which is shown once the first one does")
    func shown() throws {
        var runner = try runner(at: "lazy-view/too-early")
        let rain = try #require(Self.code.first { $0.place == "lazy-view/too-early" })
        let replies = runner.submit(code: rain.lines[0])
        let goals: [(text: String, isMet: Bool)] = replies.flatMap { reply -> [(text: String, isMet: Bool)] in
            if case .goals(let goals) = reply { goals } else { [] }
        }
        #expect(goals.map(\.isMet) == [true, true, true, false, false, true, true])
        #expect(goals[3].text.hasPrefix("with the headline Snow: "))
        #expect(goals[5].text == "before anything reads the view: article not loaded")
    }
}
