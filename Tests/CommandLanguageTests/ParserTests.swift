import CommandLanguage
import Lifecycle
import Testing

struct ParserTests {
    @Test func probe() throws {
        var s = Simulation()
        s.apply(.defineClass(name: "Feed", superclass: World.viewControllerClass))
        s.apply(.make(name: "vc", of: s.world.controllerClass(named: "Feed")!, from: .code(nibName: nil)))
        let c = CommandContext(world: s.world, current: s.world.controller(named: "vc"))
        for line in ["access view", "acess veiw", "override loadView setting view to MapView", "override didLoad with super setting view nil", "memory warning", "ios 5", "override lodView", "access view of detail", "new Feed as", "compare ios 5 17: memory warning", "nib FeedView without view outlet", "push detail", "predict access view; memory warning", "override", "why viewDidUnload", "property weak label: UILabel"] {
            for piece in Lexer.statements(in: line) {
                do { print(line, "->", try CommandParser.parse(piece.text, in: c)) } catch { print(line, "-> ERR", error.message, "| did you mean:", error.suggestion ?? "-") }
            }
        }
        print(CommandCompleter.completions(of: "ov", in: c), CommandCompleter.completions(of: "override load", in: c), CommandCompleter.completions(of: "m", in: c))
    }
}
