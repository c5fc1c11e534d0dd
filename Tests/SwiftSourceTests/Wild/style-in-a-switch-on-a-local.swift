// swift-format-ignore-file
// run: launch Feed as feed
// says: feed.viewDidDisappear
// never: unknown
class Page: UIViewController {}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        var which: Int { 0 }
        let page = Page()
        switch which {
        case 0: page.modalPresentationStyle = .fullScreen
        default: break
        }
        present(page, animated: true)
    }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
