import Foundation
import Lifecycle
import ReferenceFile
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
        #expect(isXML(text))
        for message in diagram.messages { #expect(text.contains(">\(message.text)</text>")) }
    }

    private func isXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

    @Test("The picture of a push moves, without a script, and stands still for people who want that")
    func animation() throws {
        var session = Session()
        for line in ["world push", "push detail"] { _ = session.enter(line) }
        let picture = MovingPicture(of: try #require(session.lastRun))
        let text = AnimatedPicture.svg(of: picture)
        #expect(isXML(text))
        #expect(text.contains("prefers-reduced-motion") && !text.contains("<script"))
        for call in picture.calls { #expect(text.contains(">\(call.text)</text>")) }
        #expect(try ReferenceFile("push.svg").problem(with: text, suite: "DiagramTests") == nil)
    }

    @Test("The map of causes is one page of A4 that holds every call")
    func map() throws {
        let map = CauseMap(Environment())
        let text = MapPicture.svg(of: map)
        #expect(isXML(text))
        #expect(text.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 595 842\""))
        #expect(try ReferenceFile("map.svg").problem(with: text, suite: "DiagramTests") == nil)
        for part in map.parts {
            for call in part.calls { #expect(text.contains(">\(call)</text>"), "\(part.title): \(call)") }
        }
        for place in text.matches(of: #/<text x="([0-9]+)" y="([0-9]+)" fill[^>]*>([^<]*)</#) {
            let left = Double(place.1) ?? 0, bottom = Int(place.2) ?? 0
            // A letter of size 7 takes 4.3.
            #expect(bottom <= 830 && left + Double(place.3.count) * 4.3 < 595, "\(place.3)")
        }
    }

    @Test("A chart has the same rows as a picture and as text")
    func chart() {
        let asked = BarChart.Bar("first try", "loading"), known = BarChart.Bar("tabs", "1 of 4", share: 0.25)
        let chart = BarChart("Push, 1 of 2", [("Asked", [asked]), ("Empty", []), ("Known", [known])])
        let lines = [
            "Push, 1 of 2", "Asked:", "  first try  loading", "Known:", "  tabs       ###-------  1 of 4",
        ]
        #expect(chart.text == lines)
        #expect(isXML(chart.svg) && chart.svg.contains(">1 of 4</text>") && !chart.svg.contains("Empty"))
    }
}
