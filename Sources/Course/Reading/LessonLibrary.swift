import Foundation

/// The lessons of a folder, in the order of their file names, with everything that is wrong with them.
package struct LessonLibrary: Sendable {
    /// The lessons that can be taken.
    package private(set) var lessons: [Lesson] = []
    /// The ways through the lessons for one purpose each.
    package private(set) var lanes: [Lane] = []
    /// The problems, file by file.
    package private(set) var problems: [LessonProblem] = []

    /// The identifiers of files that could not be taken as lessons; a lesson that needs one is not at fault.
    private(set) var unreadIdentifiers: Set<String> = []

    /// Reads all files of a folder whose names end in `.md` and do not begin with a dot.
    ///
    /// - Parameter folder: Where the files come from.
    package init(_ folder: LessonFolder) {
        do {
            let all = try folder.fileNames()
            let names = all.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
            if names.isEmpty {
                note(folder.name, 1, "the folder contains no lesson", "put .md files there")
            }
            for name in names.sorted() {
                read(name, in: folder)
            }
            if all.contains(LaneReader.file), let text = text(of: LaneReader.file, in: folder) {
                readLanes(text)
            }
        } catch {
            let reason = error as? LessonFolder.Unreadable
            note(
                folder.name, 1, reason?.message ?? "the folder can't be read",
                reason?.remedy ?? "check its name and its permissions")
        }
        checkNeeds()
        checkCycles()
        problems = problems.inOrder
    }

    /// Finds a lane by its name, in which spaces may be hyphens.
    package func lane(_ name: String) -> Lane? {
        lanes.first { $0.name == name.lowercased().split(separator: " ").joined(separator: "-") }
    }

    /// Finds a lesson.
    ///
    /// - Parameter id: The identifier of the lesson.
    /// - Returns: The lesson, or nil when there is none.
    package func lesson(_ id: String) -> Lesson? {
        lessons.first { $0.id == id }
    }

    /// Adds the lessons of another library whose identifiers are not taken.
    package mutating func add(_ other: LessonLibrary) {
        let taken = unreadIdentifiers.union(lessons.map(\.id))
        lessons += other.lessons.filter { !taken.contains($0.id) }
        unreadIdentifiers.formUnion(other.unreadIdentifiers.subtracting(taken))
    }

    private mutating func readLanes(_ text: String) {
        var list = ProblemList(file: LaneReader.file)
        lanes = LaneReader.read(text, problems: &list)
        let known = lessons.map(\.id)
        for lesson in lanes.flatMap({ $0.days.joined() })
        where !unreadIdentifiers.union(known).contains(lesson.text) {
            list.addUnknown(lesson.text, lesson.line, "there is no lesson \(lesson.text)", known: known)
        }
        problems += list.problems
    }

    /// The text of a file; nil if it can't be read, which becomes a problem.
    private mutating func text(of name: String, in folder: LessonFolder) -> String? {
        let data: Data
        do {
            data = try folder.contents(name, MarkdownReader.longestText + 1)
        } catch {
            let reason = error as? LessonFolder.Unreadable
            note(
                name, 1, reason?.message ?? "the file can't be read",
                reason?.remedy ?? "check that it is a regular file and that you have permission to read it")
            return nil
        }
        guard data.count <= MarkdownReader.longestText else {
            note(
                name, 1, "the file is longer than \(MarkdownReader.longestText) bytes",
                "split it into several lessons")
            return nil
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            note(name, Self.firstLineThatIsNotText(data), "the text isn't UTF-8", "save the file as UTF-8")
            return nil
        }
        return text
    }

    private mutating func read(_ name: String, in folder: LessonFolder) {
        guard let text = text(of: name, in: folder) else { return }
        let result = LessonReader(file: name).read(text)
        problems += result.problems
        for (path, line) in result.lesson?.linkedFiles ?? [] where !folder.holds(path) {
            note(
                name, line, "the link points to \(path), which doesn't exist", "check its name, or remove it")
        }
        guard let lesson = result.lesson, result.problems.isEmpty else {
            if let id = result.id { unreadIdentifiers.insert(id.text) }
            return
        }
        if let other = self.lesson(lesson.id) {
            note(
                name, result.id?.line ?? 1, "\(other.file) already has the id \(lesson.id)",
                "give one of them another id")
        } else {
            lessons.append(lesson)
        }
    }

    private static func firstLineThatIsNotText(_ data: Data) -> Int {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    private mutating func note(_ file: String, _ line: Int, _ message: String, _ remedy: String) {
        problems.append(LessonProblem(file: file, line: line, message: message, remedy: remedy))
    }

    private mutating func checkNeeds() {
        let known = lessons.map(\.id)
        let all = unreadIdentifiers.union(known)
        for lesson in lessons {
            for need in lesson.needs where !all.contains(need.text) {
                var list = ProblemList(file: lesson.file)
                list.addUnknown(
                    need.text, need.line, "needs names \(need.text), but there is no such lesson",
                    known: known)
                problems += list.problems
            }
        }
    }

    private enum Visit {
        case open, done
    }

    /// Walks the needs of every lesson with a stack of its own, as a chain may be long.
    private mutating func checkCycles() {
        let byIdentifier = Dictionary(lessons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var visits: [String: Visit] = [:]
        for start in lessons where visits[start.id] == nil {
            var path = [(lesson: start, next: 0)]
            visits[start.id] = .open
            while let (lesson, next) = path.last {
                guard next < lesson.needs.count else {
                    visits[lesson.id] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                guard let needed = byIdentifier[lesson.needs[next].text] else { continue }
                switch visits[needed.id] {
                case nil:
                    visits[needed.id] = .open
                    path.append((needed, 0))
                case .open:
                    noteCycle(path.map(\.lesson.id), closing: lesson.needs[next], in: lesson)
                case .done:
                    continue
                }
            }
        }
    }

    private mutating func noteCycle(_ path: [String], closing need: SourceLine, in lesson: Lesson) {
        let cycle = path.drop { $0 != need.text } + [need.text]
        note(
            lesson.file, need.line,
            "the lessons need each other in a cycle: \(cycle.joined(separator: " needs "))",
            "remove one of the needs")
    }
}
