import CourseTexts
import Lifecycle

/// A kind of mistake that `check` finds.
package enum FindingKind: String, CaseIterable, Hashable, Sendable {
    // Loading the view
    case loadViewCallsSuper = "loadView.calls-super"
    case loadViewSetsNoView = "loadView.sets-no-view"
    case loadViewReadsView = "loadView.reads-view"
    case loadViewCalledByHand = "loadView.called-by-hand"
    case viewLoadedInInit = "view.loaded-in-init"
    case viewLoadedInDeinit = "view.loaded-in-deinit"
    case outletUsedBeforeLoad = "outlet.used-before-load"
    case weakObjectIsGone = "weak.object-is-gone"

    // Overrides
    case superMissing = "super.missing"
    case superOfOtherMethod = "super.other-method"
    case superCalledTwice = "super.called-twice"
    case callbackCalledByHand = "callback.called-by-hand"
    case callbackIsGone = "callback.is-gone"
    case callbackMisspelled = "callback.misspelled"

    // Appearance
    case appearanceUnbalanced = "appearance.unbalanced"
    case addsAtEachAppearance = "appearance.adds-again"
    case observesAtEachAppearance = "appearance.observes-again"

    // Layout
    case layoutWithoutEnd = "layout.without-end"
    case layoutAddsSubviews = "layout.adds-subviews"
    case geometryInViewDidLoad = "layout.geometry-in-viewDidLoad"
    case maskFightsConstraints = "layout.mask-fights-constraints"
    case constraintWithoutCommonView = "layout.no-common-view"

    // Containment
    case childWithoutDidMove = "child.no-didMove"
    case childWithoutWillMove = "child.no-willMove"
    case childNeverAdded = "child.never-added"
    case childInWrongHierarchy = "child.wrong-hierarchy"
    case viewOfTwoControllers = "view.of-two-controllers"

    // Presenting and pushing
    case presentTooEarly = "present.too-early"
    case presentWhilePresenting = "present.while-presenting"
    case presentActiveController = "present.active-controller"
    case presentWithoutSource = "present.no-source"
    case dismissTooEarly = "dismiss.too-early"
    case pushTwice = "push.twice"
    case pushNavigationController = "push.navigation-controller"
    case pushDuringPush = "push.during-push"

    // Memory
    case retainCycle = "memory.retain-cycle"
    case timerHolds = "memory.timer"
    case observerBlockHolds = "memory.observer-block"
    case taskHolds = "memory.task"

    // Threads
    case usedOffMainThread = "thread.ui-off-main"

    /// The name that people use, such as `loadView.calls-super`.
    package var identifier: String { rawValue }

    /// The kind with a name.
    package init?(identifier: String) { self.init(rawValue: identifier) }

    /// The facts about the kind. The tests ensure that every kind has some.
    package var facts: FindingKindFacts {
        FindingKindFacts.all[self]
            ?? FindingKindFacts(title: identifier, remedy: "", rule: .overrideReplacesBase)
    }
}

/// The facts about a kind of mistake: its row in `Documentation/check.md`.
package struct FindingKindFacts: Sendable {
    /// The mistake, in a sentence that needs no names.
    package let title: String
    /// Advice on what to do instead.
    package let remedy: String
    /// The rule of UIKit's that makes it a mistake.
    package let rule: Rule

    /// The rows of the page that the program carries, read when one is first needed.
    static let all = read(CourseTexts.findings)

    private static func read(_ page: String) -> [FindingKind: FindingKindFacts] {
        page.split(separator: "\n").reduce(into: [:]) { all, line in
            let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map { $0.filter { $0 != "`" } }
            guard cells.count == 4, let kind = FindingKind(identifier: cells[0]),
                let rule = Rule(identifier: cells[3])
            else { return }
            all[kind] = FindingKindFacts(title: cells[1], remedy: cells[2], rule: rule)
        }
    }
}
