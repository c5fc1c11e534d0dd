@testable import Lifecycle
import TestSupport
import Testing

/// Containers that are told something while what covers them is on its way, or while a finger still drives them.
@Suite("Nobody is left halfway")
struct HalfwayTests {
    static let ways = [
        "launch nav; present modal from second as fullScreen and hold; push detail onto nav; wait 1",
        "launch nav; present modal from second as fullScreen and hold; push detail onto nav; wait 1; dismiss modal",
        "launch nav; present modal from second as fullScreen and hold; push detail onto nav not animated; wait 1; "
            + "dismiss modal",
        "launch nav; present modal from second as fullScreen and hold; pop in nav; wait 1; dismiss modal",
        "launch nav; present modal from second as fullScreen and hold; set stack feed detail in nav; wait 1; "
            + "dismiss modal",
        "launch nav; present modal from second as fullScreen; push detail onto nav; dismiss modal",
        "launch nav; swipe back in nav; present modal from second as fullScreen and hold; cancel; wait 1",
        "launch nav; swipe back in nav; present modal from second as fullScreen; cancel; dismiss modal",
        "launch tabs; present modal from second as fullScreen and hold; select tab 2 of tabs; wait 1; dismiss modal",
        "launch tabs; present modal from second as fullScreen; push detail onto nav; dismiss modal",
        "launch tabs; present modal from second as fullScreen; pop in nav; dismiss modal",
        "launch tabs; select tab 2 of tabs; push detail onto nav; select tab 1 of tabs",
    ]

    @Test("What has appeared is in the window, and nothing else is", arguments: ways)
    func settled(way: String) {
        let objects =
            ["feed", "second", "detail", "modal", "other"].map { "new Feed as \($0)" }
            + ["new UINavigationController as nav with feed", "push second onto nav"]
            + (way.contains("tabs") ? ["new UITabBarController as tabs with nav, other"] : [])
        // Fingers pop from iOS 7 on.
        for release in Release.lastReleases where release >= Release(7) {
            let run = play(["class Feed"] + objects + way.split(separator: ";").map(String.init), on: release)
            #expect(run.fault?.problem == nil, "iOS \(release)")
            let world = run.simulation.world
            let torn = world.controllers.identifiers.filter {
                world.controllers[$0].appearance != (world.isViewInWindow($0) ? .appeared : .disappeared)
            }
            #expect(torn.map { world.controllers[$0].name } == [], "iOS \(release)")
            let hidden = world.controllers.identifiers.filter {
                let top = world.kind(of: $0) == .navigation ? world.controllers[$0].children.last : nil
                return world.isViewInWindow($0) && top.map { !world.isViewInWindow($0) } ?? false
            }
            #expect(hidden.map { world.controllers[$0].name } == [], "iOS \(release)")
        }
    }
}
