// swift-format-ignore-file
// ios: 17
// run: launch Feed
// calls: feed.viewDidLoad feed.viewWillAppear

import UIKit

class Base: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("Base", type(of: self), kind)  // expect: print Base Feed feed
    }

    var kind: String { "base" }
    func configure() { print("not overridden") }
}

class Feed: Base {
    override var kind: String { "feed" }

    override func viewDidLoad() {
        print("before super")  // expect: print before super
        super.viewDidLoad()
        configure()
    }

    override func configure() { print("Feed") }  // expect: print Feed

    override func viewWillAppear(_ animated: Bool) {
        print(#function)  // expect: print viewWillAppear(_:)
    }
}

extension Feed {
    func added() {}
}
