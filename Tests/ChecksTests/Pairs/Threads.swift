import Combine
import HealthKit
import Photos
import UIKit
import WatchConnectivity

class WrongQueue: UIViewController {
    @IBOutlet var label: UILabel!
    private let queue = DispatchQueue(label: "work")

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global(qos: .userInitiated).async {
            self.label.text = "done"  // finds thread.ui-off-main
        }
        queue.async { [weak self] in
            self?.show()
        }
    }

    private func show() {
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        present(alert, animated: true)  // finds thread.ui-off-main
    }
}

class RightQueue: UIViewController {
    @IBOutlet var label: UILabel!
    private let queue = DispatchQueue(label: "work")

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global(qos: .userInitiated).async {
            let text = "done"
            DispatchQueue.main.async { self.label.text = text }
            DispatchQueue.main.sync { self.label.isHidden = false }
            OperationQueue.main.addOperation { self.label.alpha = 1 }
        }
        queue.async { [weak self] in
            DispatchQueue.main.async { self?.show() }
        }
        Task.detached {
            await MainActor.run { self.label.text = "done" }
            await self.show()
        }
    }

    private func show() { title = "Done" }
}

class WrongCompletion: UITableViewController {
    let spinner = UIActivityIndicatorView()
    var items: [String] = []

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            guard let self, data != nil else { return }
            if error == nil {
                self.items = ["one"]
                self.tableView.reloadData()  // finds thread.ui-off-main
            }
            self.finish()  // finds thread.ui-off-main
        }.resume()
    }

    private func finish() { spinner.stopAnimating() }
}

class RightCompletion: UITableViewController {
    let spinner = UIActivityIndicatorView()
    var items: [String] = []
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            guard let self, data != nil else { return }
            self.items = ["one"]
            DispatchQueue.main.async {
                self.tableView.reloadData()
                self.finish()
            }
            self.finishAnywhere()
        }.resume()
        session.dataTask(with: url) { _, _, _ in self.tableView.reloadData() }.resume()
    }

    private func finish() { spinner.stopAnimating() }

    private func finishAnywhere() {
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.finishAnywhere() } }
        spinner.stopAnimating()
    }
}

class WrongPreview: UITableViewCell {
    @IBOutlet private weak var preview: AnimatedImageView!
    private let queue = DispatchQueue(label: "thumbnails")

    func show(_ url: URL) {
        DispatchQueue.global().async {
            do {
                _ = try Data(contentsOf: url)
                DispatchQueue.main.async { self.preview.isHidden = false }
            } catch {
                self.preview.image = nil  // finds thread.ui-off-main
            }
        }
        queue.async { self.preview.isHidden = true }  // finds thread.ui-off-main
    }
}

class RightPreview: UITableViewCell {
    @IBOutlet private weak var preview: AnimatedImageView!

    func show(_ url: URL) {
        DispatchQueue.global().async {
            _ = try? Data(contentsOf: url)
            DispatchQueue.main.async { self.preview.isHidden = false }
        }
        DispatchQueue.main.async { self.preview.image = nil }
    }
}

class WrongPermission: UIViewController {
    func ask() {
        PHPhotoLibrary.requestAuthorization { _ in
            self.present(UIViewController(), animated: true)  // finds thread.ui-off-main
        }
    }
}

class RightPermission: UIViewController {
    func ask() {
        PHPhotoLibrary.requestAuthorization { _ in
            DispatchQueue.main.async { self.present(UIViewController(), animated: true) }
        }
    }
}

class NumberService {
    private let session = URLSession(configuration: .ephemeral)

    func fetchNumber(_ url: URL, completion: @escaping (Int) -> Void) {
        session.dataTask(with: url) { data, _, _ in
            completion(data?.count ?? 0)
        }.resume()
    }

