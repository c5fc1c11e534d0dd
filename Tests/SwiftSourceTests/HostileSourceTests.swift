import Lifecycle
import SwiftInterpreter
import TestSupport
import Testing

@testable import SwiftSource

@Suite("Hostile Swift")
struct HostileSourceTests {
    private static let deep: [(name: String, text: String)] = [
        (
            "braces",
            "func f() " + String(repeating: "{ if true ", count: 3000) + String(repeating: "}", count: 3000)
        ),
        (
            "parentheses",
            "let x = " + String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
        ),
        ("members", "func f() { a" + String(repeating: ".b", count: 20_000) + " }"),
        ("calls", "func f() { a" + String(repeating: "()", count: 20_000) + " }"),
        ("operators", "func f() { let x = 1" + String(repeating: " + 1", count: 20_000) + " }"),
        ("else if", "func f() { if a {}" + String(repeating: " else if a {}", count: 5000) + " }"),
        ("closures", "func f() " + String(repeating: "{ x = ", count: 2000)),
        ("arrays", "let x = " + String(repeating: "[", count: 5000)),
        ("try", "let x = " + String(repeating: "try ", count: 20_000) + "a"),
        ("arrows", "let x: A" + String(repeating: " -> A", count: 20_000)),
        ("conditions", String(repeating: "#if A\n", count: 5000)),
        ("packs", "let x = " + String(repeating: "repeat each ", count: 10_000) + "a"),
        ("interpolation", "let x = " + String(repeating: "\"\\(", count: 3000)),
        ("signs", String(repeating: "#", count: 20_000)),
        ("a quote in an expression", "let x = /\"/ + " + String(repeating: "(", count: 5000)),
        ("a quote in an expression with signs", "let x = #/\"/# + " + String(repeating: "(", count: 5000)),
        ("a carriage return", "// a\rlet x = " + String(repeating: "(", count: 5000)),
        ("expressions without end", "let x = " + String(repeating: "##/ ", count: 20_000)),
        ("modifiers", "func f() {\n" + String(repeating: "unowned\n", count: 5000) + "}"),
        (
            "modifiers in a row",
            "class A { " + String(repeating: "nonisolated package ", count: 3000) + "var a = 1 }"
        ),
        ("introducers", String(repeating: "protocol\n", count: 5000)),
        ("classes", String(repeating: "class A: UIViewController { ", count: 2000)),
    ]

    @Test("Text nested without measure is refused or skipped, never followed", arguments: deep.map(\.name))
    func nesting(name: String) throws {
        let text = try #require(Self.deep.first { $0.name == name }).text
        do {
            _ = try SwiftReader.program(in: text, file: "Deep.swift")
        } catch {
            #expect(!error.problems.isEmpty)
            #expect(error.problems.allSatisfy { $0.line.count <= 400 && $0.message.count < 2000 })
        }
    }

    /// Pieces that make a parser call itself again, or look ahead again, each time.
    private static let pieces = [
        "if let a = ", "guard let a = ", "{ $0 ", "{ a in ", "a.b.", "a?.", "a!.", "x ? y : ", "x ? ",
        "as A ", "as! ",
        "is A ", "try ", "try? ", "await ", "! ", "- ", "& ", "[", "[a: ", "(a, ", "a(", "a[0]", "a()", "A<",
        "A<B, ",
        "<", "{} ", "x: {} ", "?", "!", "A -> ", "(A) -> ", "a = ", "a ?? ", "\"\\(", "#\"\\#(",
        "\"\"\"\n\\(",
        "if a {} else ", "else if a {} ", "switch a { case b: ", ".a(", "do { } catch { ", "#if A\n",
        "#elseif A\n",
        "@a ", "@a(", "\\a.b", "#a(", "a: ", "where a ", "indirect enum A { ", "var a: A { get { ", "/* ",
        "some ",
        "any ", "A & ", "A.Type.", "repeat each ", "throws(", "~", "class A { ", "func f(a: A = ", "\u{0}",
        "\u{FEFF}", "\u{202E}", "\u{1B}[31m", "\\", "\"", "'", "`", "$0.", "...", "0x", "9", "1.", "_ = ",
        "return ",
        "import a.", "let a ", "var a { ", "case let .a(", "({[<", "😀", "a\u{200D}", "\r", ";", "rethrows ",
        "async ", "inout ", "infix operator + : ",
    ]

