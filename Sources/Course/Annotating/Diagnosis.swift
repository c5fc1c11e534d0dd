import Lifecycle

/// An unusual stretch of a log, with the likeliest causes.
struct Diagnosis {
    let match: PatternMatch
    /// The calls of the stretch.
    let calls: ArraySlice<LogCall>
    /// Indicates whether the log ends with the stretch.
    let isLast: Bool

    private var pattern: TransitionCatalogue.Pattern { match.pattern }
    private var lastLine: Int { calls.last?.line ?? 1 }

    /// A call of the stretch, counted from its first one.
    private func logCall(_ place: Int) -> LogCall { calls[calls.startIndex + place] }

    var findings: [LogAnnotation.Finding] {
        var found: [LogAnnotation.Finding] = []
        if let cause = pattern.cause {
            found.append(
                LogAnnotation.Finding(line: lastLine, text: "This isn't the usual order.", cause: cause))
        }
        found += missing
        found += match.doubled.map { doubled(logCall($0)) }
        found += match.late.map(late)
        found += match.surplus.map { surplus(logCall($0)) }
        return found
    }

    private var missing: [LogAnnotation.Finding] {
        let lastFound = pattern.calls.indices.last { !match.missing.contains($0) } ?? 0
        return match.missing.map { position in
            let wanted = pattern.calls[position]
            let subject = match.names[wanted.role].map { logCall($0).subject } ?? ""
            let name = Diagnosis.name(subject, wanted.callback)
            let cause =
                isLast && position > lastFound
                ? "the log ends before the transition does, or the transition never finished."
                : Diagnosis.causeOfAbsence(wanted.callback)
            return LogAnnotation.Finding(line: lastLine, text: "\(name) is missing.", cause: cause)
        }
    }

    private func doubled(_ call: LogCall) -> LogAnnotation.Finding { Diagnosis.doubled(call) }

    /// A call that came although it had come already.
    static func doubled(_ call: LogCall) -> LogAnnotation.Finding {
        let cause: String
        switch call.callback {
        case .loadView, .viewDidLoad, .awakeFromNib, .initCoder, .initNibName:
            cause =
                "two instances of one class; or view was set to nil, or unloaded (iOS 5 and earlier), and then read again."
        case let step where step.isAppearance:
            cause =
                "your code forwards the call, directly or with begin and endAppearanceTransition, and UIKit does too."
        case .willMoveToParent, .didMoveToParent:
            cause = "your code calls it although addChild or removeFromParent already does."
        default: cause = "two instances of one class, or your code calls it directly."
        }
        return LogAnnotation.Finding(
            line: call.line, text: "\(Diagnosis.name(call.subject, call.callback)) is called again.",
            cause: cause)
    }

    private func late(_ late: PatternMatch.Late) -> LogAnnotation.Finding {
        let call = logCall(late.call), other = logCall(late.after)
        return LogAnnotation.Finding(
            line: call.line,
            text: "\(Diagnosis.name(call.subject, call.callback)) should have been called before "
                + "\(Diagnosis.name(other.subject, other.callback)).",
            cause:
                "a different iOS version, style or container than assumed; or an override calls super late."
        )
    }

    private func surplus(_ call: LogCall) -> LogAnnotation.Finding {
        LogAnnotation.Finding(
            line: call.line, text: "\(Diagnosis.name(call.subject, call.callback)) doesn't belong here.",
            cause: Diagnosis.causeAlone(call.callback)
                ?? "another transition in the middle of this one, or your code calls it directly.")
    }

    private static func causeOfAbsence(_ callback: Callback) -> String {
        switch callback {
        case let step where step.isAppearance:
            "a container or superclass overrides it without super, or begin and endAppearanceTransition are unbalanced."
        case .didMoveToParent, .willMoveToParent:
            "a custom container skips one of the steps for adding or removing a child."
        case .loadView, .viewDidLoad: "the view was already loaded; or an override doesn't call super."
        case .deinitialize: "something still retains the controller: a closure, a timer, a delegate."
        case .viewDidUnload, .viewWillUnload:
            "iOS 6 or later, or a view that UIKit couldn't reload."
        default: "an override in a superclass doesn't call super, or a different iOS version."
        }
    }

    /// A call that is part of no transition.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - earlier: The calls before it.
    /// - Returns: What can be said of it.
    static func stranger(_ call: LogCall, before earlier: ArraySlice<LogCall>) -> LogAnnotation.Finding {
        let name = Diagnosis.name(call.subject, call.callback)
        let last = earlier.suffix(recalledCalls).last {
            $0.subject == call.subject && $0.callback.isAppearance
        }
        if call.callback.isAppearance, last?.callback == call.callback { return doubled(call) }
        guard let opening = opening(of: call.callback),
            !earlier.suffix(recalledCalls).contains(where: {
                $0.subject == call.subject && opening.contains($0.callback)
            })
        else {
            return LogAnnotation.Finding(
                line: call.line, text: "\(name) doesn't fit any known transition.",
                cause: causeAlone(call.callback)
                    ?? "your code calls it directly, or lines are missing from the log.")
        }
        return LogAnnotation.Finding(
            line: call.line, text: "\(name) is called without \(opening[0].rawValue).",
            cause:
                "begin and endAppearanceTransition are unbalanced, an override doesn't call super, or lines are missing."
        )
    }

    /// The reason why a call stands alone that no code can make by hand; nil for all others.
    private static func causeAlone(_ callback: Callback) -> String? {
        guard callback == .deinitialize else { return nil }
        return "the instance was never shown, or its appearance wasn't logged."
    }

    /// The number of calls before one that are looked at for what it belongs to.
    static let recalledCalls = 200

    private static func opening(of callback: Callback) -> [Callback]? {
        switch callback {
        case .viewDidAppear, .viewIsAppearing: [.viewWillAppear]
        case .viewDidDisappear: [.viewWillDisappear]
        case .viewDidLayoutSubviews: [.viewWillLayoutSubviews]
        case .viewDidUnload: [.didReceiveMemoryWarning, .viewWillUnload]
        default: nil
        }
    }

    private static func name(_ subject: String, _ callback: Callback) -> String {
        subject.isEmpty ? callback.rawValue : "\(subject).\(callback.rawValue)"
    }
}
