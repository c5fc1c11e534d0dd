import Combine
import CoreMotion
import SwiftUI
import UIKit
import WebKit

// What is given away and kept, by code that no run reaches: the text alone shows who holds whom.

protocol Provider: AnyObject {
    var onChange: (() -> Void)? { get set }
}

class WrongConfigured: UIViewController {
    private var provider: Provider?

    func configure(provider: Provider) {
        self.provider = provider
        provider.onChange = { self.title = "Changed" }  // finds memory.retain-cycle
    }
}

class RightConfigured: UIViewController {
    private var provider: Provider?

    func configure(provider: Provider) {
        self.provider = provider
        provider.onChange = { [weak self] in self?.title = "Changed" }
    }
}

class WrongReference: UIViewController {
    private let session: Session

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    func start() {
        session.onEnd = end  // finds memory.retain-cycle
    }

    private func end() { title = "Ended" }
}

class RightReference: UIViewController {
    private weak var session: Session?

    func start() { session?.onEnd = end }

    private func end() { title = "Ended" }
}

class WrongInner: UIViewController {
    private var session: Session?

    func start() {
        session?.onEnd = {  // finds memory.retain-cycle
            UIView.animate(withDuration: 1) { [weak self] in self?.title = "Ended" }
        }
    }
}

class RightInner: UIViewController {
    private var session: Session?

    func start() {
        session?.onEnd = { [weak self] in
            UIView.animate(withDuration: 1) { self?.title = "Ended" }
        }
    }

    func stop() {
        session?.fetch { self.title = "Stopped" }
    }
}

class PickingList: UIViewController {
    var didCancel: (() -> Void)?
}

class WrongPicking: UIViewController {
    func pick() {
        let list = PickingList()
        list.didCancel = { list.dismiss(animated: true) }  // finds memory.retain-cycle
        present(list, animated: true)
    }
}

class RightPicking: UIViewController {
    func pick() {
        let list = PickingList()
        list.didCancel = { [weak list] in list?.dismiss(animated: true) }
        present(list, animated: true)
    }
}

class SwitchCell: UITableViewCell {
    var onChange: ((Bool) -> Void)?
}

class WrongSwitches: UITableViewController {
    private var isOn = false

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        (cell as? SwitchCell)?.onChange = { self.isOn = $0 }  // finds memory.retain-cycle
        return cell
    }
}

class RightSwitches: UITableViewController {
    private var isOn = false

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        (cell as? SwitchCell)?.onChange = { [weak self] in self?.isOn = $0 }
        return cell
    }
}

class WrongBound: UIViewController {
    private var model: BoundModel?
    private var bag = Set<AnyCancellable>()

    func bind(to model: BoundModel) {
        self.model = model
        model.$name.map { $0.uppercased() }
            .sink { self.title = $0 }  // finds memory.retain-cycle
            .store(in: &bag)
    }
}

class RightBound: UIViewController {
    private var model: BoundModel?
    private var bag = Set<AnyCancellable>()

    func bind(to model: BoundModel) {
        self.model = model
        model.$name.map { $0.uppercased() }.sink { [weak self] in self?.title = $0 }.store(in: &bag)
    }

    func unbind() { bag.removeAll() }
}

class BoundModel {
    @Published var name = ""
}

class WrongFlow {
    private let navigation: UINavigationController
    private var step: PickingList?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let step = PickingList()
        step.didCancel = { self.finish() }  // finds memory.retain-cycle
        self.step = step
        navigation.pushViewController(step, animated: true)
    }

    private func finish() {}
}

class RightFlow {
    private let navigation: UINavigationController
    private var step: PickingList?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let step = PickingList()
        step.didCancel = { [weak self] in self?.finish() }
        self.step = step
        navigation.pushViewController(step, animated: true)
    }

    private func finish() {}
}

class WrongAide {
    private let owner: UIViewController

    init(owner: UIViewController) { self.owner = owner }
}

class WrongAided: UIViewController {
    private var helper: WrongAide?

    func help() {
        helper = WrongAide(owner: self)  // finds memory.retain-cycle
    }
}

class RightAide {
    private weak var owner: UIViewController?

    init(owner: UIViewController) { self.owner = owner }
}

class RightAided: UIViewController {
    private var helper: RightAide?

    func help() { helper = RightAide(owner: self) }
}

