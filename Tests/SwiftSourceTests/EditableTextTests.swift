import CommandLanguage
import Lifecycle
import Session
import SwiftSource
import Testing

/// Tests of the command edit with overrides that were written in words.
@Suite("Overrides in words, as Swift")
struct EditableTextTests {
    /// The words that can be put into an override, besides commands.
    private static let pieces = [
        "with super", "reading view", "setting view", "setting view nil", "setting view MapView",
        "setting view of other",
    ]

    /// Each override of one piece for each method, and each of two pieces for the method that makes the view.
    private static let overrides: [String] =
        Callback.allCases.filter(\.isOverridable).flatMap { callback in
            (["with nothing"] + pieces).map { "override \(callback.rawValue) in Feed \($0)" }
        }
        + pieces.flatMap { first in pieces.map { "override loadView in Feed \(first) and \($0)" } }

    /// A life that calls most of what can be overridden.
    private static let life = [
        "access view of feed", "launch feed", "rotate landscape", "present other", "dismiss",
        "memory warning",
    ]

    private func session() -> Session {
        var session = Session(Session.Start(code: .standard))
        _ = session.enter("class Feed; class Other; new Other as other")
        return session
    }

    /// Returns the events in a life with an override, without the places that only Swift has.
    private func events(of session: Session) -> [String] {
        var session = session
        _ = session.enter("new Feed as feed")
        for line in Self.life { _ = session.enter(line) }
        let trace = session.simulation.trace
        return trace.entries.map {
            "\($0.receiver) \($0.event) \($0.rule) in \($0.caller ?? -1), \($0.reachedBase)"
        }
    }

    @Test("The Swift that is shown does what the words do", arguments: overrides)
    func roundTrip(words: String) throws {
        var worded = session()
        let replies = worded.enter(words)
        try #require(replies.allSatisfy { !$0.isFailure }, "\(replies)")
        let world = worded.simulation.world
        let feed = try #require(world.controllerClass(named: "Feed"))
        let (callback, body) = try #require(world.classes[feed].overrides.first)
        let text = Body.editableText(of: body, overriding: callback, in: world)
        // Edited where the words were said: what they named is known there.
        var edited = worded
        let statement = "override \(callback.rawValue) in Feed {\n\(text)\n}"
        let answers = edited.enter(statement)
        try #require(answers.allSatisfy { !$0.isFailure }, "\(text): \(answers)")
        #expect(events(of: edited) == events(of: worded), "\(text)")
        // Overrides written in Swift are shown as written.
        let after = edited.simulation.world
        #expect(
            Body.editableText(of: after.classes[feed].overrides[callback], overriding: callback, in: after)
                == text)
    }

    @Test("A command inside an override is shown as what saving leaves out")
    func commands() throws {
        var session = session()
        _ = session.enter("override viewDidLoad in Feed with super then memory warning")
        let world = session.simulation.world
        let feed = try #require(world.controllerClass(named: "Feed"))
        let text = Body.editableText(
            of: world.classes[feed].overrides[.viewDidLoad], overriding: .viewDidLoad, in: world)
        #expect(text.hasPrefix("super.viewDidLoad()\n// then memory warning"))
        #expect(text.hasSuffix("so it isn't saved)"))
    }

    @Test("A view class that words have named is the same in Swift; one that nobody named is some view")
    func namedClasses() throws {
        func view(_ lines: [String]) -> [String]? {
            var session = session()
            for line in lines { _ = session.enter(line) }
            let simulation = session.simulation
            return StateReader(simulation, entries: 0..<simulation.trace.count).values(
                of: "feed.view", like: "")
        }
        let swift = "override loadView in Feed { view = MapView() }"
        let look = ["new Feed as feed", "access view of feed"]
        let words = "override loadView in Feed setting view MapView"
        #expect(view([words, swift] + look)?.first == "a MapView")
        #expect(view(["view card: MapView in other", swift] + look)?.first == "a MapView")
        #expect(view(["class MapView: UIView {}", swift] + look)?.first == "a MapView")
        #expect(view([swift] + look)?.first == "a UIView")
    }
}
