// swift-format-ignore-file
// run: new Feed as feed; feed.fill()
// says: print changed to Ada
// says: print person Eve
// says: print Ada 3
// never: unknown
class Person: NSObject {
    @objc var name = ""
    init(_ values: [String: Any]) {
        super.init()
        setValuesForKeys(values)
    }
}
class Feed: UIViewController {
    @objc dynamic var name = "" { didSet { print("changed to", name) } }
    @objc dynamic var count = 0
    func fill() {
        setValue("Ada", forKey: "name")
        setValuesForKeys(["count": 3])
        print("person", Person(["name": "Eve"]).name)
        print(value(forKey: "name")!, count)
    }
}
