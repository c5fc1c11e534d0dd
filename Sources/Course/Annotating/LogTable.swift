import Lifecycle

/// The calls of a log with numbers in place of names, quick to compare however long the log is.
struct LogTable: Sendable {
    /// The calls as they were read.
    let calls: [LogCall]
    /// For each call, who heard it, by the place in ``subjects``.
    let heard: [Int]
    /// For each call, the number of its callback.
    let callbacks: [Int]
    /// Who is spoken of, in the order of the log.
    let subjects: [Subject]
    /// For each callback, by its number, whether the log tells of it.
    let isLogged: [Bool]
    /// The place of the first call of a controller.
    let firstOfControllers: Int
    /// How many controllers the log speaks of.
    let controllerCount: Int

    /// Someone whom the log speaks of.
    struct Subject: Sendable {
        let name: String
        /// Where the log speaks of it first.
        let first: Int
        /// The callbacks that the log tells of it, by number.
        fileprivate(set) var logged: [Bool]
        /// The same for all of whom the log tells the same callbacks.
        fileprivate(set) var kindOfLogged = 0

        var isApp: Bool { name == "app" }
        var isUnnamed: Bool { name.isEmpty }
        /// Whether the name is that of one of UIKit's containers, or of a class below one.
        let isContainer: Bool
    }

    /// The number of each callback.
    static let numbers = Dictionary(
        uniqueKeysWithValues: Callback.allCases.enumerated().map { ($0.element, $0.offset) })

    init(_ calls: [LogCall]) {
        self.calls = calls
        var places: [String: Int] = [:]
        var subjects: [Subject] = []
        var isLogged = Array(repeating: false, count: Callback.allCases.count)
        var heard: [Int] = [], callbacks: [Int] = []
        heard.reserveCapacity(calls.count)
        callbacks.reserveCapacity(calls.count)
        for (place, call) in calls.enumerated() {
            let callback = LogTable.numbers[call.callback] ?? 0
            let subject = places[call.subject] ?? subjects.count
            if subject == subjects.count {
                places[call.subject] = subject
                subjects.append(
                    Subject(
                        name: call.subject, first: place,
                        logged: Array(repeating: false, count: isLogged.count),
                        isContainer: ["Nav", "Tab", "Page", "Split"].contains { call.subject.contains($0) }))
            }
            if !subjects[subject].logged[callback] { subjects[subject].logged[callback] = true }
            isLogged[callback] = true
            heard.append(subject)
            callbacks.append(callback)
        }
        var kinds: [[Bool]: Int] = [:]
        for index in subjects.indices {
            let kind = kinds[subjects[index].logged] ?? kinds.count
            kinds[subjects[index].logged] = kind
            subjects[index].kindOfLogged = kind
        }
        self.subjects = subjects
        self.isLogged = isLogged
        self.heard = heard
        self.callbacks = callbacks
        controllerCount = subjects.count { !$0.isApp }
        firstOfControllers = subjects.first { !$0.isApp }?.first ?? calls.count
    }
}
