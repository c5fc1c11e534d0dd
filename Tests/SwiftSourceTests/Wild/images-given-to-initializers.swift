// swift-format-ignore-file
// run: launch Feed as feed
// says: print none true
// says: print done
// never: trap
class Feed: UIViewController {
    private let logo = UIImageView(image: #imageLiteral(resourceName: "Logo").withRenderingMode(.alwaysTemplate))
    private let icon = UIImageView(image: UIImage(named: "Icon"))
    private let empty = UIImageView()
    override func viewDidLoad() {
        super.viewDidLoad()
        print("none", empty.image == nil)
        let ratio = logo.image!.size.height / icon.image!.size.width
        icon.widthAnchor.constraint(equalToConstant: ratio).isActive = true
        print("done")
    }
}
