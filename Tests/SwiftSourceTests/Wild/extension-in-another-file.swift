// swift-format-ignore-file
// run: launch Feed as feed
// says: print set up
// says: feed.viewDidAppear
// never: unknown
// file: Feed.swift
class Feed: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); setUp() }
}
// file: Feed+Setup.swift
extension Feed {
    func setUp() { print("set up") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
