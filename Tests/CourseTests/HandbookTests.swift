import Lifecycle
import Testing

@testable import Course

@Suite("The handbook", .serialized)
struct HandbookTests {
    static let entries = Handbook.shared?.entries ?? []

    @Test("What is read only when it is needed can be read")
    func isSound() throws {
        try Handbook.carried().prepareForQuestions()
    }

    @Test("Each rule has an example in which it acts")
    func rulesHaveExamples() throws {
        let handbook = try #require(Handbook.shared)
        let without = Rule.allCases.filter { handbook.example(of: $0, on: .standard) == nil }
        #expect(without.map(\.facts.identifier) == [])
    }

    @Test("Every callback has its topic", arguments: Callback.allCases)
    func callbacksAreExplained(callback: Callback) {
        #expect(Handbook.shared?.entry(named: callback.rawValue) != nil)
    }

    @Test("Every container has its topic", arguments: ControllerClass.Kind.allCases)
    func containersAreExplained(kind: ControllerClass.Kind) {
        #expect(Handbook.shared?.entry(named: kind.rawValue) != nil)
    }

    @Test("Every style of presentation has its topic", arguments: Controller.ModalStyle.allCases)
    func stylesAreExplained(style: Controller.ModalStyle) {
        #expect(Handbook.shared?.entry(named: style.rawValue) != nil)
    }

    @Test("Every complaint on the console and every exception has a topic whose example brings it")
    func complaintsAreExplained() {
        var shown: Set<String> = [], borneOut: Set<String> = []
        for entry in Self.entries {
            guard let release = entry.example.releases.releases.last else { continue }
            let run = DemonstrationRun(entry.example, on: release)
            for case .ran(let run) in run.replies.flatMap(\.replies) {
                for index in run.entries {
                    let topic: String
                    switch run.simulation.trace[index].event {
                    case .console(let message): topic = message.topic
                    case .exception(let exception): topic = exception.topic
                    case .printed: topic = entry.name
                    default: continue
                    }
                    if topic == entry.name { shown.insert(topic) }
                    // A mistake of one's own leads to a complaint that has a topic of its own.
                    if topic == entry.name || entry.related.contains(topic) { borneOut.insert(entry.name) }
                }
            }
        }
        let expecting = Self.entries.filter { entry in
            entry.example.lines.contains {
                $0.hasPrefix("expect message") || $0.hasPrefix("expect exception")
            }
        }
        #expect(expecting.map(\.name).filter { !borneOut.contains($0) } == [])
        #expect(Set(HandbookTests.complaints).subtracting(shown) == [])
    }

    /// The topics that ``ConsoleMessage/topic`` and ``AppException/topic`` name.
    private static let complaints = [
        "no root at launch", "nested push", "corrupted navigation bar", "already presenting",
        "presenter not in window", "dismissed too early", "unbalanced calls", "called directly",
        "could not load nib", "view outlet not set", "unknown outlet", "pushed twice",
        "pushed navigation controller", "active controller presented", "wrong parent", "no common parent",
        "unowned reference", "view has an owner", "no such segue", "discouraged presenter",
        "detached presenter",
        "loading while deallocating", "nil presented", "embedded twice", "unsatisfiable constraints",
        "no common ancestor",
    ]

    @Test("An example does what its topic says, on all its releases", arguments: entries.map(\.name))
    func examplesHold(name: String) throws {
        let entry = try #require(Handbook.shared?.entry(named: name))
        #expect(entry.example.lines.contains { Demonstration.expectation(in: $0) != nil })
        for release in entry.example.releases.releases {
            #expect(entry.releases.contains(release))
            let failures = DemonstrationRun(entry.example, on: release).failures
            #expect(failures == [], "on iOS \(release)")
        }
    }

    @Test("A topic that is named after something of UIKit's has the releases of that")
    func namesHaveReleases() throws {
        let handbook = try #require(Handbook.shared)
        let styles = Controller.ModalStyle.allCases.map(\.rawValue)
        let callbacks = Callback.allCases.map(\.rawValue)
        let named = Self.entries.map(\.name).filter { name in
            let isCode = name.contains { $0.isUppercase || $0 == "(" } && !name.contains(" ")
            return isCode || styles.contains(name) || callbacks.contains(name)
        }
        #expect(named.filter { handbook.spans[$0] == nil } == [])
    }

    @Test(
        "The head of a topic tells since when there is what it is named after, not since when its example plays",
        arguments: [
            ("UIWindow", "every iOS version"), ("UISplitViewController", "iOS 3.2 and later"),
            ("definesPresentationContext", "iOS 5 and later"),
            ("presentingViewController", "iOS 5 and later"),
            ("tabBarController(didSelect:)", "every iOS version"),
            ("presentation in progress", "iOS 6 and later"),
            ("init(coder:) or init(nibName:)", "every iOS version"), ("no root at launch", "iOS 5 to 12.5"),
            ("didBecomeActiveNotification", "every iOS version"),
            ("decodeRestorableState", "iOS 6 and later"),
        ])
    func heads(name: String, releases: String) throws {
        let entry = try #require(Handbook.shared?.entry(named: name))
        #expect(entry.releases.description == releases)
    }

    @Test("A topic cannot have other releases than what it is named after")
    func releasesAreUnique() {
        let text = """
            one: {what: A., when: B., do: C., avoid: D., ios: 5+, rules: [], example: access view, also: []}
            """
        #expect(throws: Handbook.Fault.self) { try Handbook([text], releases: "{all: [one]}") }
    }

    @Test("What a topic refers to exists")
    func referencesExist() {
        for entry in Self.entries {
            #expect(entry.related.filter { Handbook.shared?.entry(named: $0) == nil } == [], "\(entry.name)")
            #expect(entry.claims.filter { DocumentLedger.shared?.claim($0) == nil } == [], "\(entry.name)")
        }
    }

    @Test("Every claim of the documents is spoken of in some topic")
    func claimsAreReached() {
        let reached = Set(Self.entries.flatMap(\.allClaims))
        let rules = Set(Rule.allCases.flatMap(\.facts.claims))
        let left = (DocumentLedger.shared?.claims ?? []).map(\.id).filter {
            !reached.contains($0) && !rules.contains($0)
        }
        #expect(left == [])
    }

    @Test(
        "A topic is found by other names and in any case",
        arguments: [
            ("push", "UINavigationController"), ("SAFE AREA", "safe area"),
            ("sheet", "full screen and sheets"),
            ("willMove(toWindow:)", "willMoveToWindow"), ("retain cycle", "references"),
        ])
    func otherNames(asked: String, name: String) {
        #expect(Handbook.shared?.entry(named: asked)?.name == name)
    }

    @Test(
        "A name that is nearly right is recognised",
        arguments: [
            ("rotatoin", "rotation"), ("unbalanced cals", "unbalanced calls"), ("pagesheet.", "pageSheet"),
        ])
    func slips(asked: String, meant: String) {
        #expect(Handbook.shared?.closest(to: asked) == meant)
    }

    @Test("Two topics cannot share a name")
    func namesAreUnique() {
        let text = """
            one: {what: A., when: B., do: C., avoid: D., rules: [], example: access view, also: [], alias: [x]}
            x: {what: A., when: B., do: C., avoid: D., rules: [], example: access view, also: []}
            """
        #expect(throws: Handbook.Fault.self) { try Handbook([text]) }
    }
}
