import Lifecycle

/// Follows one controller of a log through UIKit's states of appearance, and finds steps that they do not allow.
struct AppearanceHistory {
    private var state: Callback?
    /// The number of times it loaded its view since the last step of its appearance.
    private var loads = 0
    /// Indicates whether its only calls since it loaded its view are viewDidLoad and loadView.
    private var hasJustLoaded = false

    /// Takes the controller's next call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - logsLeaving: Whether the log tells when it leaves.
    ///   - follows: Whether the call before it was its own as well.
    /// - Returns: A step that the states do not allow, or loading once more or without end.
    mutating func take(_ call: LogCall, logsLeaving: Bool, follows: Bool) -> LogAnnotation.Finding? {
        let loadsAgain = hasJustLoaded && call.callback == .viewDidLoad && !call.subject.isEmpty
        hasJustLoaded = call.callback == .viewDidLoad || hasJustLoaded && call.callback == .loadView
        switch call.callback {
        case .viewDidLoad: return loadsAgain && loads < 3 ? Diagnosis.doubled(call) : nil
        case .loadView:
            loads += 1
            return loads == 3 ? AppearanceHistory.loadsOverAndOver(call) : nil
        case .viewWillAppear:
            defer { (state, loads) = (.viewWillAppear, 0) }
            let isThere = state == .viewDidAppear || state == .viewWillAppear
            return isThere && (logsLeaving || follows) && !call.subject.isEmpty
                ? AppearanceHistory.appearsAgain(call) : nil
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear: state = call.callback
        default: break
        }
        return nil
    }

    private static func appearsAgain(_ call: LogCall) -> LogAnnotation.Finding {
        LogAnnotation.Finding(
            line: call.line,
            text: "\(call.subject) appears again without having disappeared.",
            cause:
                "your code forwards calls that UIKit forwards too, begin and endAppearanceTransition are "
                + "unbalanced, there are two instances of one class, or lines are missing from the log.")
    }

    private static func loadsOverAndOver(_ call: LogCall) -> LogAnnotation.Finding {
        LogAnnotation.Finding(
            line: call.line,
            text:
                "\(call.subject.isEmpty ? "The view" : "The view of \(call.subject)") is loaded over and over.",
            cause: "loadView doesn't assign view, and something reads it (explain endless recursion).")
    }
}
