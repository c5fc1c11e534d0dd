import CommandLanguage
import Lifecycle
import Session

/// Ways to the goals of a task or of code that come near the solution without its idea: what is asked for is printed or
/// assigned, calls are made by hand, or another method is overridden.
extension StartingWorld {
    /// Finds a way to the goals of a task that leaves something of the solution out.
    ///
    /// - Parameters:
    ///   - task: The task.
    ///   - file: The lesson's file.
    /// - Returns: The statements; nil if none of those that were tried gets there.
    func shortcut(of task: Exercise.Task, file: String) -> String? {
        let whole = task.solution.flatMap { Lexer.statements(in: $0.text).map(\.text) }
        let tried = task.trials.flatMap(\.commands).flatMap { Lexer.statements(in: $0.text).map(\.text) }
        // Commands that are tried anyway may be left out.
        let parts = whole.indices.filter { !tried.contains(whole[$0]) }.map { left in
            whole.indices.filter { $0 != left }.map { whole[$0] }
        }
        let goals = task.goals + task.trials.flatMap(\.goals)
        let written = WrittenResult(goals, session)
        let typed = (written.statements(named: true) + written.calls).filter { !whole.contains($0) }
        var beginnings = [typed]
        if !written.statements(named: false).isEmpty {
            let inside = written.statements(named: false).joined(separator: "; ")
            let world = session.simulation.world
            let types = world.classes.identifiers.filter(world.isOfApp).map { world.classes[$0].name }
            beginnings += types.flatMap { type in
                Callback.appearing.map { ["override \($0.rawValue) in \(type) { \(inside) }"] }
            }
        }
        for neighbor in whole.neighbors where reaches(task, by: neighbor, file: file) {
            return neighbor.joined(separator: "; ")
        }
        for beginning in beginnings {
            // A statement that only prints may also be typed at the end.
            for part in parts {
                for way in [beginning + part, part + beginning] where reaches(task, by: way, file: file) {
                    return way.joined(separator: "; ")
                }
            }
        }
        return nil
    }

    private func reaches(_ task: Exercise.Task, by way: [String], file: String) -> Bool {
        var session = session
        for statement in way { _ = session.enter(statement) }
        guard session.pending == nil, let goals = try? task.goals.goals(file: file) else { return false }
        let first = start(in: session)
        return goals.allSatisfy { $0.isReached(in: session.simulation, since: first) }
            && task.trials.allSatisfy { $0.standing(in: session, file: file).allSatisfy(\.isMet) }
    }

    /// Finds code that reaches the goals because one of its methods prints or assigns what is asked for.
    ///
    /// - Parameters:
    ///   - repair: The exercise.
    ///   - file: The lesson's file.
    /// - Returns: What was done to the code as it is given; nil if nothing that was tried gets there.
    func shortcut(of repair: Exercise.Repair, file: String) -> String? {
        let code = ExerciseCode(repair.swift)
        let world = trying(code, repair).session
        let written = WrittenResult(repair.goals + repair.trials.flatMap(\.goals), world)
            .statements(named: false).joined(separator: "; ")
        guard !written.isEmpty else { return nil }
        for variant in code.variants(with: written) where reaches(repair, by: variant.code, file: file) {
            return variant.change
        }
        return nil
    }

    private func reaches(_ repair: Exercise.Repair, by code: ExerciseCode, file: String) -> Bool {
        let tried = trying(code, repair)
        guard tried.fault == nil, let goals = try? repair.goals.goals(file: file) else { return false }
        let first = start(in: tried.session), base = with(code).session
        return goals.allSatisfy { $0.isReached(in: tried.session.simulation, since: first) }
            && repair.trials.allSatisfy { $0.standing(in: base, file: file).allSatisfy(\.isMet) }
    }
}

/// Statements that only assign or print the results that goals ask for, in place of a real solution.
private struct WrittenResult {
    private var lines: [(named: String, inside: String)] = []
    /// The calls that the goals ask for, made by hand.
    private(set) var calls: [String] = []

