import CourseTexts
import Lifecycle
import Session
import SwiftSource

/// A navigation controller that learners build. In each short session, it is compared with UIKit's, from the screens' point of view.
package struct NavigationProject: Sendable {
    private let own: Session, uiKits: Session

    /// The most moves of a session.
    private static let moves = 5
    private static let user = "User.swift", container = "NavigationStack"
    private static let screens: Set<String> = ["Feed", "Detail", "Cover"]
    /// Calls that depend on when the container lays itself out.
    private static let ignored: Set<String> = [
        "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]

    /// The file that the learner changes.
    package static let file = container + ".swift"

    /// The files that learners begin with.
    package static var files: [(file: String, text: String)] {
        CourseTexts.texts(below: "Projects/Navigation/")
    }

    /// The reason why the learner's Swift can't be compared; nil if it can.
    package var problem: String? {
        let world = own.simulation.world
        return own.problem
            ?? (world.controllerClass(named: Self.container) == nil
                ? "There's no controller class named \(Self.container). "
                    + "Declare it: class \(Self.container): UIViewController" : nil)
    }

    /// A part of what the container has to do.
    package struct Stage: Sendable {
        package let title: String
        /// The moves that it adds.
        let moves: [String]
    }

    /// The stages, each of which builds on those before.
    package static let stages = [
        Stage(title: "The first screen", moves: []), Stage(title: "Push", moves: ["push"]),
        Stage(title: "Pop", moves: ["pop"]),
        Stage(title: "Animated", moves: ["pushAnimated", "popAnimated"]),
        Stage(title: "Covered", moves: ["cover", "uncover"]),
    ]

    /// Begins a session with a container, and one with UIKit's.
    ///
    /// - Parameters:
    ///   - program: The learner's Swift.
    ///   - limit: How long it may run in one move.
    /// - Throws: What is wrong with the user's own Swift, which a test rules out.
    package init(_ program: Program, limit: ExecutionLimit = ExecutionLimit()) throws(SourceError) {
        var uiKits = Program()
        let text = Self.files.first { $0.file == Self.user }?.text ?? ""
        uiKits.add(
            try SwiftReader.program(
                in: text.replacing(Self.container + "(", with: "UINavigationController("), file: Self.user
            ).program)
        own = Session(Self.start(program, limit: limit))
        self.uiKits = Session(Self.start(uiKits.joined, limit: limit))
    }

    /// Returns the start of a session, in which the moves can be typed.
    ///
    /// - Parameters:
    ///   - program: The app's Swift.
    ///   - limit: How long it may run in one command.
    /// - Returns: A running app with a user and without the container.
    package static func start(_ program: Program, limit: ExecutionLimit) -> Session.Start {
        Session.Start(
            setUp: ["new User as user", "launch user"], code: .standard, program: program, limit: limit)
    }

    /// The shortest session in which a screen notices that the container isn't UIKit's.
    package struct Difference: Sendable {
        /// The stage that adds the session's last move.
        package let stage: Int
        /// What the last move brought, side by side.
        package let contrast: Contrast
        /// The rule of UIKit's first call that is missing; nil if a call is too many.
        package let rule: Rule?
    }

    /// Compares the containers, stage by stage.
    ///
    /// - Parameter isInterrupted: Whether to stop.
    /// - Returns: The first difference; nil if there is none.
    package func difference(isInterrupted: () -> Bool = { false }) -> Difference? {
        var moves: [String] = []
        for (number, stage) in Self.stages.enumerated() {
            moves += stage.moves
            var open = [Pair(done: [], own: own, uiKits: uiKits)]
            for length in 1...Self.moves {
                open = open.flatMap { pair in
                    (length == 1 ? ["start"] : moves).map(pair.after)
                }
                if let differing = open.first(where: { $0.own.seen != $0.uiKits.seen }) {
                    return differing.difference(in: number)
                }
                // What nobody notices leads nowhere new.
                open = open.filter { !$0.uiKits.seen.isEmpty && !isInterrupted() }
            }
        }
        return nil
    }

    /// The same moves with both containers.
    private struct Pair {
        var done: [String]
        var own: Observed, uiKits: Observed

        init(done: [String], own: Session, uiKits: Session) {
            self.done = done
            self.own = Observed(own, mayUseUIKits: false)
            self.uiKits = Observed(uiKits, mayUseUIKits: true)
        }

        /// The pair after one more move.
        func after(_ move: String) -> Pair {
            var pair = self
            let command = "user.\(move)()"
            pair.done.append(command)
            pair.own.observe(command)
            pair.uiKits.observe(command)
            return pair
        }

        func difference(in stage: Int) -> Difference {
            let seen = [own.seen, uiKits.seen].map { $0.map { $0.text } }
            let contrast = Contrast(done.joined(separator: "; "), ["yours", "UIKit's"], seen)
            let missing = contrast.rows.first { $0.columns == [1] }?.outcome
            return Difference(
                stage: stage, contrast: contrast, rule: uiKits.seen.first { $0.text == missing }?.rule)
        }
    }

    /// A session, and what its screens noticed of the last move.
    private struct Observed {
        private var session: Session
        private let mayUseUIKits: Bool
        private(set) var seen: [Notice] = []

        init(_ session: Session, mayUseUIKits: Bool) {
            self.session = session
            self.mayUseUIKits = mayUseUIKits
        }

        mutating func observe(_ command: String) {
            let runs = session.enter(command).compactMap { reply in
                if case .ran(let run) = reply { run } else { nil }
            }
            seen = runs.flatMap { run in
                run.visibleCallbacks.compactMap { notice(of: run.simulation.trace[$0]) }
            }
            let world = session.simulation.world
            if case .crashed = world.application { seen.append(Notice("the app crashes")) }
            for living in world.livingControllers {
                let controller = world.controllers[living]
                if isScreen(living) {
                    // A screen that is told of an appearance by hand has not appeared.
                    let parent = controller.parent == nil ? "no parent" : "has a parent"
                    seen.append(Notice("\(controller.name): \(controller.appearance.rawValue), \(parent)"))
                } else if !mayUseUIKits, world.kind(of: living) == .navigation {
                    seen.append(Notice("\(controller.name) is a UINavigationController"))
                }
            }
        }

        private func notice(of entry: Entry) -> Notice? {
            guard case .controller(let screen) = entry.receiver, isScreen(screen),
                !NavigationProject.ignored.contains(entry.callbackName)
            else { return nil }
            let world = session.simulation.world
            return Notice("\(world.controllers[screen].name).\(entry.callbackName)", entry.rule)
        }

        private func isScreen(_ controller: Controller.ID) -> Bool {
            NavigationProject.screens.contains(session.simulation.world.className(of: controller))
        }
    }

    /// A call, or a state after the move.
    private struct Notice: Equatable {
        let text: String
        let rule: Rule?

        init(_ text: String, _ rule: Rule? = nil) {
            self.text = text
            self.rule = rule
        }

        static func == (one: Notice, other: Notice) -> Bool { one.text == other.text }
    }
}
