// swift-format-ignore-file
// ios: 17
// run: launch Feed
// run: new Last as other; release other
// calls: feed.viewDidLoad feed.viewWillAppear other.deinit

import UIKit

class Base: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("Base", type(of: self), kind)  // expect: print Base Feed feed
    }

    var kind: String { "base" }
    func configure() { print("not overridden") }
    deinit { print("then Base") }  // expect: print then Base
}

class Feed: Base {
    override var kind: String { "feed" }

    override func viewDidLoad() {
        print("before super")  // expect: print before super
        super.viewDidLoad()
        configure()
    }

    override func configure() { print("Feed") }  // expect: print Feed

    deinit { print("Feed first") }  // expect: print Feed first

    override func viewWillAppear(_ animated: Bool) {
        print(#function)  // expect: print viewWillAppear(_:)
    }
}

class Last: Feed {}

extension Feed {
    func added() {}
}
