import CLibEdit

/// Looks through the commands of `~/.editrc` for those that libedit would come to harm with.
enum EditorCommands {
    /// The most rows and columns that a terminal may be said to have: libedit makes room for all of them.
    private static let largest = 5_000

    /// Returns the first problem in the text of the file, in words that follow the file's name; nil if there
    /// is none.
    static func problem(in text: [UInt8]) -> String? {
        for (index, line) in text.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            if let problem = problem(inLine: line) { return "has \(problem) in line \(index + 1)" }
        }
        return nil
    }

    private static func problem(inLine line: ArraySlice<UInt8>) -> String? {
        let blanks: Set<UInt8> = [0x09, 0x0B, 0x0C, 0x0D, 0x20]
        guard let first = line.first(where: { !blanks.contains($0) }), first != UInt8(ascii: "#") else {
            return nil
        }
        // libedit takes a command apart, and goes on whatever came of it.
        guard let words = words(of: line) else { return "a quote or backslash at its end" }
        if let name = words.first, name == "settc" || name.hasSuffix(":settc"), words.count > 2,
            ["li", "co"].contains(words[1]), Int(words[2]).map({ $0 > largest }) ?? true
        {
            return "more \(words[1] == "li" ? "rows" : "columns") than a terminal has"
        }
        return nil
    }

    /// The words of a command, as libedit finds them; nil if a quotation does not end.
    private static func words(of line: ArraySlice<UInt8>) -> [String]? {
        guard let tokenizer = tok_init(nil) else { return nil }
        defer { tok_end(tokenizer) }
        var count: Int32 = 0
        var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        let line = line.map(CChar.init(bitPattern:)) + [0]
        guard tok_str(tokenizer, line, &count, &words) == 0 else { return nil }
        return (0..<Int(count)).compactMap { words?[$0].map { String(cString: $0) } }
    }
}
