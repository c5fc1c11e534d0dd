import UntrustedYAML
import Yams

/// A way through some of the lessons for one purpose.
package struct Lane: Hashable, Sendable {
    /// The name that `learn --for` takes.
    package let name: String
    /// The purpose, as a phrase.
    package let title: String
    /// The identifiers of the lessons, day by day.
    package let days: [[SourceLine]]

    /// The identifiers of all lessons, in their order.
    package var lessons: [String] { days.joined().map(\.text) }
}

/// The file beside the lessons that lists the lanes.
enum LaneReader {
    static let file = "lanes.yaml"
    private static let reader = UntrustedYAML(longest: 16_384, deepest: 8)

    static func read(_ text: String, problems: inout ProblemList) -> [Lane] {
        do throws(YAMLFault) {
            guard let root = try reader.root(of: text) else { return [] }
            let lanes = root.mapping?.map { lane($0.key, $0.value) } ?? [nil]
            if lanes.contains(nil) {
                problems.add(
                    1, "a learning path can't be read",
                    "write its name, and below it title: and days:, with a list of lessons for each day")
            }
            return lanes.compactMap(\.self)
        } catch {
            problems.add(error.line, "the learning paths can't be read: \(error.problem)", error.remedy)
            return []
        }
    }

    private static func lane(_ name: Node, _ node: Node) -> Lane? {
        guard let name = name.string, LessonIdentifier.isValid(name),
            let title = node.mapping?["title"]?.string, let days = node.mapping?["days"]?.sequence
        else { return nil }
        let lessons = days.map { day in
            day.sequence?.compactMap { lesson in
                lesson.string.map { SourceLine($0, line: lesson.mark?.line ?? 1) }
            } ?? []
        }
        return lessons.contains { $0.isEmpty } || lessons.isEmpty
            ? nil : Lane(name: name, title: title.visibleWithTabs, days: lessons)
    }
}
