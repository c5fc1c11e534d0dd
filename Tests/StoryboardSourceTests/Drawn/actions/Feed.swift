// swift-format-ignore-file
// run: launch Feed as feed; trigger action save of feed; trigger action share; trigger action pinched; trigger action changed; tap sendButton
// says: print saved by UIButton
// says: print shared by the item true
// says: print pinched
// says: print changed
// says: print saved by UIButton
// never: unknown
// never: trap
class Feed: UIViewController {
    @IBOutlet var sendButton: UIButton!
    @IBOutlet var shareItem: UIBarButtonItem!
    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    }
    @IBAction func save(_ sender: Any) { print("saved by", type(of: sender)) }
    @IBAction func share(sender: UIBarButtonItem) { print("shared by the item", sender === shareItem) }
    @IBAction func pinched() { print("pinched") }
    @IBAction func changed(_ sender: UISwitch, forEvent event: UIEvent) { print("changed") }
}
