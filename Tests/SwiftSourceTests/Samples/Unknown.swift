// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: access view

import UIKit

struct Item { let name: String }

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let items = load()
        let item = Item(name: "a")  // expect: skipped
        if item.name == "a" { print("not known") }  // expect: skipped
        do { try save() } catch { print(error) }  // expect: skipped
        print("on")  // expect: print on
    }

    func load() -> [Int] { [] }
    func save() throws {}
}
