import Lifecycle

/// Runs the same commands on one release after another. Text that was already read, and a beginning shared with the
/// last run, are not processed again.
package struct ReleaseReplay {
    private var replay: NearbyReplay

    /// Creates a replay in which each app begins with `start`.
    package init(_ start: Session.Start) {
        replay = NearbyReplay(Session(start), stops: [], allowance: .max)
    }

    /// Runs commands in an app of their own.
    ///
    /// - Parameters:
    ///   - commands: The commands whose calls matter.
    ///   - preparation: The commands before them.
    ///   - release: The release that the app runs on.
    ///   - device: The device; if left out, one from the time of the release.
    /// - Returns: The app afterwards, and the entries of its trace that the commands caused; nil if one is not understood,
    ///   or refused on the release.
    package mutating func play(
        _ commands: String, after preparation: String, on release: Release, device: Device? = nil
    ) -> (simulation: Simulation, entries: Range<Int>)? {
        let world = NearbyWorld(
            changes: [], release: release, device: device, shared: 0, setUp: preparation.statements,
            commands: commands.statements)
        return replay.run(world).map { ($0.after, $0.entries) }
    }
}
