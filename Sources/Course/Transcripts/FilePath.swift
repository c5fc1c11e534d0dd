import VisibleText

/// A path as the system has it: bytes, which need not be text.
package struct FilePath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
    /// The bytes, without the zero that ends them for the system.
    package let bytes: [UInt8]

    /// Makes a path.
    ///
    /// - Parameter bytes: Any bytes.
    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// Makes a path.
    ///
    /// - Parameter text: The path as text.
    package init(_ text: String) { self.init(text.utf8) }

    /// Indicates whether the bytes are valid UTF-8.
    package var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

    /// The path of what has a name in the folder at this path.
    ///
    /// - Parameter name: The name.
    /// - Returns: The path of the folder, a slash and the name.
    func appending(_ name: [UInt8]) -> FilePath {
        FilePath(bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
    }

    /// Indicates whether the path ends in `.transcript`.
    var namesTranscript: Bool { bytes.suffix(11).elementsEqual(".transcript".utf8) }

    /// Hands over the path for the system, which would take a zero for its end.
    ///
    /// - Parameter body: Takes the path.
    /// - Returns: What `body` returns; nil if a byte of the path is zero.
    func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !bytes.contains(0) else { return nil }
        return (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(body) }
        }
    }

    /// Makes a path.
    ///
    /// - Parameter value: The path as text.
    package init(stringLiteral value: String) { self.init(value) }

    /// The path as text; a byte that is none is written as `\xFF`.
    package var description: String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return pieces.map { piece in
            switch piece {
            case .text(let scalar): String(scalar)
            case .byte(let byte): byte.escape
            }
        }.joined()
    }

    /// The path as reports show it: as it is if it is made of letters, digits and the like, or else in quotes, so that
    /// nobody takes a part of it for the rest of the report.
    package var quoted: String {
        let text = description
        let isSimple = pieces.allSatisfy { if case .text(let scalar) = $0 { scalar.isSimple } else { false } }
        guard !isSimple || bytes.isEmpty else { return text }
        return "\""
            + pieces.map { piece in
                switch piece {
                case .text("\""): "\\\""
                case .text("\\"): "\\\\"
                case .text(let scalar): String(scalar)
                case .byte(let byte): byte.escape
                }
            }.joined().visible + "\""
    }

    private enum Piece {
        case text(Unicode.Scalar)
        case byte(UInt8)
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var parser = Unicode.UTF8.ForwardParser(), rest = bytes.makeIterator(), offset = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                pieces.append(.text(Unicode.UTF8.decode(encoded)))
                offset += encoded.count
            case .error(let length):
                pieces += bytes[offset..<offset + length].map(Piece.byte)
                offset += length
            case .emptyInput: return pieces
            }
        }
    }
}

extension Unicode.Scalar {
    /// Indicates whether a path with this scalar needs no quotes.
    fileprivate var isSimple: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || "/._-+@~=%".unicodeScalars.contains(self)
    }
}

extension UInt8 {
    fileprivate var escape: String {
        "\\x" + String(UInt(self) + 0x100, radix: 16, uppercase: true).dropFirst()
    }
}
