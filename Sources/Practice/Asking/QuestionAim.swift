/// The outcome that a question should have, drawn before an app is found that gives it.
///
/// The first app would mostly show the most common outcome, and the wording would give the answer away.
struct QuestionAim {
    /// Indicates whether the statement in the question should be true.
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
