import Combine
import UIKit

class DownloadingController: UIViewController {
    private var download: AnyCancellable?
    private var downloads = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        download = URLSession.shared.dataTaskPublisher(for: URLRequest())
            .map { $0.data }.receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { print($0) }, receiveValue: { _ in self.title = "Loaded" })
        Just("title").delay(for: 1, scheduler: RunLoop.main).sink { self.title = $0 }.store(in: &downloads)
    }
}
