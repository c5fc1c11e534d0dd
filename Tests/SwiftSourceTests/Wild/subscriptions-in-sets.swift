// swift-format-ignore-file
// run: new Leak as leak; access view of leak; release leak; new Feed as feed; access view of feed; release feed
// says: print 1
// says: feed.deinit
// never: leak.deinit
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
import Combine
import UIKit
class Leak: UIViewController {
    private var cancellables = Set<AnyCancellable>()
    let model = Model()
    override func viewDidLoad() {
        super.viewDidLoad()
        model.$title.sink { title in self.title = title }.store(in: &cancellables)
        print(cancellables.count)
    }
    deinit {}
}
class Feed: UIViewController {
    private var cancellables: Set<AnyCancellable> = []
    let model = Model()
    override func viewDidLoad() {
        super.viewDidLoad()
        model.$title.sink { [weak self] title in self?.title = title }.store(in: &cancellables)
    }
    deinit {}
}
final class Model: ObservableObject {
    @Published var title = ""
}
