// swift-format-ignore-file
// run: launch Feed as feed; feed.ask(); trigger action OK; feed.askAgain(); trigger action OK
// says: print strong UIAlertController
// says: print weak there
// never: trap
// never: print weak gone
class Feed: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
            print("strong", type(of: alert))
        })
        present(alert, animated: true)
    }
    func askAgain() {
        let alert = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
            print("weak", alert == nil ? "gone" : "there")
        })
        present(alert, animated: true)
    }
}