class WrongChoice: UIViewController {
    func choose(_ text: String) {
        let sheet = UIAlertController(title: text, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        present(sheet, animated: true)  // finds present.no-source
    }
}

class RightChoice: UIViewController {
    func choose(_ text: String, from button: UIBarButtonItem) {
        let sheet = UIAlertController(title: text, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.popoverPresentationController?.barButtonItem = button
        present(sheet, animated: true)
    }
}

class WrongShare: UIViewController {
    func share(_ text: String) {
        DispatchQueue.main.async {
            let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
            self.present(sheet, animated: true)  // finds present.no-source
        }
    }
}

class RightShare: UIViewController {
    private var isLarge = false

    func share(_ text: String) {
        let style: UIAlertController.Style = isLarge ? .alert : .actionSheet
        present(UIAlertController(title: text, message: nil, preferredStyle: style), animated: true)
        let other = UIAlertController(
            title: text, message: nil, preferredStyle: isLarge ? .alert : .actionSheet)
        present(other, animated: true)
    }
}

class WrongAlerted: UIViewController {
    private lazy var alert: UIAlertController = {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        // The next line finds memory.retain-cycle
        alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in self.erase() })
        return alert
    }()

    func ask() { present(alert, animated: true) }

    private func erase() {}
}

class RightAlerted: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in self.erase() })
        present(alert, animated: true)
    }

    private func erase() {}
}

class WrongNamed: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in  // finds memory.retain-cycle
                self.title = alert.textFields?.first?.text
            })
        present(alert, animated: true)
    }
}

class RightNamed: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                self.title = alert?.textFields?.first?.text
            })
        present(alert, animated: true)
    }
}

class WrongScripted: UIViewController, WKScriptMessageHandler {
    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        let controller = WKUserContentController()
        connect(controller)
        configuration.userContentController = controller
        return WKWebView(frame: .zero, configuration: configuration)
    }()

    private func connect(_ controller: WKUserContentController) {
        controller.add(self, name: "ready")  // finds memory.retain-cycle
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}

class RightScripted: UIViewController, WKScriptMessageHandler {
    private let webView = WKWebView()

    func listen() { webView.configuration.userContentController.add(self, name: "ready") }

    func stop() {
        let controller = webView.configuration.userContentController
        controller.removeScriptMessageHandler(forName: "ready")
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}

class WrongLoader: NSObject, URLSessionDelegate {
    // The next line finds memory.retain-cycle
    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func start(_ url: URL) { session.dataTask(with: url).resume() }
}

class RightLoader: NSObject, URLSessionDelegate {
    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func start(_ url: URL) { session.dataTask(with: url).resume() }

    func stop() { session.invalidateAndCancel() }
}

class ChoiceView: UIView {
    var onChoice: (() -> Void)?
}

class WrongOutlet: UIViewController {
    @IBOutlet weak var choice: ChoiceView!

    func connect() {
        choice.onChoice = { self.title = "Chosen" }  // finds memory.retain-cycle
    }
}

class RightOutlet: UIViewController {
    @IBOutlet weak var choice: ChoiceView!

    func connect() {
        choice.onChoice = { [weak self] in self?.title = "Chosen" }
    }
}

class WrongPassed: UIViewController {
    private let choice = ChoiceView()

    func connect() { configure(choice) }

    private func configure(_ view: ChoiceView) {
        view.onChoice = { self.title = "Chosen" }  // finds memory.retain-cycle
    }
}

class RightPassed: UIViewController {
    func connect() { configure(ChoiceView()) }

    private func configure(_ view: ChoiceView) {
        view.onChoice = { self.title = "Chosen" }
    }
}

enum RowAction {
    case execute(() -> Void)
}

struct Row {
    let action: RowAction

    static func row(action: RowAction) -> Row { Row(action: action) }
}

class WrongRows: UIViewController {
    private var rows: [Row] = []

    func fill() {
        rows = [Row.row(action: .execute { self.title = "Run" })]  // finds memory.retain-cycle
    }
}

class RightRows: UIViewController {
    private var rows: [Row] = []

    func fill() {
        rows = [Row.row(action: .execute { [weak self] in self?.title = "Run" })]
    }
}

protocol KnobDelegate: AnyObject {
    func knobTurned()
}

class WrongKnob: UIControl {
    var delegate: KnobDelegate?  // finds memory.retain-cycle
}

class RightKnob: UIControl {
    weak var delegate: KnobDelegate?
}

class CloseAide {
    private let owner: WrongClosed

