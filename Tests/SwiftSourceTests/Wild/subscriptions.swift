// swift-format-ignore-file
// run: launch Feed as feed
// says: feed.viewDidAppear
// never: print kept is gone
// says: unknown notSimulated what publishers send
// never: unknown syntax
// never: unknown name
// never: unknown property
// never: unknown method
// never: unknown function
// never: unknown initializer
// never: unknown assignment
// never: unknown condition
// never: unknown assumption
// never: unknown loop
// never: unknown overload
// never: unknown argument
// never: unknown injected
// never: unknown nib
// never: unknown uncertain
// never: unknown assumed
// never: unknown trap
// never: unknown hang
// never: unknown recursion
import RxSwift
class Model {
    let name: String
    init(name: String) { self.name = name }
    deinit { print("\(name) is gone") }
}
class Feed: UIViewController {
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let model = Model(name: "kept")
        items.asObservable().map { $0.count }.subscribe(onNext: { _ in print(model.name) }).disposed(by: bag)
    }
    let items = BehaviorRelay(value: [])
}
