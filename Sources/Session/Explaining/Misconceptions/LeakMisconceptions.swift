import Lifecycle

extension Misconception {
    /// Beliefs about what keeps a controller alive and does not.
    static let leaks: [Misconception] = [
        Misconception(
            "any-timer-leaks", "A timer with the controller as its target, or in its block, always leaks it.",
            instead: "One that was invalidated, or has fired and does not repeat, holds nothing any more.",
            breaks: .timerHoldsItsBlock,
            sources: [.weakSelf],
            after: """
                class T: UIViewController { var timer: Timer?; override func viewDidLoad() { \
                super.viewDidLoad(); timer = Timer.scheduledTimer(timeInterval: 1, target: self, \
                selector: #selector(tick), userInfo: nil, repeats: true) }; @objc func tick() {}; \
                override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); \
                timer?.invalidate() } }\(Setting.popOfT)
                """,
            predicting: "pop",
            answer: """
                t.willMove(toParent:) t.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                t.viewDidDisappear feed.viewDidAppear t.didMove(toParent:)
                """,
            shows: [.misses(.end, by: .both(.goes, .startsTimer))],
            // What captures it weakly holds it at no time, be it that of a timer or not.
            when: [.none(.both(.startsTimer, .capturesSelfWeakly))]
        )
    ]
}
