import Foundation
import VisibleText

/// JSON as every report has it: with keys in a stable order, and with nothing in it that a terminal would obey or hide.
package enum JSONDocument {
    /// A value over several lines, without a line end behind it.
    package static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).withJSONEscapes
    }
}
