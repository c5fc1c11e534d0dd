// swift-format-ignore-file
// run: new Feed as feed; feed.fill()
// says: print changed to Ada
// says: print Ada 3
// never: unknown
class Feed: UIViewController {
    @objc dynamic var name = "" { didSet { print("changed to", name) } }
    @objc dynamic var count = 0
    func fill() {
        setValue("Ada", forKey: "name")
        setValuesForKeys(["count": 3])
        print(value(forKey: "name")!, count)
    }
}
