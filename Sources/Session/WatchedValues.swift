import CommandLanguage
import Lifecycle

/// Values of something at the beginning of each call of the last command.
package struct WatchedValues: Sendable {
    /// The expressions that were read, as they were typed.
    package let subjects: [String]
    package let rows: [Row]
    let runs: [Run]

    /// The most objects of all apps together that are kept for reading.
    fileprivate static let mostObjects = 200_000

    package struct Row: Sendable {
        package let call: String
        /// The values, one for each subject; nil where there is no such thing.
        package let values: [String?]
    }
}

extension Session {
    /// Plays the last command again, and reads values at each of its calls. Reading changes nothing, so `view` doesn't load.
    func watch(_ subjects: [String]) -> [Reply] {
        let (earlier, last) = lastCommands
        guard let last, let lastRun else {
            return [.message("Nothing has happened yet. Try a command first, such as access view.")]
        }
        // An app is kept for each call.
        let world = lastRun.simulation.world
        let objects = world.controllers.count + world.views.count + world.code.instances.count
        guard lastRun.entries.count * objects <= WatchedValues.mostObjects else {
            return [.message("The last command did too much to read values at each call.")]
        }
        var stage = replay(earlier).stage
        stage.keepsWorlds = true
        let attempt = TrialRun(last, from: stage)
        let rows = attempt.runs.flatMap { run in
            run.visibleCallbacks.compactMap { WatchedValues.Row(at: $0, of: run, subjects) }
        }
        let unread = subjects.indices.first { index in rows.allSatisfy { $0.values[index] == nil } }
        if let unread, !rows.isEmpty {
            return [
                .misunderstood(
                    "watch " + subjects.joined(separator: ", "),
                    CommandError(StateReader.advice(on: subjects[unread])))
            ]
        }
        return [.watched(WatchedValues(subjects: subjects, rows: rows, runs: attempt.runs))]
    }
}

/// Where views are during the calls of a right answer.
extension Session {
    /// Plays the commands of a prediction, and reads at the beginning of each expected call where its controller's view is.
    ///
    /// - Parameters:
    ///   - commands: The commands that were predicted here.
    ///   - expected: The calls.
    /// - Returns: The places in words, with the sizes of views that are resized on the way; an empty text for a call without
    ///   a place.
    package func placesOfViews(during commands: String, at expected: ExpectedCalls) -> [String] {
        var stage = stage
        stage.keepsWorlds = true
        let worlds = TrialRun(commands, from: stage).stage.simulation.earlierWorlds ?? [:]
        let seen = zip(expected.calls, expected.entries).map { call, entry -> (place: String, size: Size?) in
            guard call.callback != .deinitialize, let world = worlds[entry] else { return ("", nil) }
            guard let view = world.controllers[call.controller].view else { return ("not loaded", nil) }
            let size = world.readFrame(of: view).size
            guard !world.isViewInWindow(call.controller) else { return ("in the window", size) }
            // On its way into the window, a view may or may not have its new size.
            return ("in no window", CallbackGroup.loading.contains(call.callback) ? size : nil)
        }
        return seen.indices.map { index in
            let (place, size) = seen[index]
            let isResized = seen.indices.contains {
                expected.calls[$0].controller == expected.calls[index].controller
                    && seen[$0].size.map { $0 != size } ?? false
            }
            return size.flatMap { isResized ? "\(place), \($0.width.brief) x \($0.height.brief)" : nil }
                ?? place
        }
    }
}

extension WatchedValues.Row {
    fileprivate init?(at index: Int, of run: Run, _ subjects: [String]) {
        var then = run.simulation
        guard let world = then.earlierWorlds?[index] else { return nil }
        let entry = then.trace[index]
        then.world = world
        then.earlierWorlds = nil
        let receiver = entry.receiver.name(in: world)
        let reader = StateReader(then, entries: run.entries.lowerBound..<index)
        call = entry.callName(in: world)
        values = subjects.map { reader.value(of: $0, seenFrom: receiver) }
    }
}

extension StateReader {
    /// Returns the value of a subject, such as `view.frame` or `login.view.window != nil`, in one word if there is one.
    ///
    /// - Parameters:
    ///   - text: The subject, which may be compared with nil.
    ///   - receiver: The controller whose property is meant if the subject names none.
    /// - Returns: Nil if there is no such thing.
    fileprivate func value(of text: String, seenFrom receiver: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        let comparison = words.count == 3 && words[2] == "nil" ? words[1] : nil
        guard let subject = words.first, words.count == 1 || comparison == "==" || comparison == "!=" else {
            return nil
        }
        let values = values(of: receiver + "." + subject, like: "") ?? values(of: subject, like: "")
        guard let comparison else { return values?.first { $0 != "set" } ?? values?.first }
        return values.map { ($0.first == "nil") == (comparison == "==") ? "true" : "false" }
    }
}
