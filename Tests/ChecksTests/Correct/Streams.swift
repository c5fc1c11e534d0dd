import Combine
import KeychainAccess
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

class BoundController: UIViewController {
    private let model = TitleModel()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        disposeBag.bind {
            model.$title.sink { [unowned self] in title = $0 }
            model.$isOn.sink { [weak self] in self?.view.isHidden = !$0 }
        }
    }
}

/// An object with the name of a library's, which it has.
class Keychain {
    static let shared = Keychain()
    private let keychain = KeychainAccess.Keychain(service: "app")
}

class KeychainController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(Keychain.shared)
    }
}

struct PollVotes { var votes = 0 }

enum LoadedPolls { case done([PollVotes]), failed }

/// A value that gets a changed copy of itself.
struct PollData {
    var polls: LoadedPolls?

    mutating func vote(_ index: Int) {
        if case .some(.done(var polls)) = polls {
            var poll = polls[index]
            poll.votes += 1
            polls[index] = poll
            self.polls = .done(polls)
        }
    }
}

/// A screen whose stream ends, and tells so.
class ReadingScreen: UIViewController {
    private var cancellables: Set<AnyCancellable> = []
    private let label = UILabel()

    func read(_ image: Picture) {
        image.text()
            .sink { _ in
                self.label.text = nil
            } receiveValue: { [weak self] text in
                self?.label.text = text
            }
            .store(in: &cancellables)
    }
}

/// A closure that is given the object that it changes, under the name of what it would capture.
class RenamedController: UIViewController {
    private let titles: Observable<String>
    private let disposeBag = DisposeBag()

    init(titles: Observable<String>) {
        self.titles = titles
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        titles.subscribe(with: self, onNext: { `self`, title in self.title = title }).disposed(by: disposeBag)
        let label = UILabel()
        label.rx.tap.subscribe(with: self, onNext: { `self`, _ in self.rename() }).disposed(by: disposeBag)
        view.addSubview(label)
    }

    private func rename() { title = nil }
}

/// A source of events that its owner ends by a method, and not only its own end.
class Poller {
    private var timer: DispatchSourceTimer?
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    deinit { invalidate() }

    func start() {
        timer = DispatchSource.makeTimerSource()
        guard let timer else { return }
        timer.setEventHandler { self.work() }
        timer.resume()
    }

    func invalidate() {
        guard let timer else { return }
        timer.cancel()
        self.timer = nil
    }
}

class PollingScreen: UIViewController {
    private lazy var poller = Poller { [weak self] in self?.title = "Polled" }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        poller.start()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        poller.invalidate()
    }
}
