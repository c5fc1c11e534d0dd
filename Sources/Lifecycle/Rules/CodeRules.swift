extension Rule {
    static let codeRules: [RuleFacts] = [
        RuleFacts(
            .unwrappingNilTraps, "code.unwrapping-nil-traps",
            "Unwrapping nil ends the app: by an exclamation mark at the place, or by using a property whose type is "
                + "written with one, such as view or a weak outlet that has become nil.",
            claims: ["S3"], traces: ["weak-outlet-nil-after-removeFromSuperview"],
            documentation: ["The Swift Programming Language, The Basics: Optionals"]),
        RuleFacts(
            .indexOutOfRangeTraps, "code.index-out-of-range-traps",
            "Reading an element beyond the end of an array ends the app.",
            documentation: ["Swift standard library: Array"]),
        RuleFacts(
            .arithmeticTraps, "code.arithmetic-traps",
            "A whole number that does not fit its type, and a division of whole numbers by zero, end the app.",
            documentation: ["The Swift Programming Language, Advanced Operators"]),
        RuleFacts(
            .forcedCastTraps, "code.forced-cast-traps",
            "as! ends the app if the object is not of the type.",
            documentation: ["The Swift Programming Language, Type Casting"]),
        RuleFacts(
            .fatalCallTraps, "code.fatal-error-traps",
            "fatalError and preconditionFailure end the app where they are called, and precondition where it does "
                + "not hold. In an app built for debugging assertionFailure and assert do so too.",
            documentation: [
                "Swift standard library: fatalError(_:file:line:)",
                "Swift standard library: assert(_:_:file:line:)",
            ]),
        RuleFacts(
            .endlessLoopEndsApp, "code.endless-loop",
            "Code that keeps the main thread busy lets nothing else happen; the system ends such an app after some "
                + "seconds.", .always, .likely, documentation: ["Xcode: Addressing watchdog terminations"]),
        RuleFacts(
            .endlessGrowthEndsApp, "code.endless-growth",
            "Code that takes more and more memory is ended by the system. Here texts, values, objects and what is "
                + "printed have bounds, and passing one counts as that.", .always, .likely,
            documentation: [
                "Xcode: Identifying high-memory use with jetsam event reports",
                "Documentation/swift-subset.md",
            ]),
        RuleFacts(
            .printWritesLine, "code.print-writes-line",
            "print writes its values as a line, at the moment at which it is called.",
            documentation: ["Swift standard library: print(_:separator:terminator:)"]),
        RuleFacts(
            .unknownCodeIsSkipped, "code.unknown-is-skipped",
            "Code outside the subset that the tutor understands is skipped: what it would have done is not known.",
            documentation: ["Documentation/swift-subset.md"]),
        RuleFacts(
            .mainQueueRunsLater, "code.main-queue-runs-later",
            "A block that is sent to the main queue runs in a later turn of the run loop, never inside the code that "
                + "sent it. Whether the commit of this turn comes before it is not promised.", .always,
            .doubtful, observed: true, facts: ["F22.6"], documentation: ["Dispatch: DispatchQueue.main"]),
        RuleFacts(
            .otherQueuesRunMeanwhile, "code.other-queues",
            "A block on another queue than the main one runs on a thread of its own, at any time; here it runs when the "
                + "turn of the main thread is over.", .always, .doubtful, observed: true,
            documentation: ["Dispatch: DispatchQueue.global(qos:)"]),
        RuleFacts(
            .uiOnMainThreadOnly, "code.ui-on-main-thread",
            "UIKit is for the main thread only: what another one does with it may come late or never, or end the app. From "
                + "iOS 11 on Xcode's Main Thread Checker complains of it.", .from(11),
            documentation: ["Apple, UIKit, About App Development with UIKit", "Xcode: Main Thread Checker"]),
        RuleFacts(
            .timerHoldsItsBlock, "code.timer-holds-block",
            "The run loop holds a scheduled timer, and the timer its target, or its block with all that the block "
                + "captured, until it is invalidated or, if it does not repeat, has fired.",
            documentation: [
                "Foundation: Timer.scheduledTimer(withTimeInterval:repeats:block:)",
                "Core Animation: CADisplayLink.invalidate()",
            ]),
        RuleFacts(
            .sleepingTaskHoldsItsBlock, "code.task-sleeps",
            "Task.sleep lets the time pass before what stands behind it goes on, and other code run meanwhile. Until a task "
                + "is over it holds what its closure captured; a cancelled one sleeps no longer and is thrown an error.",
            documentation: [
                "Swift standard library: Task.sleep(nanoseconds:)", "Swift standard library: Task.cancel()",
            ]),
        RuleFacts(
            .performAfterDelayComesLater, "code.perform-after-delay",
            "perform(_:with:afterDelay:) calls the method in a later turn of the run loop, also with a delay of zero; until "
                + "then the run loop holds the receiver.",
            documentation: ["Foundation: NSObject.perform(_:with:afterDelay:)"]),
        RuleFacts(
            .centerHoldsObserverBlocks, "code.center-holds-blocks",
            "The notification centre holds an observer's block, and what it captured, until the observer is removed; "
                + "an object that it tells by a selector it does not hold.",
            documentation: ["Foundation: NotificationCenter.addObserver(forName:object:queue:using:)"]),
    ]
}