    /// Writes it down.
    ///
    /// - Parameters:
    ///   - goals: The goals.
    ///   - session: The world in which they are, which tells what can be assigned.
    init(_ goals: [SourceLine], _ session: Session) {
        var known: Set<Goal> = []
        for goal in goals.compactMap({ try? Goal($0.text) }) where known.insert(goal).inserted {
            switch goal {
            case .message(let text, true):
                lines.append(("print(\"\(text)\")", "print(\"\(text)\")"))
            case .value(let subject, let value, true):
                let path = subject.split(separator: ".").map(String.init)
                guard path.count == 2, let type = session.simulation.world.className(ofNamed: path[0]),
                    session.simulation.world.declares(path[1], in: type)
                else { continue }
                let isPlain = ["true", "false", "nil"].contains(value) || Double(value) != nil
                let assigned = isPlain ? value : "\"\(value)\""
                lines.append(("\(subject) = \(assigned)", "\(path[1]) = \(assigned)"))
            case .called(let call, _, let count):
                guard let controller = session.simulation.world.newestController(named: call.controller),
                    let line = Command.loading(.call(call.callback, on: controller))
                        .words(in: session.simulation.world)
                else { continue }
                calls += Array(repeating: line, count: max(1, count))
            default: break
            }
        }
    }

    /// The statements, with the names of controllers as at the prompt, or as inside of a class.
    func statements(named: Bool) -> [String] { lines.map { named ? $0.named : $0.inside } }
}

extension World {
    /// The class of the newest controller of a name.
    fileprivate func className(ofNamed name: String) -> ControllerClass.ID? {
        newestController(named: name).map { controllers[$0].classID }
    }

    /// Returns whether a class of the app or one of its superclasses declares a property.
    fileprivate func declares(_ property: String, in type: ControllerClass.ID) -> Bool {
        ancestry(of: type).contains { level in
            classes[level].properties.contains { $0.name == property }
        }
    }
}

extension Callback {
    /// The methods that people write a result into.
    fileprivate static let appearing: [Callback] = [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialize,
    ]

    /// The time at which one of them is called.
    fileprivate var time: Int {
        switch self {
        case .viewWillAppear, .viewDidAppear: 1
        case .viewWillDisappear, .viewDidDisappear: 2
        default: 0
        }
    }
}

extension [String] {
    /// The statements with an override in them moved to a method of another time: loading, appearing or disappearing. The
    /// will and the did of one time are often equally right.
    fileprivate var neighbors: [[String]] {
        indices.flatMap { place -> [[String]] in
            let words = self[place].split(separator: " ", maxSplits: 2)
            guard words.count == 3, words[0] == "override",
                let method = CallbackName.callback(for: String(words[1])), Callback.appearing.contains(method)
            else { return [] }
            return Callback.appearing.filter { $0.time != method.time && $0 != .deinitialize }.map { other in
                var changed = self
                changed[place] = "override \(other.rawValue) \(words[2])"
                return changed
            }
        }
    }
}

extension ExerciseCode {
    /// The code with statements in one of its methods: in place of what it does, or after it; and in a `deinit` of a class.
    fileprivate func variants(with statements: String) -> [(code: ExerciseCode, change: String)] {
        var variants: [(code: ExerciseCode, change: String)] = []
        for body in text.bodies {
            let head = String(text[..<body.lowerBound].split(separator: "\n").last ?? "").trimmed
            let method = head.hasSuffix("{") ? head.dropLast().trimmed : head
            for kept in ["", String(text[body])] {
                let inside = kept + "\n" + statements + "\n"
                let changed = text[..<body.lowerBound] + inside + text[body.upperBound...]
                variants.append((ExerciseCode(String(changed)), "\(statements) in \(method)"))
            }
        }
        for name in classes where !text.contains("deinit") {
            guard let head = text.firstRange(of: "class \(name)"),
                let brace = text[head.upperBound...].firstIndex(of: "{")
            else { continue }
            let place = text.index(after: brace)
            let changed = text[..<place] + "\ndeinit { \(statements) }\n" + text[place...]
            variants.append((ExerciseCode(String(changed)), "deinit { \(statements) } in \(name)"))
        }
        return variants
    }
}

extension String {
    /// The ranges of method bodies between their braces, including the methods of classes.
    fileprivate var bodies: [Range<Index>] {
        var bodies: [Range<Index>] = [], opened: [(place: Index, isClass: Bool)] = []
        var declaration = startIndex
        for place in indices {
            switch self[place] {
            case "{":
                let head = self[declaration..<place].trimmed
                opened.append((index(after: place), head.hasPrefix("class ") || head.contains(" class ")))
                declaration = index(after: place)
            case "}":
                guard let last = opened.popLast() else { continue }
                if !last.isClass, opened.allSatisfy(\.isClass) { bodies.append(last.place..<place) }
                declaration = index(after: place)
            case "\n" where opened.allSatisfy(\.isClass): declaration = index(after: place)
            default: break
            }
        }
        return bodies
    }
}
