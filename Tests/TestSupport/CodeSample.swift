import Lifecycle

/// What a comment at the top of a sample of code says.
extension String {
    /// The rest of a line `// key: value`; nil if it is none of the key.
    package func value(of key: String) -> String? {
        hasPrefix("// \(key): ") ? String(dropFirst(key.count + 5)) : nil
    }
}

extension Simulation {
    /// What happened, each as a line.
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
