/// The resource that the learner's code used too much of, which ended its run.
package enum ExhaustedResource: Hashable, Sendable {
    /// More statements and calls than a command may take.
    case steps(Int)
    /// A text that is too long.
    case text
    /// A value with too many values in it.
    case elements
    /// Values nested too deeply.
    case nesting
    /// More printed in one command, or in all, than is kept.
    case output
    /// Too many objects.
    case objects
    /// Too much that happened.
    case entries

    /// The most bytes of a text.
    package static let longestText = 100_000
    /// The most values in an array, a dictionary or a structure, with those in them.
    package static let mostElements = 50_000
    /// The most values one inside the other.
    static let deepestValue = 100
    /// The most bytes that a command prints.
    package static let longestOutput = 100_000
    /// The most bytes that all commands print.
    package static let longestTotalOutput = 1_000_000
    /// The most objects that an app ever makes by code, living and dead.
    static let mostObjects = 100_000
    /// The most that is recorded of what happens to an app.
    static let longestTrace = 1_000_000

    /// The limit that was exceeded, in words.
    package var text: String {
        switch self {
        case .steps(let most): "a command can take at most \(most.grouped) steps"
        case .text: "a string can have at most \(ExhaustedResource.longestText.grouped) bytes"
        case .elements: "a value can contain at most \(ExhaustedResource.mostElements.grouped) others"
        case .nesting: "values can be nested at most \(ExhaustedResource.deepestValue) levels deep"
        case .output:
            "a command can print at most \(ExhaustedResource.longestOutput.grouped) bytes, a session "
                + ExhaustedResource.longestTotalOutput.grouped
        case .entries:
            "an app can have at most \(ExhaustedResource.longestTrace.grouped) recorded calls and changes"
        case .objects: "an app's code can create at most \(ExhaustedResource.mostObjects.grouped) objects"
        }
    }

    /// The largest number of sections, or of rows in one, that a list is taken to have.
    static let mostRows = 10_000
}

extension Int {
    /// The number with a space before each three digits.
    fileprivate var grouped: String {
        let digits = Array(String(self))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(" ") }
            text.append(digit)
        }
        return text
    }
}
