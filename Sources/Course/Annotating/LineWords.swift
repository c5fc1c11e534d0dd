import Lifecycle

/// The words of one line of a log, and what they tell of: a call, or a message of UIKit's.
///
/// It looks at bytes: most lines of a long log hold nothing, and the others a few words that matter. Text is made of
/// these alone.
struct LineWords {
    private var bytes: [UInt8] = []
    private var words: [Word] = []

    private struct Word {
        let range: Range<Int>
        let isASCII: Bool
    }

    /// The number of words of a line that are looked at.
    private static let limit = 200

    /// The line as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes the next line.
    ///
    /// - Parameter line: The line in any encoding; what is no text in it parts words.
    mutating func read(_ line: [UInt8]) {
        bytes = line.allSatisfy { $0 < 0x80 } ? line : Array(String(decoding: line, as: UTF8.self).utf8)
        words.removeAll(keepingCapacity: true)
        var place = 0
        while words.count < LineWords.limit {
            while place < bytes.count, !isPart(at: place) { place = after(place) }
            let start = place
            var isASCII = true
            while place < bytes.count, isPart(at: place) {
                if bytes[place] >= 0x80 { isASCII = false }
                place = after(place)
            }
            guard start < place else { break }
            words.append(Word(range: start..<place, isASCII: isASCII))
        }
    }

    /// The topic of the handbook that explains the message of UIKit's which the line shows; nil if it shows none.
    var complaint: String? {
        words.lazy.compactMap { Complaints.all.topic(in: self, with: text($0)) }.first
    }

    /// The callback that is told in words, such as `did load`, and who heard it.
    var callInWords: (name: String, address: String?, callback: Callback)? {
        for index in words.indices.dropLast() {
            let between = gap(before: index + 1)
            guard between.elementsEqual([UInt8(ascii: " ")]),
                let callback = CallbackWords.all.callback(inWords: text(words[index]), text(words[index + 1]))
            else { continue }
            let isView = index > 0 && text(words[index - 1]).lowercased() == "view"
            let (name, address) = subject(of: callback, at: isView ? index - 1 : index, to: index + 1)
            // All of its words are the call's name, and need nobody's beside it.
            if isView || !name.isEmpty { return (name, address, callback) }
        }
        return nil
    }

    /// The callback, and who heard it: a name, and an address if there is one.
    var call: (name: String, address: String?, callback: Callback)? {
        for index in words.indices {
            guard words[index].isASCII,
                let callback = CallbackWords.all.callback(text(words[index]), rest: rest(after: index))
            else { continue }
            let (name, address) = subject(of: callback, at: index, to: index)
            return (name, address, callback)
        }
        return nil
    }

    // MARK: Words

    private func text(_ word: Word) -> String { String(decoding: bytes[word.range], as: UTF8.self) }

    /// Returns the text after a word, as far as it is searched for an argument.
    private func rest(after index: Int) -> String {
        let start = words[index].range.upperBound
        return String(decoding: bytes[start..<min(bytes.count, start + 240)], as: UTF8.self)
    }

    /// Returns the bytes between a word and the one before it.
    private func gap(before index: Int) -> ArraySlice<UInt8> {
        bytes[(index > 0 ? words[index - 1].range.upperBound : 0)..<words[index].range.lowerBound]
    }

    /// The place after the character at a place.
    private func after(_ place: Int) -> Int {
        bytes[place] < 0x80 ? place + 1 : place + max(1, (~bytes[place]).leadingZeroBitCount)
    }

    /// Returns whether the character at a place is part of a word.
    private func isPart(at place: Int) -> Bool {
        if bytes[place] < 0x80 { return LineWords.isWordByte[Int(bytes[place])] }
        return Unicode.Scalar(scalarValue(at: place)).map(LineWords.isPart) ?? false
    }

    /// The number of the character at a place; the bytes are valid.
    private func scalarValue(at place: Int) -> UInt32 {
        let end = after(place)
        let first = UInt32(bytes[place]) & (0xFF >> UInt32(end - place + 1))
        return bytes[(place + 1)..<end].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
    }

