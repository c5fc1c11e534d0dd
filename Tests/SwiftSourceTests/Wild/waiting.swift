// swift-format-ignore-file
// run: launch Feed as feed
// says: print before
// says: print loaded 3
// says: unknown assumption await …
// says: print after
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { @MainActor in
            let count = await load()
            print("loaded", count)
            let (data, _) = try await URLSession.shared.data(from: address)
            title = String(data)
            print("after")
        }
        print("before")
    }
    let address = 1
    func load() async -> Int { 3 }
}
