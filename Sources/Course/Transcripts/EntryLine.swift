/// The line that begins an entry: its number, its time, its kind and its text, with spaces between.
struct EntryLine {
    let number: Int
    /// In seconds since the session began.
    let seconds: Double
    /// The name of the kind.
    let kind: ArraySlice<UInt8>
    /// The text after the kind, as written.
    let text: ArraySlice<UInt8>

    /// Takes a line apart; nil if one of the first three is missing or is none.
    ///
    /// - Parameter line: The line without its end.
    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        func word() -> ArraySlice<UInt8> {
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            let word = rest.prefix { $0 != UInt8(ascii: " ") }
            rest = rest[word.endIndex...]
            return word
        }
        guard let number = Self.number(word()), let seconds = Self.seconds(word()) else { return nil }
        kind = word()
        guard !kind.isEmpty else { return nil }
        (self.number, self.seconds) = (number, seconds)
        text = rest
    }

    private static func number(_ word: ArraySlice<UInt8>) -> Int? {
        guard !word.isEmpty, word.count <= 9 else { return nil }
        var number = 0
        for byte in word {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    private static func seconds(_ word: ArraySlice<UInt8>) -> Double? {
        guard let dot = word.firstIndex(of: UInt8(ascii: ".")), let whole = number(word[..<dot]) else {
            return nil
        }
        let digits = word[(dot + 1)...]
        guard (1...3).contains(digits.count), var fraction = number(digits),
            Double(whole) < Transcript.Limit.seconds
        else { return nil }
        for _ in digits.count..<3 { fraction *= 10 }
        return Double(whole * 1000 + fraction) / 1000
    }
}
