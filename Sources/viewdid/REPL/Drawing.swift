import CommandLanguage
import Foundation
import Reports
import Session

/// Writes diagrams to files.
enum Drawing {
    /// Writes a diagram to a new file; an existing one is left alone.
    ///
    /// - Returns: What happened, in a sentence.
    /// - Throws: Why it is not written.
    static func save(
        _ diagram: SequenceDiagram, _ form: DiagramForm, to path: String
    ) throws(NewFile.Failure) -> Line {
        let text =
            switch form {
            case .svg: SVGDiagram.text(of: diagram)
            case .mermaid: MermaidDiagram.text(of: diagram)
            }
        return try NewFile.write(text, to: path, what: "the diagram")
    }
}

/// Writes files that must not take the place of others.
enum NewFile {
    /// Why a file was not written.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Writes a text to a new file.
    ///
    /// - Returns: What happened, in a sentence.
    /// - Throws: Why it is not written.
    static func write(
        _ text: String, to path: String, what: String, next: String = ""
    ) throws(Failure) -> Line {
        let shown = path.withoutControls
        guard !FileManager.default.fileExists(atPath: path) else {
            throw Failure(description: "\(shown) exists already: choose another name.")
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: [.atomic])
            return Line([Span("  Saved \(what) to \(shown).")], next: next)
        } catch {
            throw Failure(description: "\(shown) cannot be written: \(error.localizedDescription)")
        }
    }
}
