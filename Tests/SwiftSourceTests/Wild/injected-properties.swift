// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown injected viewModel
// says: print on
// never: trap
class ViewModel { func load() {} }
class Feed: UIViewController {
    private var viewModel: ViewModel!
    static func make(_ viewModel: ViewModel) -> Feed {
        let feed = Feed()
        feed.viewModel = viewModel
        return feed
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.load()
        print("on")
    }
}
