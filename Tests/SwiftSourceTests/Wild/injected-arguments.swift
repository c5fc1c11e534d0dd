// swift-format-ignore-file
// run: launch Gallery as gallery
// says: unknown injected image
// says: print nothing was given
// says: print shown
// never: trap
class Gallery: UIViewController {
    var image: UIImage!
    var caption: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        show(image)
        show(caption: caption)
        print("shown")
    }
    func show(_ image: UIImage) { print(image.size) }
    func show(caption: String?) { if caption == nil { print("nothing was given") } }
}
