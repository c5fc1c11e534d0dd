import Foundation
import Testing

@testable import Course

@Suite("The lessons of the course")
struct CourseLessonTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let library = LessonLibrary(.onDisk(root.appendingPathComponent("Lessons").path))

    @Test("Every lesson holds")
    func check() throws {
        let problems = LessonCheck.problems(of: Self.library, claims: try .carried())
        #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
        #expect(Self.library.lessons.map(\.id).prefix(3) == ["lazy-view", "overriding-loadview", "memory-warnings"])
    }
}
