// swift-format-ignore-file
// run: launch Feed as feed
// says: print one Feed
// says: print two Feed 3
// says: print laid out
// says: print pair 1 2
// never: unknown
func strongly<Context: AnyObject>(_ context: Context, closure: @escaping (Context) -> Void) -> () -> Void {
    return { [weak context] in
        if let context { closure(context) }
    }
}
func strongly<Context: AnyObject, Arguments>(
    _ context: Context, closure: @escaping (Context, Arguments) -> Void
) -> (Arguments) -> Void {
    return { [weak context] arguments in
        if let context { closure(context, arguments) }
    }
}
extension UIViewController {
    func addChildViewController(_ controller: UIViewController, layout: () -> Void) {
        addChild(controller)
        layout()
        controller.didMove(toParent: self)
    }
}
func each<Element>(_ elements: [Element], _ body: (Element) -> Void) { elements.forEach(body) }
class Feed: UIViewController {
    var tap: (() -> Void)?
    var change: ((Int) -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        tap = strongly(self) { myself in print("one", type(of: myself)) }
        change = strongly(self) { myself, count in print("two", type(of: myself), count) }
        tap?()
        change?(3)
        addChildViewController(UIViewController(), layout: { print("laid out") })
        each([(1, 2)]) { one, two in print("pair", one, two) }
    }
}
