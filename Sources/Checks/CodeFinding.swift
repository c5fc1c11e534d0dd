import Lifecycle

/// A mistake in somebody's code, with its place and what proves it.
package struct CodeFinding: Hashable, Sendable {
    package let kind: FindingKind
    /// Where the mistake stands.
    package let place: CodeLocation
    /// What is wrong here, with the names of the code.
    package let message: String
    /// The class in whose code it stands.
    package let className: String
    /// The run that shows it; nil if the text alone does.
    package let proof: Proof?
    /// What mends it; nil if only a person can.
    package let fix: CodeFix?
    /// The rule that makes it wrong: its own, where mistakes of its kind rest on several, or that of its kind.
    package let rule: Rule

    init(
        kind: FindingKind, place: CodeLocation, message: String, className: String, proof: Proof?,
        fix: CodeFix?, rule: Rule? = nil
    ) {
        self.kind = kind
        self.place = place
        self.message = message
        self.className = className
        self.proof = proof
        self.fix = fix
        self.rule = rule ?? kind.facts.rule
    }

    /// A run that shows a mistake.
    package struct Proof: Hashable, Sendable {
        /// The commands, one a line.
        package let commands: [String]
        /// What happened in the end, in order.
        package let trace: [Step]
    }

    /// Something that happened in a run.
    package struct Step: Hashable, Sendable {
        /// What happened, in words.
        package let text: String
        /// How deep it is nested.
        package let depth: Int
        /// Where the code stands that did it; nil if UIKit did by itself.
        package let place: CodeLocation?
    }
}

/// A change of a source file that mends a mistake.
package struct CodeFix: Hashable, Sendable {
    /// What it does, in words.
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
        /// Where the bytes begin and end, as people count.
        package let start: CodeLocation
        package let end: CodeLocation
    }
}

/// Something that would be a mistake if what is not understood did not change it.
package struct UndecidedFinding: Hashable, Sendable {
    package let kind: FindingKind
    package let place: CodeLocation
    /// Why it is not known.
    package let reason: UnknownReason
}

/// A controller class that was not followed to the end of a run.
package struct CutShortClass: Hashable, Sendable {
    package let name: String
    /// Where the run ended, or the class stands.
    package let place: CodeLocation
    /// Why, and what to do or type to see it.
    package let reason: String
}

extension CodeLocation {
    /// Whether it comes before another place: by file, line and column.
    func precedes(_ other: CodeLocation) -> Bool {
        (file, line, column) < (other.file, other.line, other.column)
    }
}
