// swift-format-ignore-file
// run: launch Feed as feed; feed.flip()
// says: print false true
class Feed: UIViewController {
    let front = UIView(), back = UIView()
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(front) }
    func flip() {
        UIView.transition(from: front, to: back, duration: 0.3, options: []) { _ in
            print(self.front.window != nil, self.back.window != nil)
        }
    }
}
