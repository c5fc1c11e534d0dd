import CommandLanguage
/// The lines of an exercise, parted into those with a key, such as `goal:`, and the others.
struct ExerciseLines {
    private(set) var keyed: [(key: Key, value: SourceLine)] = []
    /// The lines without a key, blank ones among them.
    private(set) var free: [SourceLine] = []

    enum Key: String, CaseIterable {
        case ask, goal, solution, run, check
    }

    init(_ lines: [SourceLine], of kind: Exercise.Kind, problems: inout ProblemList) {
        for line in lines {
            guard let (word, rest) = Self.split(line.text) else {
                free.append(line)
                continue
            }
            if let key = Key(rawValue: word) {
                note(key, value: line.with(rest), in: kind, problems: &problems)
            } else if [.predict, .count, .next, .state].contains(kind)
                || Spelling.closest(to: word, among: kind.keys.map { $0.rawValue }) != nil
            {
                let known = kind.keys.map { $0.rawValue + ":" }
                problems.addUnknown(
                    word + ":", line.line, "a \(kind.rawValue) exercise has no \(word): line", known: known)
            } else {
                free.append(line)
            }
        }
    }

    func values(_ key: Key) -> [SourceLine] {
        keyed.filter { $0.key == key }.map { $0.value }
    }

    /// The goals above the first `check:`, which hold at the end.
    var goals: [SourceLine] { keyed.prefix { $0.key != .check }.filter { $0.key == .goal }.map { $0.value } }

    /// The trials: each run of lines `check:` with the goals below it.
    var trials: [Exercise.Trial] {
        var trials: [Exercise.Trial] = []
        for line in keyed.drop(while: { $0.key != .check }) {
            switch line.key {
            case .check where trials.last?.goals.isEmpty == true:
                trials[trials.count - 1].commands.append(line.value)
            case .check: trials.append(Exercise.Trial(commands: [line.value], goals: []))
            case .goal: trials[trials.count - 1].goals.append(line.value)
            case .ask, .solution, .run: break
            }
        }
        return trials
    }

    private mutating func note(
        _ key: Key, value: SourceLine, in kind: Exercise.Kind, problems: inout ProblemList
    ) {
        let name = key.rawValue
        guard kind.keys.contains(key) else {
            let known = kind.keys.map { $0.rawValue + ":" }.joined(separator: ", ")
            problems.add(value.line, "a \(kind.rawValue) exercise has no \(name): line", "use only: \(known)")
            return
        }
        if value.text.isEmpty {
            problems.add(value.line, "\(name): is empty", "write something after it, or remove the line")
        }
        if key == .ask, keyed.contains(where: { $0.key == .ask }) {
            problems.add(value.line, "there is more than one ask:", "ask one thing in an exercise")
        }
        keyed.append((key, value))
    }

    /// Cuts a line that begins with one word in small letters and a colon.
    private static func split(_ line: String) -> (word: String, rest: Substring)? {
        guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
        let word = line[..<colon]
        let rest = line[line.index(after: colon)...]
        guard word.allSatisfy({ ("a"..."z").contains($0) }), rest.first?.isWhitespace ?? true else {
            return nil
        }
        return (String(word), rest)
    }
}

extension Exercise.Kind {
    fileprivate var keys: [ExerciseLines.Key] {
        switch self {
        case .predict, .count, .next, .state: [.ask]
        case .choose: [.goal]
        case .do: [.goal, .check, .solution]
        case .fix: [.ask, .goal, .check, .run]
        }
    }
}
