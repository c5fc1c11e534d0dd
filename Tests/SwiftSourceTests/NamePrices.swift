import Session
import SwiftSource
import TestSupport

@testable import Lifecycle

/// What the names of the table take from the processor, beside the steps that they count as.
struct NamePrices {
    /// Something large on which each name is tried, and something of its kind to give it.
    struct Receiver: Sendable, CustomStringConvertible {
        let code: String, other: String
        var description: String { code }
    }

    static let receivers = [
        Receiver(code: "text", other: "text2"), Receiver(code: "array", other: "array2"),
        Receiver(code: "table", other: "table2"), Receiver(code: "set", other: "set2"),
        Receiver(code: "views", other: "views"), Receiver(code: "named", other: "views"),
        Receiver(code: "self", other: "kid"), Receiver(code: "view", other: "sub"),
        Receiver(code: "nav", other: "kid"), Receiver(code: "tabs", other: "kid"),
    ]

    /// The forms in which a name is written behind something: the name, what is large, and something else.
    private static let forms = [
        "let h: Any? = @R.@N", "@R.@N()", "@R.@N(@O)", "@R.@N(0)", "@R.@N { _ in true }", "@R.@N = @O",
        "@R.@N = nil",
        "@R.@N(of: @O)", "@R.@N(by: { $0 < $1 })", "@R.@N(@O, at: 0)", "@R.@N(@O, animated: false)", "@N(@R)",
        "@N(@R, @O)",
    ]
    /// What is written without a name.
    private static let operations = [
        "let h: Any? = @R == @O", "let h: Any? = @R < @O", "let h: Any? = @R + @O", "@R += @O", "@R = @O",
        "let h = @R[0]", "@R[0] = 1", "var c = @R; c[0] = 1", "var c = @R; c.append(1)",
        "for x in @R { break }",
        "switch @R { case @O: break; default: break }", "let h = \"\\(@R)\"", "let h = [@R]",
        "let h = [@R: 1]",
        "let h = (@R, 1)", "let h = @R as? [Int]", "let h = @R as? String", "let h = @R is [String: Int]",
        "any = @R", "A.shared = @R", "watched = @R", "box.held = @R", "box.held = nil; box.held = @R",
        "let f = { @R }; let h = f()", "let f = { [r = @R] in r }; let h = f()", "take(@R)", "change(&@R)",
        "var c = box; c.held = @R", "var s = Pair(held: @R); s.held = 1", "print(@R)", "unknown(@R)",
        "NotificationCenter.default.post(name: .init(\"x\"), object: @R)", "setValue(@R, forKey: \"any\")",
    ]

    private static let code = """
        class Box { var held: Any = 0 }

        struct Pair { var held: Any }

        class A: UIViewController {
        static var shared: Any = 0; var watched: Any = 0 { didSet { } }; var any: Any = 0; let box = Box()
        var text = ""; var text2 = ""; var array = [0]; var array2 = [0]; var n = 0
        var table = [0: 0]; var table2 = [0: 0]; var set: Set<Int> = []; var set2: Set<Int> = []
        var views: [UIView] = []; var named: [String: UIView] = [:]; var kid = UIViewController()
        var sub = UIView(); let nav = UINavigationController(); let tabs = UITabBarController()
        func take(_ x: Any) { }
        func change(_ x: inout Any) { }
        func fill() {
        text = String(repeating: "ab", count: 50_000); text2 = String(repeating: "ab", count: 49_999) + "ac"
        array = Array(0..<20_000); array2 = array; array2[19_000] = 7
        }
        func key() {
        table = Dictionary(uniqueKeysWithValues: (0..<6_000).map { ($0, $0) }); table2 = table; table2[5] = 7
        set = Set(0..<6_000); set2 = set; set2.insert(-1)
        }
        func grow() {
        for _ in 0..<400 { let c = UIViewController(); addChild(c); view.addSubview(c.view) }
        for i in 0..<1_000 { let v = UIView(); view.addSubview(v); views.append(v); named["\\(i)"] = v }
        kid = children[7]; sub = views[3]
        nav.viewControllers = (0..<200).map { _ in UIViewController() }
        tabs.viewControllers = (0..<200).map { _ in UIViewController() }
        }
        }
        """
    /// The questions whether to stop after which a form is stopped: one each 64 steps.
    private static let questions = 40
    /// What one step may take, measured in steps of a loop that only counts.
    private static let patience = 15.0

    private final class Meter: @unchecked Sendable {
        var questions = Int.max, steps = 0
    }

    private let meter = Meter()
    private let large: Session

    /// Makes an app in which everything is large.
    init() {
        let meter = meter
        let limit = ExecutionLimit(steps: 60_000) {
            meter.questions -= 1
            return meter.questions < 0
        } count: {
            meter.steps = $0
        }
        var session = Session(.readyController(code: .standard, limit: limit))
        for line in Self.code.split(separator: "\n\n") { _ = session.enter(String(line)) }
        for line in ["new A as a", "launch a", "a.fill()", "a.key()", "a.grow()"] { _ = session.enter(line) }
        large = session
    }

    /// The number of objects, by which one sees that the app is as large as it is meant to be.
    var size: Int { large.simulation.world.controllers.count + large.simulation.world.views.count }

    /// The code that takes more of the processor than its steps say.
    ///
    /// - Parameters:
    ///   - receiver: What the names are tried on.
    ///   - part: The share of the code that is tried, as one of so many.
    /// - Returns: The code, with how many times too much it takes.
    func tooCheap(on receiver: Receiver, oneIn part: Int) -> [String] {
        let names = Set(UIKitName.rows.flatMap { $0.names }).subtracting(Statement.endings).sorted()
        let all =
            names.flatMap { name in
                Self.forms.map { $0.replacing("@N", with: name) }
            } + Self.operations
        let statements = Chance.share(of: all, oneIn: part).map {
            $0.replacing("@R", with: receiver.code).replacing("@O", with: receiver.other)
        }
        let counting = (0..<3).compactMap { _ in price(of: "n += 1") }.min() ?? 0
        return statements.compactMap { statement in
            for _ in 0..<5 {
                // Whatever else the machine does at the time slows both.
                guard let price = price(of: statement), price > Self.patience * counting,
                    price > Self.patience * (self.price(of: "n += 1") ?? 0)
                else { return nil }
            }
            return statement
        }
    }

    /// The seconds that a step takes, of a loop of some code; nil for what is no code.
    private func price(of statement: String) -> Double? {
        var session = large
        let declared = session.enter("extension A { func loop() { while true { \(statement) } } }")
        if case .misunderstood? = declared.last { return nil }
        (meter.questions, meter.steps) = (Self.questions, 0)
        let seconds = ProcessorTime.taken { _ = session.enter("a.loop()") }
        meter.questions = .max
        return seconds / Double(max(meter.steps, 1_000))
    }
}
