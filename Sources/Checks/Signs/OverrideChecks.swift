import CommandLanguage
import CourseTexts
import Lifecycle

/// Checks for mistakes that the text of a controller class alone shows.
struct OverrideChecks: TextCheck {
    let app: CheckedApp
    let world: World
    let outlines: [ClassOutline]
    var evidence = FindingCollector()

    init(_ app: CheckedApp, _ classID: ControllerClass.ID, in world: World) {
        self.app = app
        self.world = world
        outlines = app.outlines(of: classID, in: world)
    }

    /// The overrides that have to call super, by their full names.
    static let needSuper = Set(CourseTexts.list("needing super"))

    /// Others that have to, though they do not tell of the life of a controller.
    private static let needSuperAsWell = Set(CourseTexts.list("also needing super"))

    /// Callbacks that only UIKit calls.
    private static let uncallable: [String: Int] = [
        "viewDidLoad": 0, "viewWillAppear": 1, "viewIsAppearing": 1, "viewDidAppear": 1,
        "viewWillDisappear": 1,
        "viewDidDisappear": 1, "viewWillLayoutSubviews": 0, "viewDidLayoutSubviews": 0,
    ]

    mutating func run() {
        for outline in outlines {
            for method in outline.methods where !method.isStatic {
                if method.isOverride { checkSuper(method, outline) }
                checkHandCalls(method, outline)
                checkAddition(method, outline)
                checkRemoval(method, outline)
                checkName(method, outline)
            }
        }
    }

    // MARK: - super

    private mutating func checkSuper(_ method: MethodOutline, _ outline: ClassOutline) {
        let calls = method.calls.filter { $0.receiver == "super" }
        let own = calls.filter { $0.name == method.baseName }
        let lifecycle = Set(Self.needSuper.map { $0.prefix { $0 != "(" } }.map(String.init))
        if lifecycle.contains(method.baseName) {
            for call in calls where call.name != method.baseName && lifecycle.contains(call.name) {
                let isRenamable = own.isEmpty && call.arguments.count == method.parameters.count
                find(
                    .superOfOtherMethod, at: call.start, in: outline.name,
                    "\(method.baseName) calls super.\(call.name), a different method.",
                    fix: isRenamable
                        ? CodeFix(
                            title: "Call super.\(method.baseName)", file: call.place.file,
                            edits: [call.nameEdit.replacing(method.baseName)]) : nil)
            }
        }
        if let second = own.filter({ $0.nesting == 0 }).dropFirst().first,
            Self.needSuper.contains(method.name)
        {
            find(
                .superCalledTwice, at: second.start, in: outline.name,
                "\(method.baseName) calls super a second time.",
                fix: second.removal.map {
                    CodeFix(title: "Remove the second call", file: second.place.file, edits: [$0])
                })
        }
        if Self.needSuper.contains(method.name), let first = own.map(\.nameEdit.bytes.lowerBound).min() {
            // A way that leaves the method before any call of super has none.
            let returns = method.body.returns.contains { $0 < first }
            let way =
                returns
                ? "can return before it calls super" : "calls super only on some paths, or only later"
            if returns || !method.callsSuperOnAllWays {
                find(.superMissing, at: method.place, in: outline.name, "\(method.baseName) \(way).")
            }
        }
        guard Self.needSuper.union(Self.needSuperAsWell).contains(method.name), own.isEmpty,
            !method.onlyEndsApp, method.insertions != nil,
            !calls.contains(where: { lifecycle.contains($0.name) })
        else { return }
        find(
            .superMissing, at: method.place, in: outline.name,
            "\(method.baseName) doesn't call super.", fix: method.superFix)
    }

    // MARK: - Calls by hand

    private mutating func checkHandCalls(_ method: MethodOutline, _ outline: ClassOutline) {
        for call in method.calls where call.receiver != "super" && isOnController(call) {
            if call.name == "loadView", call.arguments.isEmpty, !declaresOwn("loadView()") {
                let fix = CodeFix(
                    title: "Call loadViewIfNeeded()", file: call.place.file,
                    edits: [call.nameEdit.replacing("loadViewIfNeeded")])
                find(
                    .loadViewCalledByHand, at: call.start, in: outline.name,
                    "You call loadView yourself, which creates another view but doesn't call viewDidLoad.",
                    fix: fix)
            }
            guard Self.uncallable[call.name] == call.arguments.count,
                call.arguments.first?.label == nil,
                !declaresOwn(call.name + (call.arguments.isEmpty ? "()" : "(_:)"))
            else { continue }
            find(
                .callbackCalledByHand, at: call.start, in: outline.name,
                "You call \(call.name) yourself, but only UIKit should call it.")
        }
    }

    /// Indicates whether a call certainly goes to a view controller.
    private func isOnController(_ call: CallOutline) -> Bool {
        if call.isOnSelf { return true }
        let name = call.plainReceiver.split(separator: ".").last.map(String.init) ?? ""
        guard call.plainReceiver == name || call.plainReceiver == "self." + name,
            let type = outlines.flatMap(\.properties).first(where: { $0.name == name })?.type
        else { return false }
        return world.controllerClass(named: type) != nil
    }

    /// Indicates whether the class has a method of this name that is no override.
    private func declaresOwn(_ name: String) -> Bool {
        outlines.flatMap(\.methods).contains { $0.name == name && !$0.isOverride }
    }

    // MARK: - Children

