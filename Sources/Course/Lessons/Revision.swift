enum Revision {
    /// The fingerprint of a text: FNV-1a with 64 bits over its UTF-8, as 16 hexadecimal digits.
    ///
    /// A byte order mark and the kind of line end do not count, as editors and version control change them.
    static func of(_ text: String) -> String {
        var hash = StableHash()
        for (number, line) in text.withoutByteOrderMark.lines.enumerated() {
            hash.combine(number == 0 ? line : "\n" + line)
        }
        return hash.text
    }
}

extension String {
    var withoutByteOrderMark: String {
        unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    }
}
