import Foundation
import TestSupport
import Testing

@testable import Progress

@Suite("Answers of practice")
struct PracticeAnswerTests {
    @Test(
        "They are there in another store, in the order of their dates, and a later try keeps the date of the first"
    )
    func keeping() throws {
        let folder = try TemporaryFolder()
        let store = ProgressStore(folder: folder.url.path)
        try store.record(.made("b", at: 9))
        try store.record(.made("a", belief: "unload", at: 4))
        try store.record(.made("a", rating: 2, points: 0.5, at: 20))
        let kept = try ProgressStore(folder: folder.url.path).practiceAnswers()
        #expect(kept == [.made("a", rating: 2, points: 0.5, at: 4), .made("b", at: 9)])
    }

    @Test("They are exported, imported once, and forgotten")
    func moving() throws {
        let here = try TemporaryFolder(), there = try TemporaryFolder()
        let store = ProgressStore(folder: here.url.path), other = ProgressStore(folder: there.url.path)
        try store.record(.made("a", rating: 4, points: 1, belief: "unload"))
        let document = try store.exportJSON(date: .at(50))
        #expect(try other.importJSON(document).attempts == 1)
        #expect(try other.importJSON(document).attempts == 0)
        #expect(try other.practiceAnswers() == store.practiceAnswers())
        try other.forgetPractice()
        #expect(try other.practiceAnswers().isEmpty)
        try store.reset()
        #expect(try store.practiceAnswers().isEmpty)
    }

    @Test("What cannot be is refused, with its place", arguments: [("rating", 7, 0.5), ("points", 2, 1.5)])
    func refusing(place: String, rating: Int, points: Double) throws {
        let folder = try TemporaryFolder()
        let store = ProgressStore(folder: folder.url.path)
        #expect(throws: ProgressError.self) { try store.record(.made("a", rating: rating, points: points)) }
        try store.record(.made("a"))
        let text = String(decoding: try store.exportJSON(date: .at(50)), as: UTF8.self)
            .replacing("\"rating\" : 1", with: "\"rating\" : \(rating)")
            .replacing("\"points\" : 0", with: "\"points\" : \(points)")
        #expect {
            try store.importJSON(Data(text.utf8))
        } throws: { error in "\(error)".contains("practice[0].\(place)") }
    }
}
