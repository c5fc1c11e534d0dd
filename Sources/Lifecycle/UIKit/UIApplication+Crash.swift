// The ends of the app during a command: an uncaught exception, a Swift trap or error, and endless calls.

extension Simulation {
    /// An exception of UIKit's, which concerns a controller or the whole app: nothing catches it.
    mutating func crash(
        _ exception: AppException, of controller: Controller.ID? = nil, by rule: Rule
    ) -> Interruption {
        .ended(raise(exception, to: controller.map { .controller($0) } ?? .application, by: rule))
    }

    /// A trap of Swift's own: the app is gone.
    package mutating func trap(_ exception: AppException, by rule: Rule) -> Interruption {
        .ended(raise(exception, to: recorder.innermostReceiver, by: rule))
    }

    /// An error that nobody catches ends the app; the text that is printed of it may be code of the learner's again.
    mutating func uncaught(_ error: Value) -> Outcome {
        var description = ""
        do throws(Interruption) {
            if case .string(let text)? = try run(.describe(error)) { description = text }
        } catch {
            if case .ended(let outcome) = error { return outcome }
            description = "?"
        }
        return raise(
            .fatal("Error raised at top level: " + description), to: recorder.innermostReceiver,
            by: .fatalCallTraps)
    }

    private mutating func raise(_ exception: AppException, to receiver: Receiver, by rule: Rule) -> Outcome {
        note(.exception(exception), to: receiver, by: rule)
        recordRule(.exceptionEndsApp)
        return .raised(exception, rule)
    }

    /// The learner's code, or containers inside containers, call each other without end.
    package mutating func overflow() -> Interruption {
        if let lost = leaveUncertain("perhaps endless recursion", .recursion) { return lost }
        let deepest = recorder.innermost.map { trace[$0] } ?? trace.entries.last
        note(
            .endlessRecursion(of: recorder.lastRound ?? 0), to: deepest?.receiver ?? .application,
            by: .endlessRecursionEndsApp)
        return .ended(.overflowed(.endlessRecursionEndsApp))
    }
}
