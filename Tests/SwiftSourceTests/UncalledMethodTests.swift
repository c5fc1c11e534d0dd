import CourseTexts
import Lifecycle
import Session
import SwiftSource
import TestSupport
import Testing

/// The methods that UIKit would call in a run and the engine doesn't: each is told.
@Suite("Methods that are not called")
struct UncalledMethodTests {
    /// A row of the table, as the test reads it.
    struct Row: CustomTestStringConvertible, Sendable {
        let object: String
        let condition: String?
        var methods: [String] = []
        var testDescription: String { [object, condition].compactMap { $0 }.joined(separator: " by ") }
        var type: String { String(object.prefix { $0 != "." }) }
        var property: String? { object.contains(".") ? String(object.drop { $0 != "." }.dropFirst()) : nil }
    }

    static let rows = CourseTexts.uncalledMethods.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .reduce(into: [Row]()) { rows, line in
            var methods = line[...]
            if !line.hasPrefix(" "), let end = line.firstRange(of: ": ") {
                let head = line[..<end.lowerBound].split(separator: " ").map(String.init)
                rows.append(Row(object: head[0], condition: head.count > 2 ? head[2] : nil))
                methods = line[end.upperBound...]
            }
            rows[rows.endIndex - 1].methods += methods.split(separator: " ").map(String.init)
        }

    @Test("Each method of the table is told where UIKit would call it", arguments: rows)
    func told(row: Row) throws {
        var session = try session(Self.program(of: row))
        let next = [
            "background": "; background", "repositioning": "; rotate landscape",
            "rotation": "; rotate landscape", "turning": "; rotate landscape", "selecting": "; tap row 1",
            "touching": "; tap 10 10", "dragging": "; scroll to row 30",
        ]
        let device = row.condition == "repositioning" ? "device iPad Pro; " : ""
        let unwinding = """
            storyboard Main with V, D; segue modal from V to D named go; segue unwind from D to V named back;
            new V as v from storyboard; launch v; perform segue go from v as d; perform segue back from d
            """
        let launch = row.condition == "unwinding" ? unwinding : "launch app"
        _ = session.enter(device + launch + (next[row.condition ?? ""] ?? ""))
        let told = Set(
            session.simulation.uncalledMethods.map { $0.name.drop { !". ".contains($0) }.dropFirst() })
        let missing = row.methods.filter { method in
            !told.contains { $0 == method || $0.hasSuffix(" " + method) }
        }
        #expect(missing == [], "\(told.sorted())")
    }

