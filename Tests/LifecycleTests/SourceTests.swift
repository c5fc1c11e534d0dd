import Foundation
import Testing

@testable import Lifecycle

@Suite("The engine's sources")
struct SourceTests {
    @Test("The engine imports its tables only")
    func importsTablesOnly() throws {
        for file in try EngineSource.all() {
            #expect(
                !file.text.contains(/(?m)^\s*(@\w+ )*(public )?import\s+(?!CourseTexts$)/),
                "\(file.path) imports something")
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

    @Test("UIKit names no statement and no expression, and one file leads from it to the interpreter")
    func hasOneDoor() throws {
        let files = try EngineSource.all()
        for file in files where file.path.hasPrefix("UIKit/") {
            let names = /\b(?:Activation|Body|ClosureExpression|Expression|Interpreter|Statement)\b/
            #expect(!file.code.contains(names), "\(file.path) looks into the app's code")
        }
        #expect(files.filter { $0.code.contains("Interpreter(") }.map(\.path) == ["Simulation+Code.swift"])
    }

    @Test("Nothing in the engine ends the process")
    func neverTraps() throws {
        for file in try EngineSource.all() {
            #expect(!file.code.contains(/fatalError|preconditionFailure|try!|as!/), "\(file.path) may trap")
        }
    }
}

/// A file of the engine.
struct EngineSource {
    let path: String
    let text: String

    /// The text without comments and literals.
    var code: String { text.replacing(/\/\/.*|"[^"\n]*"/, with: "") }

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
