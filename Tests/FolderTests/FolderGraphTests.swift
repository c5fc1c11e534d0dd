import Testing

@Suite("Reading the folders of a target")
struct FolderGraphTests {
    @Test("A circle is told with the names that make it, and with their files")
    func tellsCircle() {
        #expect(
            graph([
                "Plants": "struct Tree { let nest: Nest }",
                "Birds": "package struct Nest {}\nextension Nest { func food() -> Insect? { nil } }",
                "Insects": "struct Insect { let home: Tree }",
            ]).circles == [
                "Garden: Birds -> Insects (Insect in Birds.swift), Insects -> Plants (Tree in Insects.swift), "
                    + "Plants -> Birds (Nest in Plants.swift)"
            ])
    }

    @Test("A use that goes one way makes no circle")
    func oneWay() {
        #expect(
            graph(["Plants": "struct Tree { let nest: Nest? }", "Birds": "struct Nest {}"]).circles.isEmpty)
    }

    @Test(
        "What only looks like a use is none",
        arguments: [
            "// A Tree grows.", "let text = \"a Tree\"", "let text = \"\"\"\n    a Tree\n    \"\"\"",
            "let place = Garden.Tree.self", "enum Kind {\n    struct Tree {}\n}\nlet tree: Tree?",
            "private struct Tree {}\nlet tree: Tree?", "struct TreeHouse {}",
        ])
    func noUse(code: String) {
        #expect(
            graph([
                "Plants": "struct Tree { let nest: Nest? }", "Birds": "struct Nest {}\n" + code,
            ]).circles.isEmpty)
    }

    @Test("A value in a text is a use")
    func interpolation() {
        #expect(
            graph([
                "Plants": "struct Tree { let nest: Nest? }",
                "Birds": "struct Nest {}\nlet text = \"\\(Tree())\"",
            ]).circles.count == 1)
    }

    @Test("Files directly in the target take no part")
    func filesOfAll() {
        #expect(
            graph(["": "struct World { let tree: Tree }", "Plants": "struct Tree { let world: World }"])
                .circles.isEmpty)
    }

    private func graph(_ files: [String: String]) -> FolderGraph {
        FolderGraph(
            target: "Garden",
            files: files.map { SourceFile(folder: $0, name: $0 + ".swift", text: $1) })
    }
}
