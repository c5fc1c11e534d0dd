import Lifecycle
import TestSupport
import Testing

@testable import CommandLanguage

@Suite("Commands put into words")
struct WordingTests {
    @Test("What can be done can be said, and is read as just that")
    func roundTrip() {
        let releases = [4, 6, 9, 13, 17, 26].compactMap(Release.last(of:))
        var said = 0
        for (number, seed) in Chance.seeds(12, for: "commands in words").enumerated() {
            let environment = Environment(release: releases[number % releases.count])
            var walk = CommandWalk(seed: seed, on: environment)
            for _ in 0..<60 {
                let world = walk.simulation.world
                guard walk.step() != nil, let command = walk.commands.last else { break }
                guard !Self.isSwift(command) else { continue }
                let words = command.words(in: world)
                guard let words else {
                    let isAboutView = Wording(world: world).views(command) != nil
                    #expect(isAboutView, "only a view can be without a name: \(command), seed \(seed)")
                    continue
                }
                let context = CommandContext(world: world, current: nil)
                #expect(CommandParser.instruction(of: words, in: context) == .simulate(command), "\(words)")
                said += 1
            }
        }
        #expect(said > 200)
    }

    @Test(
        "The words are those of the command's help",
        arguments: [
            ("push detail", "push detail onto nav"), ("pop", "pop in nav"),
            ("set view nil feed", "set view nil feed"),
            (
                "present detail from vc as fullScreen not animated and hold",
                "hold present detail from vc as fullScreen not animated"
            ),
            (
                "override viewDidLoad in Feed with super then push detail",
                "override viewDidLoad in Feed with super then push detail"
            ),
            (
                "nib FeedView without view, outlet label frame 0 8 100 20 flexibleWidth",
                "nib FeedView without view outlet label frame 0 8 100 20 flexibleWidth"
            ),
            ("constrain feed.width 80", "constrain feed.view.width 80"),
        ])
    func examples(line: String, expected: String) throws {
        let app = try ReadyApp(ReadyApp.rich + "; new UINavigationController as nav with feed; launch nav")
        guard case .simulate(let command) = try app.parse(line) else {
            Issue.record("\(line) is no command for the app")
            return
        }
        #expect(command.words(in: app.context.world) == expected)
    }

    @Test("What has no words of its own has none")
    func nothing() {
        let world = Simulation().world
        #expect(Command.run(Body()).words(in: world) == nil)
        #expect(Command.wait(0).words(in: world) == nil, "no line says that no time passes")
    }

    /// Swift is given as Swift.
    private static func isSwift(_ command: Command) -> Bool {
        switch command {
        case .run, .declare: true
        case .hold(let held): isSwift(held)
        default: false
        }
    }
}
