import Session
import SwiftSource
import Testing

/// Tests of view classes that only words have named.
@Suite("View classes that words have named")
struct NamedViewClassTests {
    private func session() -> Session {
        var session = Session(Session.Start(code: .standard))
        _ = session.enter("class Feed; class Other; new Other as other")
        return session
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
