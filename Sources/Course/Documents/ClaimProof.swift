import Lifecycle

/// The runs of the engine that prove the verdict on one claim of the documents.
package struct ClaimProof: Hashable, Sendable {
    /// The rules that the claim is about; of an advice, those that make it good advice.
    package let rules: [Rule]
    /// The runs that show the verdict, in the order in which they are told.
    package let sides: [Side]

    /// One run, and what it says of the claim.
    package struct Side: Hashable, Sendable {
        /// The relation of the run to the claim.
        package let role: Role
        /// The run.
        package let demonstration: Demonstration
    }

    /// The relation of a run to a claim.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        /// It is as the claim says.
        case holds
        /// On these releases it is otherwise.
        case differs
        /// The run shows something that the claim leaves out or gets wrong.
        case missing
        /// It is so for another reason than the claim gives.
        case reason
        /// The run shows what happens if you ignore the advice.
        case ignored
    }
}
