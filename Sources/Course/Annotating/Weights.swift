/// The weights for and against reading some calls of a log as a transition.
///
/// The unit has no meaning outside this file: a call that occurs once in a pattern is worth 2, and the rest
/// is relative to that. Tests with public logs, and with logs that the simulation prints, keep the weights in
/// place.
enum Weights {
    // MARK: - For

    /// A call that the pattern has once: little else explains it.
    static let call = 2.0
    /// A call that UIKit may make any number of times, such as a layout pass: it is in most transitions.
    static let repeatedCall = 0.2

    // MARK: - Against

    /// A transition at all, so that few explain a log rather than many.
    static let transition = 1.0
    /// A call that the pattern has, of someone whom the log tells of by that method, and that did not come.
    static let missing = 1.6
    /// A call that came in the middle and is none of the pattern's: a little less than one that no transition explains.
    static let surplus = 1.3
    /// A call that came once more than it should.
    static let doubled = 0.5
    /// A call that came after one that should have followed it.
    static let late = 1.5
    /// A pattern that shows a mistake of the app's: what works as it should comes first where both explain a log.
    static let mistake = 2.5
    /// A pattern that only the beginning of an app shows, after controllers were spoken of.
    static let notFirst = 0.5
    /// A launch of which nothing is seen but what a rotation brings as well: that is more likely a rotation.
    static let launchUnseen = 0.5
    /// A controller of the pattern that the log does not name, while it names several.
    static let unnamed = 0.3
    /// A controller of the pattern that a log of one other controller does not name: it tells little of others anyway.
    static let unnamedBesideOne = 0.04
    /// A container of the pattern whose calls the log has of someone who does not look like a container.
    static let noContainer = 0.4
    /// A controller that the pattern makes and the log knows already, or the other way round.
    static let notNew = 0.2

    // MARK: - Calls of no transition

    /// A call that no transition explains.
    static let stranger = 1.5
    /// A call that no transition explains and that UIKit makes all the time.
    static let noise = 0.1

    // MARK: - Bounds

    /// The calls beyond which a transition does not reach.
    static let reach = 80
    /// The calls that may come once more in one transition before it is taken to have ended.
    static let mostDoubled = 3
    /// The calls in a row that may be none of the pattern's before it is taken to have ended.
    static let mostStrangersInARow = 2

    // MARK: - Between readings

    /// The least gain by which a transition beats leaving a call alone.
    static let advantage = 0.05
    /// The largest difference between two segmentations that count as equal: sums in another order round
    /// differently.
    static let rounding = 0.01
    /// The most that a fit may score below the best one of its length to be kept.
    static let kept = 0.3
    /// The most that a reading may score below the best one to be shown with it; less than ``kept``.
    static let told = 0.25
    /// The difference up to which two readings are about as good, so that the usual one comes first and the releases
    /// of both count.
    static let equal = 0.05
}
