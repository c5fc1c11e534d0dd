import Lifecycle

/// Annotates a log, once all of it has been read.
package struct LogAnnotator {
    private var reader = LogReader()
    private let catalogue: TransitionCatalogue

    /// Makes an annotator that has read nothing yet.
    ///
    /// - Parameter catalogue: The transitions to look for.
    package init(by catalogue: TransitionCatalogue) { self.catalogue = catalogue }

    /// Reads a piece of the log.
    ///
    /// - Parameter piece: The next bytes in any encoding, cut anywhere; what is no text is passed over.
    package mutating func take(_ piece: ArraySlice<UInt8>) { reader.take(piece) }

    /// Takes what has been read as the whole log.
    package mutating func finish() -> LogAnnotation {
        reader.finish()
        var names = LogNames(), annotation = LogAnnotation()
        for call in reader.calls { names.hear(call) }
        let log = LogTable(reader.calls.compactMap(names.settled), &names)
        var previous: LogCall?, shown: [Set<String>: LogAnnotation.Stretch] = [:]
        for var stretch in Segmentation(log, by: catalogue).stretches {
            for call in stretch.calls {
                let subject = names.place(of: call, callback: LogNames.numbers[call.callback] ?? 0)
                let finding = names[subject].history.take(
                    call, logsLeaving: names.logsLeaving(of: subject),
                    follows: previous?.subject == call.subject)
                previous = call
                if let finding, !stretch.findings.contains(where: { $0.line == finding.line }) {
                    stretch.findings.append(finding)
                    stretch.findings.sort { $0.line < $1.line }
                }
            }
            if let pair = stretch.pair {
                if let finding = shown[pair].flatMap(stretch.contradiction) {
                    stretch.findings.insert(finding, at: 0)
                }
                shown[pair] = stretch
            }
            annotation.add(stretch)
        }
        annotation.end(reader)
        return annotation
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
