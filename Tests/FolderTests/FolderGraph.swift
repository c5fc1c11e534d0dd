/// A use of one folder's declarations in another.
struct FolderUse: Hashable, Sendable, CustomStringConvertible {
    let user: String
    let used: String

    init(_ user: String, _ used: String) { (self.user, self.used) = (user, used) }

    var description: String { "\(user) -> \(used)" }
}

/// The graph of a target's folders that use types declared in its other folders.
///
/// Files directly in the target are in no folder: they contain what all folders share. Nested types don't
/// count, nor do the members of extensions, since their names alone don't say where they are from.
struct FolderGraph {
    private let target: String
    /// For each use, the names that make it, each with the files that have them.
    private var uses: [FolderUse: [String: Set<String>]] = [:]

    /// Reads the files of a target.
    init(target: String, files: [SourceFile]) {
        self.target = target
        var folders: [String: String] = [:], inner: [String: Set<String>] = [:]
        for file in files {
            for name in file.declaredTypes { folders[name] = file.folder }
            inner[file.folder, default: []].formUnion(file.innerTypes)
        }
        for file in files where !file.folder.isEmpty {
            for name in file.usedNames.subtracting(inner[file.folder] ?? []) {
                guard let folder = folders[name], folder != file.folder, !folder.isEmpty else { continue }
                uses[FolderUse(file.folder, folder), default: [:]][name, default: []].insert(file.name)
            }
        }
    }

    /// The shortest circle through each use that is part of one, each circle once, in a line.
    var circles: [String] {
        var found: Set<Set<FolderUse>> = []
        return uses.keys.sorted { "\($0)" < "\($1)" }.compactMap { use in
            guard let back = way(from: use.used, to: use.user) else { return nil }
            let circle = [use] + back
            return found.insert(Set(circle)).inserted ? line(circle) : nil
        }
    }

    private func line(_ circle: [FolderUse]) -> String {
        let steps = circle.map { use in
            let names = (uses[use] ?? [:]).sorted { $0.key < $1.key }.map { name, files in
                "\(name) in \(files.sorted().joined(separator: ", "))"
            }
            return "\(use) (\(names.joined(separator: "; ")))"
        }
        return "\(target): \(steps.joined(separator: ", "))"
    }

    /// The shortest way from one folder to another.
    private func way(from start: String, to end: String) -> [FolderUse]? {
        var ways: [String: [FolderUse]] = [start: []]
        var waiting = [start][...]
        while let folder = waiting.popFirst() {
            let way = ways[folder] ?? []
            if folder == end { return way }
            for use in uses.keys.sorted(by: { $0.used < $1.used })
            where use.user == folder && ways[use.used] == nil {
                ways[use.used] = way + [use]
                waiting.append(use.used)
            }
        }
        return nil
    }
}
