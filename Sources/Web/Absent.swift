// What the page lacks, under the names by which the tutor's code asks for it.

extension SwiftCode {
    /// The parser of the page, which knows the Swift of its lessons and pages.
    static let standard = SwiftCode(
        body: { (text, callback) throws(CommandError) in
            guard let body = ReadSwift.bodies[(callback?.rawValue ?? "") + " " + text] else {
                throw .needsProgram
            }
            return Body(carried: body)
        },
        program: { (text) throws(CommandError) in
            guard let program = ReadSwift.programs[text] else { throw .needsProgram }
            return Program(carried: program)
        })
}

/// The Swift that the native program has read.
enum ReadSwift {
    /// By the callback that the body overrides, if any, a space, and the text.
    nonisolated(unsafe) static var bodies: [String: JSON] = [:]
    nonisolated(unsafe) static var programs: [String: JSON] = [:]
}

extension CommandError {
    fileprivate static var needsProgram: CommandError {
        CommandError("This page reads only the Swift of its lessons. The program reads yours: viewdid run")
    }
}

/// The publications of the rules' sources.
struct Origins {
    nonisolated(unsafe) static var shared: Origins?
    /// By the code of a source.
    let places: [String: String]

    func place(of citation: Citation) -> String? { citation.code.flatMap { places[$0] } }
}

/// The pages of Apple's that explain a rule.
struct ApplePages {
    nonisolated(unsafe) static var shared: ApplePages?
    /// By the identifier of the rule.
    let pages: [String: String]

    func page(on rule: Rule) -> String? { pages[rule.facts.identifier] }
}

/// The claims of the documents, by their identifiers.
enum ReadClaims {
    nonisolated(unsafe) static var claims: [String: CitedClaim] = [:]
}

/// The documents, with the proofs of their claims.
struct DocumentLedger {
    static let shared: DocumentLedger? = nil

    let claims: [CitedClaim]
}

/// The output about documents.
struct DocumentLines {
    let ledger: DocumentLedger?

    func knownClaim(_ id: String) -> [Line]? { nil }
}

extension DocumentLookup {
    static let carried = DocumentLookup { ReadClaims.claims[$0] }
}

extension AskedClaim {
    /// The claims that practice can ask about; nil in place of the others.
    nonisolated(unsafe) static var all: [AskedClaim?] = []
}

/// The page has only one stack.
enum DeepStack {
    static func run<Value>(_ work: () -> Value) -> Value { work() }
}

/// Nothing encodes itself: the page writes its JSON by hand.
protocol Encodable {}

@_extern(c) func pow(_ base: Double, _ exponent: Double) -> Double
@_extern(c) func exp(_ exponent: Double) -> Double

/// A way through some of the lessons for one purpose.
struct Lane {
    let name: String
    let title: String
}

/// The lessons of the page.
struct LessonLibrary {
    var lessons: [Lesson] = []
    let lanes: [Lane] = []

    func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }
}

/// The shelf on which the lessons of the page stand.
package final class LessonShelf {
    var library = LessonLibrary()
}
