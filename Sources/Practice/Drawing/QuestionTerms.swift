import Lifecycle

/// The properties of a question that are settled before it is drawn, so that unwanted ones needn't be drawn.
struct QuestionTerms {
    /// The release of the app, as the command `ios` takes it.
    let release: String
    /// Indicates whether the app has at most two controllers of its own, all of them used.
    let isPlain: Bool
    /// The most asked question that it asks; nil if the list has none of its topic and kind, or it isn't plain.
    let listed: ListedQuestion?

    /// Settles the terms of a question.
    ///
    /// - Parameters:
    ///   - identifier: The name of the question.
    ///   - chance: The chance of the question.
    ///
    /// It is nil for a version that settles nothing.
    init?(_ identifier: QuestionIdentifier, _ chance: inout Chance) {
        guard identifier.version > 1 else { return nil }
        release = SampleApp.release(identifier.plan.topic, &chance)
        isPlain = chance.comes(50)
        listed = isPlain ? chance.pick(ListedQuestion.all(of: identifier.plan)) : nil
    }

    /// Returns whether the release is a given one or later.
    func isSince(_ oldest: Int) -> Bool { Release(text: release).map { $0.major >= oldest } ?? false }
}

/// Apps without what only distracts.
extension SampleApp {
    /// The most controllers of the app's own that a plain app has.
    private static let few = 2

    /// The same app with few controllers of its own: those on which others depend, and some of the rest.
    ///
    /// - Parameter chance: What chooses among the rest.
    /// - Returns: Nil if more depend on each other.
    func plain(_ chance: inout Chance) -> SampleApp? {
        let needed = own.filter { isNeeded($0, in: setUp) }
        guard needed.count <= SampleApp.few else { return nil }
        let spare = chance.some(
            chance.number(below: SampleApp.few - needed.count + 1), of: own.filter { !needed.contains($0) })
        let dropped = own.filter { !needed.contains($0) && !spare.contains($0) }
        func isLeft(_ line: String) -> Bool { !dropped.contains { speaks(line, of: $0) } }
        var other = self
        other.own.removeAll(where: dropped.contains)
        other.setUp = setUp.filter(isLeft)
        other.actions = actions.filter(isLeft)
        other.rounds = rounds.filter(isLeft)
        other.others = others.filter(isLeft)
        return other
    }

    /// Returns whether the lines contain a controller that they don't use, and the question doesn't either.
    func hasIdle(in lines: [String], asking question: String) -> Bool {
        own.contains { name in
            lines.contains { speaks($0, of: name) } && !isNeeded(name, in: lines)
                && !speaks(question, of: name)
        }
    }

    /// Returns whether some line uses a controller, beyond creating it.
    private func isNeeded(_ name: String, in lines: [String]) -> Bool {
        let type = classes[name] ?? ""
        let making = [
            "class \(type)", "override loadView in \(type)", "nib \(type)View", "new \(type) as \(name)",
            "access view of \(name)", "release \(name)",
        ]
        return lines.contains { line in
            speaks(line, of: name) && !making.contains(where: line.hasPrefix)
                && !(line.hasPrefix("property ") && line.hasSuffix(" in \(type)"))
        }
    }

    private func speaks(_ line: String, of name: String) -> Bool {
        let type = classes[name] ?? ""
        return [name, type, "\(type)View"].contains(where: line.speaks)
    }
}
