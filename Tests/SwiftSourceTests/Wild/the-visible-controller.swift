// swift-format-ignore-file
// run: new Feed as feed; new UINavigationController as nav with feed; launch nav; feed.tell(); new Detail as detail; present detail from feed; feed.tell()
// says: print Feed Feed
// says: print Detail Feed
class Detail: UIViewController {}
class Feed: UIViewController {
    func tell() { print(type(of: navigationController!.visibleViewController!), type(of: navigationController!.topViewController!)) }
}