    /// `addChild(child)` and `addSubview(child.view)` in a class that never calls `didMove`.
    private mutating func checkAddition(_ method: MethodOutline, _ outline: ClassOutline) {
        for call in method.calls
        where ["addChild", "addChildViewController"].contains(call.name) && call.isOnSelf {
            guard let child = call.arguments.first?.text.withoutMark,
                method.calls.contains(where: { added in
                    ["addSubview", "insertSubview", "addArrangedSubview"].contains(added.name)
                        && added.arguments.first?.text.withoutMark == child + ".view"
                }),
                !outlines.flatMap(\.methods).flatMap(\.calls).contains(where: {
                    $0.name.hasPrefix("didMove") && $0.receiver != "super"
                })
            else { continue }
            find(
                .childWithoutDidMove, at: call.start, in: outline.name,
                "\(child) is added, but didMove(toParent:) is never called on it.", confidence: .likely)
        }
    }

    /// `child.view.removeFromSuperview()` and `child.removeFromParent()` without `willMove` in the same method.
    private mutating func checkRemoval(_ method: MethodOutline, _ outline: ClassOutline) {
        guard !method.calls.contains(where: { $0.name.hasPrefix("willMove") }),
            !isToldBefore(method, outline)
        else { return }
        for call in method.calls
        where ["removeFromParent", "removeFromParentViewController"].contains(call.name)
            && call.arguments.isEmpty
        {
            let receiver = call.isOnSelf ? "" : call.plainReceiver + "."
            let view = [receiver + "view", "self." + receiver + "view"]
            guard
                method.calls.contains(where: {
                    $0.name == "removeFromSuperview" && view.contains($0.plainReceiver)
                }), call.receiver != "super"
            else { continue }
            find(
                .childWithoutWillMove, at: call.start, in: outline.name,
                "\(call.isOnSelf ? "The controller" : call.plainReceiver) is removed, but "
                    + "willMove(toParent: nil) isn't called on it.",
                fix: RemovalFix.fix(before: call, in: method))
        }
    }

    /// Indicates whether the `willSet` that belongs to a `didSet` calls `willMove`:
    /// both are parts of one change.
    private func isToldBefore(_ method: MethodOutline, _ outline: ClassOutline) -> Bool {
        let words = method.name.split(separator: " ")
        guard words.count == 2, words[0] == "didSet" else { return false }
        return outline.methods.contains { other in
            other.name == "willSet " + words[1] && other.calls.contains { $0.name == "willMove" }
        }
    }

    // MARK: - Names

    /// The methods that no current release calls, each with the rule for the release that stopped: the rule
    /// holds since then, or until then.
    private static let neverCalled: [String: Rule] = [
        "viewDidUnload()": .memoryWarningKeepsViews, "viewWillUnload()": .memoryWarningKeepsViews,
        "shouldAutorotateToInterfaceOrientation(_:)": .visibleLeavesAreAsked,
        "shouldAutorotate(to:)": .visibleLeavesAreAsked,
        "willAnimateFirstHalfOfRotation(to:duration:)": .rotationHasTwoSteps,
        "didAnimateFirstHalfOfRotation(to:)": .rotationHasTwoSteps,
        "willAnimateSecondHalfOfRotation(from:duration:)": .rotationHasTwoSteps,
    ]
    private static let replaced = Set(CourseTexts.list("replaced callbacks"))

    private mutating func checkName(_ method: MethodOutline, _ outline: ClassOutline) {
        guard !app.requirements.contains(method.name) else { return }
        if let rule = Self.neverCalled[method.name] {
            find(
                .callbackIsGone, at: method.place, in: outline.name,
                "Since iOS \(rule.facts.range.change), \(method.baseName) is no longer called.", by: rule)
        } else if Self.replaced.contains(method.name), method.isOverride,
            let other = outlines.flatMap(\.methods).first(where: {
                $0.isOverride
                    && ["viewWillTransition(to:with:)", "willTransition(to:with:)"].contains($0.name)
            })
        {
            let rule = Rule.sizeTransitionTellsSize
            find(
                .callbackIsGone, at: method.place, in: outline.name,
                "Since iOS \(rule.facts.range.change), \(method.baseName) isn't called if the class overrides "
                    + "\(other.baseName).", by: rule)
        } else if let meant = meant(by: method) {
            find(
                .callbackMisspelled, at: method.place, in: outline.name,
                "\(method.name) isn't a callback, so UIKit never calls it. Did you mean: \(meant)")
        }
    }

    /// The callback that a method seems to be meant for; nil if it may well be something else.
    private func meant(by method: MethodOutline) -> String? {
        guard !method.isOverride, !method.isAction, method.name.hasPrefix("view") else { return nil }
        let all = Self.needSuper.union([
            "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        ]).filter { $0.hasPrefix("view") }
        guard !all.contains(method.name) else { return nil }
        let found = all.sorted().first { name in
            let base = name.prefix { $0 != "(" }
            if method.baseName.lowercased() == base.lowercased() {
                return method.parameters.count <= 1
                    && method.parameters.allSatisfy {
                        $0.label == nil || $0.label == "animated" || $0.label == "_"
                    }
            }
            return method.name.dropFirst(method.baseName.count) == name.dropFirst(base.count)
                && Spelling.closest(to: method.baseName, among: [String(base)], forgiving: 2) != nil
        }
        guard let found else { return nil }
        // Code that calls it by this name means this name.
        return app.calls(method.baseName, passing: method.parameters.count) ? nil : found
    }
}

extension CodeFix.Edit {
    /// The same bytes with another text.
    fileprivate func replacing(_ text: String) -> CodeFix.Edit {
        CodeFix.Edit(bytes: bytes, text: text, start: start, end: end)
    }
}
