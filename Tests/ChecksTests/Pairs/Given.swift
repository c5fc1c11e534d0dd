import Combine
import UIKit

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
