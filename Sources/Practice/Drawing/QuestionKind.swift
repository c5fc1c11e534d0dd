import Lifecycle

/// The kinds of question that practice asks.
package enum QuestionKind: String, CaseIterable, Sendable, Hashable {
    /// Put the calls in order.
    case order
    /// Say what is called next.
    case next
    /// Say how often something is called.
    case count
    /// Say whether something is so afterwards.
    case state
    /// Say whether a statement about the calls is true.
    case statement
    /// Pick the releases on which a call comes.
    case releases
    /// Pick the commands that bring a call.
    case command
    /// Pick the command that a log is of.
    case log
    /// Pick what the console says.
    case console
    /// Pick the methods in which a line does what it should.
    case place
    /// Pick the method of a class in which the mistake is.
    case mistake
    /// Say whether what an article says holds on a release.
    case claim

    /// The task in a few words.
    package var summary: String { AppStep.fact(.summary, of: .kind, rawValue)?.text ?? "" }

    /// The calls that it asks about, and how often.
    var calls: [(callback: Callback, weight: Int)] {
        let items = AppStep.fact(.calls, of: .kind, rawValue)?.items ?? []
        return zip(items, items.dropFirst()).compactMap { name, weight in
            Callback(rawValue: name).flatMap { callback in Int(weight).map { (callback, $0) } }
        }
    }

    /// Indicates whether the right answer is one of a few options, so that it can be guessed.
    package var isGuessable: Bool {
        switch self {
        case .order, .next, .count: false
        case .state, .statement, .releases, .command, .log, .console, .place, .mistake, .claim: true
        }
    }
}