    init(owner: WrongClosed) { self.owner = owner }

    func close() { owner.finish(true) }
}

class WrongClosed: UIViewController {
    private lazy var aide = CloseAide(owner: self)  // finds memory.retain-cycle

    func finish(_ isDone: Bool) { dismiss(animated: isDone) }
}

class WeakCloseAide {
    private weak var owner: RightClosed?

    init(owner: RightClosed) { self.owner = owner }

    func close() { owner?.finish(true) }
}

class RightClosed: UIViewController {
    private lazy var aide = WeakCloseAide(owner: self)

    func finish(_ isDone: Bool) { dismiss(animated: isDone) }
}

protocol PagerBarDelegate {
    func barChanged()
}

class WrongPagerBar: NSObject {
    var delegate: PagerBarDelegate?
}

class WeakPagerBar: NSObject {
    weak var delegate: WeakPagerBarDelegate?
}

protocol WeakPagerBarDelegate: AnyObject {
    func barChanged()
}

/// It empties a property of the same name, but of another type.
class WrongPager: UIViewController, PagerBarDelegate {
    private let bar = WrongPagerBar()

    func connect() {
        bar.delegate = self  // finds memory.retain-cycle
    }

    func detach(_ scroller: UIScrollView) { scroller.delegate = nil }

    func barChanged() {}
}

class RightPager: UIViewController, WeakPagerBarDelegate {
    private let bar = WeakPagerBar()

    func connect() { bar.delegate = self }

    func barChanged() {}
}

class EmptyingPager: UIViewController, PagerBarDelegate {
    private let bar = WrongPagerBar()

    func connect() { bar.delegate = self }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bar.delegate = nil
    }

    func barChanged() {}
}

class WrongLeaf {
    var parent: WrongTree?
}

/// A child lets go of its parent only if it is removed.
class WrongTree: WrongLeaf {
    private var children: [WrongLeaf] = []

    func insert(_ child: WrongLeaf) {
        children.append(child)
        children.forEach { $0.parent = self }  // finds memory.retain-cycle
    }

    func remove(_ child: WrongLeaf) { child.parent = nil }
}

class RightLeaf {
    weak var parent: RightTree?
}

class RightTree: RightLeaf {
    private var children: [RightLeaf] = []

    func insert(_ child: RightLeaf) {
        children.append(child)
        children.forEach { $0.parent = self }
    }
}

/// One of two handlers stays.
class WrongHandlers: UIViewController, WKScriptMessageHandler {
    private let handlers = WKUserContentController()

    func connect() {
        handlers.add(self, name: "tap")
        handlers.add(self, name: "press")  // finds memory.retain-cycle
    }

    func close() { handlers.removeScriptMessageHandler(forName: "tap") }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
}

class RightHandlers: UIViewController, WKScriptMessageHandler {
    private let handlers = WKUserContentController()

    func connect() {
        handlers.add(self, name: "tap")
        handlers.add(self, name: "press")
    }

    func close() {
        handlers.removeScriptMessageHandler(forName: "tap")
        handlers.removeScriptMessageHandler(forName: "press")
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
}

protocol PanelDelegate {
    func panelClosed()
}

class WrongPanel: NSObject {
    var delegate: PanelDelegate?  // finds memory.retain-cycle
}

class WrongPanelHolder: UIViewController, PanelDelegate {
    private var panel: WrongPanel?

    func panelClosed() { panel = nil }
}

/// What doesn't hold it may be held by it.
class PresentedPanel: NSObject {
    var delegate: PresentedPanelDelegate?
}

protocol PresentedPanelDelegate {
    func panelClosed()
}

class PanelPresenter: UIViewController, PresentedPanelDelegate {
    func panelClosed() {}
}

protocol MeterDelegate: AnyObject {
    func meterChanged()
}

class WrongMeter: UIView {
    var delegate: MeterDelegate?  // finds memory.retain-cycle
}

class RightMeter: UIView {
    weak var delegate: MeterDelegate?
}

class MeterScreen: UIViewController, MeterDelegate {
    func meterChanged() {}
}

/// It has a delegate of its own.
class OwningMeter: UIView {
    private var delegate: MeterDelegate?

