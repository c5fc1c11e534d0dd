import Lifecycle

/// A belief about UIKit that is common and wrong, and that shows in the order in which someone expects calls.
package struct Misconception: Sendable {
    /// The stable name printed to people, such as `sheet-hides-presenter`.
    package let identifier: String
    /// The belief, as a sentence.
    package let belief: String
    /// The right thing to do or to think instead.
    package let remedy: String
    /// The rule that it breaks, or where it breaks several the first of them.
    package let rule: Rule
    /// All rules that it breaks, of which a run meets one or the other.
    let rules: [Rule]
    /// Claims of the documents that speak on it, beside those that the rule cites.
    package let claims: [String]
    /// The places where people were seen to hold it.
    package let sources: [Source]
    /// A question, and a wrong answer that comes of the belief.
    package let example: Example
    /// The signs that the answer must show, all of them.
    let signs: [Sign]
    /// Other mistakes that the belief may cause.
    let consequences: [Sign]
    /// The other conditions, all of them.
    let circumstances: [Circumstance]

    /// A question with a wrong answer.
    package struct Example: Sendable {
        /// The commands that come before.
        package let setUp: String
        /// The commands to predict.
        package let commands: String
        /// The wrong answer.
        package let answer: String
    }

    /// A place where a belief was seen, as named by our collection; it was not necessarily read again for
    /// this entry.
    package enum Source: Sendable, Hashable {
        case page(String, String)
        /// Our collection of interview and quiz questions, and of wrong answers to them.
        case questions

        /// The title of the page, or a description of the collection.
        package var title: String {
            switch self {
            case .page(let title, _): title
            case .questions: "interview and quiz questions"
            }
        }

        /// The URL of the page; nil for the collection.
        package var address: String? {
            switch self {
            case .page(_, let address): address
            case .questions: nil
            }
        }
    }
}

extension Misconception {
    /// Returns the command that asks about the example so that its answer shows the belief: `predict`, or
    /// `predict all` if the belief shows in calls that aren't typical of such commands.
    package func question(from start: Session.Start) -> String {
        let usual = "predict \(example.commands)"
        return isShown(by: usual, from: start) ? usual : "predict all \(example.commands)"
    }

    /// Indicates whether the example's answer to a question reveals this belief.
    package func isShown(by question: String, from start: Session.Start) -> Bool {
        var session = Session(start)
        session.depth = .beliefs
        _ = session.enter(example.setUp)
        _ = session.enter(question)
        guard case .judged(let judged)? = session.enter(example.answer).first else { return false }
        return judged.misconception?.identifier == identifier
    }

    /// The misconception of a name.
    ///
    /// - Parameter identifier: The name, such as `sheet-hides-presenter`.
    /// - Returns: Nil if there is none.
    package static func named(_ identifier: String) -> Misconception? {
        all.first { $0.identifier == identifier }
    }
}
