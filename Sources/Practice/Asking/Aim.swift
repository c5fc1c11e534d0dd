/// What a question shall come to, drawn before an app is found that answers it so.
///
/// Whatever the first app shows would mostly be what most apps show, so that the wording gave the answer away.
struct Aim {
    /// Whether what is asked about shall be so.
    let isTrue: Bool
    private let chance: Chance

    init(_ chance: inout Chance) {
        isTrue = chance.comes(50)
        self.chance = Chance(seed: chance.next())
    }

    /// One of some items: of the same items always the same one.
    func pick<Item>(_ items: [Item]) -> Item? {
        var chance = chance
        return chance.pick(items)
    }

    /// A position, each as likely as its weight says.
    func place(weighted weights: [Int]) -> Int {
        var chance = chance
        return chance.place(weighted: weights)
    }
}
