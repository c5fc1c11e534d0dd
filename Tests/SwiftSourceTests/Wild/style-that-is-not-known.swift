// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown condition
// says: unknown uncertain modalPresentationStyle
class Page: UIViewController {}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let page = Page()
        if Device.isLarge { page.modalPresentationStyle = .fullScreen }
        present(page, animated: true)
    }
}
