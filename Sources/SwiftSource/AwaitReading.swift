import Lifecycle

extension Reading {
    /// A statement that goes on with what it waited for, as in `let sum = await value() + 1`: the call comes first, in a
    /// statement of its own, so that the code can be left there and go on later.
    func waitingFirst(_ kind: Statement.Kind) -> [Statement.Kind] {
        guard case .awaited(let inner)? = kind.value, let call = inner.firstCall, !kind.isAssignedToPart
        else {
            return [kind]
        }
        let name = hiddenName()
        let plain = inner.replacingFirstCall(with: .name(name))
        let rest = plain.mayWait ? Expression.awaited(plain) : plain
        return [
            .declare(VariableDeclaration(name: name, value: .awaited(call))), kind.with(rest),
            // The result is not held any longer than the statement lasts.
            .assign(.name(name), .literal(.nothing)),
        ]
    }
}

extension [Statement] {
    /// Indicates whether the statements were made from a single one that awaits something.
    var waitFirst: Bool {
        guard count == 3, case .declare(let waiting) = self[0].kind,
            case .assign(.name(waiting.name), .literal(.nothing)) = self[2].kind
        else { return false }
        return waiting.name.hasPrefix("$")
    }
}

extension Statement.Kind {
    /// Indicates whether it assigns anything but a variable.
    fileprivate var isAssignedToPart: Bool {
        switch self {
        case .assign(.name, _): false
        case .assign: true
        default: false
        }
    }
}

extension Expression {
    /// The call with which working it out begins, if it is not all of it.
    fileprivate var firstCall: Expression? {
        switch self {
        case .infix(.call(let callee, let arguments), _, _), .member(.call(let callee, let arguments)?, _),
            .element(.call(let callee, let arguments), _), .unwrapped(.call(let callee, let arguments)):
            callee.isPlainCallee ? .call(callee, arguments) : nil
        case .infix(let inner, _, _), .member(let inner?, _), .element(let inner, _), .unwrapped(let inner):
            inner.firstCall
        default: nil
        }
    }

    /// Indicates whether a call of it contains no other call.
    private var isPlainCallee: Bool {
        switch self {
        case .name, .member(.name?, _), .member(.current?, _), .member(.parent?, _): true
        case .member(.member(let base, _)?, _): base.map { Expression.member($0, "").isPlainCallee } ?? false
        default: false
        }
    }

    /// Indicates whether another part of it may await something.
    fileprivate var mayWait: Bool {
        switch self {
        case .literal, .name, .current: false
        case .member(let base, _): base?.mayWait ?? false
        case .unwrapped(let inner), .prefix(_, let inner): inner.mayWait
        case .infix(let one, _, let other), .element(let one, let other): one.mayWait || other.mayWait
        default: true
        }
    }

    fileprivate func replacingFirstCall(with name: Expression) -> Expression {
        func replaced(_ inner: Expression) -> Expression {
            if case .call = inner { name } else { inner.replacingFirstCall(with: name) }
        }
        return switch self {
        case .infix(let inner, let mark, let other): .infix(replaced(inner), mark, other)
        case .member(let inner?, let member): .member(replaced(inner), member)
        case .element(let inner, let index): .element(of: replaced(inner), at: index)
        case .unwrapped(let inner): .unwrapped(replaced(inner))
        default: self
        }
    }
}
