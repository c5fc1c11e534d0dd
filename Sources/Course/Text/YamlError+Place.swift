import Yams

extension YamlError {
    /// The line in the YAML, counted from 1, and what is wrong there.
    var place: (line: Int, message: String) {
        switch self {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            (mark.line, problem)
        case .duplicatedKeysInMapping(let duplicates, let context):
            (context.mark.line, "\(duplicates.joined(separator: ", ")) stands there twice")
        case .reader(let problem, let offset, _, let yaml):
            (yaml.utf8.prefix(offset ?? 0).count { $0 == UInt8(ascii: "\n") } + 1, problem)
        default: (1, "it cannot be read")
        }
    }
}