    @Test("No method of the table is one that the engine calls")
    func calledOnes() {
        let types: [Callback.ReceiverKind: [String]] = [
            .controller: ["UIViewController"],
            .view: ["UIView", "UITableViewCell", "UICollectionReusableView"],
            .application: ["UIApplicationDelegate", "UISceneDelegate"],
        ]
        for callback in Callback.allCases {
            let rows = Self.rows.filter { row in
                types[callback.receiver]?.contains(row.object) == true
                    || callback.receiver == .delegate && row.object.hasSuffix("Controller.delegate")
                    || callback.receiver == .list
                        && (row.object.hasPrefix("UITableView") || row.object.hasPrefix("UICollectionView"))
            }
            for row in rows { #expect(!row.methods.contains(callback.signature), "\(row.object)") }
        }
    }

    @Test(
        "What UIKit has no reason to call is not told",
        arguments: [
            ("a list outside a window", "let table = UITableView(); func load() { table.dataSource = s }"),
            (
                "a data source that was taken away before the list was shown",
                "let t = UITableView(); func load() { t.dataSource = s; t.dataSource = nil; view.addSubview(t) }"
            ),
            (
                "a delegate of a controller that is never presented",
                "func load() { UIViewController().transitioningDelegate = s }"
            ),
            (
                "a property that only gives a value",
                "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }; func load() {}"
            ),
            (
                "a method with other labels",
                "func tableView(_ t: UITableView, cell: IndexPath) {}; func load() {}"
            ),
        ])
    func quiet(name: String, members: String) throws {
        var session = try session(
            """
            class S: NSObject, UITableViewDataSource {
                func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
                func animationController(forDismissed d: UIViewController) -> Any? { nil }
            }
            class V: UIViewController {
                let s = S()
                \(members)
                override func viewDidLoad() { super.viewDidLoad(); load() }
            }
            """)
        _ = session.enter("launch V")
        #expect(session.simulation.uncalledMethods.map(\.name) == [])
    }

    @Test(
        "An observer of the bounds is told where constraints lay its view out",
        arguments: [("view.leftAnchor", ["Box.bounds"]), (nil, [])])
    func observedBounds(anchor: String?, told: [String]) throws {
        let pinned = anchor.map {
            """
            box.translatesAutoresizingMaskIntoConstraints = false
            box.leftAnchor.constraint(equalTo: \($0)).isActive = true
            box.widthAnchor.constraint(equalToConstant: 9).isActive = true
            """
        }
        var session = try session(
            """
            class Box: UIView { override var bounds: CGRect { didSet { print(bounds) } } }
            class V: UIViewController {
                let box = Box()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    \(pinned ?? "")
                }
            }
            """)
        _ = session.enter("launch V")
        #expect(session.simulation.uncalledMethods.map(\.name) == told)
    }

    /// Apple's pages on the bars, `edgesForExtendedLayout` and `UISearchBarDelegate`.
    @Test(
        "After code has changed the bars, no safe area is known",
        arguments: [
            ("navigationController?.navigationBar.prefersLargeTitles = true", "?"),
            ("navigationController?.navigationBar.isTranslucent = false", "?"),
            ("navigationController?.navigationBar.isHidden = true", "?"),
            ("navigationController?.setToolbarHidden(false, animated: false)", "?"),
            ("navigationController?.isToolbarHidden = false", "?"), ("navigationItem.prompt = \"p\"", "?"),
            ("navigationItem.searchController = UISearchController(searchResultsController: nil)", "?"),
            ("edgesForExtendedLayout = []", "?"), ("navigationItem.title = \"t\"", "103.0"),
            ("navigationController?.navigationBar.prefersLargeTitles = false", "103.0"),
            ("edgesForExtendedLayout = .all", "103.0"), ("view.subviews.first?.isHidden = true", "103.0"),
        ])
    func bars(line: String, printed: String) throws {
        var session = try session(
            """
            class V: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); \(line) }
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); print(view.safeAreaInsets.top) }
            }
            """)
        _ = session.enter("new V as v; new UINavigationController as nav with v; launch nav")
        #expect(Self.printed(in: session) == [printed])
    }

    @Test(
        "A search bar tells its delegate of editing, as a text field does",
        arguments: [
            ("bar.becomeFirstResponder()", ["should", "began"]),
            ("bar.becomeFirstResponder(); bar.resignFirstResponder()", ["should", "began", "ended"]),
        ])
    func searchBar(line: String, printed: [String]) throws {
        var session = try session(
            """
            class V: UIViewController, UISearchBarDelegate {
                let bar = UISearchBar()
                override func viewDidLoad() { super.viewDidLoad(); bar.delegate = self; view.addSubview(bar) }
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); \(line) }
                func searchBarShouldBeginEditing(_ b: UISearchBar) -> Bool { print("should"); return true }
                func searchBarTextDidBeginEditing(_ b: UISearchBar) { print("began") }
                func searchBarTextDidEndEditing(_ b: UISearchBar) { print("ended") }
            }
            """)
        _ = session.enter("launch V")
        #expect(Self.printed(in: session) == printed)
    }

    @Test(
        "New margins are told where code waits for them",
        arguments: [
            ("override func viewLayoutMarginsDidChange() {}", true), ("func other() {}", false),
        ])
    func margins(member: String, isTold: Bool) throws {
        var session = try session(
            """
            class V: UIViewController {
                \(member)
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); view.layoutMargins = .zero }
            }
            """)
        _ = session.enter("launch V")
        let isSkipped = session.simulation.trace.entries.contains {
            if case .skipped(_, .notSimulated) = $0.event { true } else { false }
        }
        #expect(isSkipped == isTold)
    }

    /// Apple's pages on each of these properties and methods, and on the structures that Swift copies and writes back.
    @Test(
        "What isn't simulated is told, or its results aren't known",
        arguments: [
            ("view.directionalLayoutMargins.leading = 40", "view.layoutMargins.left", "?"),
            ("view.layoutMargins.left = 40", "view.directionalLayoutMargins.leading", "?"),
            ("preferredContentSize.width = 3", "preferredContentSize.width", "?"),
            ("additionalSafeAreaInsets.top = 3", "view.safeAreaInsets.top", "?"),
            ("additionalSafeAreaInsets = .zero", "view.safeAreaInsets.top", "59.0"),
            ("pin(); additionalSafeAreaInsets.top = 3", "box.frame.minY", "?"),
            ("pin()", "box.frame.minY", "59.0"),
            ("box.transform.tx = 3", "box.frame.minX", "8.0"),
            ("box = UIView(color: .red)", "box.tag", "7"), ("box = UIView()", "box.tag", "0"),
            ("box = UIView(number: 4)", "box.tag", "4"),
        ])
    func results(line: String, value: String, printed: String) throws {
        var session = try session(
            """
            extension UIView {
                convenience init(color: UIColor, number: Int = 7) { self.init(frame: .zero); tag = number }
                convenience init(number: Int = 8) { self.init(color: .red, number: number) }
            }
            class V: UIViewController {
                var box = UIView(frame: CGRect(x: 5, y: 0, width: 9, height: 9))
                func pin() {
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 9).isActive = true
                }
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(box); \(line) }
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); print(\(value)) }
            }
            """)
        _ = session.enter("launch V")
        #expect(Self.printed(in: session) == [printed])
    }

    /// Apple's pages on `NSObject.observe`, `showsMenuAsPrimaryAction`, `RunLoop.Mode.tracking`, snapshots and UIColor, and
    /// on the runtime's functions.
    @Test(
        "What UIKit or the runtime does and the engine doesn't is told",
        arguments: [
            (
                "token = observe(\\.model.n, options: [.old, .new]) { print($1.oldValue!, $1.newValue!) }; model.n = 2",
                [], ["1 2", "pressed"]
            ),
            (
                "token = observe(\\.model.n, options: .initial) { print($0 === self, $1.newValue == nil) }",
                [], ["true true", "pressed"]
            ),
            ("_ = model.observe(\\.n) { _, _ in print(1) }; model.n = 2", [], ["pressed"]),
            (
                "token = model.observe(\\.n) { _, _ in print(1) }; token?.invalidate(); model.n = 2",
                [], ["pressed"]
            ),
            (
                "model.addObserver(self, forKeyPath: \"n\", options: [], context: nil); model.n = 2",
                ["KVO of n"], ["pressed"]
            ),
            ("token = model.observe(\\.isSet) { _, _ in print(1) }", ["KVO of isSet"], ["pressed"]),
            ("token = model.observe(\\.n, options: .prior) { _, _ in }", ["KVO with the option prior"], []),
            ("method_exchangeImplementations(a, b)", ["method_exchangeImplementations"], []),
            (
                "button.menu = UIMenu(children: []); button.showsMenuAsPrimaryAction = true",
                ["the menu of a control"], []
            ),
            ("button.menu = UIMenu(children: [])", [], ["pressed"]),
            ("view.backgroundColor = UIColor { t in print(t); return .red }", ["the closure of UIColor"], []),
            ("view.backgroundColor = UIColor { t in t.isDark ? .black : .white }", [], ["pressed"]),
            (
                "var s = NSDiffableDataSourceSnapshot<Int, Int>(); s.appendSections([0]); s.moveItem(1, beforeItem: 2)",
                ["moveItem"], ["pressed"]
            ),
            (
                "let t = Timer(timeInterval: 1, repeats: true) { _ in print(1) }; RunLoop.main.add(t, forMode: .tracking)",
                [], ["pressed"]
            ),
        ] as [(String, [String], [String])])
    func told(line: String, words: [String], printed: [String]) throws {
        var session = try session(
            """
            class M: NSObject { @objc dynamic var n = 1; @objc dynamic var isSet: Bool { n > 1 } }
            class V: UIViewController {
                @objc let model = M()
                var token: NSKeyValueObservation?
                let button = UIButton(frame: CGRect(x: 0, y: 100, width: 90, height: 90))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
                    view.addSubview(button)
                    \(line)
                }
            }
            """)
        _ = session.enter("launch V; wait 2; tap 20 120")
        let told = session.simulation.trace.entries.compactMap {
            if case .skipped(let words, .notSimulated) = $0.event { words } else { nil }
        }
        #expect(told == words)
        #expect(printed.isEmpty || Self.printed(in: session) == printed)
    }

    /// Apple's pages on `stopAnimation(_:)`, `NSHashTable.weakObjects()`, the notifications of UIApplication and Observation.
    @Test(
        "Animators, weak tables, posts of the app and ignored properties are as UIKit and Foundation have them",
        arguments: [
            ("animator.startAnimation()", ["gone", "end"]),
            ("animator.startAnimation(); animator.stopAnimation(true)", ["gone"]),
            ("animator.startAnimation(); animator.stopAnimation(false)", ["gone"]),
            (
                "animator.startAnimation(); animator.stopAnimation(false); animator.finishAnimation(at: .start)",
                ["gone", "other"]
            ), ("table.add(Item()); print(1)", ["gone", "gone", "1"]), ("list.append(Item())", ["gone"]),
            (
                "NotificationCenter.default.addObserver(forName: active, object: UIApplication.shared, queue: nil) "
                    + "{ print($0.object is UIApplication) }", ["gone", "true"]
            ),
            (
                "NotificationCenter.default.addObserver(forName: active, object: self, queue: nil) { _ in print(1) }",
                ["gone"]
            ),
            ("center.post(name: .done, object: self, userInfo: [\"k\": 7])", ["gone", "7 true"]),
            (
                "center.post(Notification(name: .done, object: self, userInfo: [\"k\": 8]))",
                ["gone", "8 true"]
            ),
            ("center.post(name: .done, object: nil)", ["gone", "0 false"]),
        ])
    func foundation(line: String, printed: [String]) throws {
        var session = try session(
            """
            extension Notification.Name { static let done = Notification.Name("done") }
            class Item: UIView { deinit { print("gone") } }
            class V: UIViewController {
                let active = UIApplication.didBecomeActiveNotification
                let center = NotificationCenter.default, table = NSHashTable<Item>.weakObjects()
                var list: [Item] = []
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    animator.addCompletion { print($0 == .end ? "end" : "other") }
                    _ = Item()
                    center.addObserver(forName: .done, object: nil, queue: nil) { note in
                        print(note.userInfo?["k"] ?? 0, note.object is V)
                    }
                    \(line)
                }
            }
            """)
        _ = session.enter("launch V; wait 2")
        #expect(Self.printed(in: session) == printed)
    }

    @Test("A subclass of a diffable data source is asked for cells, and told for the rest")
    func diffableSubclass() throws {
        var session = try session(
            """
            class S: UITableViewDiffableDataSource<Int, Int> {
                override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "t" }
            }
            class V: UITableViewController {
                lazy var source = S(tableView: tableView) { _, _, item in print(item); return UITableViewCell() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var s = NSDiffableDataSourceSnapshot<Int, Int>()
                    s.appendSections([0])
                    s.appendItems([5])
                    source.apply(s)
                }
            }
            """)
        _ = session.enter("launch V")
        #expect(Self.printed(in: session) == ["5"])
        #expect(
            session.simulation.uncalledMethods.map(\.name) == ["S.tableView(_:titleForHeaderInSection:)"])
    }

