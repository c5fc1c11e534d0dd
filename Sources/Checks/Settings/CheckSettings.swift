import UntrustedYAML
import Yams

/// The contents of `.viewdid.yml`: the kinds that are not looked for, and the files that are excluded.
package struct CheckSettings: Hashable, Sendable {
    /// The kinds that are not looked for.
    package var disabled: Set<FindingKind> = []
    /// Paths to exclude, relative to the file's folder; `*` matches any characters but `/`, `**` matches all.
    package var excluded: [String] = []

    package init() {}

    /// The name of the file.
    package static let fileName = ".viewdid.yml"
    /// The longest file that is read, in bytes.
    package static let longestText = 64_000

    /// Reads the text of a settings file. The path is used for positions in errors.
    package init(_ text: String, path: String) throws(CheckSettingsError) {
        let root: Node?
        do throws(YAMLFault) {
            root = try UntrustedYAML(longest: Self.longestText, deepest: 4).root(of: text)
        } catch {
            throw CheckSettingsError(path, error.line, error.column, error.problem, error.remedy)
        }
        guard let root else { return }
        guard case .mapping(let mapping) = root else {
            throw CheckSettingsError(
                root, path, "this is not a list of keys", "write lines such as disabled: [super.missing]")
        }
        for (key, value) in mapping {
            switch key.scalar?.string {
            case "disabled":
                for item in try Self.texts(value, "disabled", path) {
                    guard let kind = FindingKind(identifier: item.text) else {
                        throw CheckSettingsError(
                            item.node, path, "there is no kind \(item.text.prefix(60))",
                            "list them with viewdid check --kinds")
                    }
                    disabled.insert(kind)
                }
            case "excluded": excluded = try Self.texts(value, "excluded", path).map(\.text)
            default:
                throw CheckSettingsError(
                    key, path, "there is no key \((key.scalar?.string ?? "of this form").prefix(60))",
                    "use disabled or excluded")
            }
        }
    }

    private static func texts(
        _ node: Node, _ key: String, _ path: String
    ) throws(CheckSettingsError) -> [(text: String, node: Node)] {
        var texts: [(text: String, node: Node)] = []
        let nodes: [Node] = if case .sequence(let sequence) = node { Array(sequence) } else { [node] }
        for item in nodes {
            guard let text = item.scalar?.string, !text.isEmpty else {
                throw CheckSettingsError(
                    item, path, "\(key) needs a list of texts", "write \(key): [first, second]")
            }
            texts.append((text, item))
        }
        return texts
    }

    /// Indicates whether a file, or a folder above it, is excluded. The path is relative to
    /// the folder of the settings.
    package func excludes(_ path: String) -> Bool {
        excluded.contains { pattern in
            let plain = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
            return PathPattern(plain).fits(path)
        }
    }
}

/// A path in which `*` stands for any part of a name and `**` for any folders, as settings exclude files.
struct PathPattern {
    private let parts: [Substring]

    init(_ text: String) {
        let written = (text.hasPrefix("./") ? text.dropFirst(2) : text[...]).split(separator: "/")
        // Neighbouring `**` fit what one fits.
        parts = written.reduce(into: []) { parts, part in
            if part != "**" || parts.last != "**" { parts.append(part) }
        }
    }

    /// Indicates whether it matches a path, or a folder above it.
    func fits(_ path: String) -> Bool {
        let names = path.split(separator: "/").filter { $0 != "." }
        // Of each way through the path only how far the pattern has come matters, so that it takes no longer.
        var reached: Set<Int> = [0]
        for name in names {
            if reached.contains(parts.count) { return !parts.isEmpty }
            var next: Set<Int> = []
            for position in reached.sorted() {
                var position = position
                while position < parts.count, parts[position] == "**" {
                    next.insert(position)
                    position += 1
                }
                if position < parts.count, Self.fits(parts[position], name) { next.insert(position + 1) }
            }
            reached = next
        }
        return !parts.isEmpty && reached.contains { parts[$0...].allSatisfy { $0 == "**" } }
    }

    private static func fits(_ pattern: Substring, _ name: Substring) -> Bool {
        let pattern = Array(pattern.utf8), name = Array(name.utf8)
        let star = UInt8(ascii: "*")
        var place = 0, position = 0, lastStar: Int?, mark = 0
        while position < name.count {
            if place < pattern.count, pattern[place] == star {
                (lastStar, mark) = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == name[position] {
                (place, position) = (place + 1, position + 1)
            } else if let lastStar {
                mark += 1
                (place, position) = (lastStar + 1, mark)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == star }
    }
}
