// swift-format-ignore-file
// run: launch Feed as feed
// says: print debug 1
// says: print phone
// never: print release
// never: unknown
class Feed: UIViewController {
    #if DEBUG
        let build = "debug"
    #else
        let build = "release"
    #endif
    override func viewDidLoad() {
        super.viewDidLoad()
        var n = 0
        #if DEBUG && !BETA
            n += 1
        #endif
        print(build, n)
        #if os(iOS) || os(tvOS)
            print("phone")
        #elseif os(macOS)
            print("desk")
        #endif
    }
}
