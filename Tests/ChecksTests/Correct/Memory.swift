import UIKit

class ClockController: UIViewController {
    private var timer: Timer?
    private let label = UILabel()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.label.text = "Tick"
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }
}

class CountdownController: UIViewController {
    private var timer: Timer?
    private var left = 3

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            self.left -= 1
            if self.left == 0 { timer.invalidate() }
        }
    }
}

class StopwatchController: UIViewController {
    private var timer: Timer?

    @IBAction func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @IBAction func stop() { timer?.invalidate() }

    @objc private func tick() {}
}

class KeyboardController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(
            self, name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.removeObserver(
            self, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func show(_ notification: Notification) {}
    @objc private func hide(_ notification: Notification) {}
}

class ActiveController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func refresh() {}
}

class BlockObserverController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
        ) { _ in
            self.title = "Away"
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

protocol EditorDelegate: AnyObject {
    func editorDidSave(_ editor: EditorController)
}

class EditorController: UIViewController {
    weak var delegate: EditorDelegate?

    @IBAction func save() { delegate?.editorDidSave(self) }
}

class EditorHostController: UIViewController, EditorDelegate {
    private var editor: EditorController?

    @IBAction func edit() {
        let editor = EditorController()
        editor.delegate = self
        self.editor = editor
        present(editor, animated: true)
    }

    func editorDidSave(_ editor: EditorController) { dismiss(animated: true) }
}

class FeedViewModel {
    var onChange: (() -> Void)?
    func load() { onChange?() }
}

class FeedController: UIViewController {
    private let model: FeedViewModel
    private lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh), for: .valueChanged)
        return control
    }()

    init(model: FeedViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        model.onChange = { [weak self] in self?.reload() }
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(refreshControl)
        model.load()
    }

    @objc private func refresh() { model.load() }
    private func reload() { title = "Feed" }
}

class RequestController: UIViewController {
    private var task: URLSessionDataTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = URL(string: "https://example.com") else { return }
        task = URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async { self.title = "Loaded" }
        }
        task?.resume()
    }
}

class AnimatingController: UIViewController {
    private let box = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.3, animations: { self.box.alpha = 0 }) { _ in
            self.box.removeFromSuperview()
        }
    }
}

class HandlersController: UIViewController {
    private var handlers: [String: () -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        handlers["done"] = { [unowned self] in self.title = "Done" }
        handlers["undo"] = { print("undo") }
    }
}

class BindingController: UIViewController {
    private var cancellables = Set<AnyCancellable>()
    private let subject = PassthroughSubject<String, Never>()

    override func viewDidLoad() {
        super.viewDidLoad()
        subject.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    }
}

class PickingController: UIViewController {
    private var makers: [(Int) -> UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        makers.append { number in
            let view = UIView()
            view.tag = number
            return view
        }
        makers.append { number in
            for title in ["a", "b"] { print(title, number) }
            return [1].map { view in UILabel() }[0]
        }
    }
}

/// The actions handed to a model, with a weak reference back to the screen.
struct ScreenActions {
    weak var screen: UIViewController?
    var close: () -> Void

    static func plain(of screen: UIViewController) -> ScreenActions {
        ScreenActions(screen: nil) { [weak screen] in screen?.dismiss(animated: true) }
    }
}

final class ActionsModel {
    private let actions: ScreenActions

    init(actions: ScreenActions) { self.actions = actions }
}

class WeakActionsScreen: UIViewController {
    private var model: ActionsModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        model = ActionsModel(
            actions: ScreenActions(screen: self, close: { [weak self] in self?.title = nil }))
    }
}

class MemberActionsScreen: UIViewController {
    private var model: ActionsModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        model = ActionsModel(actions: .plain(of: self))
    }
}

class SplitScreen: UISplitViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let stack = UINavigationController.made()
        stack.viewControllers = [vc]
        super.showDetailViewController(stack, sender: sender)
    }
}

class PriorityCell: UICollectionViewListCell {
    private let model = PriorityModel()

    func reload() {
        contentConfiguration = UIHostingConfiguration {
            PriorityView(model: model) { [unowned self] in model.priority = $0 }
        }
    }
}

/// A reader of bytes, beside a type of a record that has the name of Foundation's.
class ByteReader {
    private var buffer = Data()

    func take(_ count: Int) -> Data {
        let all = buffer
        buffer = all.dropFirst(count)
        return all.prefix(count)
    }
}

struct Account {
    struct Data { var name: String }
}

class ClosingScreen: UIViewController {
    func close(slowly: Bool, then: (() -> Void)?) {
        guard slowly else { return dismiss(animated: true, completion: then) }
        close(slowly: false) {
            then?()
        }
    }
}

