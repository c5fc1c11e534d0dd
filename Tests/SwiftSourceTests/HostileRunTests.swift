import CommandLanguage
import Foundation
import Lifecycle
import Session
import SwiftSource
import TestSupport
import Testing

/// Inputs that once ended the program or stalled it; the files lie in the folder `Hostile`.
@Suite("Hostile runs")
struct HostileRunTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Hostile")
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }

    @Test(
        "A line with characters that Swift does not know is refused with its place and what to do",
        arguments: [
            ("crash1-min.viewdid", "U+000B"), ("crash1.viewdid", "U+2028"),
            ("ideographic-space.viewdid", "U+3000"), ("swl23-min.viewdid", "U+007F"),
            ("swl23.viewdid", "U+007F"), ("swl44-min.viewdid", "U+001B"), ("swl44.viewdid", "U+007F"),
        ])
    func lines(name: String, code: String) throws {
        var session = Session(.readyController(code: .standard))
        let line = String(decoding: try Self.bytes(name), as: UTF8.self)
        guard case .misunderstood(_, let error)? = session.enter(line).last else {
            Issue.record("it was understood")
            return
        }
        #expect(error.message.hasPrefix("Swift: \(code) is "))
        let excerpt = try #require(error.excerpt)
        let place = excerpt.line.index(excerpt.line.startIndex, offsetBy: excerpt.column - 1)
        #expect(excerpt.line[place].unicodeScalars.first?.value == UInt32(code.dropFirst(2), radix: 16))
    }

    @Test("A file with such characters is refused at their place")
    func file() throws {
        let text = String(decoding: try Self.bytes("form-feed.txt"), as: UTF8.self)
        let error = try #require(throws: SourceError.self) {
            try SwiftReader.program(in: text, file: "ff.swift")
        }
        #expect(error.problems.map(\.location) == [CodeLocation(file: "ff.swift", line: 3, column: 9)])
        #expect(error.problems.first?.message.contains("U+000C") == true)
    }

    @Test(
        "A file whose lazy values need each other overflows the simulated stack", arguments: ["lazycyc.swift"]
    )
    func lazyCircle(name: String) throws {
        let text = String(decoding: try Self.bytes(name), as: UTF8.self)
        let program = try SwiftReader.program(in: text, file: name).program
        var session = Session(Session.Start(code: .standard, program: program))
        #expect(outcome(of: session.enter("new A as a; access view")) == "endless recursion")
    }

    @Test("The line that was typed tells of recursion, too")
    func initRecursion() throws {
        var session = Session(.readyController(code: .standard))
        let text = String(decoding: try Self.bytes("init-recursion.viewdid"), as: UTF8.self)
        var replies: [Reply] = []
        for line in text.split(separator: "\n") { replies += session.enter(String(line)) }
        #expect(outcome(of: replies) == "endless recursion")
    }

    // MARK: - Relatives

    /// Members of a class whose method `f` calls itself through something else than a call.
    private static let recursions = [
        "lazy var a = a; func f() { print(a) }", "lazy var a = b; lazy var b = a; func f() { print(a) }",
        "static var s = A.s; func f() { print(A.s) }", "struct S { var s = S() }; func f() { let s = S() }",
        "enum E { case a; static let x = E.x }; func f() { let x = E.x }",
        "func f(_ x: Int = f()) -> Int { return x }",
        "var x = 0 { didSet { y = 1 } }; var y = 0 { didSet { x = 1 } }; func f() { x = 1 }",
        "var c: Int { c }; func f() { print(c) }", "func f() { let c = { self.f() }; c() }",
        "func f() { [1].forEach { _ in self.f() } }", "func f() -> String { return \"\\(f())\" }",
        "func f() -> Bool { return true ? f() : f() }", "func f() -> Int { return f() + 1 }",
        "func f() { switch 1 { case 1: f(); default: f() } }",
        "func f() { let a = A() }; init() { super.init(nibName: nil, bundle: nil); f() }",
        "func f() { NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in NotificationCenter.default.post(name: .x, object: nil) }; NotificationCenter.default.post(name: .x, object: nil) }",
        "func f() -> Int { return id(id(id(id(id(id(id(id(id(id(f())))))))))) }; func id(_ x: Int) -> Int { return x }",
    ]

    @Test("Every way in which code calls itself is a trap of the app", arguments: recursions)
    func recursion(members: String) {
        let replies = run(members)
        #expect(outcome(of: replies) == "endless recursion", "\(replies)")
    }

    @Test("A deinit that makes its like is one as well")
    func deinitRecursion() {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("class N { deinit { let n = N() } }")
        _ = session.enter("class A: UIViewController { func f() { let n = N() } }; new A as a")
        #expect(outcome(of: session.enter("a.f()")) == "endless recursion")
    }

    /// The bodies of methods, and the limit that each exceeds.
    private static let excesses: [(body: String, excess: ExhaustedResource)] = [
        ("while true { n += 1 }", .steps(200_000)), ("var a = [1]; while true { a.append(1) }", .elements),
        ("while true { list.append(UIView()) }", .steps(200_000)),
        ("var d = [1: 1]; while true { n += 1; d[n] = n }", .elements),
        ("var a = [1]; while true { a += a }", .elements),
        ("var a = [1]; while true { a.append(contentsOf: a) }", .elements),
        ("var a: Any = 1; while true { a = [a] }", .nesting),
        ("var a: Any = 1; while true { a = [a, a] }", .elements),
        ("var a: Any = 1; while true { a = [1: a] }", .nesting),
        ("while true { pair = Pair(a: pair, b: 1) }", .nesting),
        ("while true { pair = Pair(a: pair, b: pair) }", .elements),
        ("while true { item = Item.deep(item) }", .nesting),
        ("while true { pair = Pair(a: Pair(a: pair, b: 1).f, b: 1) }", .nesting),
        ("for _ in 0..<1_000_000 { }", .elements),
        ("let r = stride(from: -9_223_372_036_854_775_807, to: 9_223_372_036_854_775_807, by: 1)", .elements),
        ("var s = \"xxxxxxxxxx\"; while true { s = s + s }", .text),
        ("var s = \"xxxxxxxxxx\"; while true { s += s }", .text),
        ("var s = \"xxxxxxxxxx\"; while true { s = \"\\(s)\\(s)\" }", .text),
        ("let s = String(repeating: \"x\", count: 1_000_000_000)", .text),
        ("var s = \"xxxxxxxxxx\"; while true { s = String(describing: [s, s, s]) }", .text),
        ("let s = String(repeating: \"x\", count: 1000); while true { print(s) }", .output),
    ]

    @Test("Code that takes too much says of what, and ends", arguments: excesses.indices)
    func excess(index: Int) throws {
        let (body, excess) = Self.excesses[index]
        let replies = run(
            "struct Pair { var a: Any; var b: Any; func f() { } }; enum Item { case none, deep(Any) }; "
                + "var n = 0; var list = [view]; var pair: Any = 1; var item: Any = 1; func f() { \(body) }")
        guard case .ran(let run)? = replies.last else {
            Issue.record("\(replies)")
            return
        }
        let told = run.entries.compactMap { index -> ExhaustedResource? in
            if case .exhausted(let excess) = run.simulation.trace[index].event { excess } else { nil }
        }
        #expect(told == [excess], "\(body)")
    }

    @Test("What an app prints in all has a bound as well as what a command prints")
    func outputOfAll() {
        var session = Session(.readyController(code: .standard))
        _ = session.enter(
            "class A: UIViewController { func f() { var n = 0; while n < 90 { print(String(repeating: \"x\", count: 1000)); n += 1 } } }"
        )
        _ = session.enter("new A as a")
        let ends = (0..<12).map { _ in outcome(of: session.enter("a.f()")) }
        #expect(ends.firstIndex(of: "endless growth") == 11)
    }

    /// Code that makes so many objects in a chain, and lets all of them go with the first.
    private static let chains = [
        "class N { var next: N? }; class A: UIViewController { func f() { var n = N(); for _ in 0..<3000 { let m = N(); m.next = n; n = m } } }",
        "class A: UIViewController { func f() { var v = UIView(); for _ in 0..<1500 { let w = UIView(); w.addSubview(v); v = w } } }",
        "class A: UIViewController { func f() { var c = { }; for _ in 0..<3000 { let d = c; c = { d() } } } }",
    ]

    @Test("Chains of objects go one after the other, not one inside the other", arguments: chains)
    func releaseChains(source: String) {
        var session = Session(.readyController(code: .standard))
        for declaration in source.split(separator: "; class ") {
            let isFirst = declaration.hasPrefix("class ")
            _ = session.enter(isFirst ? String(declaration) : "class " + declaration)
        }
        _ = session.enter("new A as a")
        guard case .ran(let run)? = session.enter("a.f()").last else {
            Issue.record("it did not run")
            return
        }
        #expect(run.outcome == .done)
        #expect(
            run.simulation.world.code.instances.identifiers.allSatisfy {
                !run.simulation.world.code.instances[$0].isAlive
            })
    }

    // MARK: - Counting

    /// Loops whose rounds touch no more the longer they run.
    private static let cheapLoops = [
        "a.append(n)", "d[n] = n", "let x = a.count", "let x = a[0]", "let x = d[1]", "self.list.append(n)",
        "a[0] = n",
        "m[n] = n; m.removeValue(forKey: n)", "a.append(n); a.removeLast()",
    ]

    @Test("A round of a loop takes the same number of steps however many came before", arguments: cheapLoops)
    func constantSteps(statement: String) throws {
        func steps(_ rounds: Int) throws -> Int {
            let replies = run(
                "var list = [1]; func f() { var a = [1]; var d = [1: 1]; var m = [0: 0]; var n = 0; "
                    + "while n < \(rounds) { \(statement); n += 1 } }")
            guard case .ran(let run)? = replies.last, run.outcome == .done else {
                Issue.record("\(replies)")
                return 0
            }
            return run.simulation.cost.steps
        }
        let few = try steps(500), many = try steps(2_000)
        #expect(many < few * 5 && many > few * 3)
    }

    @Test("Appending to a long array copies nothing: it takes as long as to a short one")
    func appendIsQuick() {
        func time(_ rounds: Int) -> Double {
            let body = "func f() { var a = [1]; var n = 0; while n < \(rounds) { a.append(n); n += 1 } }"
            return (0..<3).map { _ in ProcessorTime.taken { _ = run(body) } }.min() ?? 0
        }
        let few = time(2_000), many = time(16_000)
        // Eight times as many; if each copied the others it would be sixty-four times as long.
        #expect(many < few * 24)
    }

    @Test(
        "What a statement copies, compares or walks past counts as steps",
        arguments: [
            "let b = big + [1]", "let b = big == other", "let b = big.contains(-1)", "for x in big { }",
            "let t = String(describing: big)", "let c = text.count", "let c = deep.navigationController",
            "let d = [text: 1]", "let t = String(repeating: \"a\", count: big.count * 10)",
            "view.frame.size.width += 1", "view.updateConstraintsIfNeeded()",
            "view.setNeedsUpdateConstraints(); view.updateConstraintsIfNeeded()",
        ])
    func costs(statement: String) throws {
        /// The steps of twenty rounds beside as much as a size says.
        func steps(_ size: Int, _ statement: String) throws -> Int {
            let replies = run(
                "func f() { var big = [0]; var other = [0]; var deep: UIViewController = self; "
                    + "for n in 0..<\(size) { big.append(n); other.append(n) }; "
                    + "let text = String(repeating: \"a\", count: \(size * 10)); "
                    + "for _ in 0..<\(size / 4) { let c = UIViewController(); deep.addChild(c); deep = c; "
                    + "addChild(UIViewController()); view.addSubview(UIView()) }; "
                    + "for _ in 0..<20 { \(statement) } }")
            guard case .ran(let run)? = replies.last, run.outcome == .done else {
                Issue.record("\(replies)")
                return 0
            }
            return run.simulation.cost.steps
        }
        let few = try steps(100, statement) - steps(100, "let b = 1")
        let many = try steps(400, statement) - steps(400, "let b = 1")
        #expect(many > few * 2, "\(few) and \(many)")
    }

    @Test(
        "A prediction of more calls than can be put in order in a moment is refused", arguments: [400, 1_100])
    func prediction(children: Int) {
        var session = Session(.readyController(code: .standard))
        _ = session.enter(
            "class A: UIViewController { func f() { for _ in 0..<\(children) { addChild(UIViewController()) } } }"
        )
        _ = session.enter("new A as a; a.f()")
        _ = session.enter("predict memory warning")
        #expect((session.pending != nil) == (children < 1_000))
    }

    @Test("Controllers that a storyboard multiplies without measure come to an end", .timeLimit(.minutes(10)))
    func multiplied() {
        let classes = (0...20).map { "C\($0)" }
        let segues = (0..<20).flatMap { level in
            (0..<2).map { "segue embed from C\(level) to C\(level + 1) named e\(level)x\($0)" }
        }
        var session = Session(Session.Start(code: .standard))
        let lines =
            classes.map { "class \($0)" } + ["storyboard Main with " + classes.joined(separator: ", ")]
            + segues
            + ["new C0 as c from storyboard", "launch c"]
        var replies: [Reply] = []
        for line in lines { replies = session.enter(line) }
        #expect(outcome(of: replies) != nil)
        #expect(session.simulation.world.controllers.count < 110_000)
    }

    /// Ways in which code puts a container into what it holds itself.
    private static let circles = [
        "let s = UISplitViewController(); s.viewControllers = [s]",
        "let s = UISplitViewController(), t = Tabs(); s.viewControllers = [t]; t.viewControllers = [s]",
        "let n = Stack(), t = Tabs(); n.viewControllers = [t]; t.viewControllers = [n]",
        "let n = Stack(), t = Tabs(); t.viewControllers = [n]; n.setViewControllers([t], animated: false)",
        "let n = Stack(), c = UIViewController(); c.addChild(n); n.pushViewController(c, animated: false)",
        "let p = UIPageViewController(), t = Tabs(); t.viewControllers = [p]; "
            + "p.setViewControllers([t], direction: .forward, animated: false)",
        "let k = Taker(), t = Tabs(); t.viewControllers = [k]",
        "let k = Taker(), n = Stack(); n.viewControllers = [k]",
    ]

    @Test("No controller comes to lie in itself, however code goes about it", arguments: circles)
    func circle(statements: String) {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("class Tabs: UITabBarController {}; class Stack: UINavigationController {}")
        _ = session.enter(
            "class Taker: UIViewController { override func willMove(toParent p: UIViewController?) "
                + "{ addChild(p!) } }")
        _ = session.enter("class A: UIViewController { func f() { \(statements) } }")
        _ = session.enter("new A as a")
        #expect(outcome(of: session.enter("a.f()")) != nil)
        for controller in session.simulation.world.controllers.identifiers {
            #expect(!session.simulation.world.ancestors(of: controller).prefix(20).contains(controller))
        }
    }

    // MARK: - Helpers

    /// Returns the replies to calling `f` on a controller whose class has some members.
    private func run(_ members: String) -> [Reply] {
        var session = Session(.readyController(code: .standard))
        var replies = session.enter("class A: UIViewController { \(members) }")
        replies += session.enter("new A as a")
        return replies
            + session.enter("a.f()").filter { reply in
                if case .ran(let run) = reply, case .ignored(.appIsGone) = run.outcome { false } else { true }
            }
    }

    private func outcome(of replies: [Reply]) -> String? {
        guard case .ran(let run)? = replies.last else { return nil }
        return run.outcomeLines.last
    }
}
