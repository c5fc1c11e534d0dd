import Yams

extension YAMLFault {
    /// Creates a fault from an error of the parser, which counts lines and columns from 1.
    init(_ error: YamlError) {
        let remedy = "check quotes, colons and indentation"
        switch error {
        case .scanner(_, let problem, let mark, let yaml), .parser(_, let problem, let mark, let yaml),
            .composer(_, let problem, let mark, let yaml):
            let character = yaml.character(mark.line, mark.column)
            let (own, ownRemedy) =
                YAMLFault.words(of: problem, character) ?? ("this is not valid YAML (\(problem))", remedy)
            // What is missing at the end of a text stands behind its last line for the parser.
            let lineCount = yaml.utf8.count { $0 == UInt8(ascii: "\n") } + 1
            self.init(min(mark.line, lineCount), mark.column, own, ownRemedy)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let keys = duplicates.map { $0.prefix(60) }.joined(separator: ", ")
            self.init(
                context.mark.line, context.mark.column, "\(keys) appears twice", "remove one of them")
        case .reader(_, let offset, _, let yaml):
            let line = yaml.utf8.prefix(offset ?? 0).count { $0 == UInt8(ascii: "\n") } + 1
            self.init(line, 1, "there is a character that YAML doesn't allow", "remove it")
        default: self.init(1, 1, "this is not valid YAML", remedy)
        }
    }

    /// Returns the message where the parser's own words say too little; nil otherwise.
    private static func words(
        of problem: String, _ character: Unicode.Scalar?
    ) -> (problem: String, remedy: String)? {
        if problem.contains("another document") {
            return (
                "a second document starts here, but only one is allowed",
                "remove the line ---"
            )
        }
        if problem.contains("nesting") { return ("this is nested too deeply", "use fewer levels") }
        if character == "\t" || problem.contains("a tab character") {
            return ("there is a tab where YAML allows only spaces", "replace it with spaces")
        }
        if let character, problem.contains("cannot start any token") {
            return ("a value can't start with \(character)", "put it in quotes")
        }
        return nil
    }
}

extension String {
    /// The character at a place, counted from 1; nil if there is none.
    fileprivate func character(_ line: Int, _ column: Int) -> Unicode.Scalar? {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1), column > 0 else { return nil }
        return lines[line - 1].dropFirst(column - 1).first
    }
}
