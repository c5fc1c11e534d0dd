// swift-format-ignore-file
// run: launch Feed as feed
// run: wait 3
// says: print later
// says: print by hand
// says: print 2 gone
// never: print cancelled
// never: unknown
class Feed: UIViewController {
    var search: DispatchWorkItem?
    override func viewDidLoad() {
        super.viewDidLoad()
        let later = DispatchWorkItem { [weak self] in print("later", self == nil) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: later)
        search = DispatchWorkItem(block: { print("cancelled") })
        DispatchQueue.main.async(execute: search!)
        search?.cancel()
        DispatchWorkItem { print("by hand") }.perform()
        var item: DispatchWorkItem? = DispatchWorkItem { print("never") }
        weak var held = item
        item = nil
        print(2, held == nil ? "gone" : "held")
    }
}