    func start() { delegate = MeterScreen() }
}

class WrongTap: UITapGestureRecognizer {
    var fromController: UIViewController?  // finds memory.retain-cycle
}

class RightTap: UITapGestureRecognizer {
    weak var fromController: UIViewController?
}

protocol SizesDelegate: AnyObject {
    var width: Double { get }
}

class SizeCache {
    var width: (() -> Double)?
}

class WrongSizes: UIViewController {
    weak var sizesDelegate: SizesDelegate?
    private let cache = SizeCache()

    func fill() {
        if let delegate = sizesDelegate {
            cache.width = { delegate.width }  // finds memory.retain-cycle
        }
    }
}

class RightSizes: UIViewController {
    weak var sizesDelegate: SizesDelegate?
    private let cache = SizeCache()

    func fill() {
        cache.width = { [weak self] in self?.sizesDelegate?.width ?? 0 }
    }
}

class FieldRow: UIView {
    func addButton() -> ChoiceView {
        let button = ChoiceView()
        addSubview(button)
        return button
    }
}

class WrongField: UIView {
    private let row = FieldRow()
    private weak var button: ChoiceView?

    func fill() {
        button = row.addButton()
        button?.onChoice = { self.isHidden = true }  // finds memory.retain-cycle
    }
}

class RightField: UIView {
    private let row = FieldRow()
    private weak var button: ChoiceView?

    func fill() {
        button = row.addButton()
        button?.onChoice = { [weak self] in self?.isHidden = true }
    }
}

class WrongPoller {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(  // finds memory.timer
            timeInterval: 1, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
    }

    deinit { timer?.invalidate() }

    @objc private func poll() {}
}

class RightPoller {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.poll() }
    }

    deinit { timer?.invalidate() }

    @objc private func poll() {}
}

class WrongStarter {
    var navigation: UINavigationController?

    static func make() -> UINavigationController {
        let starter = WrongStarter()
        let navigation = UINavigationController(rootViewController: StarterScreen(starter: starter))
        starter.navigation = navigation  // finds memory.retain-cycle
        return navigation
    }
}

class StarterScreen: UIViewController {
    private let starter: WrongStarter

