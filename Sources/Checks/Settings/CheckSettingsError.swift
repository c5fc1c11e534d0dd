import UntrustedYAML
import Yams

/// An error in `.viewdid.yml`, with its position.
package struct CheckSettingsError: Error, Hashable, CustomStringConvertible {
    package let path: String
    package let line: Int
    package let column: Int
    private let message: String
    private let remedy: String

    package var description: String { "\(path):\(line):\(column): \(message): \(remedy)." }

    init(_ path: String, _ line: Int, _ column: Int, _ message: String, _ remedy: String) {
        (self.path, self.line, self.column) = (path, line, column)
        (self.message, self.remedy) = (message, remedy)
    }

    init(_ node: Node, _ path: String, _ message: String, _ remedy: String) {
        self.init(path, node.line, node.column, message, remedy)
    }
}
