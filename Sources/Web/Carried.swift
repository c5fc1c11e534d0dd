// The lessons and pages, from the data that the native program writes: a value is the list of its stored properties in their
// order, a case of an enumeration its raw value or the list of its name and its values, a dictionary the list of its pairs.

/// A value that the native program writes into the page.
protocol Carried {
    init(carried data: JSON)
}

extension JSON {
    /// The value at a place of a list.
    func callAsFunction<Value: Carried>(_ place: Int) -> Value { Value(carried: self[place]) }
}

extension JSON: Carried {
    init(carried data: JSON) { self = data }
}

extension String: Carried {
    init(carried data: JSON) { self = data.text }
}

extension Int: Carried {
    init(carried data: JSON) { self = data.number }
}

extension Bool: Carried {
    init(carried data: JSON) { self = data.bool }
}

extension Optional: Carried where Wrapped: Carried {
    init(carried data: JSON) {
        if case .null = data { self = nil } else { self = Wrapped(carried: data) }
    }
}

extension Array: Carried where Element: Carried {
    init(carried data: JSON) { self = data.list.map { Element(carried: $0) } }
}

extension Set: Carried where Element: Carried {
    init(carried data: JSON) { self = Set(data.list.map { Element(carried: $0) }) }
}

extension Dictionary: Carried where Key: Carried, Value: Carried {
    init(carried data: JSON) {
        self = [:]
        for pair in data.list { self[pair(0)] = pair(1) as Value }
    }
}

extension SourceLine: Carried {
    init(carried data: JSON) { self.init(data(0), line: data(1)) }
}

extension Lesson: Carried {
    init(carried data: JSON) {
        self.init(id: data(0), title: data(1), revision: data(8), parts: data(9))
        (idea, ios, needs, documents) = (data(2), data(3), data(4), data(5))
        (rules, isSkipAllowed, file) = (data(6), data(7), data(10))
    }
}

extension Lesson.Part: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "setup": self = .setup(data(1))
        case "exercise": self = .exercise(data(1))
        default: self = .prose(data(1))
        }
    }
}

extension Lesson.Setup: Carried {
    init(carried data: JSON) { self.init(isHidden: data(0), commands: data(1), line: data(2)) }
}

extension Exercise: Carried {
    init(carried data: JSON) {
        self.init(
            id: data(0), line: data(1), lead: data(2), content: data(3), tips: data(4), note: data(5),
            feedback: data(6), revision: data(7))
    }
}

extension Exercise.Content: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "predict": self = .predict(data(1))
        case "count": self = .count(data(1))
        case "next": self = .next(data(1))
        case "state": self = .state(data(1))
        case "choose": self = .choose(data(1))
        case "do": self = .do(data(1))
        default: self = .fix(data(1))
        }
    }
}

extension Exercise.Question: Carried {
    init(carried data: JSON) {
        self.init(ask: data(0), commands: data(1), rule: Rule(identifier: data[2].text))
    }
}

extension Exercise.MultipleChoice: Carried {
    init(carried data: JSON) { self.init(question: data(0), choices: data(1), goals: data(2)) }
}

extension Exercise.MultipleChoice.Choice: Carried {
    init(carried data: JSON) { self.init(isRight: data(0), text: data(1), explanation: data(2)) }
}

extension Exercise.Task: Carried {
    init(carried data: JSON) {
        self.init(text: data(0), goals: data(1), trials: data(2), solution: data(3))
    }
}

extension Exercise.Repair: Carried {
    init(carried data: JSON) {
        self.init(
            ask: data(0), swift: data(1), commands: data(2), goals: data(3), trials: data(4),
            solution: data(5))
    }
}

extension Exercise.Trial: Carried {
    init(carried data: JSON) { self.init(commands: data(0), goals: data(1)) }
}

extension Exercise.Feedback: Carried {
    init(carried data: JSON) { self.init(mistake: data(0), text: data(1), line: data(2)) }
}

extension Exercise.Feedback.ForeseenMistake: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "order": self = .order(first: data(1), second: data(2))
        case "without": self = .without(data(1))
        case "surplus": self = .surplus(data(1))
        default: self = .nothing
        }
    }
}

extension Prose: Carried {
    init(carried data: JSON) { self.init(blocks: data(0)) }
}

extension Prose.Block: Carried {
    init(carried data: JSON) { self.init(data(0), line: data(1), lastLine: data(2)) }
}

