import Combine
import Moya
import RxSwift
import UIKit

enum Bank { case balance }
let bank = MoyaProvider<Bank>()

// Streams that end by themselves: what they hold goes with them.

class BalanceController: UIViewController {
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        bank.rx.request(.balance).asObservable().subscribe(onNext: { _ in self.title = "Balance" })
            .disposed(by: bag)
    }
}

class BalanceModel {
    func load() -> Observable<Int> { bank.rx.request(.balance).asObservable() }
}

class ModelledController: UIViewController {
    private let model = BalanceModel()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.load().subscribe(onNext: { _ in self.title = "Balance" }).disposed(by: bag)
    }
}

class FetchingController: UIViewController {
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        Service.shared.fetch(id: 1).receive(on: DispatchQueue.main).sink { _ in
        } receiveValue: { _ in
            self.title = "Fetched"
        }.store(in: &bag)
    }
}

class FirstController: UIViewController {
    private let bag = DisposeBag()
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.rx.tap.take(1).subscribe(onNext: { self.title = "Once" }).disposed(by: bag)
    }
}

// What others fill, and insist on.

class ReaderController: UIViewController {
    var text: String?
    var page: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let text else { fatalError("no text") }
        precondition(page != nil)
        title = text
    }
}

class StoppingController: UIViewController {
    final class Player {
        deinit { stop() }
        func stop() {}
    }
    private let player = Player()
}

/// A switch for photos, set in a completion handler that comes on the main thread.
class PhotoSwitchScreen: UIViewController {
    private let toggle = UISwitch()

    @objc private func turn() {
        PHPhotoLibrary.requestAccess { granted in self.toggle.isOn = granted }
    }
}

extension PHPhotoLibrary {
    class func requestAccess(completion: @escaping (Bool) -> Void) {
        requestAuthorization { status in onMain { completion(status == .authorized) } }
    }
}

func onMain(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }

class NewsArchive {
    static let shared = NewsArchive()
    var store: NewsStore?

    func read() throws {
        guard let store else { throw ArchiveError.missing }
        store.read()
    }
}

class NewsStore {
    func read() {}
}

enum ArchiveError: Error { case missing }

/// What is missing here is there in the app, where another file fills it.
class ArchiveController: UIViewController {
    private var news: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        do {
            try NewsArchive.shared.read()
        } catch {
            view.addSubview(UILabel())
        }
        if news.isEmpty { assert(false, "The news are in the app") }
        title = newest(of: news)
    }

    private func newest(of news: [String]) -> String {
        switch news.count {
        case 1...: news[0]
        default: fatalError("There are always news")
        }
    }
}

/// Asks for each number when it has the one before it.
class NumberService {
    private let source = NumberSource()
    private var last = 0

    init() { fetchNext() }

    private func fetchNext() {
        Task {
            do {
                last = try await source.number(after: last)
                fetchNext()
            } catch {
                fetchNext()
            }
        }
    }
}

class NumberScreen: UIViewController {
    private let service = NumberService()
}