    init(starter: WrongStarter) {
        self.starter = starter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

enum Shelf {
    typealias DataSource = UITableViewDiffableDataSource<Int, String>
}

class WrongShelf: UITableViewController {
    private lazy var source = makeSource()

    private func makeSource() -> Shelf.DataSource {
        Shelf.DataSource(tableView: tableView) { _, _, title in  // finds memory.retain-cycle
            self.title = title
            return UITableViewCell()
        }
    }
}

class RightShelf: UITableViewController {
    private lazy var source = makeSource()

    private func makeSource() -> Shelf.DataSource {
        Shelf.DataSource(tableView: tableView) { [weak self] _, _, title in
            self?.title = title
            return UITableViewCell()
        }
    }
}

class Reading {
    var title: String? = ""
    private var bag = Set<AnyCancellable>()

    func follow(_ titles: PassthroughSubject<String?, Never>) {
        titles.assign(to: \.title, on: self).store(in: &bag)  // finds memory.retain-cycle
    }

    func followWeakly(_ titles: PassthroughSubject<String?, Never>) {
        titles.assign(to: \.title, on: self, ownership: .weak).store(in: &bag)
    }
}

class WrongSheetModel: ObservableObject {
    var navigationController: UINavigationController? = nil  // finds memory.retain-cycle
}

class RightSheetModel: ObservableObject {
    weak var navigationController: UINavigationController?
}

protocol ListScreen: AnyObject {
    func show()
}

class WrongListPresenter {
    var view: ListScreen?  // finds memory.retain-cycle
}

class ListPresented: UIViewController, ListScreen {
    private let presenter: WrongListPresenter
    private let other: RightListPresenter

    init(presenter: WrongListPresenter, other: RightListPresenter) {
        self.presenter = presenter
        self.other = other
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func show() {}
}

class RightListPresenter {
    weak var view: ListScreen?
}

class PickingPage: UIViewController {
    private var finish: (([String], Bool) -> Void)?

    func pickFinished(completion: @escaping ([String], Bool) -> Void) { finish = completion }
}

class WrongPickingPage: UIViewController {
    func pick() {
        let page = PickingPage()
        page.pickFinished { _, _ in page.dismiss(animated: true) }  // finds memory.retain-cycle
        present(page, animated: true)
    }
}

class RightPickingPage: UIViewController {
    func pick() {
        let page = PickingPage()
        page.pickFinished { [weak page] _, _ in page?.dismiss(animated: true) }
        present(page, animated: true)
    }
}

class StreamedCell: UITableViewCell {
    let titles = PassthroughSubject<String, Never>()
    var bag = Set<AnyCancellable>()
}

enum StreamedSection {
    static func fill(_ cell: StreamedCell, _ titles: PassthroughSubject<String, Never>) {
        titles.sink { cell.textLabel?.text = $0 }.store(in: &cell.bag)  // finds memory.retain-cycle
    }

    static func fillWeakly(_ cell: StreamedCell, _ titles: PassthroughSubject<String, Never>) {
        titles.sink { [weak cell] in cell?.textLabel?.text = $0 }.store(in: &cell.bag)
    }
}

class WrongInputBar: InputBarAccessoryView {
    func configure() {
        let camera = InputBarButtonItem()
        camera.onTouchUpInside { _ in self.choose() }  // finds memory.retain-cycle
        setStackViewItems([camera], forStack: .left, animated: false)
    }

    func choose() {}
}

class RightInputBar: InputBarAccessoryView {
    func configure() {
        let camera = InputBarButtonItem()
        camera.onTouchUpInside { [weak self] _ in self?.choose() }
        setStackViewItems([camera], forStack: .left, animated: false)
    }

    func choose() {}
}

protocol SheetDelegate: AnyObject {
    func sheetMoved()
}

protocol MovingSheet: AnyObject {
    var delegate: SheetDelegate? { get set }
}

class WrongSheet: UIViewController, MovingSheet {
    var delegate: SheetDelegate?  // finds memory.retain-cycle
}

class RightSheet: UIViewController, MovingSheet {
    weak var delegate: SheetDelegate?
}

/// It has one of several kinds of sheets.
class SheetHolder: UIViewController, SheetDelegate {
    private var sheet: MovingSheet?

    func sheetMoved() {}
}

protocol PageDelegate: AnyObject {
    func pageTurned()
}

class WrongHosted: UIHostingController<Text> {
    var delegate: PageDelegate?  // finds memory.retain-cycle
}

class RightHosted: UIHostingController<Text> {
    weak var delegate: PageDelegate?
}

class WrongMotion {
    private let manager = CMMotionManager()
    private var pitch = 0.0

    func start() {
        manager.startDeviceMotionUpdates(to: .main) { motion, _ in  // finds memory.retain-cycle
            self.pitch = motion?.attitude.pitch ?? 0
        }
    }
}

class RightMotion {
    private let manager = CMMotionManager()
    private var pitch = 0.0

    func start() {
        manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
            self?.pitch = motion?.attitude.pitch ?? 0
        }
    }
}

class StoppedMotion {
    private let manager = CMMotionManager()
    private var pitch = 0.0

    func start() {
        manager.startDeviceMotionUpdates(to: .main) { motion, _ in
            self.pitch = motion?.attitude.pitch ?? 0
        }
    }

    func stop() { manager.stopDeviceMotionUpdates() }
}

enum Menus {
    static func menu(for cell: UITableViewCell) -> UIMenu {
        var actions: [UIMenuElement] = []
        actions.append(UIAction(title: "Mark") { _ in cell.isSelected = true })
        return UIMenu(title: "", children: actions)
    }

    static func careful(for cell: UITableViewCell) -> UIMenu {
        UIMenu(title: "", children: [UIAction(title: "Mark") { [weak cell] _ in cell?.isSelected = true }])
    }
}

class MenuCell: UITableViewCell {
    let button = UIButton()
}

enum WrongMenus {
    static func fill(_ cell: MenuCell) { set(cell) }

    private static func set(_ cell: MenuCell) {
        cell.button.menu = Menus.menu(for: cell)  // finds memory.retain-cycle
    }
}

enum RightMenus {
    static func fill(_ cell: MenuCell) { set(cell) }

    private static func set(_ cell: MenuCell) { cell.button.menu = Menus.careful(for: cell) }
}

class StackOfItem: UIViewController {
    private let first = UIViewController()
    private var stack: UINavigationController?

    func build() {
        let stack = UINavigationController(rootViewController: first)
        first.navigationItem.rightBarButtonItem = .init(
            barButtonSystemItem: .done, target: stack, action: #selector(UIViewController.loadViewIfNeeded))
        self.stack = stack
    }
}

class ColorSheet: UIAlertController {
    func fill() { addAction(UIAlertAction(title: "Red", style: .default)) }
}

class WrongColors: UIViewController {
    func ask() {
        let sheet = ColorSheet()
        sheet.fill()
        present(sheet, animated: true)  // finds present.no-source
    }
}

class RightColors: UIViewController {
    func ask() {
        let sheet = ColorSheet()
        sheet.fill()
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
}

class WrongDelete: UIViewController {
    func ask(_ name: String) {
        let sheet = UIAlertController(
            title: name,
            message: "Do you really want to delete it? What is in it goes as well: all of its pictures and "
                + "notes, and all that others have written about them. It can be restored for thirty days from "
                + "the list of what was deleted, as long as there is room on the device. After that it is gone.",
            preferredStyle: .actionSheet)
        present(sheet, animated: true)  // finds present.no-source
    }
}

class WrongSlide: NSObject, UIViewControllerTransitioningDelegate {
    private let presented: UIViewController  // finds memory.retain-cycle

    init(presented: UIViewController) { self.presented = presented }
}

class RightSlide: NSObject, UIViewControllerTransitioningDelegate {
    private weak var presented: UIViewController?

    init(presented: UIViewController) { self.presented = presented }
}

class WrongSteps {
    var steps: (Int) -> Int = { $0 }

    // The next line finds memory.retain-cycle
    func prepare() { steps = double >>> increase }
    func double(_ number: Int) -> Int { 2 * number }
    func increase(_ number: Int) -> Int { number + 1 }
}

class RightSteps {
    var steps: (Int) -> Int = { $0 }

    func prepare() { steps = Self.double >>> Self.increase }
    static func double(_ number: Int) -> Int { 2 * number }
    static func increase(_ number: Int) -> Int { number + 1 }
}

/// A coordinator has many others, each of which has it.
protocol Coordinating: AnyObject {}

class WrongCoordinator: Coordinating {
    var parentCoordinator: ShellCoordinator?  // finds memory.retain-cycle
}

class RightCoordinator: Coordinating {
    weak var parentCoordinator: ShellCoordinator?
}

class ShellCoordinator {
    var children: [Coordinating] = []
}

class WrongTrack {
    var album: Album?  // finds memory.retain-cycle
}

class RightTrack {
    weak var album: Album?
    var albumArtist: Artist?
}

class Album {
    var wrong: Set<WrongTrack> = []
    var right: [String: RightTrack] = [:]
}

class Artist {
    var tracks: [RightTrack] = []
}

class WrongLink {
    var parent: WrongLink?  // finds memory.retain-cycle
    var links: [WrongLink] = []
}

class RightLink {
    var next: RightLink?
    weak var parent: RightLink?
    var links: [RightLink] = []
}

/// What a navigation controller's delegate was before a transition, and the delegate of a text field in a view.
class WrongKeeper {
    var previousNavigationDelegate: UINavigationControllerDelegate?  // finds memory.retain-cycle
}

class RightKeeper {
    weak var previousNavigationDelegate: UINavigationControllerDelegate?
    var tableDelegate: UITableViewDelegate?
}

class WrongFieldView: UIView {
    var delegate: UITextFieldDelegate?  // finds memory.retain-cycle
}

class RightFieldView: UIView {
    weak var delegate: UITextFieldDelegate?
}

class WrongKeys {
    private let one = ChoiceView()
    private let other = ChoiceView()

    init() {
        let cancel: () -> Void = { self.cancel() }  // finds memory.retain-cycle
        [one, other].forEach { $0.onChoice = cancel }
    }

    private func cancel() {}
}

class RightKeys {
    private let one = ChoiceView()
    private let other = ChoiceView()

    init() {
        let cancel: () -> Void = { [weak self] in self?.cancel() }
        [one, other].forEach { $0.onChoice = cancel }
    }

    private func cancel() {}
}

class WrongRowSwitches: UITableViewController {
    private var isOn = false

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        fill(cell)
        return cell
    }

    private func fill(_ cell: UITableViewCell) {
        cell.accessoryView = choice { self.isOn = true }  // finds memory.retain-cycle
    }

    private func choice(_ onChoice: @escaping () -> Void) -> ChoiceView {
        let view = ChoiceView()
        view.onChoice = onChoice
        return view
    }
}

class RightRowSwitches: UITableViewController {
    private var isOn = false

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.accessoryView = choice { [weak self] in self?.isOn = true }
        return cell
    }

    private func choice(_ onChoice: @escaping () -> Void) -> ChoiceView {
        let view = ChoiceView()
        view.onChoice = onChoice
        return view
    }
}

/// What is made along with a screen goes with it; what nothing of the text makes may stay as long as the app.
class WrongSwapService {
    private var timer: Timer?

    func start() {
        // The next line finds memory.timer
        timer = Timer.scheduledTimer(
            timeInterval: 10, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    @objc private func refresh() {}
}

class WrongReplays: ObservableObject {
    init() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in  // finds memory.observer-block
            self.replay()
        }
    }

    private func replay() {}
}

class RightReplays: ObservableObject {
    init() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.replay()
        }
    }

