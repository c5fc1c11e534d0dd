// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

@resultBuilder enum Lines {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap { $0 } }
}

@resultBuilder struct Views {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

extension UIView {
    func add(@Views _ views: () -> [UIView]) { views().forEach { addSubview($0) } }
}

@propertyWrapper struct Clamped {
    private var value: Int
    init(wrappedValue: Int) { value = min(10, wrappedValue) }
    var wrappedValue: Int {
        get { value }
        set { value = min(10, newValue) }
    }
}

struct Game {
    var best = 0
    var score = 0 {
        willSet { print(score, newValue) }  // expect: print 0 4 | print 4 30
        didSet {
            if score > 10 { score = 10 }
            best = max(best, score)
        }
    }
    init() { score = 0 }
}

class Feed: UIViewController {
    @Clamped var volume = 3 {
        willSet { print(newValue) }  // expect: print 40
        didSet { print(oldValue, volume) }  // expect: print 3 10
    }
    var game = Game() {
        didSet { print(oldValue.score, game.best) }  // expect: print 0 4 | print 4 10
    }
    @Lines var lines: [String] {
        "a"
        if isViewLoaded { "loaded" } else { "not loaded" }
        for number in 0..<2 { "line \(number)" }
    }

    @Lines func more(_ isLong: Bool) -> [String] {
        let first = "x"
        first
        if isLong { "y" }
    }

    func show(@Lines _ lines: () -> [String]) { print(lines()) }  // expect: print ["q", "r"] | print ["s"]

    override func viewDidLoad() {
        super.viewDidLoad()
        print(lines)  // expect: print ["a", "loaded", "line 0", "line 1"]
        print(more(true), more(false))  // expect: print ["x", "y"] ["x"]
        show { "q"; "r" }
        show { "s" }
        view.add {
            UILabel()
            UIButton()
        }
        print(view.subviews.count)  // expect: print 2
        volume = 40
        game.score = 4
        game.score = 30
        print(game.score)  // expect: print 10
    }
}
