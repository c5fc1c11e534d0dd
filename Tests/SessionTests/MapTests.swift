import Lifecycle
import Session
import Testing

@Suite("The map of a life")
struct MapTests {
    private func station(_ command: String, occurrence: Int = 0, _ release: Release) throws -> [String] {
        let stations = LifeMap(Environment(release: release)).stations.filter { $0.command == command }
        return try #require(stations.count > occurrence ? stations[occurrence] : nil).calls
    }

    @Test("Each station is played on every release")
    func everyRelease() {
        for release in Release.lastReleases {
            #expect(LifeMap(Environment(release: release)).stations.count == 6, "iOS \(release)")
        }
    }

    @Test("A memory warning off screen unloads the view on iOS 5, and then the root loads it again")
    func unloading() throws {
        #expect(
            try station("memory warning", Release(5, 1)) == [
                "didReceiveMemoryWarning", "viewWillUnload", "viewDidUnload",
            ])
        #expect(try station("launch", Release(5, 1)).prefix(2) == ["loadView", "viewDidLoad"])
        #expect(try station("memory warning", Release(17, 7)) == ["didReceiveMemoryWarning"])
    }

    @Test("The map of causes has calls for each cause, and names what differs on other releases")
    func causes() throws {
        let parts = CauseMap(Environment(release: Release(17, 7))).parts
        #expect(parts.allSatisfy { !$0.calls.isEmpty || $0.command == "foreground" })
        let push = try #require(parts.first { $0.command == "push detail" })
        #expect(push.calls.last == "detail.didMove(toParent:)")
        #expect(push.differences.last == "iOS 7 to 12: no detail.viewIsAppearing")
        let swipe = try #require(parts.first { $0.command == "swipe back; cancel" })
        #expect(swipe.differences.first == "iOS 6 and earlier: not possible")
        let warning = try #require(parts.first { $0.command == "memory warning" })
        #expect(warning.differences.contains("iOS 5: also screen.viewWillUnload, screen.viewDidUnload"))
    }
}