    private func replay() {}
}

class StayingService {
    func start() {
        Timer.scheduledTimer(
            timeInterval: 10, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    @objc private func refresh() {}
}

enum SwapModule {
    static func screen() -> UIViewController {
        SwapScreen(service: WrongSwapService(), wrong: WrongReplays(), right: RightReplays())
    }
}

class SwapScreen: UIViewController {
    private let service: WrongSwapService, wrong: WrongReplays, right: RightReplays

    init(service: WrongSwapService, wrong: WrongReplays, right: RightReplays) {
        (self.service, self.wrong, self.right) = (service, wrong, right)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }
}

/// It ends its timer only to start another one, and when it is too late.
class WrongRestart: UIViewController {
    private var timer: Timer?

    deinit { stop() }

    func start() {
        timer?.invalidate()
        // The next line finds memory.timer
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    private func stop() { timer?.invalidate() }

    @objc private func tick() {}
}

class RightRestart: UIViewController {
    private var timer: Timer?

    deinit { stop() }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    private func stop() { timer?.invalidate() }

    @objc private func tick() {}
}

/// What it is given lets go of it when it is done, although the property gets it after that is written.
class FinishingSession: UIViewController {
    private var session: Session?

    func start(_ session: Session) {
        session.onEnd = {
            self.title = "Done"
            self.session = nil
        }
        self.session = session
    }
}

/// One button starts and ends it.
class TogglingRestart: UIViewController {
    private var timer: Timer?

    func toggle() {
        if timer != nil {
            timer?.invalidate()
            timer = nil
        } else {
            timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
    }

    @objc private func tick() {}
}

/// The handler of a provider has what has the provider; each of the types uses the others, whichever is read first.
class AlphaHandler {
    let hub: WrongHub

    init(hub: WrongHub) { self.hub = hub }

    func show() { hub.show() }
}

class ZetaProvider {
    private let handler: AlphaHandler

    init(hub: WrongHub) { handler = AlphaHandler(hub: hub) }
}

class WrongHub {
    private lazy var provider = ZetaProvider(hub: self)  // finds memory.retain-cycle

    func show() {}
}

/// A queue lets go of what has run.
class Job {
    let whenDone: () -> Void

    init(whenDone: @escaping () -> Void) { self.whenDone = whenDone }
}

class FilteredJobs {
    private var waiting = [Job]()

    func add(_ job: Job) { waiting.append(job) }
    func clean() { waiting = waiting.filter { _ in true } }
}

class EmptiedJobs {
    private var waiting = [Job]()

    func add(_ job: Job) { waiting.append(job) }
    func next() { waiting.removeFirst() }
}

class KeptJobs {
    private var waiting = [Job]()

    func add(_ job: Job) { waiting.append(job) }
}

class Jobs {
    private let filtered = FilteredJobs()
    private let emptied = EmptiedJobs()
    private let kept = KeptJobs()

    func start() {
        filtered.add(Job { self.start() })
        emptied.add(Job { self.start() })
        kept.add(Job { self.start() })  // finds memory.retain-cycle
    }
}

extension UIViewController {
    /// An alert of which an action keeps the alert.
    func wrongQuestion() -> UIAlertController {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(
            // The next line finds memory.retain-cycle
            UIAlertAction(title: "Yes", style: .default) { _ in alert.loadViewIfNeeded() })
        return alert
    }

    func rightQuestion() -> UIAlertController {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [weak alert] _ in alert?.loadViewIfNeeded() })
        return alert
    }
}
