enum Revision {
    /// The fingerprint of a text: FNV-1a with 64 bits over its UTF-8, as 16 hexadecimal digits.
    ///
    /// A byte order mark and the kind of line end do not count, as editors and version control change them.
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for (number, line) in text.withoutByteOrderMark.lines.enumerated() {
            let bytes = number == 0 ? line : "\n" + line
            for byte in bytes.utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    var withoutByteOrderMark: String {
        unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    }
}
