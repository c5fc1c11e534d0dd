// swift-format-ignore-file
// run: launch Feed as feed
// never: uiDocumentInteractionController
// never: uiPrintInteractionController
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = UIDocumentInteractionController()
        _ = UIPrintInteractionController()
    }
}
