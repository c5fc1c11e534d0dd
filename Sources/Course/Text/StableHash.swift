/// FNV-1a in 64 bits: the same on every machine and in every run.
package struct StableHash {
    /// The hash of what was combined so far.
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Begins with nothing.
    package init() {}

    /// Adds a text.
    package mutating func combine(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    /// Sixteen hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
