import Lifecycle

/// The comments at the top of a code sample.
extension String {
    /// The rest of a line `// key: value`; nil if it is none of the key.
    package func value(of key: String) -> String? {
        hasPrefix("// \(key): ") ? String(dropFirst(key.count + 5)) : nil
    }
}

extension Simulation {
    /// The events, one line each.
    package var eventLines: [String] {
        trace.entries.compactMap { entry in
            switch entry.event {
            case .callback where entry.isSeen: "\(entry.receiver.name(in: world)).\(entry.callbackName)"
            case .printed(let text): "print \(text)"
            case .exception(let exception): "trap \(exception.reason(in: world))"
            case .exhausted: "hangs"
            case .endlessRecursion: "overflows"
            case .skipped(let words, .assumed): "assumed \(words)"
            case .skipped(let words, let reason): "unknown \(reason.rawValue) \(words)"
            default: nil
            }
        }
    }
}
