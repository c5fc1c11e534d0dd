// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: access view

import UIKit

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let items = load()
        let pair = (1, 2)
        if pair.0 == more { print("not known") }  // expect: skipped | skipped
        let names = items.map(\.description)
        Task { await refresh() }
        URLSession.shared.dataTask(with: address)  // expect: skipped
        print("on")  // expect: print on
    }

    func load() -> [Int] { [] }
    func refresh() async {}
}
