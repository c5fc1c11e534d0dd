import Foundation
import Progress
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct TwoProgramsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Each answer that was reported as saved survives kill -9", arguments: [1, 20, 150])
    func killed(afterReports count: Int) throws {
        let writer = try Writer(in: folder, name: "lesson", count: 1_000_000)
        var reported: [String] = []
        while reported.count < count {
            reported += try #require(writer.readReports())
        }
        writer.kill()
        while let more = writer.readReports() {
            reported += more
        }
        let store = ProgressStore(folder: folder.url.path)
        let saved = Set(try store.exercises(of: "lesson").map(\.exercise))
        #expect(saved.isSuperset(of: reported))
        #expect(saved.count - reported.count <= 1)
        #expect(store.takeNotices().isEmpty)
    }

    @Test("Three programs that begin at once save every answer", arguments: 1...3)
    func writers(round: Int) throws {
        let names = ["a", "b", "c"]
        let writers = try names.map { try Writer(in: folder, name: $0, count: 60) }
        #expect(writers.map { $0.waitForExit() } == [0, 0, 0])
        let store = ProgressStore(folder: folder.url.path)
        #expect(try store.lessons().map(\.lesson) == names)
        #expect(try store.lessons().map(\.solved) == [60, 60, 60])
    }

    @Test("Programs that find the same damaged file set it aside once", arguments: 1...3)
    func writersOnDamage(round: Int) throws {
        try Data("damage".utf8).write(to: folder.database)
        let names = ["a", "b", "c"]
        let writers = try names.map { try Writer(in: folder, name: $0, count: 20) }
        #expect(writers.map { $0.waitForExit() } == [0, 0, 0])
        let damaged = try folder.files.filter { $0.contains("damaged") && $0.hasSuffix(".sqlite") }
        #expect(damaged == ["progress.damaged-1.sqlite"])
        #expect(try ProgressStore(folder: folder.url.path).lessons().map(\.solved) == [20, 20, 20])
    }

    @Test("Threads share one store, and two stores share one folder")
    func threads() async throws {
        let stores = [ProgressStore(folder: folder.url.path), ProgressStore(folder: folder.url.path)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let run = LessonRun.ID("run-\(number % 4)")
                    try stores[number % 2].record(.made(in: run, "exercise-\(number)"))
                }
            }
            try await group.waitForAll()
        }
        for store in stores {
            #expect(try store.exercises(of: "lazy-view").count == 40)
        }
    }
}

/// A process of the program `ProgressWriter`, which stands beside the tests.
private final class Writer {
    private let process = Process()
    private let output = Pipe()
    private var partialLine = ""

    init(in folder: TemporaryFolder, name: String, count: Int) throws {
        process.executableURL = Bundle(for: Writer.self).bundleURL
            .deletingLastPathComponent(ifBundle: "xctest").appendingPathComponent("ProgressWriter")
        process.arguments = [folder.url.path, name, String(count)]
        process.standardOutput = output
        try process.run()
    }

    deinit {
        if process.isRunning { kill() }
    }

    func readReports() -> [String]? {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return nil }
        var lines = (partialLine + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n")
        partialLine = lines.removeLast()
        return lines
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func waitForExit() -> Int32 {
        while readReports() != nil {}
        process.waitUntilExit()
        return process.terminationStatus
    }
}

extension URL {
    fileprivate func deletingLastPathComponent(ifBundle pathExtension: String) -> URL {
        self.pathExtension == pathExtension ? deletingLastPathComponent() : self
    }
}
