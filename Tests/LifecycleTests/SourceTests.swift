import Foundation
import Testing

@Suite("The engine's sources")
struct SourceTests {
    @Test("The engine imports nothing")
    func importsNothing() throws {
        for file in try EngineSource.all() {
            #expect(
                !file.text.contains(/(?m)^\s*(@\w+ )*(public )?import\s/), "\(file.path) imports something")
        }
    }

    @Test("Version numbers are compared among the rules only")
    func comparesVersionsAmongRules() throws {
        let files = try EngineSource.all()
        #expect(files.contains { $0.path.contains("Rules/") && $0.text.contains(".major") })
        for file in files where !file.path.contains("Rules/") {
            #expect(
                !file.text.contains(/\.(major|minor)\b|\bRelease\(/), "\(file.path) looks at a version number"
            )
        }
    }

    @Test("Nothing in the engine ends the process")
    func neverTraps() throws {
        for file in try EngineSource.all() {
            let code = file.text.replacing(/\/\/.*|"[^"\n]*"/, with: "")
            #expect(!code.contains(/fatalError|preconditionFailure|try!|as!/), "\(file.path) may trap")
        }
    }
}

/// A file of the engine.
struct EngineSource {
    let path: String
    let text: String

    static func all() throws -> [EngineSource] {
        let folder = ScenarioLibrary.folder + "../../Sources/Lifecycle/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }
        #expect(files.count > 10)
        return try files.map {
            EngineSource(path: $0, text: try String(contentsOfFile: folder + $0, encoding: .utf8))
        }
    }
}
