// swift-format-ignore-file
// run: new Feed as feed; feed.fill(); release feed; new Knot as knot; knot.tie(); release knot
// says: print nil
// says: print tapped 3
// says: feed.deinit
// never: knot.deinit
// never: unknown
extension UIView {
    private struct Keys {
        static var count = 0
        static var onTap: UInt8 = 0
    }
    var count: Int? {
        get { objc_getAssociatedObject(self, &Keys.count) as? Int }
        set { objc_setAssociatedObject(self, &Keys.count, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    var onTap: (() -> Void)? {
        get { objc_getAssociatedObject(self, &Keys.onTap) as? () -> Void }
        set { objc_setAssociatedObject(self, &Keys.onTap, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
class Feed: UIViewController {
    let label = UILabel()
    func fill() {
        print(label.count as Any)
        label.count = 3
        label.onTap = { [weak label] in print("tapped", label!.count!) }
        label.onTap?()
    }
    deinit {}
}
class Knot: UIViewController {
    let label = UILabel()
    func tie() { label.onTap = { self.tie() } }
    deinit {}
}