extension Prose.Kind: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "heading": self = .heading(level: data(1), data(2))
        case "list": self = .list(data(1))
        case "code": self = .code(data(1))
        case "quote": self = .quote(data(1))
        case "alert": self = .alert(Prose.Alert(rawValue: data(1)) ?? .note, data(2))
        case "table": self = .table(data(1))
        case "thematicBreak": self = .thematicBreak
        default: self = .paragraph(data(1))
        }
    }
}

extension Prose.List: Carried {
    init(carried data: JSON) { self.init(start: data(0), isTight: data(1), items: data(2)) }
}

extension Prose.List.Item: Carried {
    init(carried data: JSON) { self.init(isChecked: data(0), blocks: data(1)) }
}

extension Prose.CodeBlock: Carried {
    init(carried data: JSON) { self.init(info: data(0), lines: data(1), isClosed: data(2)) }
}

extension Prose.Table: Carried {
    init(carried data: JSON) { self.init(alignments: data(0), header: data(1), rows: data(2)) }
}

extension Prose.Table.Alignment: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "center": self = .center
        case "right": self = .right
        default: self = .left
        }
    }
}

extension Prose.Inline: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "strong": self = .strong(data(1))
        case "emphasis": self = .emphasis(data(1))
        case "strikethrough": self = .strikethrough(data(1))
        case "code": self = .code(data(1))
        case "link": self = .link(data(1), url: data(2))
        case "softBreak": self = .softBreak
        case "hardBreak": self = .hardBreak
        default: self = .text(data(1))
        }
    }
}

extension Release: Carried {
    init(carried data: JSON) { self.init(data(0), data(1)) }
}

extension ReleaseSpan: Carried {
    init(carried data: JSON) { self.init(first: data(0), last: data(1)) }
}

extension HandbookEntry {
    init?(carried data: JSON) {
        self.init(
            name: data(0), title: data(1), aliases: data(2), what: data(3), when: data(4), advice: data(5),
            warning: data(6), releases: data(7), rules: data[8].list.compactMap { Rule(identifier: $0.text) },
            claims: data(9), example: data(10), related: data(11), computed: nil)
    }
}

extension Demonstration: Carried {
    init(carried data: JSON) {
        let lines: [String] = data(2)
        self.init(data(0), releases: data(1), text: lines.joined(separator: "\n"))
    }
}

extension ExamPaper: Carried {
    init(carried data: JSON) {
        self.init(
            seed: UInt64(data[0].text) ?? 0, learner: "", count: data(1),
            topics: data[2].list.compactMap { PracticeTopic(word: $0.text) },
            version: data[3].number == 1 ? 1 : QuestionIdentifier.version)
    }
}

extension AskedClaim: Carried {
    init(carried data: JSON) { self.init(id: data(0), statement: data(1), proof: data(2)) }
}

extension ClaimProof: Carried {
    init(carried data: JSON) {
        self.init(rules: data[0].list.compactMap { Rule(identifier: $0.text) }, sides: data(1))
    }
}

extension ClaimProof.Side: Carried {
    init(carried data: JSON) {
        self.init(role: ClaimProof.Role(rawValue: data(0)) ?? .ignored, demonstration: data(1))
    }
}

/// An answer of practice as the browser keeps it, with a day in place of the time.
extension PracticeResult {
    static let secondsOfDay = 86_400.0

    init?(carried data: JSON) {
        guard let rating = Rating(rawValue: data(4)) else { return nil }
        self.init(
            question: data(0), rule: data(1), topic: data(2), kind: data(3), rating: rating,
            points: Double(data[5].number) / 1000, hints: data(6), belief: data(7),
            seconds: Double(data[8].number) * Self.secondsOfDay)
    }

    var day: Int { Int(seconds / Self.secondsOfDay) }

    var carried: JSON {
        .list([
            .text(question), .text(rule), .text(topic), .text(kind), .number(rating.rawValue),
            .number(Int(points * 1000)), .number(hints), belief.map { .text($0) } ?? .null, .number(day),
        ])
    }
}

extension CitedClaim: Carried {
    init(carried data: JSON) {
        self.init(
            id: data(0), title: data(1), place: data(2), text: data(3), verdict: data(4),
            isBorneOut: data(5), note: data(6), conflicts: data(7))
    }
}
