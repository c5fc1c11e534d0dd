// The lessons and pages, from the data that the native program writes: a value is the list of its stored properties in their
// order, a case of an enumeration its raw value or the list of its name and its values, a dictionary the list of its pairs.

extension SourceLine {
    init(carried data: JSON) { self.init(data[0].text, line: data[1].number) }
}

extension JSON {
    fileprivate var lines: [SourceLine] { list.map { SourceLine(carried: $0) } }
    fileprivate var line: SourceLine? { map { SourceLine(carried: $0) } }
}

extension Lesson {
    init(carried data: JSON) {
        self.init(
            id: data[0].text, title: data[1].text, revision: data[8].text,
            parts: data[9].list.map { Part(carried: $0) })
        idea = data[2].map { $0.text }
        ios = data[3].line
        needs = data[4].lines
        documents = data[5].lines
        rules = data[6].lines
        isSkipAllowed = data[7].bool
        file = data[10].text
    }
}

extension Lesson.Part {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "setup":
            self = .setup(
                Lesson.Setup(
                    isHidden: data[1][0].bool, commands: data[1][1].lines, line: data[1][2].number))
        case "exercise": self = .exercise(Exercise(carried: data[1]))
        default: self = .prose(Prose(carried: data[1]))
        }
    }
}

extension Exercise {
    fileprivate init(carried data: JSON) {
        self.init(
            id: data[0].text, line: data[1].number, lead: Prose(carried: data[2]),
            content: Content(carried: data[3]), tips: data[4].list.map { Prose(carried: $0) },
            note: Prose(carried: data[5]), feedback: data[6].list.map { Feedback(carried: $0) },
            revision: data[7].text)
    }
}

extension Exercise.Content {
    fileprivate init(carried data: JSON) {
        let content = data[1]
        switch data[0].text {
        case "predict": self = .predict(Exercise.Question(carried: content))
        case "count": self = .count(Exercise.Question(carried: content))
        case "next": self = .next(Exercise.Question(carried: content))
        case "state": self = .state(Exercise.Question(carried: content))
        case "choose":
            self = .choose(
                Exercise.MultipleChoice(
                    question: Prose(carried: content[0]),
                    choices: content[1].list.map { choice in
                        Exercise.MultipleChoice.Choice(
                            isRight: choice[0].bool, text: SourceLine(carried: choice[1]),
                            explanation: SourceLine(carried: choice[2]))
                    }, goals: content[2].lines))
        case "do":
            self = .do(
                Exercise.Task(
                    text: Prose(carried: content[0]), goals: content[1].lines,
                    trials: content[2].list.map { Exercise.Trial(carried: $0) }, solution: content[3].lines))
        default:
            self = .fix(
                Exercise.Repair(
                    ask: content[0].line, swift: content[1].lines, commands: content[2].lines,
                    goals: content[3].lines, trials: content[4].list.map { Exercise.Trial(carried: $0) },
                    solution: content[5].lines))
        }
    }
}

extension Exercise.Question {
    fileprivate init(carried data: JSON) {
        self.init(
            ask: SourceLine(carried: data[0]), commands: data[1].lines,
            rule: Rule(identifier: data[2].text))
    }
}

extension Exercise.Trial {
    fileprivate init(carried data: JSON) { self.init(commands: data[0].lines, goals: data[1].lines) }
}

extension Exercise.Feedback {
    fileprivate init(carried data: JSON) {
        self.init(
            mistake: ForeseenMistake(carried: data[0]), text: data[1].text, line: data[2].number)
    }
}

extension Exercise.Feedback.ForeseenMistake {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "order": self = .order(first: data[1].text, second: data[2].text)
        case "without": self = .without(data[1].text)
        case "surplus": self = .surplus(data[1].text)
        default: self = .nothing
        }
    }
}

extension Prose {
    fileprivate init(carried data: JSON) {
        self.init(blocks: data[0].list.map { Block(carried: $0) })
    }
}

extension Prose.Block {
    fileprivate init(carried data: JSON) {
        self.init(Prose.Kind(carried: data[0]), line: data[1].number, lastLine: data[2].number)
    }
}

extension Prose.Kind {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "heading": self = .heading(level: data[1].number, data[2].inlines)
        case "list":
            let list = data[1]
            self = .list(
                Prose.List(
                    start: list[0].map { $0.number }, isTight: list[1].bool,
                    items: list[2].list.map { item in
                        Prose.List.Item(isChecked: item[0].map { $0.bool }, blocks: item[1].blocks)
                    }))
        case "code":
            self = .code(
                Prose.CodeBlock(info: data[1][0].text, lines: data[1][1].lines, isClosed: data[1][2].bool))
        case "quote": self = .quote(data[1].blocks)
        case "alert": self = .alert(Prose.Alert(rawValue: data[1].text) ?? .note, data[2].blocks)
        case "table":
            let table = data[1]
            self = .table(
                Prose.Table(
                    alignments: table[0].list.map { alignment in
                        switch alignment[0].text {
                        case "center": .center
                        case "right": .right
                        default: .left
                        }
                    }, header: table[1].list.map { $0.inlines },
                    rows: table[2].list.map { row in row.list.map { $0.inlines } }))
        case "thematicBreak": self = .thematicBreak
        default: self = .paragraph(data[1].inlines)
        }
    }
}

extension JSON {
    fileprivate var blocks: [Prose.Block] { list.map { Prose.Block(carried: $0) } }
    fileprivate var inlines: [Prose.Inline] { list.map { Prose.Inline(carried: $0) } }
}

extension Prose.Inline {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "strong": self = .strong(data[1].inlines)
        case "emphasis": self = .emphasis(data[1].inlines)
        case "strikethrough": self = .strikethrough(data[1].inlines)
        case "code": self = .code(data[1].text)
        case "link": self = .link(data[1].inlines, url: data[2].text)
        case "softBreak": self = .softBreak
        case "hardBreak": self = .hardBreak
        default: self = .text(data[1].text)
        }
    }
}

extension ReleaseSpan {
    fileprivate init(carried data: JSON) {
        self.init(
            first: Release(data[0][0].number, data[0][1].number),
            last: data[1].map { Release($0[0].number, $0[1].number) })
    }
}

extension HandbookEntry {
    init?(carried data: JSON) {
        self.init(
            name: data[0].text, title: data[1].text, aliases: data[2].texts, what: data[3].text,
            when: data[4].text, advice: data[5].text, warning: data[6].text,
            releases: ReleaseSpan(carried: data[7]),
            rules: data[8].list.compactMap { Rule(identifier: $0.text) }, claims: data[9].texts,
            example: Demonstration(
                data[10][0].text, releases: ReleaseSpan(carried: data[10][1]),
                text: data[10][2].texts.joined(separator: "\n")),
            related: data[11].texts, computed: nil)
    }
}

extension CitedClaim {
    init(carried data: JSON) {
        self.init(
            id: data[0].text, title: data[1].text, place: data[2].text, text: data[3].text,
            verdict: data[4].text, isBorneOut: data[5].bool, note: data[6].map { $0.text },
            conflicts: data[7].texts)
    }
}
