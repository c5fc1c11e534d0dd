import CommandLanguage
import Foundation
import Reports
import Session

/// Writes diagrams to files.
enum Drawing {
    /// Writes a diagram to a new file; an existing one is left alone.
    ///
    /// - Returns: What happened, in a sentence.
    static func save(_ diagram: SequenceDiagram, _ form: DiagramForm, to path: String) -> Line {
        let text =
            switch form {
            case .svg: SVGDiagram.text(of: diagram)
            case .mermaid: MermaidDiagram.text(of: diagram)
            }
        return NewFile.write(text, to: path, what: "the diagram")
    }
}

/// Writes files that must not take the place of others.
enum NewFile {
    /// Writes a text to a new file.
    ///
    /// - Returns: What happened, in a sentence.
    static func write(_ text: String, to path: String, what: String, next: String = "") -> Line {
        let shown = path.withoutControls
        guard !FileManager.default.fileExists(atPath: path) else {
            return Line("! \(shown) exists already: choose another name.", .bad)
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: [.atomic])
            return Line([Span("  Saved \(what) to \(shown).")], next: next)
        } catch {
            return Line("! \(shown) cannot be written: \(error.localizedDescription)", .bad)
        }
    }
}
