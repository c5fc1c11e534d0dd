import Lifecycle
import Session
import SwiftSource
import Testing

@testable import Course

@Suite("Symptoms")
struct SymptomTests {
    private let handbook: Handbook

    init() throws { handbook = try #require(Handbook.shared) }

    private static func session(_ commands: [String] = []) -> Session {
        var session = Session(Session.Start(environment: Environment(), code: .standard))
        for command in commands { _ = session.enter(command) }
        return session
    }

    /// The causes are what the facts say: F9 for presentations, F8 for containers that call no super, F5 for calls by hand
    /// and for children.
    static let symptoms = [
        ("viewWillAppear not called after dismiss", "B is dismissed, back to A (default style)"),
        (
            "viewWillAppear of the presenter is missing after dismiss",
            "B is dismissed, back to A (default style)"
        ),
        ("why is viewDidLoad called twice?", "two instances"),
        ("viewDidLoad is called twice", "sets a's view to nil"),
        ("viewDidLoad called every time", "a new instance of B"),
        ("viewWillAppear isn't called after dismissing a presented view controller", "b were presented as"),
        ("deinit never called", "captures b (self) strongly"),
        ("deinit isn't called when popping", "in a strong property"),
        ("viewDidAppear called twice", "code calls viewDidAppear itself"),
        ("viewWillDisappear called without viewDidDisappear", "the swipe back is canceled"),
        ("viewWillDisappear is called but viewDidDisappear isn't", "the swipe back is canceled"),
        ("viewDidDisappear isn't called after viewWillDisappear", "the swipe back is canceled"),
        ("didMove(toParent:) isn't called on the child", "1  didMove(toParent:) isn't called after addChild"),
        ("viewDidDisappear before viewWillDisappear", "code calls viewDidDisappear itself"),
        ("viewWillAppear of the child not called", "shouldAutomaticallyForwardAppearanceMethods"),
        ("viewWillAppear of the child not called", "is never added to"),
        ("viewWillAppear not called when an app comes back from the background", "the app returns"),
    ]

    @Test("The accepted cause of a symptom is among the first four", arguments: symptoms)
    func causes(symptom: String, cause: String) throws {
        let page = try #require(handbook.symptom(symptom, in: Self.session()), "\(symptom) isn't understood")
        #expect(page.when.contains(cause), "\(page.what) \(page.when)")
    }

    @Test(
        "A session makes the calls of each world that shows a symptom",
        arguments: [
            "viewWillAppear not called after dismiss", "deinit isn't called when popping",
            "viewWillAppear of the child not called",
        ])
    func worlds(symptom: String) throws {
        let search = try #require(handbook.search(for: symptom, in: Self.session()))
        for finding in search.findings.prefix(4) {
            let world = finding.world
            let session = Self.session(world.setUp + world.commands)
            #expect(
                session.simulation.trace.entries.map(\.callbackName)
                    == world.simulation.trace.entries.map(\.callbackName), "\(finding.cause)")
            if let mended = finding.mended {
                #expect(search.calls(in: mended) != search.calls(in: world), "\(finding.cause)")
            }
        }
    }

    @Test("The search begins at the learner's own session")
    func ownSession() throws {
        let session = Self.session([
            "class Feed", "class Detail", "new Feed as feed", "launch feed", "new Detail as detail",
            "present detail", "dismiss",
        ])
        for symptom in ["viewWillAppear of feed missing after dismiss", "feed.viewWillAppear not called"] {
            let page = try #require(handbook.symptom(symptom, in: session))
            #expect(page.when.hasPrefix("1  your session, at dismiss."), "\(page.when)")
            #expect(page.when.contains("If detail were presented as fullScreen"))
        }
    }

    @Test("In a long session, only as much is played as there is time for")
    func longSession() throws {
        let before = (0..<300).flatMap { ["new UIViewController as p\($0)", "release p\($0)"] }
        let session = Self.session(
            before + [
                "class Feed", "class Detail", "new Feed as feed", "launch feed", "new Detail as detail",
                "present detail", "dismiss",
            ])
        let search = try #require(handbook.search(for: "feed.viewWillAppear not called", in: session))
        #expect(search.findings.first?.place.isOwn == true)
        #expect(search.count * before.count <= 40_000)
    }

    @Test("A search leaves out the worlds that would tell no nearer cause")
    func count() throws {
        let search = try #require(handbook.search(for: "viewDidLoad called twice", in: Self.session()))
        #expect(search.findings.count >= SymptomSearch.enough)
        // All changes of all transitions make 1,700 worlds.
        #expect(search.count < 1_200)
    }

    @Test("What tells of no call is no symptom", arguments: ["", "my app crashes", "the screen is black"])
    func others(text: String) { #expect(handbook.symptom(text, in: Self.session()) == nil) }

    @Test("Every change of a command is one that the transitions have")
    func faults() {
        let statements = TransitionCatalogue.drafts.flatMap { draft in
            draft.styles.flatMap { draft.script(style: $0) }
        }.joined(separator: "; ").split(separator: "; ").map(String.init)
        #expect(Fault.all.count > 30)
        for (fault, call) in Fault.all {
            #expect(statements.contains { fault.applied(to: $0, call, [:]) != nil }, "\(fault.at)")
        }
    }
}