/// A reader whose methods take a closure after an object that they keep, and ask their own data source.
class PagedReader: UIViewController {
    private var page: UIView?
    private var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        turn(to: numberOfSections(in: collectionView))
    }

    func turn(to number: Int) {
        scroll(to: number) { self.update { print(self) } }
    }

    private func update(_ page: UIView? = nil, completion: (() -> Void)? = nil) {
        if let page { self.page = page }
        completion?()
    }

    private func scroll(to number: Int, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 1, animations: {}) { _ in completion?() }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

class StackedBase: UIViewController {
    private let stackView = UIStackView()
    let contentView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpStack()
    }

    private func setUpStack() {
        view.addSubview(stackView)
        stackView.addArrangedSubview(contentView)
    }
}

/// A screen with a stack of its own inside of that of its superclass.
class StackedScreen: StackedBase {
    private let stackView = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.addSubview(stackView)
    }
}

final class ForegroundListeners {
    static let shared = ForegroundListeners()
    private var tokens: [String: NSObjectProtocol] = [:]

    func listen(as name: String, _ act: @escaping () -> Void) {
        tokens[name] = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { _ in act() }
    }

    func stop(_ name: String) {
        if tokens.keys.contains(name), let token = tokens[name] {
            NotificationCenter.default.removeObserver(token)
        }
        tokens.removeValue(forKey: name)
    }
}

/// A screen that listens by a name which only the app's bundle tells.
class ListeningScreen: UIViewController {
    private let name = RemoteSettings.name

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ForegroundListeners.shared.listen(as: name) { self.title = "back" }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ForegroundListeners.shared.stop(name)
    }
}

/// A cell that remembers what it is, not itself.
class ShownCell: UITableViewCell {
    private var isLarge: Any?

    func show() { isLarge = self is LargeCell }
}

class LargeCell: ShownCell {}

/// A screen whose game takes each move out of its queue.
class GameScreen: UIViewController {
    private let game = Game()

    @objc func up() { game.queue { self.title = "moved" } }
}

struct Move {
    let completion: () -> Void
}

class Game {
    private var moves: [Move] = []

    func queue(_ completion: @escaping () -> Void) {
        moves.append(Move(completion: completion))
        guard moves.count == 1 else { return }
        while !moves.isEmpty {
            let next = moves[0]
            moves.remove(at: 0)
            next.completion()
        }
    }
}

/// A source of events whose handler cancels it once its owner has gone.
class Resender {
    private let timer: DispatchSourceTimer

    init() {
        let timer = DispatchSource.makeTimerSource()
        self.timer = timer
        self.timer.setEventHandler { [weak self] in
            guard let self else { return timer.cancel() }
            self.resend()
        }
    }

    private func resend() {}
}

/// A list of values that has elements of its former self.
class ItemRequest {
    func address(_ base: URL) -> URL? {
        guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return nil }
        var items = [URLQueryItem]()
        if let existing = parts.queryItems { items.append(contentsOf: existing) }
        parts.queryItems = items
        return parts.url
    }
}

enum Filtering {
    struct State {
        var action: String?
    }
}

enum Sorting {
    struct State {
        var action = Action.none
        var rows: [Int] = []
    }

    enum Action { case none, move(to: IndexPath) }
}

/// A presenter that changes a structure by what the structure says.
class SortingPresenter {
    private func move(_ state: inout Sorting.State) { state.action = .move(to: state.block(of: 1)) }
}

extension Sorting.State {
    func block(of row: Int) -> IndexPath { IndexPath(row: rows[row], section: 0) }
}

/// A view that lines its parts up by an operator on both of them.
class AlignedView: UIView {
    private let label = UILabel()
    private var constraint: NSLayoutConstraint?

    func align() { constraint = (self, label) >>>- { $0.attribute = .top } }
}

/// A screen with a method that has the name of one of UIKit's, which it calls.
class RecoveryScreen: UIViewController {
    private func present(_ error: Error) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        if let recoverable = error as? RecoverableError {
            let action = UIAlertAction(title: "Retry", style: .default) { _ in
                recoverable.attemptRecovery(optionIndex: 0) { _ in }
            }
            alert.addAction(action)
        }
        present(alert, animated: true)
    }
}

/// A page that gets its messages through a proxy, and whose cells observe their superclass's delegate.
class ScriptedPage: UIViewController {
    private lazy var page = WKWebView(frame: .zero, configuration: configuration)

    var configuration: WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration(), content = WKUserContentController()
        content.add(weak: self, name: "tapped")
        configuration.userContentController = content
        return configuration
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(page)
    }
}

extension WKUserContentController {
    func add(weak handler: WKScriptMessageHandler, name: String) { add(HandlerProxy(handler), name: name) }
}

class HandlerProxy: NSObject {
    private weak var handler: WKScriptMessageHandler?

    init(_ handler: WKScriptMessageHandler) { self.handler = handler }
}

protocol BubbleDelegate: AnyObject {}

