// swift-format-ignore-file
// run: launch Feed as feed
// says: print 10 3 of 10
// says: print 5
// says: print 7
// never: unknown
@propertyWrapper struct Clamped {
    private var value: Int
    let limit: Int
    var wrappedValue: Int { get { value } set { value = newValue > limit ? limit : newValue } }
    var projectedValue: String { "of \(limit)" }
    init(wrappedValue: Int, limit: Int = 10) { self.limit = limit; value = wrappedValue }
}
@propertyWrapper class Box<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Feed: UIViewController {
    @Clamped var volume = 3
    @Clamped(limit: 5) var small: Int = 1
    @Box var first: Int
    override init(nibName: String?, bundle: Bundle?) { first = 7; super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { first = 7; super.init(coder: coder) }
    override func viewDidLoad() {
        super.viewDidLoad()
        let before = volume
        volume = 20
        print(volume, before, $volume)
        small = 9
        print(small)
        print(first)
    }
}
