import Foundation
import PseudoTerminal
import Testing

@Suite("What README.md and the guide show")
struct ReadmeTests {
    @Test("Each call prints what stands below it")
    func calls() throws {
        let program = try Program()
        let blocks = try ["README.md", "Documentation/guide.md"].flatMap {
            Readme.fences(of: try Readme.file($0))
        }
        try FileManager.default.createDirectory(
            at: program.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.path + "/bin/viewdid", withDestinationPath: BuiltProduct.path("viewdid"))
        for block in blocks where block.language == "swift" && block.text.hasPrefix("// ") {
            _ = try program.write(block.text, to: String(block.text.prefix { $0 != "\n" }.dropFirst(3)))
        }
        var count = 0
        for block in blocks where block.language == "console" {
            for (call, expected) in Self.calls(in: block.text) {
                count += 1
                let shell = "cd \(program.folder.path); PATH=$PWD/bin:$PATH; \(call)"
                let output = try program.run("/bin/sh", ["-c", shell]).output
                #expect(Self.shows(output, expected), "\(call) prints:\n\(output)")
            }
        }
        #expect(count >= 4)
    }

    /// Returns the calls after a dollar sign, each with the lines below it.
    private static func calls(in text: String) -> [(call: String, lines: [Substring])] {
        var calls: [(call: String, lines: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") {
                calls.append((String(line.dropFirst(2)), []))
            } else if !calls.isEmpty {
                calls[calls.count - 1].lines.append(line)
            }
        }
        return calls
    }

    /// Returns whether the output matches expected lines, in which an ellipsis on a line of its own stands
    /// for any number of lines.
    private static func shows(_ output: String, _ expected: [Substring]) -> Bool {
        func withoutEnd(_ lines: [Substring]) -> ArraySlice<Substring> {
            lines[..<(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)]
        }
        var rest = withoutEnd(output.split(separator: "\n", omittingEmptySubsequences: false))
        var parts = withoutEnd(expected).split(separator: "…", omittingEmptySubsequences: false)[...]
        guard let first = parts.popFirst(), rest.starts(with: first) else { return false }
        rest = rest.dropFirst(first.count)
        guard let last = parts.popLast() else { return rest.isEmpty }
        for part in parts {
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) }) else {
                return false
            }
            rest = rest[(place + part.count)...]
        }
        return rest.suffix(last.count).elementsEqual(last)
    }
}
