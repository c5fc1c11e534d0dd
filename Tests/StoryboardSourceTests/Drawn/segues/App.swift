// swift-format-ignore-file
// run: launch app
// says: print prepares nil for Player
// says: print Player loads
// says: print prepares detail for Detail
// says: unknown nib the segue other
// says: print Detail word
// run: wait 1
// says: print Detail has appeared
// never: trap
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Player: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("Player loads") }
}
class Feed: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepares", segue.identifier, "for", type(of: segue.destination))
        if let detail = segue.destination as? Detail { detail.word = "word" }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "detail", sender: self)
        performSegue(withIdentifier: "other", sender: self)
    }
}
class Detail: UIViewController {
    var word: String!
    override func viewDidLoad() { super.viewDidLoad(); print("Detail", word!) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("Detail has appeared") }
}
class Menu: UIViewController {}
