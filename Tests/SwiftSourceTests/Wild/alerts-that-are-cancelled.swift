// swift-format-ignore-file
// run: launch Feed as feed; feed.ask(); trigger action Cancel; feed.tell()
// says: print asked true
// says: print asked false
// never: trap
class Feed: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
        tell()
    }
    func tell() { print("asked", presentedViewController != nil) }
}
