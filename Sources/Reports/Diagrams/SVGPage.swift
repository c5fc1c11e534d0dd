import VisibleText

/// A picture, element by element.
struct SVGPage {
    /// The font of all pictures.
    static let font = "font-family=\"Menlo, DejaVu Sans Mono, monospace\""
    private var elements: [String] = []

    mutating func add(_ elements: String...) { self.elements += elements }

    mutating func add(
        _ text: String, x: Int, y: Int, _ attributes: String = "", isBold: Bool = false
    ) {
        let weight = isBold ? " font-weight=\"bold\"" : ""
        let others = attributes.isEmpty ? "" : " " + attributes
        add("<text x=\"\(x)\" y=\"\(y)\"\(others)\(weight)>\(text.inMarkup)</text>")
    }

    mutating func addBox(x: Int, y: Int, width: Int, height: Int, _ attributes: String) {
        add("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(attributes)/>")
    }

    /// The complete document.
    ///
    /// - Parameters:
    ///   - width: The width of what the elements' numbers count.
    ///   - height: The height.
    ///   - size: The width and height on paper; those numbers if left out.
    ///   - fontSize: The size of text that names none.
    /// - Returns: A complete SVG document.
    func document(width: Int, height: Int, size: (String, String)? = nil, fontSize: Int = 12) -> String {
        let (paperWidth, paperHeight) = size ?? ("\(width)", "\(height)")
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(paperWidth)\" height=\"\(paperHeight)\" "
                + "viewBox=\"0 0 \(width) \(height)\" \(SVGPage.font) font-size=\"\(fontSize)\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        return (head + elements + ["</svg>"]).joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text in lines of at most so many characters, broken at spaces; a longer word is cut.
    package func inLines(of width: Int) -> [String] {
        split(separator: " ").reduce(into: []) { lines, word in
            let word = String(word).cut(to: width)
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
    }

    /// The text for XML or HTML, with nothing in it that would be markup or that is not to be seen.
    package var inMarkup: String {
        // Scalar by scalar: a quote under an accent ends an attribute all the same.
        visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text for XML or HTML, on as many lines as it has.
    var inXML: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).inMarkup }
            .joined(separator: "\n")
    }

    /// The text, cut if it is long.
    package func cut(to count: Int) -> String {
        self.count <= count ? self : String(prefix(max(1, count - 1))) + "…"
    }
}

extension Double {
    /// The number with one digit behind the dot.
    var tenth: String { ((self * 10).rounded() / 10).json }
}