    func fetchLater(_ url: URL, completion: @escaping (Int) -> Void) {
        session.dataTask(with: url) { data, _, _ in
            let count = data?.count ?? 0
            DispatchQueue.main.async { completion(count) }
        }.resume()
    }
}

class WrongCaller: UIViewController {
    @IBOutlet var label: UILabel!
    private let service = NumberService()

    func load(_ url: URL) {
        service.fetchNumber(url) { [weak self] number in
            self?.label.text = "\(number)"  // finds thread.ui-off-main
        }
    }
}

class RightCaller: UIViewController {
    @IBOutlet var label: UILabel!
    private let service = NumberService()

    func load(_ url: URL) {
        service.fetchNumber(url) { number in
            DispatchQueue.main.async { [weak self] in self?.label.text = "\(number)" }
        }
        service.fetchLater(url) { [weak self] number in
            self?.label.text = "\(number)"
        }
    }
}

class WrongAsker: NSObject {
    func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
            UIApplication.shared.registerForRemoteNotifications()  // finds thread.ui-off-main
        }
        DispatchQueue.global().async {
            // The next line finds thread.ui-off-main
            guard UIApplication.shared.applicationState == .active else { return }
            print("active")
        }
    }
}

class RightAsker: NSObject {
    func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
        DispatchQueue.global().async {
            let task = UIApplication.shared.beginBackgroundTask()
            UIApplication.shared.endBackgroundTask(task)
        }
    }
}

class WrongReader: UIViewController {
    @IBOutlet var field: UITextField!
    private let operations = OperationQueue()

    func save() {
        DispatchQueue.global().async {
            print(self.field.text ?? "")  // finds thread.ui-off-main
        }
        operations.addOperation {
            self.field.isHidden = true  // finds thread.ui-off-main
        }
    }
}

class RightReader: UIViewController {
    @IBOutlet var field: UITextField!

    func save() {
        let text = field.text ?? ""
        DispatchQueue.global().async { print(text) }
        OperationQueue.main.addOperation { self.field.isHidden = true }
    }
}

class WrongPublisher: UIViewController {
    @IBOutlet var label: UILabel!
    private var loads = Set<AnyCancellable>()

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map { $0.data }
            .sink(
                receiveCompletion: { [weak self] _ in
                    self?.label.isHidden = true  // finds thread.ui-off-main
                },
                receiveValue: { [weak self] data in
                    self?.label.text = "\(data.count)"  // finds thread.ui-off-main
                }
            ).store(in: &loads)
    }
}

class RightPublisher: UIViewController {
    @IBOutlet var label: UILabel!
    private var loads = Set<AnyCancellable>()

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url).map { $0.data }.receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] _ in self?.label.isHidden = true },
                receiveValue: { [weak self] data in self?.label.text = "\(data.count)" }
            ).store(in: &loads)
    }
}

class WrongWatch: UIViewController, WCSessionDelegate {
    @IBOutlet var label: UILabel!

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
        label.text = "\(message.count)"  // finds thread.ui-off-main
    }
}

class RightWatch: UIViewController, WCSessionDelegate {
    @IBOutlet var label: UILabel!

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
        DispatchQueue.main.async { self.label.text = "\(message.count)" }
    }
}

class WrongThumb: UIImageView {
    func load(_ url: URL, into label: UILabel) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard data != nil else { return }
            self.image = UIImage()  // finds thread.ui-off-main
            label.text = "loaded"  // finds thread.ui-off-main
        }.resume()
    }
}

class RightThumb: UIImageView {
    private var isLoaded = false

    func load(_ url: URL, into label: UILabel) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            self.isLoaded = data != nil
            DispatchQueue.main.async {
                self.image = UIImage()
                label.text = "loaded"
            }
        }.resume()
    }
}

protocol NewsView: AnyObject {
    func show(_ news: [String])
    func show(error: String)
}

class NewsScreen: UIViewController, NewsView {
    @IBOutlet var label: UILabel!

    func show(_ news: [String]) { label.text = news.first }