    @Test(
        "Whatever is repeated, on a line or down the page, in code or in a type, ends with an answer",
        arguments: ["let x: ", "class A { func f() { "])
    func repetition(beginning: String) {
        for piece in Chance.share(of: Self.pieces, oneIn: 8) {
            for text in [
                beginning + String(repeating: piece, count: 2500),
                beginning + String(repeating: piece + "\n", count: 150),
                beginning + String(repeating: piece, count: 200),
                beginning + String(repeating: piece, count: 24),
            ] {
                do {
                    _ = try SwiftReader.program(in: text, file: "Repeated.swift")
                } catch {
                    #expect(!error.problems.isEmpty)
                    #expect(error.problems.allSatisfy { $0.line.count <= 400 && !$0.message.isEmpty })
                }
            }
        }
    }

    @Test("So many open < that a parser would look past each to the end are too deep", arguments: [-2, 2])
    func openAngles(more: Int) {
        let text = "let x: " + String(repeating: "A<", count: SourceMeasure.deepestAngles + more)
        #expect(SourceMeasure.excess(in: text)?.excess == (more > 0 ? .nesting : nil))
    }

    @Test(
        "Many statements in which < is open are too much together only where many are open at once",
        arguments: [(8, nil), (20, SourceMeasure.Excess.nesting)])
    func statementsWithOpenAngles(angles: Int, excess: SourceMeasure.Excess?) {
        let text = String(repeating: "let x = \(String(repeating: "a<", count: angles))a\n", count: 1000)
        #expect(SourceMeasure.excess(in: text)?.excess == excess)
    }

    @Test(
        "Brackets in what may be a string, a comment or code count where an interpolation may have no end",
        arguments: ["let x = \"\\( } \" \(brackets) \"", "let x = \"\\(a ] + \"x\" /* \" \(brackets) */"])
    func openInterpolations(text: String) {
        #expect(SourceMeasure.excess(in: text)?.excess == .nesting)
    }

    private static let brackets = String(repeating: "[", count: 40)

