// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

@resultBuilder enum Lines {
    static func buildBlock(_ parts: String...) -> [String] { parts }
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
        "b"
    }

    func show(@Lines _ lines: () -> [String]) { print(lines()) }  // expect: skipped | print ?

    override func viewDidLoad() {
        super.viewDidLoad()
        print(lines)  // expect: print ?
        show { "q"; "r" }
        volume = 40
        game.score = 4
        game.score = 30
        print(game.score)  // expect: print 10
    }
}
