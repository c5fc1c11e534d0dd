import Lifecycle

/// Follows each controller of a log through UIKit's states of appearance, and finds steps that they do not allow.
struct AppearanceHistory {
    /// Steps that the states do not allow, and loading without end, in the order of the log.
    private(set) var findings: [LogAnnotation.Finding] = []
    private var states: [String: Callback] = [:]
    /// How often each controller loaded its view without a step of its appearance between.
    private var loads: [String: Int] = [:]

    init(_ calls: [LogCall]) {
        let leaving = Set(
            calls.filter { $0.callback == .viewWillDisappear || $0.callback == .viewDidDisappear }.map(
                \.subject))
        var previous: LogCall?
        for call in calls {
            take(
                call, logsLeaving: leaving.contains(call.subject), follows: previous?.subject == call.subject)
            previous = call
        }
    }

    private mutating func take(_ call: LogCall, logsLeaving: Bool, follows: Bool) {
        switch call.callback {
        case .loadView: countLoad(call)
        case .viewWillAppear:
            let state = states[call.subject]
            if state == .viewDidAppear || state == .viewWillAppear, logsLeaving || follows,
                !call.subject.isEmpty
            {
                findings.append(
                    LogAnnotation.Finding(
                        line: call.line,
                        text: "\(call.subject) appears once more without having disappeared.",
                        cause:
                            "code forwards what UIKit forwards as well, begin and end do not balance, there are two "
                            + "instances of one class, or lines of the log were left out."))
            }
            states[call.subject] = call.callback
            loads[call.subject] = 0
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear: states[call.subject] = call.callback
        default: break
        }
    }

    private mutating func countLoad(_ call: LogCall) {
        loads[call.subject, default: 0] += 1
        guard loads[call.subject] == 3 else { return }
        findings.append(
            LogAnnotation.Finding(
                line: call.line,
                text:
                    "\(call.subject.isEmpty ? "The view" : "The view of \(call.subject)") is loaded over and over.",
                cause: "loadView assigns no view and something reads it (explain endless recursion)."))
    }
}