    @Test("A statement that is longer than anyone writes is refused with its place and what to do")
    func longStatements() throws {
        let text = "class A {}\n\nlet x = a" + String(repeating: " {}", count: 20_000)
        let error = try #require(throws: SourceError.self) {
            try SwiftReader.program(in: text, file: "Long.swift")
        }
        #expect(error.problems.count == 1)
        #expect(error.problems.first?.location.line == 3)
        #expect(error.problems.first?.message.contains("split it up") == true)
    }

    @Test(
        "Long code that people write, or have written for them, is read: data, comparisons, comments, many members"
    )
    func longButPlain() throws {
        let data = (0..<3000).map { "(\($0), \"a < b ( \($0)\")" }.joined(separator: ", ")
        let comparisons = (0..<3000).map { "        if i < \($0) { n += 1 }  // :-( <" }.joined(
            separator: "\n")
        let outlets = (0..<2000).map { "    @IBOutlet weak var label\($0): UILabel!" }.joined(separator: "\n")
        let text = """
            let data = [\(data)]
            // \(String(repeating: "(", count: 500))
            class Feed: UIViewController {
            \(outlets)
                func compare(_ i: Int) {
                    var n = 0
            \(comparisons)
                }
            }
            """
        let reading = try SwiftReader.program(in: text, file: "Plain.swift")
        #expect(reading.program.classes.first?.properties.count == 2000)
        #expect(reading.program.classes.first?.members.functions.first?.body.statements.count == 3001)
    }

    @Test("A class that derives from itself, directly or not, is refused with its name")
    func circles() throws {
        for text in ["class A: A {}", "class A: B {}; class B: C {}; class C: A {}"] {
            let program = try SwiftReader.program(in: text, file: "Circle.swift").program
            var simulation = Simulation()
            let before = simulation
            guard case .ignored(.noSuchSuperclass) = simulation.apply(.swift(.declare(program))) else {
                Issue.record("\(text) was accepted")
                continue
            }
            #expect(simulation == before)
        }
    }

    @Test("What a long line of classes derives from is found without following it for each of them")
    func longLineage() throws {
        func time(_ count: Int) throws -> Double {
            let classes = (1...count).map {
                "class C\($0): C\($0 - 1) { override func viewDidLoad() {} }\n"
            }
            var program = try SwiftReader.program(in: classes.joined(), file: "A.swift").program.joined
            program.assumesNibs = true
            #expect(program.assumedSuperclasses.map(\.superclass) == ["C0"])
            return (0..<3).map { _ in ProcessorTime.taken { _ = program.assumedSuperclasses } }.min() ?? 0
        }
        let few = try time(50), many = try time(400)
        // Eight times as many; if each was followed to its end it would be five hundred times as long.
        #expect(many < few * 24)
    }

    @Test("Of two classes of one name the second is kept apart")
    func twice() throws {
        let program = try SwiftReader.program(
            in: "class A: UIViewController {}\nclass A: UIViewController {}", file: "Twice.swift"
        ).program
        var simulation = Simulation()
        let outcome = simulation.apply(.swift(.declare(program)))
        #expect(outcome == .done)
        #expect(program.namesakes.map(\.location?.line) == [1, 2])
        #expect(Set(program.classes.map(\.name)) == ["A", "A of Twice.swift"])
    }

    @Test("What is no Swift is an error with place and line")
    func errors() throws {
        let text = "class A: UIViewController {\n    override func viewDidLoad( {\n    }\n}"
        let error = try #require(throws: SourceError.self) {
            try SwiftReader.program(in: text, file: "A.swift")
        }
        let first = try #require(error.problems.first)
        #expect(first.location.file == "A.swift")
        #expect(first.location.line == 2)
        #expect(first.line == "    override func viewDidLoad( {")
    }

    @Test("Columns count characters, also behind Chinese and emoji")
    func columns() throws {
        let error = try #require(throws: SourceError.self) {
            try SwiftReader.program(in: "let 你好 = \"👨‍👩‍👧\" )", file: "A.swift")
        }
        #expect(error.problems.first?.location.column == 14 || error.problems.first?.location.column == 15)
    }

    @Test(
        "A character that is none of Swift's is refused at its place, and the error tells what to type",
        arguments: [
            ("\u{3000}", "an ordinary space"), ("\u{202F}", "an ordinary space"), ("\u{FEFF}", "remove it"),
            ("\u{2028}", "an ordinary space"), ("\u{85}", "an ordinary space"),
            ("\u{0B}", "an ordinary space"),
            ("\u{0C}", "an ordinary space"), ("\u{1B}", "remove it"), ("\u{7F}", "remove it"),
            ("\u{0}", "remove it"), ("\u{202E}", "remove it"), ("\u{200B}", "remove it"),
            ("，", "type ,"),
            ("、", "type ,"), ("（", "type ("), ("）", "type )"), ("｛", "type {"), ("【", "type ["),
            ("“", "type \""),
            ("’", "type '"), ("「", "type \""), ("；", "type ;"), ("：", "type :"), ("．", "type ."),
            ("。", "type ."),
            ("＝", "type ="), ("→", "type ->"),
        ])
    func foreignCharacters(character: String, remedy: String) throws {
        for text in [
            "let k \(character)= 1", "let k =\(character) 1", "let k = \(character) 1",
            "let k\(character) = 1",
            "class A {\n let n = 1 \(character)= 2 }",
        ] {
            let error = try #require(throws: SourceError.self) {
                try SwiftReader.program(in: text, file: "A.swift")
            }
            #expect(error.problems.count == 1)
            let problem = try #require(error.problems.first)
            #expect(problem.message.hasSuffix(remedy), "\(problem.message)")
            let line = Array(problem.line.unicodeScalars)
            #expect(line[problem.location.column - 1] == character.unicodeScalars.first)
        }
        // The content of strings and comments must not matter.
        guard character.utf8.count > 1 else { return }
        let text = "let k = \"a\(character == "\"" ? "" : character)b\" // \(character)\n/* \(character) */"
        #expect((try? SwiftReader.program(in: text, file: "A.swift")) != nil, "\(text)")
    }

    @Test("A page break at the end of a line, or alone on one, is space")
    func pageBreaks() throws {
        for text in ["class A {\n}\u{0C}\n", "\u{0C}class A {}", "class A {\n\u{0C}\n}"] {
            #expect(try SwiftReader.program(in: text, file: "A.swift").program.classes.count == 1)
        }
    }

    @Test("Letters of all scripts, joined ones and emoji among them, are names")
    func foreignLetters() throws {
        for name in ["视图", "ビュー", "می\u{200C}خواهم", "👨\u{200D}👩\u{200D}👧", "é", "ｖｉｅｗ"] {
            let text = "class A: UIViewController { var \(name) = 1 }"
            let reading = try SwiftReader.program(in: text, file: "A.swift")
            #expect(reading.program.classes.first?.properties.map(\.name) == [name])
        }
    }

    @Test("Signs whose white space is uneven in any way are read or refused, whatever is in it")
    func unevenSigns() {
        let spaces = [
            "", " ", "\u{A0}", " /**/", "/**/ ", " /**/ ", "\u{0B}", " \u{0C} ", "\r", " \u{3000} ",
        ]
        for before in spaces {
            for after in spaces {
                for sign in ["=", "->", "?", "/"] {
                    for frame in ["let k", "a /x/ ", "\""] {
                        _ = try? SwiftReader.program(in: "\(frame)\(before)\(sign)\(after)1", file: "A.swift")
                    }
                }
            }
        }
    }

    @Test("Bytes at random are read or refused")
    func garbage() {
        let pieces = [
            "class ", "func ", "{", "}", "(", ")", "\"", "\\(", "if ", "let ", "x", "=", ".", "\n", "é",
            "[", "$0",
        ]
        for seed in Chance.seeds(40, for: "Swift at random") {
            var chance = SeededGenerator(seed: seed)
            let text = (0..<60).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &chance)] }.joined()
            do {
                let reading = try SwiftReader.program(in: text, file: "Garbage.swift")
                var simulation = Simulation()
                simulation.apply(.swift(.declare(reading.program)))
            } catch {
                #expect(!error.problems.isEmpty, "seed \(seed)")
            }
        }
    }

    @Test("Generated code of thousands of lines is read whole")
    func long() throws {
        let body = (0..<1500).map { "        total += \($0)\n" }.joined()
        let text = "class Feed: UIViewController {\n    var total = 0\n    func add() {\n\(body)    }\n}\n"
        let reading = try SwiftReader.program(in: text, file: "Long.swift")
        #expect(reading.unknown == [])
        #expect(reading.program.classes.first?.members.functions.first?.body.statements.count == 1500)
    }

    @Test(
        "Code without end is stopped",
        arguments: [
            "while true { }", "for i in 0..<40000 { for j in 0..<40000 { x(i) } }", "again()",
            "repeat { } while true", "DispatchQueue.main.async { self.forever() }",
        ])
    func endless(statement: String) throws {
        let text = """
            class Feed: UIViewController {
                override func viewDidLoad() { \(statement) }
                func again() { again() }
                func x(_ i: Int) { }
                func forever() { DispatchQueue.main.async { self.forever() } }
            }
            """
        let program = try SwiftReader.program(in: text, file: "Endless.swift").program
        var simulation = Simulation()
        simulation.apply(.swift(.declare(program)))
        let feed = try #require(simulation.world.controllerClass(named: "Feed"))
        simulation.apply(.making(.make(name: "feed", of: feed, from: .code(nibName: nil))))
        let controller = try #require(simulation.world.controller(named: "feed"))
        switch simulation.apply(.loading(.accessView(of: controller))) {
        case .hung, .overflowed: break
        case let other: Issue.record("\(other)")
        }
    }
}
