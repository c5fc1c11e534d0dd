extension UInt8 {
    /// Whether a line ends with the byte, as Swift's parser sees it.
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether the byte can stand in a name or number; those of other scripts count as well.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    /// Whether an operand can end with the byte.
    var endsOperand: Bool {
        switch self {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "?"),
            UInt8(ascii: "!"), UInt8(ascii: "\""):
            true
        default: isWord
        }
    }
}
