import Testing

@testable import CommandLanguage

/// Swift that is pasted at the prompt as it stands in a file.
struct PastedSwiftTests {
    @Test(
        "A declaration is known by its first words, behind attributes and modifiers",
        arguments: [
            ("class Feed: UIViewController {", true), ("public final class Feed {", true),
            ("@MainActor class Feed {", true), ("@available(iOS 13, *) private class Feed {", true),
            ("struct Model { let id = 1 }", true), ("enum State {", true), ("protocol Source {", true),
            ("private extension Feed {", true), ("func title() {", true),
            ("access view {", false), ("private {", false), ("launch feed", false), ("if ready {", false),
        ])
    func declarations(text: String, isDeclaration: Bool) throws {
        #expect(PastedSwift.declares(text) == isDeclaration)
        guard text.contains("{") else { return }
        #expect((SwiftPart(text, in: try ReadyApp().context) == .declaration) == isDeclaration)
    }

    @Test("What is declared goes on until its braces are closed")
    func lines() {
        #expect(Lexer.isUnfinished("public final class Feed: UIViewController {"))
        #expect(Lexer.isUnfinished("@MainActor class Feed {"))
        #expect(Lexer.isUnfinished("struct Model {"))
        #expect(!Lexer.isUnfinished("struct Model { }"))
        #expect(!Lexer.isUnfinished("access view {"))
    }

    @Test("An import is a declaration of nothing")
    func imports() throws {
        let context = try ReadyApp().context
        #expect(SwiftPart("import UIKit", in: context) == .declaration)
        for other in ["import", "import UIKit please", "imports UIKit"] {
            #expect(SwiftPart(other, in: context) == nil)
        }
    }

    @Test(
        "An override is read as it is declared, as well as in the words of the command",
        arguments: [
            ("override func viewDidLoad()", "override viewDidLoad()"),
            ("override func viewDidAppear(_ animated: Bool)", "override viewDidAppear(_:)"),
            (
                "override func viewWillTransition(to size: CGSize, with coordinator: Coordinator)",
                "override viewWillTransition(to:with:)"
            ),
            ("override func willMove(toParent parent: UIViewController?)", "override willMove(toParent:)"),
            (
                "override var supportedInterfaceOrientations: UIInterfaceOrientationMask",
                "override supportedInterfaceOrientations"
            ),
        ])
    func overrides(declared: String, command: String) throws {
        let app = try ReadyApp()
        let part = SwiftPart(declared + " { print(1) }", in: app.context)
        #expect(part == .override(command: command, body: " print(1) "))
        #expect(app.error(of: command) == nil)
        #expect(PastedSwift.command(declaredBy: command) == command)
    }
}
