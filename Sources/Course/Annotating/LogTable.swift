/// Some calls of a log in a row with numbers in place of names, quick to compare.
final class LogTable: Sendable {
    /// The calls as they were read.
    let calls: [LogCall]
    /// For each call, who heard it, by the place among the names.
    let heard: [Int]
    /// For each call, the number of its callback.
    let callbacks: [Int]
    /// The controllers and other subjects that the log mentions.
    let names: LogNames

    init(_ calls: [LogCall], _ names: inout LogNames) {
        self.calls = calls
        var heard: [Int] = [], callbacks: [Int] = []
        heard.reserveCapacity(calls.count)
        callbacks.reserveCapacity(calls.count)
        for call in calls {
            let callback = LogNames.numbers[call.callback] ?? 0
            heard.append(names.place(of: call, callback: callback))
            callbacks.append(callback)
        }
        self.heard = heard
        self.callbacks = callbacks
        self.names = names
    }

    /// Returns whether the log mentions a controller before a call.
    func isAfterControllers(_ place: Int) -> Bool { names.firstLineOfControllers < line(place) }

    /// Returns whether the log mentions a subject only from a call on.
    func isNew(_ subject: Int, from place: Int) -> Bool { names.subjects[subject].firstLine >= line(place) }

    private func line(_ place: Int) -> Int { place < calls.count ? calls[place].line : .max }
}
