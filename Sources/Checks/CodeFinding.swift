import Lifecycle

/// A mistake in somebody's code, with its place and what proves it.
package struct CodeFinding: Hashable, Sendable {
    package let kind: FindingKind
    /// The position of the mistake.
    package let place: CodeLocation
    /// A description of the mistake, with the names in the code.
    package let message: String
    /// The class in whose code it stands.
    package let className: String
    /// The run that shows it; nil if the text alone does.
    package let proof: Proof?
    /// The edits that fix it; nil if only a person can.
    package let fix: CodeFix?
    /// The rule that makes it wrong: its own, where mistakes of its kind rest on several, or that of its kind.
    package let rule: Rule
    /// Indicates whether anything is assumed.
    package let confidence: Confidence

    /// The certainty that something is a mistake.
    package enum Confidence: String, Hashable, Sendable {
        /// A run shows it without assumptions, or the text alone proves it.
        case certain
        /// It is a mistake if code that isn't run does what its text says, or an unknown condition holds.
        case likely
    }

    init(
        kind: FindingKind, place: CodeLocation, message: String, className: String, proof: Proof?,
        fix: CodeFix?, rule: Rule? = nil, confidence: Confidence = .certain
    ) {
        self.confidence = confidence
        self.kind = kind
        self.place = place
        self.message = message
        self.className = className
        self.proof = proof
        self.fix = fix
        self.rule = rule ?? kind.facts.rule
    }

    /// The line of a baseline that stands for it, without the position in its file.
    var baselineLine: String { "\(place.file): [\(kind.identifier)] \(className): \(message)" }

    /// A run that shows a mistake.
    package struct Proof: Hashable, Sendable {
        /// The commands, one a line.
        package let commands: [String]
        /// The last events of the run, in order.
        package let trace: [Step]
    }

    /// Something that happened in a run.
    package struct Step: Hashable, Sendable {
        /// The event, in words.
        package let text: String
        /// The nesting depth.
        package let depth: Int
        /// The position of the code that did it; nil if UIKit did.
        package let place: CodeLocation?
    }
}

/// A change of a source file that mends a mistake.
package struct CodeFix: Hashable, Sendable {
    /// A description of the fix.
    package let title: String
    /// The file.
    package let file: String
    /// The changes; no two touch the same bytes.
    package let edits: [Edit]

    /// New text in the place of some bytes.
    package struct Edit: Hashable, Sendable {
        /// The bytes that go, counted from the file's start.
        package let bytes: Range<Int>
        package let text: String
        /// The beginning and the end of the bytes, as line and column.
        package let start: CodeLocation
        package let end: CodeLocation
    }
}

/// Something that would be a mistake if what is not understood did not change it.
package struct UndecidedFinding: Hashable, Sendable {
    package let kind: FindingKind
    package let place: CodeLocation
    /// The reason why it is not known.
    package let reason: UnknownReason
}

/// A controller class that was not followed to the end of a run.
package struct PartlyCheckedClass: Hashable, Sendable {
    package let name: String
    /// The position where the run ended, or of the class.
    package let place: CodeLocation
    /// The reason, and what to do or type to see it.
    package let reason: String
}

extension CodeLocation {
    /// Indicates whether it is before another location, by file, line and column.
    func precedes(_ other: CodeLocation) -> Bool {
        (file, line, column) < (other.file, other.line, other.column)
    }
}
