import CommandLanguage
import Lifecycle
import Testing

@Suite("Releases")
struct ReleaseTests {
    @Test(
        "A release is read as people write it",
        arguments: [
            ("2", Release(2, 2)), ("5", Release(5, 1)), ("5.0", Release(5)), ("5.1", Release(5, 1)),
            ("17", Release(17, 7)), ("26", Release(26)), ("26.4", Release(26, 4)), ("13.3", Release(13, 3)),
        ])
    func reads(text: String, release: Release) {
        #expect(Release(text: text) == release)
    }

    @Test(
        "What was never released is not read",
        arguments: [
            "", "1", "19", "25", "27", "5.2", "5.-1", "5.1.1", "five", "5.", ".5", "-5",
            "999999999999999999999",
        ])
    func refuses(text: String) {
        #expect(Release(text: text) == nil)
    }

    @Test(
        "A rule holds from its first release to its last",
        arguments: [
            (Rule.isViewLoadedNeverLoads, Release(2, 2), Release(3), true),
            (.viewIfLoadedNeverLoads, Release(8, 4), Release(9), true),
            (.isAppearingFollowsGeometry, Release(12, 5), Release(13), true),
            (.layoutPairFramesLayout, Release(4, 3), Release(5), true),
            (.memoryWarningKeepsViews, Release(5, 1), Release(6), true),
            (.nibVariantFollowsIdiom, Release(3, 1), Release(3, 2), true),
            (.viewDidLoadIsSentByPrivateStep, Release(11, 4), Release(12), true),
            (.memoryWarningUnloadsViews, Release(5, 1), Release(6), false),
            (.willUnloadPrecedesUnload, Release(5, 1), Release(6), false),
            (.willUnloadPrecedesUnload, Release(4, 3), Release(5), true),
            (.plainViewHasApplicationFrame, Release(8, 4), Release(9), false),
            (.rootViewLeavesStatusBarFree, Release(6, 1), Release(7), false),
        ])
    func holds(rule: Rule, before: Release, from: Release, holdsFromThen: Bool) {
        #expect(Environment(release: before).holds(rule) != holdsFromThen)
        #expect(Environment(release: from).holds(rule) == holdsFromThen)
    }

    @Test(
        "A range is told in words",
        arguments: [
            (Rule.getterLoadsMissingView, "iOS 2 and later"), (.memoryWarningKeepsViews, "iOS 6 and later"),
            (.willUnloadPrecedesUnload, "iOS 5"), (.nibVariantFollowsIdiom, "iOS 3.2 and later"),
            (.memoryWarningUnloadsViews, "iOS 2 to 5.1"), (.didUnloadFollowsUnload, "iOS 3 to 5.1"),
            (.rotationHasTwoSteps, "iOS 2 to 5.0"),
        ])
    func describes(rule: Rule, words: String) {
        #expect(rule.facts.range.description == words)
    }

    @Test("The landmarks are the releases at which some rule begins, and the ones before them")
    func landmarks() {
        let landmarks = Release.landmarks
        #expect(landmarks == landmarks.sorted())
        for release in Set(landmarks).subtracting(Release.lastReleases) {
            let one = Environment(release: release), next = Release(release.major, release.minor + 1)
            let other = Environment(release: next)
            #expect(Rule.allCases.contains { one.holds($0) != other.holds($0) }, "\(release)")
        }
        #expect(landmarks.first == Release.lastReleases.first)
        for (before, after) in zip(Release.lastReleases, Release.lastReleases.dropFirst()) {
            let one = Environment(release: before), other = Environment(release: after)
            guard Rule.allCases.contains(where: { one.holds($0) != other.holds($0) }) else { continue }
            #expect(landmarks.contains(before) && landmarks.contains(after), "\(before), \(after)")
        }
    }

    @Test("Each release runs on the device of its time", arguments: Release.lastReleases)
    func devices(release: Release) {
        #expect(Device.ofItsTime(release).runs(release))
        #expect(release.exists)
        #expect(Release.last(of: release.major) == release)
    }
}
