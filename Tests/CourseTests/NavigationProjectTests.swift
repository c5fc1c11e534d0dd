import Course
import Lifecycle
import SwiftSource
import Testing

/// A container beside UINavigationController, as it is built and as it goes wrong.
@Suite("The navigation controller to build")
struct NavigationProjectTests {
    /// A container whose screens can't tell it from UIKit's.
    private static let stack = """
        class NavigationStack: UIViewController {
            private(set) var viewControllers: [UIViewController]
            private var isShown = false
            private var arriving: [UIViewController] = []
            private var leaving: [UIViewController] = []

            init(rootViewController: UIViewController) {
                viewControllers = [rootViewController]
                super.init(nibName: nil, bundle: nil)
                addChild(rootViewController)
                arriving = [rootViewController]
            }
            required init?(coder: NSCoder) { fatalError() }

            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                isShown = true
                guard let top = viewControllers.last else { return }
                top.loadViewIfNeeded()
                top.beginAppearanceTransition(true, animated: animated)
                for child in children where child !== top { child.viewIfLoaded?.removeFromSuperview() }
                show(top)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                viewControllers.last?.endAppearanceTransition()
                settle()
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                isShown = false
                viewControllers.last?.beginAppearanceTransition(false, animated: animated)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                viewControllers.last?.endAppearanceTransition()
            }

            func pushViewController(_ screen: UIViewController, animated: Bool) {
                guard let old = viewControllers.last else { return }
                if !isShown { settle() }
                viewControllers.append(screen)
                addChild(screen)
                arriving.append(screen)
                move(from: old, to: screen, animated: animated)
            }

            @discardableResult
            func popViewController(animated: Bool) -> UIViewController? {
                guard viewControllers.count > 1, let old = viewControllers.popLast() else { return nil }
                old.willMove(toParent: nil)
                leaving.append(old)
                if isShown, let new = viewControllers.last {
                    move(from: old, to: new, animated: animated)
                } else {
                    arriving.removeAll { $0 === old }
                    settle()
                }
                return old
            }

            private func show(_ screen: UIViewController) {
                screen.view.frame = view.bounds
                view.addSubview(screen.view)
            }

            /// Ends what began when screens came and went.
            private func settle() {
                for screen in leaving { screen.removeFromParent() }
                for screen in arriving { screen.didMove(toParent: self) }
                leaving = []
                arriving = []
            }

            private func move(from old: UIViewController, to new: UIViewController, animated: Bool) {
                guard isShown else { return }
                new.loadViewIfNeeded()
                old.beginAppearanceTransition(false, animated: animated)
                new.beginAppearanceTransition(true, animated: animated)
                show(new)
                let end = {
                    old.view.removeFromSuperview()
                    old.endAppearanceTransition()
                    new.endAppearanceTransition()
                    self.settle()
                }
                guard animated else { return end() }
                UIView.animate(withDuration: 0.35, animations: {}) { _ in end() }
            }
        }
        """

    private func difference(
        _ old: String = "", _ new: String = ""
    ) throws -> NavigationProject.Difference? {
        try #require(old.isEmpty || Self.stack.contains(old))
        return try difference(of: old.isEmpty ? Self.stack : Self.stack.replacing(old, with: new))
    }

    private func difference(of stack: String) throws -> NavigationProject.Difference? {
        var program = Program()
        let files = NavigationProject.files.filter { $0.file == "User.swift" }
        for (file, text) in files + [(NavigationProject.file, stack)] {
            program.add(try SwiftReader.program(in: text, file: file).program)
        }
        return try NavigationProject(program.joined).difference()
    }

    @Test("The container that learners begin with shows nothing")
    func untouched() throws {
        let text = try #require(NavigationProject.files.first { $0.file == NavigationProject.file }?.text)
        let difference = try #require(try difference(of: text))
        #expect(difference.stage == 0)
        #expect(difference.contrast.commands == "user.start()")
        let missing = difference.contrast.rows.first { $0.columns == [1] }
        #expect(missing?.outcome == "feed.willMove(toParent:)")
        #expect(difference.rule?.facts.identifier == "navigation.will-move-first")
    }

    @Test("A container can pass")
    func model() throws {
        let difference = try difference()
        #expect(difference == nil, "\(difference.map { "\($0.contrast)" } ?? "")")
    }

    @Test(
        "A flaw is found at its stage, in the shortest session that shows it",
        arguments: [
            ("        addChild(rootViewController)\n", "", 0, "start"),
            // A call by hand says that the screen appears, and changes nothing.
            (
                "viewControllers.last?.endAppearanceTransition()\n        settle()",
                "viewControllers.last?.viewDidAppear(animated)\n        settle()", 0, "start"
            ),
            ("old.endAppearanceTransition()", "_ = 0", 1, "start push"),
            ("old.willMove(toParent: nil)", "_ = 0", 2, "start push pop"),
            ("for screen in leaving { screen.removeFromParent() }", "", 2, "start push pop"),
            ("viewControllers.count > 1, let old", "let old", 2, "start pop"),
            ("guard animated else { return end() }", "guard animated else { return }", 1, "start push"),
            ("self.settle()", "if !animated { self.settle() }", 3, "start pushAnimated"),
            ("        guard isShown else { return }\n", "", 4, "start cover push"),
            ("        if !isShown { settle() }\n", "", 4, "start cover push push"),
        ])
    func flaw(old: String, new: String, stage: Int, commands: String) throws {
        let difference = try #require(try difference(old, new))
        #expect(difference.stage == stage)
        let moves = commands.split(separator: " ").map { "user.\($0)()" }
        #expect(difference.contrast.commands == moves.joined(separator: "; "))
        #expect(difference.contrast.rows.contains { $0.columns.count == 1 })
    }

    @Test(
        "UIKit's own container doesn't pass, by whatever name it comes in",
        arguments: [
            "class NavigationStack: UINavigationController {}",
            "typealias NavigationStack = UINavigationController",
            """
            class NavigationStack: UIViewController {
                let inner: UINavigationController
                init(rootViewController: UIViewController) {
                    inner = UINavigationController(rootViewController: rootViewController)
                    super.init(nibName: nil, bundle: nil)
                    addChild(inner)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(inner.view)
                    inner.didMove(toParent: self)
                }
                func pushViewController(_ screen: UIViewController, animated: Bool) {
                    inner.pushViewController(screen, animated: animated)
                }
                func popViewController(animated: Bool) -> UIViewController? {
                    inner.popViewController(animated: animated)
                }
            }
            """,
        ])
    func uiKits(stack: String) throws {
        let rows = try #require(try difference(of: stack)).contrast.rows
        #expect(rows.contains { $0.columns == [0] && $0.outcome.hasSuffix(" is a UINavigationController") })
    }

    @Test("The stages are those that learners read about")
    func titles() throws {
        let text = try #require(NavigationProject.files.first { $0.file == "stages.md" }?.text)
        for (number, stage) in NavigationProject.stages.enumerated() {
            #expect(text.contains("\n\(number + 1). **\(stage.title).** "))
        }
    }
}
