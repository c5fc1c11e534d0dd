import Characters
import UntrustedYAML
import Yams

/// The settings at the head of a lesson.
struct FrontMatter {
    var id: SourceLine?
    var title: String?
    var idea: String?
    var ios: SourceLine?
    var needs: [SourceLine] = []
    var documents: [SourceLine] = []
    var rules: [SourceLine] = []
    var isSkipAllowed = true
    /// The keys that stand there, right or wrong; nil when the front matter cannot be read.
    private(set) var keys: Set<String>?

    private enum Key: String, CaseIterable {
        case id, title, idea, ios, needs, documents, rules, skip
    }

    /// Reads the YAML between the two fences.
    init(_ section: FrontMatterSection, problems: inout ProblemList) {
        let root: Node?
        do throws(YAMLFault) {
            root = try Self.reader.root(of: section.yaml.joined(separator: "\n"))
        } catch {
            problems.add(
                section.line + error.line, "the front matter can't be read: \(error.problem)", error.remedy)
            return
        }
        guard let root else {
            keys = []
            return
        }
        guard case .mapping(let mapping) = root else {
            problems.add(
                section.line, "the front matter is not a list of keys",
                "write lines such as title: The lazy view")
            return
        }
        keys = Set(mapping.keys.compactMap(\.scalar?.string))
        for (key, value) in mapping {
            read(key, value, section: section, problems: &problems)
        }
    }

    private static let reader = UntrustedYAML(longest: 8_192, deepest: 4)

    private mutating func read(
        _ keyNode: Node, _ value: Node, section: FrontMatterSection, problems: inout ProblemList
    ) {
        let line = section.line(of: keyNode)
        let known = Key.allCases.map(\.rawValue)
        guard let name = keyNode.scalar?.string else {
            problems.add(
                line, "a key in the front matter is not a word",
                "use one of: \(known.joined(separator: ", "))")
            return
        }
        guard let key = Key(rawValue: name) else {
            problems.addUnknown(name, line, "the front matter has no key \(name)", known: known)
            return
        }
        switch key {
        case .id:
            id = text(of: value, key: name, line: line, problems: &problems).map {
                SourceLine($0, line: line)
            }
            if let id, !LessonIdentifier.isValid(id.text) {
                problems.add(line, "\(id.text) is not an identifier", LessonIdentifier.remedy)
            } else if let id, let reason = LessonIdentifier.reason(againstLesson: id.text) {
                problems.add(line, reason, "use another one, such as lesson-\(id.text)")
            }
        case .title: title = text(of: value, key: name, line: line, problems: &problems)
        case .idea: idea = text(of: value, key: name, line: line, problems: &problems)
        case .ios: ios = version(value, line: line, problems: &problems)
        case .needs: needs = list(value, key: name, section: section, line: line, problems: &problems)
        case .documents: documents = list(value, key: name, section: section, line: line, problems: &problems)
        case .rules: rules = list(value, key: name, section: section, line: line, problems: &problems)
        case .skip:
            isSkipAllowed = value.scalar?.string != "forbidden"
            if isSkipAllowed {
                problems.add(
                    line, "skip can only have the value forbidden", "write skip: forbidden, or leave it out")
            }
        }
    }

    private func text(of node: Node, key: String, line: Int, problems: inout ProblemList) -> String? {
        guard let text = node.text, !text.isEmpty else {
            problems.add(line, "\(key) isn't text", "write \(key): followed by text on one line")
            return nil
        }
        checkCharacters(of: node, key: key, line: line, problems: &problems)
        return text
    }

    /// Notes what an escape of YAML's stands for and a terminal would obey: in the file itself it cannot be seen.
    private func checkCharacters(of node: Node, key: String, line: Int, problems: inout ProblemList) {
        guard let scalar = node.scalar?.string.trimmed.firstHarmful else { return }
        problems.add(
            line,
            "\(key) contains the invisible or control character \(scalar.codePoint)",
            "write it without escapes, on one line")
    }

    private func version(_ node: Node, line: Int, problems: inout ProblemList) -> SourceLine? {
        let parts = node.text?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        let areNumbers = parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
        guard (1...3).contains(parts.count), areNumbers else {
            problems.add(line, "ios is not a version", "write a number, such as ios: 17")
            return nil
        }
        return SourceLine(parts.joined(separator: "."), line: line)
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func list(
        _ node: Node, key: String, section: FrontMatterSection, line: Int, problems: inout ProblemList
    ) -> [SourceLine] {
        guard case .sequence(let sequence) = node else {
            problems.add(line, "\(key) is not a list", "write \(key): [first, second]")
            return []
        }
        var items: [SourceLine] = []
        for item in sequence {
            let place = section.line(of: item)
            if let text = item.text, !text.isEmpty {
                checkCharacters(of: item, key: key, line: place, problems: &problems)
                if items.contains(where: { $0.text == text }) {
                    problems.add(place, "\(text) is in \(key) twice", "remove one of them")
                }
                items.append(SourceLine(text, line: place))
            } else {
                problems.add(place, "\(key) has an entry that is not a word", "write \(key): [first, second]")
            }
        }
        return items
    }
}

extension Node {
    /// The text of a scalar that is not null, without what a terminal would obey.
    fileprivate var text: String? {
        guard let scalar, null == nil else { return nil }
        return scalar.string.visibleWithTabs.trimmed
    }
}

extension FrontMatterSection {
    fileprivate func line(of node: Node) -> Int {
        line + (node.mark?.line ?? 0)
    }
}
