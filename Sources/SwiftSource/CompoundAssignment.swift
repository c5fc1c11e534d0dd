import Lifecycle

extension Reading {
    /// Returns the target of `a[next()] += 1`, which is read and then assigned, without the calls in it: they
    /// run once.
    ///
    /// - Parameters:
    ///   - target: The target as written.
    ///   - place: The position of the assignment.
    ///   - before: Receives the statements that store the results of the calls.
    /// - Returns: The target with names in place of the calls.
    func once(_ target: Expression, at place: CodeLocation, _ before: inout [Statement]) -> Expression {
        switch target {
        case .member(let base?, let name): return .member(once(base, at: place, &before), name)
        case .unwrapped(let base): return .unwrapped(once(base, at: place, &before))
        case .chained(let base): return .chained(once(base, at: place, &before))
        case .element(let base, let index):
            return .element(
                of: once(base, at: place, &before), at: kept(index, at: place, &before))
        case .call(.member(let base?, Function.subscriptName), let arguments):
            return .call(
                .member(once(base, at: place, &before), Function.subscriptName),
                arguments.map { CallArgument($0.label, kept($0.value, at: place, &before)) })
        case .call: return kept(target, at: place, &before)
        default: return target
        }
    }

    private func kept(
        _ value: Expression, at place: CodeLocation, _ before: inout [Statement]
    ) -> Expression {
        guard !value.isPlain else { return value }
        let name = hiddenName()
        before.append(Statement(.declare(VariableDeclaration(name: name, value: value)), at: place))
        return .name(name)
    }
}

extension Expression {
    /// Indicates whether it has the same value each time, since there is no call in it.
    fileprivate var isPlain: Bool {
        switch self {
        case .literal, .name, .current, .member(nil, _): true
        case .member(let base?, _), .unwrapped(let base), .prefix(_, let base): base.isPlain
        case .infix(let left, _, let right): left.isPlain && right.isPlain
        default: false
        }
    }
}
