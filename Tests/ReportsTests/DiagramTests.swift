import Foundation
import Session
import Testing

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Sequence diagrams")
struct DiagramTests {
    private func diagram(of lines: String...) throws -> SequenceDiagram {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        return SequenceDiagram(of: try #require(session.lastRun))
    }

    @Test("A call made inside another one comes from there, all others from UIKit")
    func callers() throws {
        let diagram = try diagram(
            of: "ios 5", "override loadView setting view", "access view", "memory warning")
        #expect(diagram.participants == ["UIKit", "vc"])
        #expect(
            diagram.messages.map(\.text) == ["didReceiveMemoryWarning", "viewWillUnload", "viewDidUnload"])
        #expect(diagram.messages.allSatisfy { $0.from == 0 && $0.to == 1 })
    }

    @Test("An accent on a character of markup does not keep it from being escaped")
    func accents() {
        let accent = "\u{308}"
        #expect(
            "\"\(accent) <\(accent)b>\(accent) &\(accent)".inMarkup.unicodeScalars.elementsEqual(
                "&quot;\(accent) &lt;\(accent)b&gt;\(accent) &amp;\(accent)".unicodeScalars))
        #expect(
            GradesCSV.cell("a\"\(accent),=1").unicodeScalars.elementsEqual(
                "\"a\"\"\(accent),=1\"".unicodeScalars))
    }

    @Test("The picture is well-formed XML with a label for each call")
    func picture() throws {
        let diagram = try diagram(of: "launch")
        let text = SVGDiagram.text(of: diagram)
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse())
        for message in diagram.messages { #expect(text.contains(">\(message.text)</text>")) }
    }
}
