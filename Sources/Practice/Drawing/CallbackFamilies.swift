import Lifecycle

extension Callback {
    /// Calls that people learn about, in families: what is asked about is taken from these.
    static let families: [[Callback]] = [
        [.loadView, .viewDidLoad],
        appearances,
        [.viewWillLayoutSubviews, .viewDidLayoutSubviews],
        [.willMoveToParent, .didMoveToParent],
        [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload],
        [.willRotate, .willAnimateRotation, .didRotate, .viewWillTransition],
        [.initNibName, .initCoder, .awakeFromNib, .prepareForSegue, .shouldPerformSegue],
        [.deinitialize], [.touchesBegan, .touchesEnded],
    ]

    static let appearing = families[1]
    static let loadingAndAppearing = families[0] + families[1]

    /// Indicates whether UIKit makes the call whenever it lays out.
    var isOfLayout: Bool { Callback.families[2].contains(self) }

    /// The family that it belongs to.
    var family: [Callback] { Callback.families.first { $0.contains(self) } ?? [self] }

    /// Returns whether the second call obviously follows the first: both are about one step.
    func isPlainlyFollowed(by next: Callback) -> Bool {
        switch (self, next) {
        case (.loadView, .viewDidLoad), (.viewWillDisappear, .viewDidDisappear),
            (.viewWillAppear, .viewDidAppear), (.viewWillAppear, .viewIsAppearing),
            (.viewIsAppearing, .viewDidAppear), (.willMoveToParent, .didMoveToParent),
            (.viewWillUnload, .viewDidUnload), (.touchesBegan, .touchesEnded),
            (.viewWillLayoutSubviews, .viewDidLayoutSubviews),
            (.willRotate, .willAnimateRotation), (.willAnimateRotation, .didRotate):
            true
        default: false
        }
    }
}
