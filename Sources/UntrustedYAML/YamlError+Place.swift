import Yams

extension YAMLFault {
    /// What the parser found wrong. It counts lines and columns from 1.
    init(_ error: YamlError) {
        let remedy = "check quotes, colons and indentation"
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(mark.line, mark.column, "this is not YAML, \(problem)", remedy)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let keys = duplicates.map { $0.prefix(60) }.joined(separator: ", ")
            self.init(
                context.mark.line, context.mark.column, "\(keys) stands there twice", "leave one of them out")
        case .reader(_, let offset, _, let yaml):
            let line = yaml.utf8.prefix(offset ?? 0).count { $0 == UInt8(ascii: "\n") } + 1
            self.init(line, 1, "this is not YAML, a character is not allowed", "take it out")
        default: self.init(1, 1, "this is not YAML", remedy)
        }
    }
}
