import Yams

/// What is wrong with `.viewdid.yml`, with its place.
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
        self.init(path, node.mark?.line ?? 1, node.mark?.column ?? 1, message, remedy)
    }

    init(_ error: YamlError, path: String) {
        let remedy = "check quotes, colons and indentation"
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(path, mark.line, mark.column, "this is not YAML, \(problem)", remedy)
        default: self.init(path, 1, 1, "this is not YAML", remedy)
        }
    }
}
