import Lifecycle

/// Callbacks that go together, by the word for them.
enum CallbackGroup: String, CaseIterable {
    case making, loading, unloading, appearing, disappearing, showing, layout, moving, turning, touches, end
    case any

    var callbacks: [Callback] {
        switch self {
        case .making: [.initNibName, .initCoder, .awakeFromNib]
        case .loading: [.loadView, .viewDidLoad]
        case .unloading: [.viewWillUnload, .viewDidUnload]
        case .appearing: [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
        case .disappearing: [.viewWillDisappear, .viewDidDisappear]
        case .showing: Callback.appearances
        case .layout: [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
        case .moving: [.willMoveToParent, .didMoveToParent]
        case .turning: [.willTransitionToTraits, .viewWillTransition]
        case .touches: [.touchesBegan, .touchesEnded]
        case .end: [.deinitialize]
        case .any: Callback.allCases
        }
    }

    func contains(_ callback: Callback) -> Bool { callbacks.contains(callback) }
}