    func show(error: String) { print(error) }
}

class WrongNews {
    weak var view: NewsView?

    func load() {
        Task {
            let news = await fetch()
            view?.show(news)  // finds thread.ui-off-main
        }
    }

    func fetch() async -> [String] { [] }
}

class RightNews {
    weak var view: NewsView?

    func load() {
        Task {
            let news = await fetch()
            await MainActor.run { view?.show(news) }
            view?.show(error: "none")
        }
        Task { @MainActor in view?.show(await fetch()) }
    }

    @MainActor func loadOnMain() {
        Task { view?.show(await fetch()) }
    }

    func fetch() async -> [String] { [] }
}

@MainActor class RightNewsModel {
    weak var view: NewsView?

    func load() {
        Task { view?.show([]) }
    }
}

class CropView: UIView {
    let scroll = UIScrollView()
    var ratio = 1.0

    func area() -> CGRect { scroll.bounds }
}

class WrongCrop: UIViewController {
    let crop = CropView()

    func save() {
        DispatchQueue.global().async { [weak self] in
            self?.write()  // finds thread.ui-off-main
        }
    }

    private func write() { print(crop.area()) }
}

class RightCrop: UIViewController {
    let crop = CropView()

    func save() {
        let area = crop.area()
        DispatchQueue.global().async { [weak self] in
            print(area)
            self?.rate()
        }
    }

    private func rate() { crop.ratio = 2 }
}

class WrongBadge: NSObject {
    func ask() {
        let app = UIApplication.shared, center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.badge]) { isGranted, _ in
            guard isGranted else { return }
            app.registerForRemoteNotifications()  // finds thread.ui-off-main
        }
    }
}

class RightBadge: NSObject {
    func ask() {
        let app = UIApplication.shared, center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.badge]) { isGranted, _ in
            guard isGranted else { return }
            DispatchQueue.main.async { app.registerForRemoteNotifications() }
        }
    }
}

class WrongRows: UIViewController {
    @IBOutlet var rows: [UILabel] = []
    let header = UILabel()

    func dim() {
        DispatchQueue.global().async {
            self.rows.forEach { row in
                row.alpha = 0.5
                self.header.alpha = 0.5  // finds thread.ui-off-main
            }
        }
    }
}

class RightRows: UIViewController {
    @IBOutlet var rows: [UILabel] = []
    let header = UILabel()

    func dim() {
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                self.rows.forEach { $0.alpha = 0.5 }
                self.header.alpha = 0.5
            }
        }
    }
}

class WrongHealth: UIViewController {
    let label = UILabel(), store = HKHealthStore()

    func count(_ type: HKSampleType) {
        store.requestAuthorization(toShare: nil, read: [type]) { isGranted, _ in
            self.label.isHidden = !isGranted  // finds thread.ui-off-main
        }
        let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) {
            _, samples, _ in
            self.label.text = "\(samples?.count ?? 0)"  // finds thread.ui-off-main
        }
        store.execute(query)
    }
}

class RightHealth: UIViewController {
    let label = UILabel(), store = HKHealthStore()

    func count(_ type: HKSampleType) {
        let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) {
            _, samples, _ in
            DispatchQueue.main.async { self.label.text = "\(samples?.count ?? 0)" }
        }
        store.execute(query)
    }
}

class WrongRemote: UIViewController {
    let label = UILabel()

    func send(_ words: [String: Any]) {
        WCSession.default.sendMessage(
            words,
            replyHandler: { reply in
                self.label.text = "\(reply.count)"  // finds thread.ui-off-main
            })
    }
}

class RightRemote: UIViewController {
    let label = UILabel()

    func send(_ words: [String: Any]) {
        WCSession.default.sendMessage(
            words,
            replyHandler: { reply in
                DispatchQueue.main.async { self.label.text = "\(reply.count)" }
            })
    }
}

