import Foundation
import Testing

@testable import Course

/// The list of questions names, for each, a step of a lesson or a page; each of them has to be there.
@Suite("The questions that people are asked")
struct QuestionsTests {
    private struct Question {
        let tier: String
        let text: String
        let answer: String

        /// The names between grave accents.
        var references: [String] {
            answer.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
    }

    private static let questions: [Question] = {
        let file = CourseLessonTests.root.appendingPathComponent("Documentation/questions.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, ["A", "B", "C", "D"].contains(cells[0]) else { return nil }
            return Question(tier: cells[0], text: cells[1], answer: cells[2])
        }
    }()

    @Test("All questions are there, each once")
    func complete() {
        let tiers = Dictionary(grouping: Self.questions, by: \.tier).mapValues(\.count)
        #expect(tiers == ["A": 47, "B": 62, "C": 50, "D": 15])
        #expect(Set(Self.questions.map(\.text)).count == Self.questions.count)
    }

    @Test("Each reference leads to a step of a lesson or to a page")
    func references() throws {
        let handbook = try #require(Handbook.shared)
        for question in Self.questions {
            for reference in question.references {
                let words = reference.split(separator: " ").map(String.init)
                switch words.first {
                case "learn":
                    let place = words.dropFirst().first?.split(separator: "/").map(String.init) ?? []
                    let lesson = CourseLessonTests.library.lesson(place.first ?? "")
                    #expect(place.count == 2, "\(question.text)")
                    #expect(
                        lesson?.exercises.contains { $0.id == place.last } ?? false,
                        "\(question.text): \(reference)")
                case "explain":
                    let name = words.dropFirst().joined(separator: " ")
                    #expect(handbook.entry(named: name) != nil, "\(question.text): \(reference)")
                // Questions drawn by practice aren't part of the course; they have their own tests.
                case "practice": break
                default: Issue.record("\(question.text): \(reference) is neither a lesson nor a page")
                }
            }
        }
    }

    @Test("No question of the more frequent half is left out without a reason")
    func reasons() {
        for question in Self.questions where question.references.isEmpty {
            #expect(question.answer.hasPrefix("left out: "), "\(question.text)")
        }
    }
}
