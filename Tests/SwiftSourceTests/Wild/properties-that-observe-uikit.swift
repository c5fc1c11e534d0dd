// swift-format-ignore-file
// run: new Feed as feed; feed.fill()
// says: print text Optional("") Ada
// says: print hidden true
// says: print bounds 10.0 0.0
// says: print quiet
// never: overflow
// never: unknown
class Field: UITextField {
    override var text: String? {
        didSet {
            print("text", oldValue as Any, text!)
            super.text = text
            count()
        }
    }
    override var isHidden: Bool { didSet { print("hidden", isHidden) } }
    override var bounds: CGRect { didSet { print("bounds", bounds.size.width, oldValue.size.width) } }
    private var counts = 0
    func count() { counts += 1 }
    func setQuietly() { super.text = "Bob"; print("quiet") }
}
class Feed: UIViewController {
    func fill() {
        let field = Field(frame: .zero)
        field.text = "Ada"
        field.isHidden = true
        field.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        field.setQuietly()
    }
}
