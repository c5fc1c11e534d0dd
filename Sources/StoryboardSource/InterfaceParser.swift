import CExpat

/// Reads the XML of a storyboard or nib as a tree.
///
/// The file may come from anyone: nothing that it refers to is opened, a declaration of entities is refused, and depth and
/// number of its elements are bounded.
struct InterfaceParser {
    /// The deepest elements that are read: Interface Builder draws views a dozen levels deep.
    static let deepest = 200
    /// The most elements of a file.
    static let most = 500_000

    private let parser: XML_Parser
    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?
    private var count = 0
    private var refusal: String?

    /// Returns the root element of a file, with its contents. The name of the file is
    /// used for positions in errors.
    static func root(of bytes: [UInt8], file: String) throws(InterfaceError) -> InterfaceElement {
        guard bytes.isInUTF8, let parser = XML_ParserCreate("UTF-8") else {
            throw InterfaceError(
                file: file, line: 1, column: 1,
                message:
                    "isn't UTF-8: open it in Xcode and save it again")
        }
        defer { XML_ParserFree(parser) }
        var state = InterfaceParser(parser: parser)
        let status = withUnsafeMutablePointer(to: &state) { state in
            XML_SetUserData(parser, state)
            XML_SetElementHandler(
                parser,
                { state, name, attributes in
                    guard let name, let attributes else { return }
                    InterfaceParser.at(state)?.pointee.begin(String(cString: name), attributes)
                },
                { state, _ in InterfaceParser.at(state)?.pointee.end() })
            XML_SetStartDoctypeDeclHandler(parser) { state, _, _, _, _ in
                InterfaceParser.at(state)?.pointee.refuse(
                    "has a document type, which Interface Builder never writes: "
                        + "remove <!DOCTYPE")
            }
            return bytes.withUnsafeBytes { bytes in
                XML_Parse(
                    parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count), 1)
            }
        }
        guard status == XML_STATUS_OK, let root = state.root else {
            throw InterfaceError(
                file: file, line: max(1, Int(XML_GetCurrentLineNumber(parser))),
                column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
                message: state.refusal ?? "isn't well-formed XML here: open it in Xcode and save it again")
        }
        return root
    }

    private static func at(_ state: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<InterfaceParser>? {
        state?.assumingMemoryBound(to: InterfaceParser.self)
    }

    private init(parser: XML_Parser) { self.parser = parser }

    /// Takes a start tag.
    ///
    /// - Parameters:
    ///   - name: The element's name.
    ///   - list: Names and values of its attributes by turns, ending with a null pointer.
    private mutating func begin(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
        count += 1
        guard open.count < Self.deepest else {
            return refuse("nests elements more than \(Self.deepest) levels deep")
        }
        guard count <= Self.most else { return refuse("has more than \(Self.most) elements: split it up") }
        var attributes: [String: String] = [:], index = 0
        while let name = list[index], let value = list[index + 1] {
            attributes[String(cString: name)] = String(cString: value)
            index += 2
        }
        open.append(
            InterfaceElement(
                name: name, attributes: attributes, line: Int(XML_GetCurrentLineNumber(parser))))
    }

    private mutating func end() {
        guard let done = open.popLast() else { return }
        if open.isEmpty {
            root = done
        } else {
            open[open.count - 1].children.append(done)
        }
    }

    private mutating func refuse(_ message: String) {
        refusal = message
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

/// An error in a storyboard or nib file, with its position.
package struct InterfaceError: Error, Hashable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int
    /// A description of the error, and a remedy.
    package let message: String
}

extension [UInt8] {
    /// Indicates whether it is UTF-8 and declares no other encoding.
    fileprivate var isInUTF8: Bool {
        guard String(validating: self, as: UTF8.self) != nil, !contains(0), count <= CInt.max else {
            return false
        }
        let declaration = String(decoding: prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard let encoding = declaration.firstRange(of: "encoding") else { return true }
        return declaration[encoding.upperBound...].drop { " \t\r\n='\"".contains($0) }
            .uppercased().hasPrefix("UTF-8")
    }
}