class BookStore {
    private let session = URLSession(configuration: .default)

    @IBAction func download(_ sender: UIButton) {}

    func download(_ address: URL, then: @escaping (Data?) -> Void) {
        session.dataTask(with: address) { data, _, _ in then(data) }.resume()
    }
}

class WrongBooks {
    let store = BookStore()

    func open(_ address: URL, over screen: UIViewController) {
        store.download(address) { data in
            self.show(data, over: screen)  // finds thread.ui-off-main
        }
    }

    private func show(_ data: Data?, over screen: UIViewController) {
        screen.present(UIViewController(), animated: true)
    }
}

class RightBooks {
    let store = BookStore()

    func open(_ address: URL, over screen: UIViewController) {
        store.download(address) { data in
            DispatchQueue.main.async { self.show(data, over: screen) }
        }
    }

    private func show(_ data: Data?, over screen: UIViewController) {
        screen.present(UIViewController(), animated: true)
    }
}

protocol Alerting: AnyObject {
    func alert(_ text: String)
}

protocol Flow: AnyObject {
    var stack: UINavigationController { get }
}

extension UIViewController {
    func showAlert(_ text: String) {
        present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
    }
}

extension Alerting where Self: Flow {
    func alert(_ text: String) { stack.showAlert(text) }
}

class WrongFlow: NSObject, Flow, Alerting {
    let stack = UINavigationController()

    func load() {
        Task {
            let alerting: Alerting = self
            // The next line finds thread.ui-off-main
            do { try await Task.sleep(nanoseconds: 1) } catch { alerting.alert("failed") }
        }
    }
}

class RightFlow: NSObject, Flow, Alerting {
    let stack = UINavigationController()

    func load() {
        Task { @MainActor in
            let alerting: Alerting = self
            do { try await Task.sleep(nanoseconds: 1) } catch { alerting.alert("failed") }
        }
    }
}

/// Two clients have a method of the same name, one of which comes back to the main queue.
struct Requests {
    static func page(_ address: URL, then: @escaping (Data?) -> Void) {
        URLSession.shared.dataTask(with: address) { data, _, _ in then(data) }.resume()
    }
    static func first(then: @escaping (Data?) -> Void) { page(URL(fileURLWithPath: "/"), then: then) }
}

struct MainRequests {
    static func first(then: @escaping (Data?) -> Void) {
        Requests.page(URL(fileURLWithPath: "/")) { data in DispatchQueue.main.async { then(data) } }
    }
}

class WrongPage: UIViewController {
    let label = UILabel()

    func load() {
        Requests.first { data in
            self.label.isHidden = data == nil  // finds thread.ui-off-main
        }
    }
}

class RightPage: UIViewController {
    let label = UILabel()

    func load() {
        MainRequests.first { data in self.label.isHidden = data == nil }
    }
}

/// A local constant is another name for a view, and a local function has a block.
class WrongNames: UIViewController {
    @IBOutlet var label: UILabel?

    func load() {
        DispatchQueue.global().async { [weak self] in
            guard let caption = self?.label else { return }
            caption.text = "loaded"  // finds thread.ui-off-main
        }
        func work() {
            let marked = MarkedView()
            DispatchQueue.global().async {
                marked.mark()  // finds thread.ui-off-main
            }
        }
        work()
    }
}

class RightNames: UIViewController {
    @IBOutlet var label: UILabel?
    private var frame = CGRect.zero

    func load() {
        var box = frame
        DispatchQueue.global().async {
            let label = StoredRecord()
            label.text = "loaded"
            DispatchQueue.global().async { label.text = "stored" }
            box.origin.x = 1
        }
        func work() {
            let marked = MarkedView()
            DispatchQueue.main.async { marked.mark() }
        }
        work()
    }
}

class StoredRecord { var text = "" }

class MarkedView: UIView {
    let dot = UIView()

    func mark() { dot.isHidden = false }
}
