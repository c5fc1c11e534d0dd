// swift-format-ignore-file
// run: launch Orders as orders
// says: print sum 7
// says: print less
// says: print none 9
// says: print both 3
// says: print tried 8
// says: print equal true
// says: print slow 11
// says: print length 4
// never: unknown
class Orders: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        do {
            let sum = try checked(5) + 2
            print("sum", sum)
            print("equal", try checked(1) == 1)
        } catch {}
        if (try? checked(2) > 3) == true { print("more") } else { print("less") }
        print("tried", (try? checked(4) * 2) ?? 0)
        Task {
            let missing = await none() ?? 9
            print("none", missing)
            async let one = value(1)
            async let two = value(2)
            let both = await one + two
            print("both", both)
            let later = await slow() + 1
            print("slow", later)
            print("length", await names().count)
        }
    }
    func checked(_ number: Int) throws -> Int { number }
    func value(_ number: Int) async -> Int { number }
    func none() async -> Int? { nil }
    func names() async -> [Int] { [1, 2, 3, 4] }
    func slow() async -> Int {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        return 10
    }
}
