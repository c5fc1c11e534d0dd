// swift-format-ignore-file
// run: launch Feed as feed
// run: feed.drop()
// says: print store stops
// says: print box stops
// says: print window stops
// says: print weakly nil
// never: overflows
class Store {
    weak var twin: Store?
    deinit { stop(); let me = self; me.stop(); twin = self; print("weakly", twin == nil ? "nil" : "there") }
    func stop() { print("store stops") }
}
class Box: UIView {
    deinit { stop() }
    func stop() { print("box stops") }
}
class Screen: UIWindow {
    deinit { stop() }
    func stop() { print("window stops") }
}
class Feed: UIViewController {
    var store: Store? = Store()
    var box: Box? = Box()
    var screen: Screen? = Screen()
    func drop() { store = nil; box = nil; screen = nil }
}
