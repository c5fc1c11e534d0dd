import Lifecycle

/// The words of one line of a log, and what they tell of: a call, or a message of UIKit's.
struct LineWords {
    /// The line as text.
    let text: String
    private let words: [Substring]

    /// The number of words of a line that are looked at.
    private static let limit = 200

    /// Takes a line apart.
    ///
    /// - Parameter line: The line in any encoding; what is no text in it parts words.
    init(_ line: [UInt8]) {
        text = String(decoding: line, as: UTF8.self)
        let parts = text.unicodeScalars.split { !LineWords.isPart($0) }
        words = parts.prefix(LineWords.limit).map(Substring.init)
    }

    /// The topic of the handbook that explains the message of UIKit's which the line shows; nil if it shows none.
    var complaint: String? {
        words.lazy.compactMap { Complaints.all.topic(in: text, with: String($0)) }.first
    }

    /// The callback that is told in words, such as `did load`, and who heard it.
    var callInWords: (name: String, address: String?, callback: Callback)? {
        for index in words.indices.dropLast() {
            guard gap(before: index + 1) == " ",
                let callback = CallbackWords.all.callback(inWords: words[index], words[index + 1])
            else { continue }
            let isView = index > 0 && words[index - 1].lowercased() == "view"
            let (name, address) = subject(of: callback, at: isView ? index - 1 : index, to: index + 1)
            // All of its words are the call's name, and need nobody's beside it.
            if isView || !name.isEmpty { return (name, address, callback) }
        }
        return nil
    }

    /// The callback, and who heard it: a name, and an address if there is one.
    var call: (name: String, address: String?, callback: Callback)? {
        for index in words.indices {
            let rest = text[words[index].endIndex...]
            guard let callback = CallbackWords.all.callback(words[index], rest: rest) else { continue }
            let (name, address) = subject(of: callback, at: index, to: index)
            return (name, address, callback)
        }
        return nil
    }

    // MARK: Words

    /// Returns the text between a word and the one before it.
    private func gap(before index: Int) -> Substring {
        text[(index > 0 ? words[index - 1].endIndex : text.startIndex)..<words[index].startIndex]
    }

    /// Returns whether a character is part of a word.
    static func isPart(_ character: Character) -> Bool {
        character.unicodeScalars.first.map(isPart) ?? false
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": return true
        default:
            let properties = scalar.properties
            return !scalar.isASCII
                && (properties.isAlphabetic || properties.numericType != nil
                    || [.nonspacingMark, .spacingMark].contains(properties.generalCategory))
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
        var address: Substring?
        for place in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            let word = words[place]
            if isAddress(word) {
                address = address ?? word
                continue
            }
            if isName(word), !isProcess(place), !isKey(place) {
                return (String(word), address.map(String.init))
            }
        }
        let after = words.index(after: last)
        for place in after..<min(words.endIndex, after + 6) {
            let word = words[place]
            if isAddress(word) { address = word }
            if isName(word), isCapital(word), !isKey(place) {
                let next = words.indices.contains(place + 1) && isAddress(words[place + 1])
                return (String(word), next ? String(words[place + 1]) : nil)
            }
        }
        return (neighbour(of: index), nil)
    }

    /// A name in another script, right before the callback's and parted from it by a sign, or a word for a controller.
    private func neighbour(of index: Int) -> String {
        guard index > 0, isShort(words[index - 1]), let first = words[index - 1].first, first.isLetter,
            !first.isASCII
        else { return "" }
        let name = String(words[index - 1]), sign = gap(before: index).filter { !$0.isWhitespace }
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
        text[words[place].endIndex...].prefix(8).filter { $0 != " " }.hasPrefix("\":")
    }

    /// Returns whether a word is the process name at the head of a line, such as `App[123:4567]`.
    private func isProcess(_ place: Int) -> Bool {
        guard words.indices.contains(place + 1) else { return false }
        return gap(before: place + 1).first == "[" && words[place + 1].allSatisfy(\.isNumber)
    }

    private func isCapital(_ word: Substring) -> Bool {
        word.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
    }

    private func isAddress(_ word: Substring) -> Bool {
        word.count > 4 && word.hasPrefix("0x") && isHexadecimal(word.dropFirst(2))
    }

    /// Returns whether a word can name a controller: a name in Latin letters that isn't one of the usual
    /// words of logs.
    private func isName(_ word: Substring) -> Bool {
        guard let first = word.unicodeScalars.first, first.isASCII, !("0"..."9").contains(first),
            isShort(word)
        else { return false }
        let isNumber = isHexadecimal(word) && word.contains { $0.isNumber }
        return !isNumber && !LineWords.noise.contains(word.lowercased())
    }

    /// Returns whether a word is at most as long as any name. Scalars are counted, since a letter can carry
    /// any number of marks.
    private func isShort(_ word: Substring) -> Bool { word.unicodeScalars.count <= 64 }

    private func isHexadecimal(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
