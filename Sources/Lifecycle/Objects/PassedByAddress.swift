/// What a large value has among its parts to be handed to functions by its address.
///
/// Swift copies a structure with many parts for a call, part by part, although the function only reads it. It cannot if a
/// part's size is not known from its type, as that of an existential: then it passes on where the whole lies. All such
/// values are equal.
struct PassedByAddress: Hashable, Sendable {
    private let ofAnySize: (any Sendable)? = nil

    static func == (one: PassedByAddress, other: PassedByAddress) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