    /// Returns whether a character is part of a word.
    static func isPart(_ character: Character) -> Bool {
        character.unicodeScalars.first.map(isPart) ?? false
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isWordByte[Int(scalar.value)] }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil
            || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
    }

    private static let isWordByte: [Bool] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The name that stands nearest before the callback's, or else right behind it.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - index: Its first word.
    ///   - last: Its last word.
    /// - Returns: The name, empty if there is none, and the address beside it.
    private func subject(
        of callback: Callback, at index: Int, to last: Int
    ) -> (name: String, address: String?) {
        if callback.receiver == .application { return ("app", nil) }
        var address: Word?
        for place in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            let word = words[place]
            if isAddress(word) {
                address = address ?? word
                continue
            }
            if isName(word), !isProcess(place), !isKey(place) { return (text(word), address.map(text)) }
        }
        let after = words.index(after: last)
        for place in after..<min(words.endIndex, after + 6) {
            let word = words[place]
            if isAddress(word) { address = word }
            if isName(word), isCapital(word), !isKey(place) {
                let next = words.indices.contains(place + 1) && isAddress(words[place + 1])
                return (text(word), next ? text(words[place + 1]) : nil)
            }
        }
        return (neighbour(of: index), nil)
    }

    /// A name in another script, right before the callback's and parted from it by a sign, or a word for a controller.
    private func neighbour(of index: Int) -> String {
        guard index > 0, isShort(words[index - 1]), let first = text(words[index - 1]).first, first.isLetter,
            !first.isASCII
        else { return "" }
        let name = text(words[index - 1])
        let sign = String(decoding: gap(before: index), as: UTF8.self).filter { !$0.isWhitespace }
        let isController = LineWords.controllers.contains { name.hasSuffix($0) && name != $0 }
        if isController || [".", ":", "：", "-", "]", "->", "→"].contains(sign) { return name }
        let isName =
            sign.isEmpty && !LineWords.controllers.contains(name)
            && !LineWords.verbs.contains(where: name.contains)
        return isName ? name : ""
    }

    /// The words of other scripts that precede a call's name and say that it is called.
    private static let verbs = LogWords.list("verb")

    /// The endings of controllers' names in other scripts.
    private static let controllers = LogWords.list("controller")
    /// Words that are no names.
    private static let noise = Set(LogWords.list("noise"))

    /// Returns whether a word is the key of a value in JSON, such as `"msg":`.
    private func isKey(_ place: Int) -> Bool {
        let end = words[place].range.upperBound
        let signs = bytes[end..<min(bytes.count, end + 8)].filter { $0 != UInt8(ascii: " ") }
        return signs.starts(with: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    }

    /// Returns whether a word is the process name at the head of a line, such as `App[123:4567]`.
    private func isProcess(_ place: Int) -> Bool {
        guard words.indices.contains(place + 1) else { return false }
        return gap(before: place + 1).first == UInt8(ascii: "[")
            && text(words[place + 1]).allSatisfy(\.isNumber)
    }

    private func isCapital(_ word: Word) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[word.range.lowerBound])
    }

    private func isAddress(_ word: Word) -> Bool {
        word.isASCII && word.range.count > 4 && bytes[word.range].starts(with: [0x30, 0x78])
            && bytes[word.range].dropFirst(2).allSatisfy(LineWords.isHexDigit)
    }

    /// Returns whether a word can name a controller: a name in Latin letters that isn't one of the usual
    /// words of logs.
    private func isName(_ word: Word) -> Bool {
        let first = bytes[word.range.lowerBound]
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        guard first < 0x80, !isDigit, isShort(word) else { return false }
        let isNumber =
            bytes[word.range].allSatisfy(LineWords.isHexDigit)
            && bytes[word.range].contains { $0 <= UInt8(ascii: "9") }
        guard !isNumber else { return false }
        return !LineWords.noise.contains(text(word).lowercased())
    }

    /// Returns whether a word is at most as long as any name. Scalars are counted, since a letter can carry
    /// any number of marks.
    private func isShort(_ word: Word) -> Bool {
        word.range.count <= 64 || !word.isASCII && text(word).unicodeScalars.count <= 64
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
