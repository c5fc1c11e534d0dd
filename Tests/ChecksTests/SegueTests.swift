import Testing

@testable import Checks

@Suite("Segues")
struct SegueTests {
    private static func text(preparing body: String, destination: String = "") -> String {
        """
        class Detail: UIViewController {
            @IBOutlet weak var label: UILabel!
            @IBOutlet var image: UIImageView?
            var name: String?
            \(destination)
        }
        class Master: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                guard let detail = segue.destination as? Detail else { return }
                \(body)
            }
        }
        """
    }

    @Test("An outlet of the destination is nil in prepare")
    func outlet() async {
        let report = await Checking.check(Self.text(preparing: "detail.label.text = \"Ada\""))
        #expect(report.short == ["10 outlet.used-before-load"])
    }

    @Test(
        "What may be there, or is asked first, is left alone",
        arguments: [
            "detail.name = \"Ada\"", "detail.label?.text = \"Ada\"", "detail.image?.alpha = 1",
            "detail.loadViewIfNeeded(); detail.label.text = \"Ada\"",
            "_ = detail.view; detail.label.text = \"Ada\"",
        ])
    func fine(body: String) async {
        let report = await Checking.check(Self.text(preparing: body))
        #expect(report.short == [])
    }

    @Test(
        "An outlet of a controller that was just made is nil, whoever calls the method",
        arguments: [
            ("let next = Detail(); next.label.text = name", true),
            ("let next = Detail(); next.name = name; next.label.text = name", true),
            ("let next = Detail(); next.loadViewIfNeeded(); next.label.text = name", false),
            ("let next = Detail(); _ = next.view; next.label.text = name", false),
            ("let next = Detail(); keep(next)\n next.label.text = name", false),
            ("let next = Detail(); next.label?.text = name", false),
        ])
    func madeHere(body: String, isWrong: Bool) async {
        let report = await Checking.check(
            Self.text(preparing: "").replacing(
                "class Master", with: "class Maker { func show(_ name: String) { \(body) } }\nclass Master"))
        #expect(report.short.contains { $0.hasSuffix("outlet.used-before-load") } == isWrong)
    }

    @Test("The view of a destination to which an unwind segue leads is there")
    func unwinding() async {
        let report = await Checking.check(
            Self.text(
                preparing: "detail.label.text = \"Ada\"",
                destination: "@IBAction func unwind(_ segue: UIStoryboardSegue) {}"))
        #expect(report.short == [])
    }
}
