import Lifecycle

/// Annotates a log while it is read, in memory that does not grow with it.
///
/// It works on some thousand calls at a time, with what is known of the log so far and a look ahead: a log that is
/// shorter than that is seen as a whole.
package struct LogAnnotator {
    private var reader = LogReader()
    private var names = LogNames()
    private var cache: PatternCache
    private var annotation: LogAnnotation
    /// Calls that were parted already, for what is said of those that follow.
    private var earlier: ArraySlice<LogCall> = []
    /// The last call that was parted.
    private var previous: LogCall?

    /// The calls beyond which those at the front are parted, and those at the end that then only serve to look ahead.
    private static let window = 20_000, ahead = 2_000

    /// Makes an annotator that has read nothing yet.
    ///
    /// - Parameters:
    ///   - catalogue: The transitions to look for.
    ///   - limit: The number of stretches beyond which only the kinds of what is in the log are kept.
    package init(by catalogue: TransitionCatalogue, keeping limit: Int = 400) {
        cache = PatternCache(catalogue)
        annotation = LogAnnotation(limit: limit)
    }

    /// Reads a piece of the log.
    ///
    /// - Parameter piece: The next bytes in any encoding, cut anywhere; what is no text is passed over.
    package mutating func take(_ piece: ArraySlice<UInt8>) {
        let first = reader.calls.count
        reader.take(piece)
        for call in reader.calls[first...] { names.hear(call) }
        if reader.calls.count >= Self.window { part(isEnd: false) }
    }

    /// Takes what has been read as the whole log.
    package mutating func finish() -> LogAnnotation {
        let first = reader.calls.count
        reader.finish()
        for call in reader.calls[first...] { names.hear(call) }
        part(isEnd: true)
        annotation.end(reader, hasForgotten: names.forgettings > 0)
        return annotation
    }

    /// Parts the calls that wait, at the end all of them.
    private mutating func part(isEnd: Bool) {
        let waiting = reader.calls
        let new = waiting.compactMap(names.settled)
        let table = LogTable(Array(earlier) + new, &names)
        let lookAhead = isEnd ? Int.max : waiting[max(0, waiting.count - Self.ahead)].line
        let end = earlier.count + (new.firstIndex { $0.line >= lookAhead } ?? new.count)
        let parted = Segmentation(table, earlier.count..<end, isEnd: isEnd, by: &cache)
        for stretch in parted.stretches { add(stretch) }
        let rest = (previous?.line ?? 0) + 1
        reader.calls = waiting.filter { $0.line >= max(rest, lookAhead) }
        earlier = table.calls.prefix { $0.line < rest }.suffix(Diagnosis.recalledCalls)
        names.forget(but: reader.calls)
    }

    private mutating func add(_ stretch: LogAnnotation.Stretch) {
        var stretch = stretch
        for call in stretch.calls {
            let subject = names.place(of: call, callback: LogNames.numbers[call.callback] ?? 0)
            let finding = names[subject].history.take(
                call, logsLeaving: names.logsLeaving(of: subject), follows: previous?.subject == call.subject)
            previous = call
            if let finding, !stretch.findings.contains(where: { $0.line == finding.line }) {
                stretch.findings.append(finding)
                stretch.findings.sort { $0.line < $1.line }
            }
        }
        annotation.add(stretch)
    }
}

extension LogNames {
    /// Returns whether the log shows when a subject disappears.
    fileprivate func logsLeaving(of subject: Int) -> Bool {
        [Callback.viewWillDisappear, .viewDidDisappear].contains {
            isTold(LogNames.numbers[$0] ?? 0, of: subject)
        }
    }
}
