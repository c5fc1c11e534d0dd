import Lifecycle

/// The subjects of a log, and what it tells of each: gathered as the log is read.
struct LogNames {
    /// The names, with what is known of each.
    private(set) var subjects: [Subject] = []
    /// For each callback, by its number, whether the log tells of it.
    private(set) var isLogged = [Bool](repeating: false, count: Callback.allCases.count)
    /// The number of controllers that the log mentions.
    private(set) var controllerCount = 0
    /// The line that tells of a controller first.
    private(set) var firstLineOfControllers = Int.max
    private var places: [String: Int] = [:]
    private var classes: [String: Instances] = [:]
    /// The sets of callbacks that are told of someone, and what each becomes with another callback.
    private var toldSets = [[Bool](repeating: false, count: Callback.allCases.count)]
    private var toldNumbers: [[Bool]: Int] = [:]

    /// Someone whom the log speaks of.
    struct Subject {
        let name: String
        /// The line that speaks of it first.
        let firstLine: Int
        /// The number of the set of callbacks that the log tells of it.
        fileprivate(set) var told = 0
        /// Indicates whether the name is that of one of UIKit's containers, or of a subclass.
        let isContainer: Bool
        /// The controller's appearance state, as far as the log has been read.
        var history = AppearanceHistory()

        var isApp: Bool { name == "app" }
        var isUnnamed: Bool { name.isEmpty }
    }

    /// The facts known about the instances that share a name.
    private struct Instances: Equatable {
        var areControllers = false
        var address: String?
        var areSeveral = false
    }

    /// The number of each callback.
    static let numbers = Dictionary(
        uniqueKeysWithValues: Callback.allCases.enumerated().map { ($0.element, $0.offset) })

    init() { toldNumbers[toldSets[0]] = 0 }

    /// Returns whether the log shows a callback of a subject.
    func isTold(_ callback: Int, of subject: Int) -> Bool { toldSets[subjects[subject].told][callback] }

    subscript(subject: Int) -> Subject {
        get { subjects[subject] }
        _modify { yield &subjects[subject] }
    }

    /// Learns from a call whether a name is a controller's, and of how many instances.
    mutating func hear(_ call: LogReader.SpokenCall) {
        let known = classes[call.name]
        var instances = known ?? Instances()
        if call.callback.receiver == .controller { instances.areControllers = true }
        if let address = call.address {
            if let first = instances.address, first != address { instances.areSeveral = true }
            instances.address = instances.address ?? address
        }
        if known != instances { classes[call.name] = instances }
    }

    /// A call with the name that means one controller: without the address where a class has one instance only.
    ///
    /// - Returns: Nil if it is no controller's.
    func settled(_ call: LogReader.SpokenCall) -> LogCall? {
        let instances = classes[call.name]
        switch call.callback.receiver {
        case .view, .delegate, .list, .presentation: return nil
        case .any where instances?.areControllers != true: return nil
        case .any, .controller, .application: break
        }
        let address = instances?.areSeveral == true ? call.address : nil
        return LogCall(
            line: call.line, subject: address.map { "\(call.name) \($0)" } ?? call.name,
            callback: call.callback)
    }

    /// The place of whom a call tells of; the call is remembered.
    mutating func place(of call: LogCall, callback: Int) -> Int {
        let place: Int
        if let known = places[call.subject] {
            place = known
        } else {
            place = subjects.count
            places[call.subject] = place
            let new = Subject(
                name: call.subject, firstLine: call.line,
                isContainer: ["Nav", "Tab", "Page", "Split"].contains { call.subject.contains($0) })
            subjects.append(new)
            if !new.isApp {
                controllerCount += 1
                firstLineOfControllers = min(firstLineOfControllers, call.line)
            }
        }
        if !isTold(callback, of: place) {
            var told = toldSets[subjects[place].told]
            told[callback] = true
            subjects[place].told = number(of: told)
            isLogged[callback] = true
        }
        return place
    }

    private mutating func number(of told: [Bool]) -> Int {
        if let known = toldNumbers[told] { return known }
        toldNumbers[told] = toldSets.count
        toldSets.append(told)
        return toldSets.count - 1
    }
}
