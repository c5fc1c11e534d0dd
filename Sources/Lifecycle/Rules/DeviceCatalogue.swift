import CourseTexts

extension Device {
    /// The devices that can be simulated, oldest first.
    package static let all = CourseTexts.rows(of: CourseTexts.devices, separatedBy: "|").compactMap(
        Device.init)

    /// Makes a device of the cells of its row; nil if they aren't understood.
    private init?(_ cells: [String]) {
        let numbers = cells.dropFirst(2).prefix(4).compactMap { Double($0) }
        guard numbers.count == 4, cells.count > 7, let idiom = Idiom(rawValue: cells[1]),
            let first = Release(cells[6]), let last = Release(cells[7])
        else { return nil }
        self.init(
            name: cells[0], idiom: idiom, screen: Size(width: numbers[0], height: numbers[1]),
            topInset: numbers[2], bottomInset: numbers[3], rotatesHomeScreen: cells.last == "rotates",
            firstRelease: first, lastRelease: last)
    }

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
}
