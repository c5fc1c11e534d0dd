import Testing

@testable import CommandLanguage

struct LexerTests {
    @Test(
        "A line falls into statements",
        arguments: [
            ("", []),
            ("   ", []),
            ("access view", ["access view"]),
            ("  access view  ", ["access view"]),
            ("access view; memory warning", ["access view", "memory warning"]),
            (";;access view;;", ["access view"]),
            ("# only a comment", []),
            ("access view # reads it", ["access view"]),
            ("access view;# and a comment; memory warning", ["access view"]),
            ("//  Feed.swift; a comment as in Swift", []),
            ("access view; // reads it", ["access view"]),
            ("run a//b", ["run a//b"]),
            ("explain a#b", ["explain a#b"]),
            (
                "override loadView { view = UIView(); print(1) }",
                ["override loadView { view = UIView(); print(1) }"]
            ),
            (
                "override loadView { a { b; c } d; e }; trace",
                ["override loadView { a { b; c } d; e }", "trace"]
            ),
            ("explain \"a; b # c\"; trace", ["explain \"a; b # c\"", "trace"]),
            ("explain \"}\"; trace", ["explain \"}\"", "trace"]),
            ("}; trace", ["}", "trace"]),
            ("predict access view; memory warning", ["predict access view; memory warning"]),
            ("state; PREDICT access view; trace # why", ["state", "PREDICT access view; trace"]),
            ("compare ios 5 17: access view; trace", ["compare ios 5 17: access view; trace"]),
            ("预测；视图; trace", ["预测", "视图", "trace"]),
            ("state\u{3000}vc；trace　＃why", ["state\u{3000}vc", "trace"]),
            ("explain “a；b”；trace", ["explain “a；b”", "trace"]),
            ("override loadView ｛ print(1；2) ｝；trace", ["override loadView ｛ print(1；2) ｝", "trace"]),
            ("override loadView { print(\"｝；\") }; trace", ["override loadView { print(\"｝；\") }", "trace"]),
        ] as [(String, [String])])
    func statements(line: String, expected: [String]) {
        #expect(Lexer.statements(in: line).map(\.text) == expected)
    }

    @Test("A statement knows where it begins in its line")
    func columns() {
        #expect(Lexer.statements(in: "  trace ;👩‍👩‍👧; state").map(\.column) == [2, 9, 12])
        #expect(Lexer.statements(in: "  trace ;; access view;state").map(\.column) == [2, 11, 23])
    }

    @Test(
        "A statement falls into words",
        arguments: [
            ("class Feed: UIViewController", ["class", "Feed", ":", "UIViewController"]),
            ("property weak viewLabel: UILabel", ["property", "weak", "viewLabel", ":", "UILabel"]),
            ("storyboard Main with A,B", ["storyboard", "Main", "with", "A", ",", "B"]),
            ("why viewDidAppear(_:)", ["why", "viewDidAppear(_:)"]),
            ("why init(nibName:bundle:)", ["why", "init(nibName:bundle:)"]),
            ("\tstate\u{3000}vc", ["state", "vc"]),
            ("\u{FEFF}state\u{200B}vc", ["state", "vc"]),
            ("storyboard　Main　with　A，B、C", ["storyboard", "Main", "with", "A", ",", "B", ",", "C"]),
            ("class　Feed：UIViewController", ["class", "Feed", ":", "UIViewController"]),
            ("why init（nibName：bundle：）", ["why", "init(nibName:bundle:)"]),
            ("feed．friend", ["feed.friend"]),
        ])
    func words(text: String, expected: [String]) {
        #expect(Sentence(text).tokens.map(\.text) == expected)
    }
}
