import Foundation
import UntrustedYAML
import Yams

/// Reads rubrics; Documentation/grading.md describes their form.
package struct RubricReader {
    private var rubric = Rubric()

    /// The bytes that a rubric may have.
    package static let limit = 1 << 20

    private enum Key: String, CaseIterable {
        case credit, seen, changed, attempt, several, hint, skip, play, pass, deadline, extensions, late
        case undated, points, void, feedback, visibility, lessons, exam, predictions, overrides
    }

    /// Reads a rubric.
    ///
    /// - Parameters:
    ///   - bytes: All bytes of the file.
    ///   - names: What its lessons, exercises and learners can be called; nil if anything goes.
    /// - Returns: The rubric; what it does not say is as without one.
    /// - Throws: A ``FileFault`` with the first place that cannot be used.
    package static func read(
        _ bytes: [UInt8], names: RubricNames? = nil
    ) throws(FileFault) -> Rubric {
        guard bytes.count <= limit else {
            throw FileFault(line: 1, "The rubric is larger than 1 MiB.", "Remove what you don't need.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileFault(line: 1, "The rubric is not UTF-8.", "Save it as UTF-8.")
        }
        var reader = RubricReader()
        guard let root = try parse(text) else { return reader.rubric }
        guard case .mapping(let mapping) = root else {
            throw FileFault(
                line: root.line, "The rubric is not a list of keys.", "Write lines such as: seen: zero")
        }
        for (key, value) in mapping { try reader.take(key, value) }
        let needs: [Key] =
            (reader.rubric.late > 0 ? [.late] : []) + (reader.rubric.undated == .late ? [.undated] : [])
            + (reader.rubric.extensions.isEmpty ? [] : [.extensions])
        if let need = needs.first, reader.rubric.deadline == nil {
            let key = mapping.keys.first { $0.scalar?.string == need.rawValue }
            throw FileFault(
                line: key?.line ?? 1, "\(need.rawValue) needs a deadline.",
                "Write a line such as: deadline: 2026-06-01T12:00:00Z")
        }
        if let names {
            try names.check(mapping, reader.rubric)
            // An exam about all topics names none.
            if reader.rubric.exam?.topics == Set(names.topics) { reader.rubric.exam?.topics = [] }
        }
        return reader.rubric
    }

    private static func parse(_ text: String) throws(FileFault) -> Node? {
        do throws(YAMLFault) {
            return try UntrustedYAML(longest: limit, deepest: 6).root(of: text)
        } catch {
            throw FileFault(
                line: error.line,
                "The rubric can't be read: \(TranscriptText.escaped(String(error.problem.prefix(300)))).",
                error.remedy.prefix(1).uppercased() + error.remedy.dropFirst() + ".")
        }
    }

    private mutating func take(_ keyNode: Node, _ value: Node) throws(FileFault) {
        guard let name = keyNode.scalar?.string, let key = Key(rawValue: name) else {
            throw FileFault(
                line: keyNode.line,
                keyNode.scalar.map { "The rubric has an unknown key: \($0.string.clipped)." }
                    ?? "A key in the rubric is not a word.",
                "The keys are \(Key.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        switch key {
        case .credit:
            guard case .sequence = value else { return rubric.credit = try value.choice(name) }
            rubric.tries = try value.items(name) { node throws(FileFault) in try node.share(name) }
        case .seen: rubric.seen = try value.choice(name)
        case .changed: rubric.changed = try value.choice(name)
        case .attempt: rubric.attempt = try value.choice(name)
        case .several: rubric.several = try value.choice(name)
        case .hint: rubric.hintCost = try value.share(name)
        case .skip: rubric.skipCost = try value.share(name)
        case .play: rubric.playCost = try value.share(name)
        case .pass: rubric.pass = try value.share(name)
        case .late: rubric.late = try value.share(name)
        case .undated: rubric.undated = try value.choice(name)
        case .deadline: rubric.deadline = try value.date(name)
        case .extensions:
            for (learner, date) in try value.entries(name) {
                rubric.extensions[learner] = try date.date(learner)
            }
        case .void:
            for (lesson, exercises) in try value.entries(name) {
                rubric.void[lesson] = try exercises.texts(lesson)
            }
        case .points: rubric.points = try RubricReader.points(value)
        case .feedback: rubric.feedback = try value.choice(name)
        case .visibility: rubric.visibility = try value.choice(name)
        case .lessons: rubric.lessons = try value.texts(name)
        case .exam: rubric.exam = try RubricReader.exam(value)
        case .predictions:
            rubric.predictions = try value.items(name, RubricReader.prediction)
        case .overrides: rubric.overrides = try value.items(name, RubricReader.override)
        }
    }

    private static func points(_ node: Node) throws(FileFault) -> [String: [String: Double]] {
        var points: [String: [String: Double]] = [:]
        for (lesson, exercises) in try node.entries("points") {
            for (exercise, value) in try exercises.entries(lesson) {
                points[lesson, default: [:]][exercise] = try value.points(exercise)
            }
        }
        return points
    }

    /// An exam, or the seed alone of one that is as `viewdid exam` gives it by itself.
    private static func exam(_ node: Node) throws(FileFault) -> Rubric.Exam {
        guard node.scalar == nil else { return Rubric.Exam(seed: try node.seed("exam")) }
        var seed: UInt64?, questions = Rubric.Exam.standardCount, topics: [String] = [], version: Int?
        for (key, value) in try node.entries("exam") {
            switch key {
            case "seed": seed = try value.seed(key)
            case "questions": questions = try value.whole(key, Rubric.Exam.counts)
            case "topics": topics = try value.texts(key)
            case "version": version = try value.whole(key, 1...2)
            default: throw node.unknown(key, "seed, questions, topics, version")
            }
        }
        guard let seed else {
            throw FileFault(
                line: node.line, "The exam has no seed.",
                "Write a line such as: \(Rubric.Exam.example)")
        }
        var exam = Rubric.Exam(seed: seed)
        (exam.questions, exam.topics, exam.version) = (questions, Set(topics), version)
        return exam
    }

    private static func prediction(_ node: Node) throws(FileFault) -> Rubric.Prediction {
        var commands = "", points = 1.0
        for (key, value) in try node.entries("predictions") {
            switch key {
            case "commands": commands = try value.text(key)
            case "points": points = try value.points(key)
            default: throw node.unknown(key, "commands, points")
            }
        }
        guard !commands.isEmpty else {
            throw FileFault(
                line: node.line, "A prediction has no commands.",
                "Write commands: and what is typed after predict.")
        }
        return Rubric.Prediction(commands: commands, points: points)
    }

    private static func override(_ node: Node) throws(FileFault) -> Rubric.Override {
        var override = Rubric.Override()
        for (key, value) in try node.entries("overrides") {
            switch key {
            case "learner": override.learner = try value.text(key)
            case "lesson": override.lesson = try value.text(key)
            case "path": override.path = try value.text(key)
            case "exercise": override.exercise = try value.text(key)
            case "points": override.points = try value.points(key)
            case "passes":
                let answer: YesOrNo = try value.choice(key)
                override.passes = answer == .yes
            case "comment": override.comment = try value.text(key)
            default: throw node.unknown(key, "learner, lesson, path, exercise, points, passes, comment")
            }
        }
        guard !override.comment.isEmpty else {
            throw FileFault(
                line: node.line, "An override has no comment.",
                "Write comment: and the reason, which the report shows.")
        }
        guard override.learner != nil || override.path != nil else {
            throw FileFault(
                line: node.line, "An override doesn't say whose grade it changes.",
                "Write learner: and a name, or path: and a file.")
        }
        guard (override.points != nil) != (override.passes != nil),
            override.exercise == nil || override.points != nil
        else {
            throw FileFault(
                line: node.line, "An override has to decide exactly one thing.",
                "Write points:, or passes: yes or no; and exercise: if it gives the points of one exercise.")
        }
        return override
    }
}

private enum YesOrNo: String, CaseIterable { case yes, no, `true`, `false` }

extension Node {
    fileprivate func unknown(_ key: String, _ known: String) -> FileFault {
        FileFault(line: line, "There is no key \(key.clipped) here.", "Use one of: \(known).")
    }

    fileprivate func text(_ key: String) throws(FileFault) -> String {
        guard let scalar, null == nil, !scalar.string.isEmpty else {
            throw FileFault(line: line, "\(key.clipped) isn't text.", "Write a word or text there.")
        }
        return scalar.string
    }

    fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(FileFault) -> Choice where Choice.RawValue == String {
        let text = try self.text(key)
        guard let choice = Choice(rawValue: text.lowercased()) else {
            throw FileFault(
                line: line, "\(key) can't be \(text.clipped).",
                "Use one of: \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return choice
    }

    private func number(
        _ key: String, _ range: ClosedRange<Double>, isWhole: Bool = false
    ) throws(FileFault) -> Double {
        guard let number = scalar.flatMap({ Double($0.string) }), range.contains(number),
            !isWhole || number == number.rounded()
        else {
            throw FileFault(
                line: line, "\(key.clipped) is not a valid \(isWhole ? "whole number" : "number").",
                "Write a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)).")
        }
        return number
    }

    fileprivate func whole(_ key: String, _ range: ClosedRange<Int>) throws(FileFault) -> Int {
        Int(try number(key, Double(range.lowerBound)...Double(range.upperBound), isWhole: true))
    }

    fileprivate func share(_ key: String) throws(FileFault) -> Double { try number(key, 0...1) }

    fileprivate func points(_ key: String) throws(FileFault) -> Double { try number(key, 0...1000) }

    fileprivate func seed(_ key: String) throws(FileFault) -> UInt64 {
        guard let seed = scalar.flatMap({ UInt64($0.string) }) else {
            throw FileFault(
                line: line, "\(scalar?.string.clipped ?? "This") isn't a seed.",
                "A seed is the number that learners type after --seed. Write a line such as: "
                    + Rubric.Exam.example)
        }
        return seed
    }

    fileprivate func date(_ key: String) throws(FileFault) -> Date {
        guard let date = scalar.flatMap({ Date(written: $0.string) }) else {
            throw FileFault(
                line: line, "\(key) is not a date.",
                "Write date, time and zone, such as 2026-06-01T12:00:00Z.")
        }
        return date
    }

    fileprivate func texts(_ key: String) throws(FileFault) -> [String] {
        try items(key) { node throws(FileFault) in try node.text(key) }
    }

    fileprivate func items<Item>(
        _ key: String, _ read: (Node) throws(FileFault) -> Item
    ) throws(FileFault) -> [Item] {
        guard case .sequence(let sequence) = self else {
            throw FileFault(line: line, "\(key.clipped) is not a list.", "Start each entry with a hyphen.")
        }
        return try sequence.map(read)
    }

    fileprivate func entries(_ key: String) throws(FileFault) -> [(String, Node)] {
        guard case .mapping(let mapping) = self else {
            throw FileFault(
                line: line, "\(key.clipped) is not a list of keys.", "Write lines such as name: value.")
        }
        return mapping.map { ($0.key.scalar?.string ?? "", $0.value) }
    }
}
