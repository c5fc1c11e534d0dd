import Foundation

/// The files beside the tests.
enum ScenarioLibrary {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "Scenarios")) ?? []
        return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(".trace".count)) }.sorted()
    }()

    static func scenario(named name: String) throws -> Scenario {
        try Scenario(path: folder + "Scenarios/\(name).trace")
    }
}
