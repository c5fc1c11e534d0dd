// swift-format-ignore-file
// run: launch Feed as feed
// says: print 10
// says: print 5 true
// never: unknown
@propertyWrapper struct Clamped {
    private var value = 0
    var wrappedValue: Int { get { value } set { value = newValue > 10 ? 10 : newValue } }
    init(wrappedValue: Int) { value = wrappedValue }
}
struct Sound {
    @Clamped var volume = 3
    var isOn = true
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var sound = Sound()
        sound.volume = 20
        print(sound.volume)
        let soft = Sound(volume: 5)
        print(soft.volume, soft.isOn)
    }
}
