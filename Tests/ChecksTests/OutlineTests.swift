import Testing

@testable import Checks

@Suite("The outlines of a file")
struct OutlineTests {
    private func classes(_ text: String) throws -> [String: [MethodOutline]] {
        let source = try CheckedSource(text, path: "Feed.swift")
        return Dictionary(uniqueKeysWithValues: source.outline.classes.map { ($0.path, $0.methods) })
    }

    @Test("What a class inside a method does isn't what the method does")
    func localClass() throws {
        let methods = try classes(
            """
            class Feed {
                func show() {
                    class Row { func load() { addChild(detail) } }
                    addSubview(table)
                }
            }
            """)
        #expect(
            methods.mapValues { $0.flatMap(\.calls).map(\.name) } == [
                "Feed": ["addSubview"], "Feed.Row": ["addChild"],
            ])
    }

    @Test(
        "A call is as deep as the blocks and closures around it, and a local function begins anew",
        arguments: [
            ("addChild(a)", 0), ("if isOn { addChild(a) }", 1), ("run { addChild(a) }", 1),
            ("run { if isOn { addChild(a) } }", 2), ("if isOn { run { addChild(a) } }", 2),
            ("switch a { case 1: addChild(a); default: break }", 1),
            ("#if DEBUG\naddChild(a)\n#endif", 1), ("if isOn { func add() { addChild(a) } }", 0),
        ])
    func nesting(code: String, depth: Int) throws {
        let calls = try classes("class Feed { func show() {\n\(code)\n} }")["Feed"]?[0].calls
        #expect(calls?.map(\.nesting) == [depth])
    }

    @Test("The names in closures and local functions are those of the method")
    func names() throws {
        let method = try #require(
            try classes("class Feed { func show() { run { a = b }; func go() { c() } } }")["Feed"]?[0])
        #expect(method.references.map(\.name) == ["run", "a", "b", "c"])
        #expect(method.assignments.map(\.target) == ["a"])
    }
}
