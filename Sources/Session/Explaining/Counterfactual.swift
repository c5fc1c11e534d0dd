import CommandLanguage
import Lifecycle

/// A world near the real one in which a wrong answer is right, or at least begins right for longer.
public struct Counterfactual: Sendable {
    /// What is different there.
    public let change: Change
    /// Whether the answer is all that happens there; otherwise it is part of it.
    public let isWhole: Bool
    /// The command that shows both worlds side by side, right after the prediction.
    public let command: String

    /// What can be different in a nearby world.
    public enum Change: Hashable, Sendable {
        /// The release of iOS.
        case release(Release)
    }
}

extension Session {
    /// The nearest world in which an answer is right; failing that, the one that allows its longest beginning.
    func counterfactual(for calls: [Call], of question: Question, _ judgement: Judgement) -> Counterfactual? {
        guard !calls.isEmpty else { return nil }
        let here = environment.release
        let names = calls.map { (question.world.controllers[$0.controller].name, $0.callback) }
        var best: (release: Release, length: Int)?
        let actual = longestBeginning(of: judgement.answer, in: judgement.expected)
        for release in Release.landmarks.sortedByNearness(to: here) where release.major != here.major {
            guard let world = outcome(of: question, on: release) else { continue }
            let answer = names.compactMap { name, callback in
                world.names[name].map { Call($0, callback) }
            }
            guard answer.count == calls.count else { continue }
            let other = Judgement(of: answer, against: world.expected)
            if other.isRight { return counterfactual(release, isWhole: true, question) }
            let length = longestBeginning(of: other.answer, in: world.expected)
            if length > max(actual, best?.length ?? 0) { best = (release, length) }
        }
        return best.flatMap {
            $0.length == calls.count ? counterfactual($0.release, isWhole: false, question) : nil
        }
    }

    private func counterfactual(_ release: Release, isWhole: Bool, _ question: Question) -> Counterfactual {
        let releases = [release, environment.release].sorted().map { String($0.major) }.joined(separator: " ")
        return Counterfactual(
            change: .release(release), isWhole: isWhole,
            command: "compare ios \(releases)")
    }

    /// The number of the answer's first calls that can be found in an allowed order, with others between.
    private func longestBeginning(of answer: [Call], in expected: ExpectedCalls) -> Int {
        var length = answer.count
        while length > 0 {
            if Alignment(of: Array(answer.prefix(length)), with: expected).kept.count == length {
                return length
            }
            length -= 1
        }
        return 0
    }

    private func outcome(
        of question: Question, on release: Release
    ) -> (expected: ExpectedCalls, names: [String: Controller.ID])? {
        let stage = replay(steps, on: EnvironmentChange.release(release).applied(to: environment)).stage
        let attempt = Attempt(question.commands, from: stage)
        guard attempt.failure == nil else { return nil }
        let world = attempt.stage.simulation.world
        let names = Dictionary(
            question.asked.controllers.compactMap { controller -> (String, Controller.ID)? in
                let name = question.world.controllers[controller].name
                return world.controller(named: name).map { (name, $0) }
            }, uniquingKeysWith: { first, _ in first })
        let asked = Asked(
            controllers: names.values.sorted { $0.ordinal < $1.ordinal }, callbacks: question.asked.callbacks)
        return (
            ExpectedCalls(in: attempt.stage.simulation.trace, entries: attempt.entries, asked: asked), names
        )
    }
}

extension [Release] {
    /// The releases, those that are fewest numbers away first; of two equally far, the older one.
    func sortedByNearness(to release: Release) -> [Release] {
        let all = Release.lastReleases
        let here = all.lastIndex { $0.major == release.major } ?? 0
        return sorted { one, other in
            let a = abs((all.firstIndex(of: one) ?? 0) - here),
                b = abs((all.firstIndex(of: other) ?? 0) - here)
            return a != b ? a < b : one < other
        }
    }
}
