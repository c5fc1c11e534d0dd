import Session

extension Door {
    /// Types the lines of an input in a session.
    static func driveCommands(_ input: [UInt8]) throws(Fault) {
        let text = String(decoding: input, as: UTF8.self)
        let work = Work()
        var session = WatchedSession(
            .readyController(code: .standard, limit: work.limit), Printout(for: input), work)
        try session.enter(lines: text)
        try session.ask(completing: text)
        try session.checkTranscript()
    }
}
