import Foundation
import Testing
import VisibleText

@Suite("Objects of JSON")
struct JSONObjectTests {
    static let object: JSONObject = [
        "text": "a \"b\"\\ \n\u{1B}[31m{,:", "count": 3, "share": 0.1 + 0.2, "whole": 2.0, "isRight": true,
        "none": nil as String?, "empty": [] as [String],
        "parts": [["name": "one"], ["name": "two"]] as [JSONObject],
    ]

    @Test("The keys are in order, what is nil is left out, and nothing is in it that a terminal obeys")
    func line() {
        #expect(
            Self.object.json
                == #"{"count":3,"empty":[],"isRight":true,"parts":[{"name":"one"},{"name":"two"}],"#
                + #""share":0.3,"text":"a \"b\"\\ \n\u001b[31m{,:","whole":2}"#)
    }

    @Test("Over several lines it is laid out as Foundation does")
    func document() throws {
        let value = try JSONSerialization.jsonObject(with: Data(Self.object.json.utf8))
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        // Only how they write some numbers and letters is different.
        func lines(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.contains("share") && !$0.contains("text") }
        }
        #expect(lines(Self.object.document) == lines(String(decoding: data, as: UTF8.self)))
    }
}
