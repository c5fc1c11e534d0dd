// swift-format-ignore-file
// run: new Feed as feed; feed.fill()
// says: print gradient true
// says: print main true
// never: unknown
class Gradient: UIView {
    var colors: [UIColor] = [] { didSet { gradientLayer?.colors = colors.map(\.cgColor) } }
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }
    func show() { print("gradient", gradientLayer != nil) }
}
class Feed: UIViewController {
    func fill() {
        let gradient = Gradient(frame: .zero)
        gradient.colors = [.red]
        gradient.show()
        print("main", Thread.isMainThread)
    }
}
