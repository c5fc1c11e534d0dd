import CommandLanguage
import Lifecycle

/// What someone has seen who saw what came of a command: the command, and the app that it was carried out in.
///
/// The same command brings the same calls in an equal app. A sight is a hash of both, so that many can be kept; it is the
/// same within one run of the program.
package struct Sight: Hashable, Sendable {
    private let hash: Int

    fileprivate init(_ command: Command, in place: Run.Place) {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(command.inFull)
        hash = hasher.finalize()
    }

    /// The most controllers, views and classes of an app that is compared: far more than any exercise has.
    static let largestApp = 1_000

    /// How something was seen.
    package enum Way: String, Hashable, Sendable {
        /// The commands were carried out, whether they were taken back or not.
        case run
        /// They were compared on several releases.
        case compared
        /// The order was shown, after a right answer, the last wrong one, or instead of one.
        case shown
        /// The app ran again on another release or device.
        case moved
    }
}

extension Run {
    /// What there was to see; nil for what only chose the controller that is meant, and in an app that is so large that
    /// comparing it again and again would take too long.
    package var sight: Sight? {
        guard let command, place.world.objectCount <= Sight.largestApp else { return nil }
        return Sight(command, in: place)
    }
}

extension Question {
    /// What has to be seen to know the answer.
    package var sights: [Sight] { result.runs.compactMap(\.sight) }
}

extension Reply {
    /// What calls it shows.
    package var sights: (seen: [Sight], way: Sight.Way) {
        switch self {
        case .ran(let run): (run.shownSight, .run)
        case .left(let runs, _): (runs.flatMap(\.shownSight), .shown)
        case .judged(let judged), .shown(let judged):
            (judged.showsOrder ? judged.runs.flatMap(\.shownSight) : [], .shown)
        case .comparison(let comparison):
            (comparison.columns.flatMap { $0.runs.flatMap(\.shownSight) }, .compared)
        case .moved(let relocation): (relocation.differences.flatMap(\.new.shownSight), .moved)
        default: ([], .run)
        }
    }
}

extension Run {
    /// A command that was refused shows only that.
    fileprivate var shownSight: [Sight] {
        if case .ignored = outcome { return [] }
        return sight.map { [$0] } ?? []
    }
}

extension Command {
    /// The command that is carried out, where a finger holds it or it stops on the way: it shows the same calls.
    fileprivate var inFull: Command {
        switch self {
        case .hold(let command), .pause(let command): command
        default: self
        }
    }
}

extension World {
    fileprivate var objectCount: Int {
        controllers.count + views.count + classes.count + instances.count + closures.count
    }
}
