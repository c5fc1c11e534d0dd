// swift-format-ignore-file
// run: launch Feed as feed
// says: print 0 0 true
// says: print configured
// never: trap
// never: unknown
class Feed: UIViewController {
    let field = UITextField(), area = UITextView(), label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        print(field.text!.count, area.text.count, label.text == nil)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "name"; print("configured") }
    }
}
