extension String {
    /// A template with what stands for each name in double braces.
    func filled(_ values: [String: String]) -> String {
        var result = "", rest = self[...]
        while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
            let name = String(rest[start.upperBound..<end.lowerBound])
            result += rest[..<start.lowerBound] + (values[name] ?? "")
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
