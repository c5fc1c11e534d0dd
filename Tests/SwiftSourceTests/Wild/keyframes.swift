// swift-format-ignore-file
// run: launch Feed as feed
// says: print frames
// says: print end
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { print("frames") }
        } completion: { _ in
            print("end")
        }
    }
}
