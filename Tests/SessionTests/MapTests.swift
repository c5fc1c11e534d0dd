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
}
