/// The names that a piece of code uses at any depth: the variables that it may change and the functions that
/// it calls, with the locations of its statements.
package struct CodeNames: Hashable, Sendable {
    /// The variables and properties that it may give another value.
    package private(set) var assigned: Set<String> = []
    /// The variables and properties of which it may change a part: a value is then another one, an object
    /// stays the same.
    package private(set) var parted: Set<String> = []
    /// The places of all of these, whose objects may be known.
    package private(set) var targets: [Expression] = []
    /// The methods and functions that it calls, without their labels.
    package private(set) var called: Set<String> = []
    /// The variables that it declares.
    package private(set) var declared: Set<String> = []
    /// Indicates whether it may leave the code around it by return, break, continue or an error.
    package private(set) var leaves = false
    /// Indicates whether it may return a value.
    package private(set) var returns = false
    /// Indicates whether it contains a command or unknown code.
    package private(set) var endsApp = false
    package private(set) var places: [CodeLocation] = []
    /// Indicates whether the contents of closures count.
    package var followsClosures = true
    /// The numbers of loops and switches around the statement that is being added, and their labels.
    private var loops = 0, switches = 0, labels: [String] = []

    package init() {}

    package init(_ statements: [Statement]) { add(statements) }

    /// The body of a loop.
    package init(ofLoop body: [Statement], label: String?) {
        labels = label.map { [$0] } ?? []
        loops = 1
        add(body)
        (labels, loops) = ([], 0)
    }

    /// The cases of a `switch`.
    package init(ofSwitch cases: [Statement.Case]) {
        switches = 1
        add(cases)
        switches = 0
    }

    package mutating func add(_ statements: [Statement]) {
        for statement in statements {
            if let place = statement.location { places.append(place) }
            add(statement.kind)
        }
    }

    /// Adds what other code calls and may change.
    package mutating func add(changesOf other: CodeNames) {
        assigned.formUnion(other.assigned)
        parted.formUnion(other.parted)
        called.formUnion(other.called)
        targets += other.targets
    }

    package mutating func add(_ kind: Statement.Kind) {
        switch kind {
        case .callSuper, .perform, .unknown: endsApp = true
        case .returned(nil): leaves = true
        case .leaveLoop(let label): if isLeft(label, by: loops + switches) { leaves = true }
        case .nextRound(let label): if isLeft(label, by: loops) { leaves = true }
        case .fallThrough: if switches == 0 { leaves = true }
        case .labeled(let label, let labeled):
            labels.append(label)
            add(labeled)
            labels.removeLast()
        case .returned(let value?):
            (leaves, returns) = (true, true)
            add(value)
        case .thrown(let value):
            leaves = true
            add(value)
        case .expression(let value): add(value)
        case .assign(let target, let value):
            change(target)
            add(target)
            add(value)
        case .declare(let declaration):
            declared.insert(declaration.name)
            if let value = declaration.value { add(value) }
        case .branch(let conditions, let then, let otherwise):
            add(conditions)
            add(then)
            add(otherwise)
        case .ensure(let conditions, let otherwise):
            add(conditions)
            add(otherwise)
        case .loop(let conditions, let body):
            add(conditions)
            loops += 1
            add(body)
            loops -= 1
        case .each(let name, let sequence, let body):
            declared.insert(name)
            add(sequence)
            loops += 1
            add(body)
            loops -= 1
        case .repetition(let body, let condition):
            add(condition)
            loops += 1
            add(body)
            loops -= 1
        case .choice(let subject, let cases):
            add(subject)
            switches += 1
            add(cases)
            switches -= 1
        case .deferred(let statements): add(statements)
        case .attempt(let statements, let cases):
            add(statements)
            add(cases)
        }
    }

    package mutating func add(_ cases: [Statement.Case]) {
        for one in cases {
            if let condition = one.condition { add(condition) }
            add(one.statements)
        }
    }

    package mutating func add(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .binding(let name, let value):
                declared.insert(name)
                add(value)
            case .holds(let value), .matches(_, let value): add(value)
            case .available, .unknown: break
            }
        }
    }

    package mutating func add(_ expression: Expression) {
        switch expression {
        case .literal, .name, .current, .parent, .unknown, .member(nil, _): break
        case .interpolation(let values), .array(let values): for value in values { add(value) }
        case .dictionary(let keys, let values): for element in keys + values { add(element) }
        case .member(let base?, _), .chained(let base), .unwrapped(let base), .cast(let base, _, _),
            .prefix(_, let base), .attempted(let base, _), .awaited(let base):
            add(base)
        case .element(let one, let other):
            called.insert(Function.subscriptName)
            add(one)
            add(other)
        case .infix(let one, _, let other):
            add(one)
            add(other)
        case .call(let callee, let arguments):
            switch callee {
            case .name(let name):
                called.insert(name)
                if UIKitName.moving.contains(name) { targets.append(expression) }
            case .member(let base, let name):
                called.insert(name)
                if UIKitName.moving.contains(name) { targets.append(expression) }
                if let base, UIKitName.changing.contains(name) { change(base, isPart: true) }
            default: break
            }
            add(callee)
            for argument in arguments {
                if argument.isInOut { change(argument.value) }
                add(argument.value)
            }
        case .closure(let closure): if followsClosures { add(closure) }
        case .ternary(let condition, let one, let other):
            add(condition)
            add(one)
            add(other)
        case .tuple(let values): for value in values { add(value.value) }
        }
    }

    /// Adds a closure's names. A statement that leaves the closure doesn't leave the code around it.
    private mutating func add(_ closure: ClosureExpression) {
        let outer = (leaves, returns, loops, switches)
        add(closure.body.statements)
        (leaves, returns, loops, switches) = outer
    }

    /// Indicates whether `break` or `continue` leaves the code, given the number of enclosing statements that
    /// it can leave.
    private func isLeft(_ label: String?, by count: Int) -> Bool {
        label.map { !labels.contains($0) } ?? (count == 0)
    }

    private mutating func change(_ target: Expression, isPart: Bool = false) {
        switch target {
        case .name(let name):
            insert(name, isPart)
            targets.append(target)
        case .member(let base, let name):
            insert(name, isPart)
            targets.append(target)
            if let base { change(base, isPart: true) }
        case .element(let base, _), .call(.member(let base?, Function.subscriptName), _):
            called.insert(Function.subscriptSetterName)
            change(base, isPart: true)
        case .chained(let base), .unwrapped(let base): change(base, isPart: isPart)
        default: break
        }
    }

    private mutating func insert(_ name: String, _ isPart: Bool) {
        if isPart {
            parted.insert(name)
        } else {
            assigned.insert(name)
        }
    }
}
