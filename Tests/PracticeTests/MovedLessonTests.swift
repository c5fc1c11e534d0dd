import CommandLanguage
import Foundation
import Lifecycle
import Practice
import Session
import TestSupport
import Testing

@testable import Course

/// Wrong inputs to steps of lessons and to questions of practice, in apps that were moved to other releases and devices.
@Suite("A lesson or a round in which the app is moved")
struct MovedLessonTests {
    private static let moves = [
        "ios 3", "ios 5", "ios 9", "ios 13", "ios 26", "device iPad", "device iPhone",
    ]
    private static let wrong = [
        "nothing", "viewDidLoad", "viewWillAppear viewDidLoad", "a", "b c", "7", "yes", "no", "state", "hint",
    ]
    private static let seeds = Chance.seeds(4, for: "moved lessons")

    @Test("Whatever is answered to a step, it is judged", arguments: seeds)
    func steps(seed: UInt64) throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Lessons").standardized.path
        let lesson = try #require(LessonLibrary(.onDisk(folder)).lessons.randomElement(using: seed))
        var runner = try LessonRunner(lesson), generator = SeededGenerator(seed: seed)
        _ = runner.begin()
        for _ in lesson.exercises where runner.exercise != nil {
            walk(&runner, &generator)
            _ = runner.enter("skip")
            _ = runner.enter("next")
        }
        #expect(runner.journal.count { $0.kind == .answer || $0.kind == .command } > 10)
    }

    @Test("Whatever is answered to a question, it is judged", arguments: seeds)
    func questions(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for name in DrawingTests.names.shuffled(using: &generator).prefix(12) {
            var runner = try #require(
                PracticeRound.runner(.practice(topic: nil, beliefs: false, QuestionRange())))
            try #require(runner.go(to: name.description) != nil)
            walk(&runner, &generator)
            #expect(!runner.journal.isEmpty)
        }
    }

    /// Answers, and plays with the app of the step, moved, predicting and answering there as well.
    private func walk(_ runner: inout LessonRunner, _ generator: inout SeededGenerator) {
        func any(_ lines: [String]) -> String { lines.randomElement(using: &generator) ?? "hint" }
        for isPlaying in [false, true] {
            if isPlaying { _ = runner.enter("play") }
            _ = runner.enter(any(Self.moves))
            for _ in 0..<3 {
                let world = runner.stage.simulation.world
                let command = Command.anyAvailable(in: world, using: &generator)?.words(in: world)
                let line = command ?? "memory warning"
                _ = runner.enter(Bool.random(using: &generator) ? "predict all \(line)" : line)
                _ = runner.enter(any(Self.wrong))
                _ = runner.enter("skip")
            }
            if isPlaying { _ = runner.enter("back") }
        }
    }
}

extension [Lesson] {
    fileprivate func randomElement(using seed: UInt64) -> Lesson? {
        var generator = SeededGenerator(seed: seed)
        return randomElement(using: &generator)
    }
}