    @Test(
        "A bar without a back button can't be tapped there",
        arguments: [
            ("navigationItem.hidesBackButton = true", true),
            ("navigationItem.leftBarButtonItem = UIBarButtonItem()", true),
            (
                "navigationItem.leftBarButtonItem = UIBarButtonItem(); navigationItem.leftItemsSupplementBackButton = true",
                false
            ), ("title = \"t\"", false),
        ])
    func backButton(line: String, isRefused: Bool) throws {
        var session = try session(
            "class V: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \(line) } }")
        _ = session.enter(
            "new UIViewController as a; new UINavigationController as nav with a; launch nav; new V as v; push v"
        )
        let count = session.simulation.trace.count
        _ = session.enter("tap back")
        #expect((session.simulation.trace.count == count) == isRefused)
    }

    @Test("A data source that is taken away later is told")
    func takenAwayLater() throws {
        var session = try session(
            """
            class V: UIViewController, UITableViewDataSource {
                let t = UITableView()
                func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
                override func viewDidLoad() { super.viewDidLoad(); t.dataSource = self; view.addSubview(t) }
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); t.dataSource = nil }
            }
            """)
        _ = session.enter("launch V")
        #expect(
            session.simulation.uncalledMethods.map(\.name) == ["V.sectionIndexTitles(for:)"])
    }

    @Test(
        "Where a presented view is isn't known if code decides it",
        arguments: [("UIModalPresentationStyle.none", "?"), (nil, "(393.0, 783.0)")])
    func frame(answer: String?, printed: String) throws {
        let method = answer.map {
            "func adaptivePresentationStyle(for c: Any) -> UIModalPresentationStyle { \($0) }"
        }
        var session = try session(
            """
            class V: UIViewController, UIPopoverPresentationControllerDelegate {
                \(method ?? "")
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let d = UIViewController()
                    d.modalPresentationStyle = .popover
                    d.popoverPresentationController?.delegate = self
                    present(d, animated: true) { print(d.view.frame.size) }
                }
            }
            """)
        _ = session.enter("launch V")
        #expect(Self.printed(in: session) == [printed])
    }

    @Test(
        "An animator that can't end its transition any more is told",
        arguments: [
            ("UIView.animate(withDuration: 1) { c.containerView.alpha = 1 }", ["Fade"], "appearing"),
            (
                "guard c.containerView.tag == 1 else { return }; c.completeTransition(true)", ["Fade"],
                "appearing"
            ),
            (
                "UIView.animate(withDuration: 1, animations: {}) { _ in c.completeTransition(true) }", [],
                "appeared"
            ),
            ("library.animate { c.completeTransition(true) }", [], "appeared"),
            ("context = c", [], "appeared"),
        ])
    func unfinished(body: String, told: [String], appearance: String) throws {
        var session = try session(
            """
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                var context: UIViewControllerContextTransitioning?
                func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
                func animateTransition(using c: UIViewControllerContextTransitioning) { \(body) }
            }
            class D: UIViewController, UIViewControllerTransitioningDelegate {
                func animationController(
                    forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Fade() }
            }
            class V: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let d = D()
                    d.transitioningDelegate = d
                    present(d, animated: true)
                }
            }
            """)
        _ = session.enter("launch V")
        #expect(session.simulation.world.unfinishedAnimators == told)
        let world = session.simulation.world
        let presented = try #require(world.controllers.identifiers.first { world.className(of: $0) == "D" })
        #expect(world.controllers[presented].appearance.rawValue == appearance)
    }

    private static func printed(in session: Session) -> [String] {
        session.simulation.trace.entries.compactMap {
            if case .printed(let line) = $0.event { line } else { nil }
        }
    }

    private func session(_ text: String) throws -> Session {
        let program = try SwiftReader.program(in: "import UIKit\n" + text, file: "V.swift").program
        return Session(Session.Start(code: .standard, program: program))
    }

    // MARK: - Programs

    /// An app in which UIKit has a reason to call each method of a row.
    private static func program(of row: Row) -> String {
        let isOverride =
            row.property == nil && !["animating", "configuring"].contains(row.condition)
            && !row.type.hasSuffix("Delegate")
        let stubs = row.methods.map { stub(of: $0, isOverride: isOverride) }.joined(separator: "\n")
        let animated =
            "func animationController(forPresented p: Any, presenting: Any, source: Any) -> Any? { F() }"
        switch (row.type, row.property) {
        case ("UICollectionViewLayout", _), ("UICollectionViewFlowLayout", _):
            return """
                class L: \(row.type) { \(stubs) }
                class V: UICollectionViewController {
                    init() { super.init(collectionViewLayout: L()) }
                    override func collectionView(_ c: Any, numberOfItemsInSection s: Int) -> Int { 1 }
                }
                \(window)
                """
        case ("UIWindow", _):
            let app =
                "class W: UIWindow { \(stubs) }; class V: UIViewController {}\n"
                + window.replacing("UIWindow()", with: "W()")
            // A window in front would get the touches.
            guard row.condition != "touching" else { return app }
            return app.replacing("var window", with: "let other = UIWindow(); var window")
                .replacing("return true", with: "other.makeKeyAndVisible(); return true")
        case ("UIContentConfiguration", _):
            return """
                struct C: UIContentConfiguration { \(stubs) }
                class V: UITableViewController {
                    override func tableView(_ t: Any, numberOfRowsInSection s: Int) -> Int { 1 }
                    override func tableView(_ t: Any, cellForRowAt p: IndexPath) -> UITableViewCell {
                        let cell = UITableViewCell()
                        cell.contentConfiguration = C()
                        return cell
                    }
                }
                \(window)
                """
        case ("UIGestureRecognizer", "delegate"):
            return """
                class S: NSObject { \(stubs) }
                class V: UIViewController {
                    let s = S(), tap = UITapGestureRecognizer()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tap.delegate = s
                        view.addGestureRecognizer(tap)
                    }
                }
                \(window)
                """
        case ("UIGestureRecognizer", _):
            return """
                class G: UIGestureRecognizer { \(stubs) }
                class V: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); view.addGestureRecognizer(G()) }
                }
                \(window)
                """
        case ("UIPresentationController", nil):
            return presenting(
                helper: """
                    class P: UIPresentationController { \(stubs) }
                    class S: NSObject {
                        func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
                            P(presentedViewController: p, presenting: presenting)
                        }
                    }
                    """, style: "custom")
        case ("UISearchController", let property?), ("UISearchBar", let property?):
            let bar = row.type == "UISearchBar" ? "searchBar." : ""
            return """
                class S: NSObject { \(stubs) }
                class V: UIViewController {
                    let s = S(), search = UISearchController(searchResultsController: nil)
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); search.\(bar)\(property) = s; search.isActive = true; search.isActive = false }
                }
                \(window)
                """
        case ("UINavigationController", nil):
            let push = row.condition == "showing" ? "show" : "pushViewController"
            return """
                class V: UINavigationController {
                    \(stubs)
                    override func viewDidLoad() { super.viewDidLoad(); viewControllers = [UIViewController()] }
                    override func viewDidAppear(_ a: Bool) {
                        super.viewDidAppear(a)
                        \(push)(UIViewController(), \(push == "show" ? "sender: nil" : "animated: false"))
                        popViewController(animated: false)
                    }
                }
                \(window)
                """
        case ("UIViewController", nil) where row.condition == "turning":
            return """
                class D: UIViewController { \(stubs) }
                class V: UIViewController {
                    override func viewDidAppear(_ a: Bool) {
                        super.viewDidAppear(a)
                        let d = D()
                        d.modalPresentationStyle = .fullScreen
                        present(d, animated: true)
                    }
                }
                \(window)
                """
        case ("UIViewController", nil) where ["editing", "showing"].contains(row.condition):
            let next = row.condition == "showing" ? "show(UIViewController(), sender: nil)" : edit
            return """
                class V: UIViewController {
                    \(stubs)
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); \(next) }
                }
                \(window)
                """
        case ("UIViewController", nil) where row.condition == "unwinding":
            return """
                class D: UIViewController {}
                class V: UIViewController {
                    \(stubs)
                    @IBAction func back(_ segue: UIStoryboardSegue) {}
                }
                """
        case ("UIViewController", nil) where row.condition == "loading":
            let view = "override var view: UIView! { didSet { print(1) } }"
            return "class V: UIViewController { \(view) }\n" + window
        case ("UIViewController", nil) where row.condition == "stacking":
            return "class V: UIViewController { \(stubs) }\n"
                + window.replacing("= V()", with: "= UINavigationController(rootViewController: V())")
        case ("UIViewController", nil) where row.condition == "resuming":
            return """
                class V: UIViewController {
                    \(stubs)
                    override func viewDidLoad() { super.viewDidLoad(); userActivity = NSUserActivity(activityType: "v") }
                }
                \(window)
                """
        case ("UITableViewController", nil) where ["scrolling", "dragging"].contains(row.condition):
            let list = "override func tableView(_ t: Any, numberOfRowsInSection s: Int) -> Int { 40 }"
            return """
                class V: UITableViewController {
                    \(stubs)
                    \(list)
                    override func tableView(_ t: Any, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); \(row.condition == "scrolling" ? "tableView.contentOffset.y = 5" : "") }
                }
                \(window)
                """
        case ("UICollectionViewController", nil) where ["scrolling", "dragging"].contains(row.condition),
            ("UICollectionViewCell", nil) where row.condition == "selecting":
            let isCell = row.type == "UICollectionViewCell"
            return """
                class S: UICollectionViewCell { \(isCell ? stubs : "") }
                class V: UICollectionViewController {
                    \(isCell ? "" : stubs)
                    init() {
                        let layout = UICollectionViewFlowLayout()
                        layout.itemSize = CGSize(width: 300, height: 100)
                        super.init(collectionViewLayout: layout)
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        collectionView.register(S.self, forCellWithReuseIdentifier: "s")
                    }
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); \(row.condition == "scrolling" ? "collectionView.contentOffset.y = 5" : "") }
                    override func collectionView(_ c: Any, numberOfItemsInSection s: Int) -> Int { 40 }
                    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
                        c.dequeueReusableCell(withReuseIdentifier: "s", for: p)
                    }
                }
                \(window)
                """
        case ("UITableViewController", nil) where row.condition == "rows":
            return """
                class V: UITableViewController {
                    \(stubs)
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); setEditing(true, animated: false) }
                }
                \(window)
                """
        case ("UITableViewCell", nil):
            return """
                class S: UITableViewCell { \(stubs) }
                class V: UITableViewController {
                    override func tableView(_ t: Any, numberOfRowsInSection s: Int) -> Int { 1 }
                    override func tableView(_ t: Any, cellForRowAt p: IndexPath) -> UITableViewCell { S() }
                    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); tableView.setEditing(true, animated: false) }
                }
                \(window)
                """
        case ("UIPopoverPresentationController", "delegate"), ("UIPresentationController", "delegate"):
            return presenting(helper: "class S: NSObject { \(stubs) }")
        case ("UIViewControllerAnimatedTransitioning", _):
            return presenting(
                helper: """
                    class F: NSObject, \(row.type) {
                        \(stubs)
                        func animateTransition(using c: Any) {}
                    }
                    class S: NSObject { \(animated) }
                    """)
        case (let type, let property?) where type.hasSuffix("Controller"):
            return """
                class S: NSObject { \(stubs) }
                class V: \(type) {
                    let s = S()
                    override func viewDidLoad() { super.viewDidLoad(); \(property) = s }
                }
                \(window)
                """
        case ("NotificationCenter", _):
            let observers = row.methods.map {
                "NotificationCenter.default.addObserver(forName: UIScene.\($0), object: nil, queue: nil) { _ in }"
            }.joined(separator: "; ")
            return """
                class V: UIViewController {
                    let field = UITextField()
                    override func viewDidLoad() { super.viewDidLoad(); \(observers); view.addSubview(field) }
                    override func viewDidAppear(_ a: Bool) {
                        super.viewDidAppear(a)
                        field.becomeFirstResponder()
                        field.resignFirstResponder()
                    }
                }
                \(window)
                """
        case (let owner, let property?):
            // Only a list has rows that are scrolled to.
            let type = row.condition == "dragging" ? "UITableView" : owner
            let next = [
                "scrolling": "list.setContentOffset(CGPoint(x: 0, y: 5), animated: false)",
                "selecting": "list.dataSource = self", "dragging": "list.dataSource = self",
                "rows": "list.setEditing(true, animated: false)",
            ]
            let kind = type == "UITableView" ? "tableView" : "collectionView"
            let unit = type == "UITableView" ? "Row" : "Item"
            return """
                class S: NSObject { \(stubs) }
                class V: UIViewController {
                    let s = S()
                    let list = \(type)(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                    func \(kind)(_ list: Any, numberOf\(unit)sInSection section: Int) -> Int { 40 }
                    func \(kind)(_ list: Any, cellFor\(unit)At path: IndexPath) -> UIView {
                        \(type)Cell()
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        list.\(property) = s
                        view.addSubview(list)
                        \(next[row.condition ?? ""] ?? "")
                    }
                    override func viewDidAppear(_ a: Bool) {
                        super.viewDidAppear(a)
                        \(["editing", "leaving"].contains(row.condition) ? "list.becomeFirstResponder()" : "")
                        \(row.condition == "leaving" ? "list.removeFromSuperview()" : "")
                    }
                }
                \(window)
                """
        case ("UIApplicationDelegate", nil):
            return "class V: UIViewController {}\n" + window.replacing("}//", with: "\(stubs)\n}")
        case ("UISceneDelegate", nil):
            return """
                class V: UIViewController {}
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ s: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow(windowScene: s as! UIWindowScene)
                        window?.rootViewController = V()
                        window?.makeKeyAndVisible()
                    }
                    \(stubs)
                }
                """
        case (let type, nil) where type.hasSuffix("Controller"):
            return "class V: \(type) { \(stubs) }\n" + window
        case (let type, nil):
            return """
                class S: \(type) { \(stubs) }
                class V: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let s = S()
                        s.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
                        view.addSubview(s)
                        \(row.condition == "constraining" ? pin : "")
                    }
                    override func viewDidAppear(_ a: Bool) {
                        super.viewDidAppear(a)
                        \(row.condition == "editing" ? edit : "")
                    }
                }
                \(window)
                """
        }
    }

    /// Begins to edit text.
    private static let edit =
        "let field = UITextField(); view.addSubview(field); field.becomeFirstResponder()"

    /// Lets constraints place a view.
    private static let pin = """
        s.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            s.topAnchor.constraint(equalTo: view.topAnchor), s.heightAnchor.constraint(equalToConstant: 9),
            s.leftAnchor.constraint(equalTo: view.leftAnchor), s.widthAnchor.constraint(equalToConstant: 9),
        ])
        """

    private static let window = """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow()
                window?.rootViewController = V()
                window?.makeKeyAndVisible()
                return true
            }
        }//
        """

    private static func presenting(helper: String, style: String = "popover") -> String {
        """
        \(helper)
        class V: UIViewController {
            let s = S()
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let d = UIViewController()
                d.modalPresentationStyle = .\(style)
                d.transitioningDelegate = s
                d.popoverPresentationController?.delegate = s
                present(d, animated: true)
            }
        }
        \(window)
        """
    }

    /// A method or property with a name that prints something.
    private static func stub(of name: String, isOverride: Bool) -> String {
        let front = isOverride ? "override " : ""
        guard let open = name.firstIndex(of: "(") else {
            return "\(front)var \(name): Any { print(\"x\"); return 0 }"
        }
        let labels = name[open...].dropFirst().dropLast().split(separator: ":")
        let parameters = labels.enumerated().map { "\($1) p\($0): Any" }.joined(separator: ", ")
        return "\(front)func \(name[..<open])(\(parameters)) -> Any? { print(\"x\"); return nil }"
    }
}