class Bubble: UITableViewCell {
    weak var delegate: BubbleDelegate?
}

class WideBubble: Bubble {
    override var delegate: BubbleDelegate? { didSet { isHidden = delegate == nil } }
}

class BubbleScreen: UITableViewController, BubbleDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "wide", for: path)
        if let bubble = cell as? WideBubble { bubble.delegate = self }
        return cell
    }
}

/// A list whose cells show what a case has, under the name of a method.
class AttachmentScreen: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    var attachments: [Attachment] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { attachments.count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = AttachmentCell()
        switch attachments[path.row] {
        case .image(let image): cell.attached = image
        case .none: break
        }
        return cell
    }

    private func image(_ name: String) -> UIImage? { UIImage(named: name) }
}

enum Attachment { case image(UIImage), none }

class AttachmentCell: UITableViewCell {
    var attached: UIImage?
}

/// The same outside of lists: the property that the subclass observes stays weak.
class BalloonScreen: UIViewController, BubbleDelegate {
    private let balloon = WideBalloon()

    override func viewDidLoad() {
        super.viewDidLoad()
        balloon.delegate = self
        view.addSubview(balloon)
    }
}

class Balloon: UIView {
    weak var delegate: BubbleDelegate?
}

class WideBalloon: Balloon {
    override var delegate: BubbleDelegate? { didSet { isHidden = delegate == nil } }
}

struct RenderEntry {
    let key: String
    var job: RenderJob?
}

class RenderJob {
    var completion: (() -> Void)?
}

/// A closure that has a structure from before the structure had the closure.
class RenderQueue {
    private var entries: [String: RenderEntry] = [:]

    func enqueue(_ entry: RenderEntry) {
        let job = RenderJob()
        job.completion = { [weak self] in self?.entries[entry.key] = nil }
        var updated = entry
        updated.job = job
        entries[entry.key] = updated
    }
}

/// A part of a chain of others.
class ChainedReply {
    private var next: ChainedReply?

    func insert(_ reply: ChainedReply) {
        if let next { reply.insert(next) }
        next = reply
    }
}

/// A screen that keeps a closure until it can call it.
class WaitedScreen: UIViewController {
    private var waiting: ((UIViewController) -> Void)?
    private var detail: UIViewController? {
        didSet {
            guard let detail else { return }
            waiting?(detail)
            waiting = nil
        }
    }

    func getDetail(_ completion: @escaping (UIViewController) -> Void) {
        if let detail { return completion(detail) }
        waiting = completion
    }

    func show() { detail = UIViewController() }
}

class WaitingOpener {
    func open(_ screen: WaitedScreen) {
        screen.getDetail { detail in screen.show(detail, sender: nil) }
    }
}

/// A list from which each of its elements is taken when it ends.
class StepList {
    private var steps: [ListedStep] = []

    func begin() {
        let step = ListedStep()
        step.onEnd = { self.end($0) }
        steps.append(step)
    }

    private func end(_ step: ListedStep) {
        guard let index = steps.firstIndex(where: { $0 === step }) else { return }
        steps.remove(at: index)
    }
}

class ListedStep {
    var onEnd: ((ListedStep) -> Void)?
}

/// A coordinator that has its parent let go of it when it has ended.
protocol NestedCoordinating: AnyObject {
    var parent: NestedCoordinating? { get set }
    func removeNested(_ nested: NestedCoordinating)
}

extension NestedCoordinating {
    func removeFromParentCoordinator() { parent?.removeNested(self) }
}

class OuterCoordinator: NestedCoordinating {
    weak var parent: NestedCoordinating?
    private var nested: [NestedCoordinating] = []

    func add(_ coordinator: NestedCoordinating) {
        nested.append(coordinator)
        coordinator.parent = self
    }

    func removeNested(_ nested: NestedCoordinating) {
        self.nested = self.nested.filter { $0 !== nested }
    }
}

class InnerCoordinator: NestedCoordinating {
    var parent: NestedCoordinating?

    func end() { removeFromParentCoordinator() }
    func removeNested(_ nested: NestedCoordinating) {}
}

/// Screens that pass on to whoever presented them what another one tells them.
class PhotoChooser: UIViewController, PhotoChoosing {
    var parentDelegate: PhotoChoosing?

    func chose(_ photo: String) { parentDelegate?.chose(photo) }
}

class VideoChooser: UIViewController, PhotoChoosing {
    var parentDelegate: PhotoChoosing? = nil

    func chose(_ photo: String) { parentDelegate?.chose(photo) }
}

protocol PhotoChoosing: AnyObject {
    func chose(_ photo: String)
}

class PhotoEditor: UIViewController, PhotoChoosing {
    @IBAction func choose(_ sender: UIButton) {
        let chooser = PhotoChooser()
        chooser.parentDelegate = self
        present(chooser, animated: true)
    }

    func chose(_ photo: String) { title = photo }
}
