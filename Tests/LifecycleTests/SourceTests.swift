import Foundation
import Testing

@testable import Lifecycle

@Suite("The engine's sources")
struct SourceTests {
    @Test("UIKit imports its tables only, and the interpreter UIKit only")
    func importsTablesOnly() throws {
        for file in try EngineSource.all() {
            let imported = file.text.matches(of: /(?m)^\s*(?:@\w+ )*(?:public )?import\s+(.*)$/).map { $0.1 }
            let allowed = file.target == "Lifecycle" ? "CourseTexts" : "Lifecycle"
            #expect(imported.allSatisfy { $0 == allowed }, "\(file.path) imports something")
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

    @Test("UIKit names no statement and no expression")
    func looksIntoNoCode() throws {
        let files = try EngineSource.all()
        #expect(files.contains { $0.path.hasPrefix("UIKit/") })
        for file in files where file.path.hasPrefix("UIKit/") {
            let names = /\b(?:Activation|Body|ClosureExpression|Expression|Statement)\b/
            #expect(!file.code.contains(names), "\(file.path) looks into the app's code")
        }
    }

    @Test("Nothing in the engine ends the process")
    func neverTraps() throws {
        for file in try EngineSource.all() {
            #expect(!file.code.contains(/fatalError|preconditionFailure|try!|as!/), "\(file.path) may trap")
        }
    }
}

/// A file of the engine: of UIKit's side or of the interpreter.
struct EngineSource {
    let target: String
    /// The path in the target.
    let path: String
    let text: String

    /// The text without comments and literals.
    var code: String { text.replacing(/\/\/.*|"[^"\n]*"/, with: "") }

    static func all() throws -> [EngineSource] {
        try ["Lifecycle", "SwiftInterpreter"].flatMap { target in
            let folder = ScenarioLibrary.folder + "../../Sources/\(target)/"
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let files = names.filter { $0.hasSuffix(".swift") }
            #expect(files.count > 10)
            return try files.map {
                EngineSource(
                    target: target, path: $0, text: try String(contentsOfFile: folder + $0, encoding: .utf8))
            }
        }
    }
}
