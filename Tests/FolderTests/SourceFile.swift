import Foundation

/// A file of Swift, as far as names go.
struct SourceFile {
    /// The folder below the target's; empty for a file directly in the target.
    let folder: String
    let name: String
    private let code: String

    /// Reads a text; what stands in comments and literals is left out, but for what is interpolated.
    init(folder: String, name: String, text: String) {
        self.folder = folder
        self.name = name
        let comments = /\/\/[^\n]*/, long = /(?s)"""(.*?)"""/, short = /"(?:\\.|[^"\\\n])*"/
        code = text.replacing(comments, with: "").replacing(long) { SourceFile.interpolated($0.output.0) }
            .replacing(short) { SourceFile.interpolated($0.output) }
    }

    /// The types that it declares outside of other types, for more than itself.
    var declaredTypes: [String] {
        let declaration =
            /(?m)^(?:(?:package|final|indirect|@\w+) +)*(?:struct|enum|class|actor|protocol|typealias) +(\w+)/
        return code.matches(of: declaration).map { String($0.output.1) }
    }

    /// The types that it declares inside of others or for itself alone.
    var innerTypes: [String] {
        let declaration =
            /(?m)^(?: +|(?:file)?private )(?:\w+ +)*(?:struct|enum|class|actor|protocol|typealias) +(\w+)/
        return code.matches(of: declaration).map { String($0.output.1) }
    }

    /// The lines that offer something to whoever uses a library.
    var publicLines: [String] {
        let declaration = /(?m)^ *(?:@\w+ +)*(?:public\b|open (?:class|func|var)\b).*/
        return code.matches(of: declaration).map { String($0.output) }
    }

    /// The names in it that may be of types and do not follow a dot.
    var usedNames: Set<String> {
        let names = code.matches(of: /(\.?)\b([A-Z]\w*)/).filter { $0.output.1.isEmpty }
        return Set(names.map { String($0.output.2) })
    }

    private static func interpolated(_ literal: Substring) -> String {
        literal.matches(of: /\\\(([^)]*)\)/).map { String($0.output.1) }.joined(separator: " ")
    }
}

/// The sources of the package.
enum SourceTree {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources")
        .standardized

    /// The names of the targets among the sources.
    static func targets() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The Swift files of a target.
    static func files(of target: String) throws -> [SourceFile] {
        let folder = root.appendingPathComponent(target)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let parts = path.split(separator: "/").map(String.init)
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return SourceFile(
                folder: parts.count > 1 ? parts[0] : "", name: parts[parts.count - 1], text: text)
        }
    }
}
