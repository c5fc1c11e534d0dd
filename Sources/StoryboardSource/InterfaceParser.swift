import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the XML of a storyboard or nib as a tree.
///
/// The file may come from anyone: nothing that it refers to is opened, a declaration of entities is refused, and depth and
/// number of its elements are bounded.
final class InterfaceParser: NSObject, XMLParserDelegate {
    /// The deepest elements that are read: Interface Builder draws views a dozen levels deep.
    static let deepest = 200
    /// The most elements of a file.
    static let most = 500_000
    /// The most bytes of a tag with its attributes: what reads them takes time that grows with the square of it.
    static let longestTag = 100_000

    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?
    private var count = 0
    private var problem: InterfaceError?
    private let file: String

    private init(file: String) { self.file = file }

    /// The root element of a file.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - file: Its name, for places.
    /// - Returns: The element with all that is in it.
    /// - Throws: What is wrong with it, with its place.
    static func root(of bytes: [UInt8], file: String) throws(InterfaceError) -> InterfaceElement {
        guard bytes.isInUTF8 else {
            throw InterfaceError(
                file: file, line: 1, column: 1,
                message:
                    "is not written in UTF-8, as Interface Builder does: open it in Xcode and save it again")
        }
        if let line = bytes.lineOfDeclaration {
            throw InterfaceError(
                file: file, line: line, column: 1,
                message:
                    "declares what its document consists of, which Interface Builder never does: take <!DOCTYPE out"
            )
        }
        if let line = bytes.lineOfLongTag {
            throw InterfaceError(
                file: file, line: line, column: 1,
                message:
                    "has a tag of more than \(InterfaceParser.longestTag / 1000) kB, which Interface Builder "
                    + "never writes: shorten it")
        }
        if let line = bytes.lineOfWrongComment {
            throw InterfaceError(
                file: file, line: line, column: 1,
                message: "has a comment with -- in it or without an end, which no XML may have: take it out")
        }
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        let reader = InterfaceParser(file: file)
        parser.delegate = reader
        let isRead = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isRead, let root = reader.root else {
            throw InterfaceError(
                file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber),
                message: "is no well-formed XML here: open it in Xcode and save it again")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        guard open.count < Self.deepest, count <= Self.most else {
            problem = InterfaceError(
                file: file, line: parser.lineNumber, column: parser.columnNumber,
                message: open.count < Self.deepest
                    ? "has more than \(Self.most) elements: divide it"
                    : "nests more than \(Self.deepest) elements")
            return parser.abortParsing()
        }
        open.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard let done = open.popLast() else { return }
        if open.isEmpty {
            root = done
        } else {
            open[open.count - 1].children.append(done)
        }
    }
}

/// What is wrong with a storyboard's or nib's file, and where.
package struct InterfaceError: Error, Hashable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int
    /// What is wrong, and what to do about it.
    package let message: String
}

extension [UInt8] {
    /// Whether it is UTF-8, and says nothing else of itself: in another encoding a declaration would not be seen.
    fileprivate var isInUTF8: Bool {
        let text = String(decoding: self, as: UTF8.self)
        guard text.utf8.elementsEqual(self), !contains(0) else { return false }
        let declaration = String(decoding: prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard declaration.contains("<?xml") else { return true }
        return declaration.components(separatedBy: "encoding").dropFirst().allSatisfy { rest in
            rest.drop { " \t\r\n='\"".contains($0) }.uppercased().hasPrefix("UTF-8")
        }
    }

    /// The line of the first tag that is longer than any that Interface Builder writes.
    fileprivate var lineOfLongTag: Int? {
        var line = 1, start: Int?, quote: UInt8?, index = 0
        while index < count {
            let byte = self[index]
            index += 1
            if byte == 10 { line += 1 }
            if let begun = start {
                if index - begun > InterfaceParser.longestTag { return line }
                switch byte {
                case quote: quote = nil
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? byte
                case UInt8(ascii: ">") where quote == nil: start = nil
                default: break
                }
            } else if byte == UInt8(ascii: "<") {
                let rest = self[index...]
                let isComment = rest.starts(with: "!--".utf8)
                guard isComment || rest.starts(with: "![CDATA[".utf8) else {
                    start = index
                    continue
                }
                let after = end(of: isComment ? "-->" : "]]>", from: index)
                line += self[index..<after].count { $0 == 10 }
                index = after
            }
        }
        return nil
    }

    /// The line of the first comment that does not end at its first `--`: the parser would tell of each one, in a time
    /// that grows with the square of their number.
    fileprivate var lineOfWrongComment: Int? {
        var line = 1, index = 0
        while index < count {
            if self[index] == 10 { line += 1 }
            guard self[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let rest = self[index...]
            let isComment = rest.starts(with: "<!--".utf8)
            guard isComment || rest.starts(with: "<![CDATA[".utf8) else {
                index += 1
                continue
            }
            let after = end(of: isComment ? "--" : "]]>", from: index + 4)
            if isComment, after >= count || self[after] != UInt8(ascii: ">") { return line }
            line += self[index..<after].count { $0 == 10 }
            index = after
        }
        return nil
    }

    /// The byte behind the next place at which some text stands; the end if it stands nowhere.
    private func end(of text: String, from start: Int) -> Int {
        let bytes = Array(text.utf8)
        var index = start
        while index < count {
            if self[index] == bytes[0], self[index...].starts(with: bytes) { return index + bytes.count }
            index += 1
        }
        return count
    }

    /// The line of a declaration of the document's parts, which could define entities without end.
    fileprivate var lineOfDeclaration: Int? {
        let mark = Array("<!DOCTYPE".utf8)
        var line = 1
        for index in indices {
            if self[index] == 10 { line += 1 }
            if self[index] == mark[0], self[index...].starts(with: mark) { return line }
        }
        return nil
    }
}
