/// A part that makes Swift pass the large value containing it by its address.
///
/// Swift copies a structure with many parts for a call, part by part, even if the function only reads it. It
/// can't if the size of a part is unknown from its type, as with an existential; then it passes the address
/// of the whole. All values of this type are equal.
struct PassedByAddress: Hashable, Sendable {
    private let ofAnySize: (any Sendable)? = nil

    static func == (one: PassedByAddress, other: PassedByAddress) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
