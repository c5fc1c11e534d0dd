extension Device {
    /// The devices that can be simulated, oldest first. The screens are those of Apple's technical specifications. What
    /// is covered at the top and bottom of a phone without a home button was printed on an iPhone X and an iPhone 15
    /// (useyourloaf.com, Supporting iPhone X; csl.cool, iOS Layout Adaptation); that of the iPhone 11 was observed. The
    /// home screen of an iPad turns too, but an app was launched upright there as well (fact F19.5).
    package static let all: [Device] = [
        phone("iPhone", 320, 480, from: Release(2), through: Release(6, 1)),
        pad("iPad", 768, 1024, from: Release(3, 2), through: Release(12, 5)),
        phone("iPhone 5", 320, 568, from: Release(6), through: Release(10, 3)),
        phone("iPhone 5s", 320, 568, from: Release(7), through: Release(12, 5)),
        phone("iPhone 6", 375, 667, from: Release(8), through: Release(12, 5)),
        plus("iPhone 6 Plus", from: Release(8), through: Release(12, 5)),
        phone("iPhone SE 2016", 320, 568, from: Release(9, 3), through: Release(15, 8)),
        phone("iPhone SE", 375, 667, from: Release(13), through: Release(26, 0)),
        plus("iPhone 8 Plus", from: Release(11), through: Release(16, 7)),
        phone("iPhone X", 375, 812, 44, 34, from: Release(11), through: Release(16, 7)),
        phone("iPhone XS Max", 414, 896, 44, 34, from: Release(12), through: Release(18, 7)),
        phone("iPhone XR", 414, 896, 44, 34, from: Release(12), through: Release(18, 7)),
        phone("iPhone 11", 414, 896, 48, 34, from: Release(13), through: Release(26, 0)),
        phone("iPhone 15", 393, 852, 59, 34, from: Release(17), through: Release(26, 0)),
        pad("iPad Pro", 1024, 1366, from: Release(9, 1), through: Release(26, 0)),
        pad("iPad Air", 820, 1180, from: Release(14), through: Release(26, 0)),
    ]

    /// A phone that was usual when a release was new.
    ///
    /// - Parameter release: The release that has to run on it.
    /// - Returns: The phone that the release is simulated on unless another is named.
    package static func ofItsTime(_ release: Release) -> Device {
        let usual: String =
            switch release.major {
            case ...5: "iPhone"
            case 6...7: "iPhone 5"
            case 8...12: "iPhone 6"
            case 13...16: "iPhone 11"
            default: "iPhone 15"
            }
        return all.first { $0.name == usual } ?? all[0]
    }

    /// A device of a family that was usual when a release was new.
    ///
    /// - Parameters:
    ///   - release: The release that has to run on it.
    ///   - idiom: The family.
    /// - Returns: Nil if the release never ran on the family: iPads begin with iOS 3.2.
    package static func ofItsTime(_ release: Release, idiom: Idiom) -> Device? {
        idiom == .phone ? ofItsTime(release) : all.first { $0.idiom == idiom && $0.runs(release) }
    }

    /// The device that a name stands for.
    ///
    /// - Parameters:
    ///   - name: The name, in capitals or small letters. iPhone and iPad, which the first ones of their families were
    ///     called, stand for a later one where the release does not run on the first.
    ///   - release: The release that is to run on it.
    /// - Returns: Nil if no device has the name. The release may not run on the one that has.
    package static func named(_ name: String, on release: Release) -> Device? {
        guard let first = all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
        let isFamily = first.name == "iPhone" || first.name == "iPad"
        guard isFamily, !first.runs(release) else { return first }
        return ofItsTime(release, idiom: first.idiom) ?? first
    }

    /// Returns whether the device runs a release.
    package func runs(_ release: Release) -> Bool {
        release >= firstRelease && release.major <= lastRelease.major
    }

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ top: Double = 20, _ bottom: Double = 0,
        rotatesHomeScreen: Bool = false, from first: Release, through last: Release
    ) -> Device {
        Device(
            name: name, idiom: .phone, screen: Size(width: width, height: height), topInset: top,
            bottomInset: bottom, rotatesHomeScreen: rotatesHomeScreen, firstRelease: first, lastRelease: last)
    }

    /// A phone of the largest size of its time, with a home button.
    private static func plus(_ name: String, from first: Release, through last: Release) -> Device {
        phone(name, 414, 736, rotatesHomeScreen: true, from: first, through: last)
    }

    private static func pad(
        _ name: String, _ width: Double, _ height: Double, from first: Release, through last: Release
    ) -> Device {
        Device(
            name: name, idiom: .pad, screen: Size(width: width, height: height), topInset: 20, bottomInset: 0,
            rotatesHomeScreen: false, firstRelease: first, lastRelease: last)
    }
}
