import CommandLanguage
import CourseTexts
import Lifecycle

/// An app that questions can be asked about: what makes it, and what can be done then.
struct SampleApp: Hashable {
    /// The release, as the command `ios` takes it.
    var release: String
    /// Indicates whether the app runs on an iPad.
    var isOnPad = false
    /// The statements that make it.
    var setUp: [String] = []
    /// The controllers of the app's own classes, in the order in which they were made.
    var own: [String] = []
    /// The class of each of them.
    var classes: [String: String] = [:]
    /// Containers of UIKit's own classes.
    var containers: [String] = []
    /// The possible actions, each a line with one or more statements.
    var actions: [String] = []
    /// The possible actions with several steps, so that calls are repeated.
    var rounds: [String] = []
    /// The possible actions with little relation to the topic, offered as distractors.
    var others: [String] = []
    /// The calls that the topic is about; empty if it is about any.
    var family: [Callback] = []
    /// Views that the set-up puts into controllers' views.
    var views: [String] = []
    /// Classes of the app's own that one view each is of.
    var viewTypes: [String] = []

    /// The lines that a learner sees, and that make it.
    var lines: [String] { platform + setUp }

    /// The statements that choose what it runs on.
    var platform: [String] { ["ios \(release)"] + device }

    var environment: Environment? { Release(text: release).map { Environment(release: $0) } }

    /// The statement that selects an iPad from the time of the release.
    private var device: [String] {
        guard isOnPad, let release = Release(text: release),
            let device = Device.ofItsTime(release, idiom: .pad)
        else { return [] }
        return ["device \(device.name)"]
    }

    /// Returns whether the topic is about a call.
    ///
    /// Layout calls are made everywhere, and say little unless layout is the topic.
    func isAbout(_ callback: Callback) -> Bool {
        family.isEmpty ? !callback.isOfLayout : family.contains(callback)
    }

    /// The same on another release.
    func on(_ release: String) -> SampleApp {
        var other = self
        other.release = release
        return other
    }
}

/// Puts a sample app together.
struct SampleAppBuilder {
    var sampleApp: SampleApp
    var chance: Chance
    private var names: [(type: String, name: String)]
    private var containerNames: [String: Int] = [:]
    /// The values that the steps have given names.
    var variables: [String: [String]] = [:]
    private(set) var types: [String: String] = [:]

    init(_ release: String, _ chance: Chance) {
        self.chance = chance
        sampleApp = SampleApp(release: release)
        names = self.chance.shuffled(SampleAppBuilder.pool)
    }

    static let pool = CourseTexts.list("classes").map { (type: $0, name: $0.lowercased()) }

    mutating func add(_ line: String) { sampleApp.setUp.append(line) }

    mutating func comes(_ percent: Int) -> Bool { chance.comes(percent) }

    /// Another class of the app's own.
    mutating func type() -> (type: String, name: String) {
        let next = names.popLast() ?? ("Extra\(sampleApp.own.count)", "extra\(sampleApp.own.count)")
        types[next.name] = next.type
        return next
    }

    /// Adds a plain class and a controller of it.
    ///
    /// - Parameter isAsked: Whether the question may be about the controller.
    /// - Returns: The controller's name.
    mutating func plain(isAsked: Bool) -> String {
        let (type, name) = type()
        add("class \(type)")
        add("new \(type) as \(name)")
        if isAsked { note(name) }
        return name
    }

    /// A controller of a class of its own, perhaps with something that changes how it loads.
    ///
    /// - Parameter ways: How often it is a plain class, one that sets its view, one that calls super, one with a nib and a
    ///   table.
    /// - Returns: Its name.
    mutating func leaf(ways: [Int] = [70, 8, 6, 8, 8]) -> String {
        let (type, name) = type()
        let way = chance.place(weighted: ways)
        add(way == 4 ? "class \(type): UITableViewController" : "class \(type)")
        if way == 1 { add("override loadView in \(type) setting view") }
        if way == 2 { add("override loadView in \(type) with super") }
        if way == 3 {
            add("nib \(type)View with view 320x480")
            add("new \(type) as \(name) from nib \(type)View")
        } else {
            add("new \(type) as \(name)")
        }
        note(name)
        return name
    }

    mutating func note(_ name: String) {
        sampleApp.own.append(name)
        sampleApp.classes[name] = types[name]
    }

    mutating func container(_ type: String, _ name: String, with contents: String) -> String {
        let count = containerNames[name, default: 0] + 1
        containerNames[name] = count
        let name = count == 1 ? name : "\(name)\(count)"
        add("new \(type) as \(name) with \(contents)")
        sampleApp.containers.append(name)
        return name
    }

    /// A style of presentation that the release has, as `present` takes it; empty for none.
    mutating func style() -> String {
        let styles: [(style: Controller.ModalStyle?, weight: Int)] = [
            (nil, 4), (.fullScreen, 6), (.pageSheet, 4), (.formSheet, 3), (.overFullScreen, 4),
            (.currentContext, 2), (.automatic, 1),
        ]
        let existing = styles.filter { style, _ in
            guard let style, let environment = sampleApp.environment else { return true }
            return style.exists(in: environment)
        }
        let style = existing[chance.place(weighted: existing.map { $0.weight })].style
        return style.map { " as \($0.rawValue)" } ?? ""
    }

    mutating func act(_ line: String) {
        if !sampleApp.actions.contains(line) { sampleApp.actions.append(line) }
    }

    /// Offers something that has little to do with the topic.
    mutating func offer(_ line: String) {
        if !sampleApp.others.contains(line) { sampleApp.others.append(line) }
    }
}
