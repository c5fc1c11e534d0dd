import Lifecycle
import Testing

@testable import CommandLanguage

struct ParsingTests {
    static let sayings: [(String, [String])] = [
        (
            "access view of vc",
            ["access view", "ACCESS VIEW vc", "access the view of the vc", "to access view on vc"]
        ),
        (
            "override loadView setting view",
            [
                "override LoadView setting view", "override loadView() and setting the view",
                "Override loadView Setting View",
            ]
        ),
        ("add subview vc to window", ["add subview window", "add the subview vc to the window"]),
        (
            "why viewDidAppear",
            ["why viewDidAppear:", "why viewDidAppear(_:)", "why didAppear", "why of the didAppear:"]
        ),
        ("class Other", ["class Other: UIViewController", "class Other : UIViewController"]),
        ("new ViewController as viewController", ["new ViewController"]),
        ("new UIViewController as uiViewController", ["new UIViewController"]),
        ("nib A with view 1x2, outlet b, outlet c", ["nib A with the view 1x2 outlet b outlet c"]),
        ("device iPhone 15 landscape", ["device landscape", "DEVICE iphone 15 Landscape"]),
        ("ios 5", ["ios 5.1", "the ios 5"]),
        (
            "call viewWillAppear",
            ["call viewWillAppear:", "call willAppear vc", "call viewWillAppear(_:) on vc"]
        ),
    ]

    @Test("The same thing can be said in several ways", arguments: sayings)
    func sameMeaning(canonical: String, others: [String]) throws {
        let app = try ReadyApp()
        let meaning = try app.parse(canonical)
        for other in others { #expect(try app.parse(other) == meaning, "\(other)") }
    }

    @Test("Rest texts stay as they were typed")
    func restTexts() throws {
        let app = try ReadyApp()
        #expect(try app.parse("predict  access  view;  trace") == .ask(.predict("access  view;  trace")))
        #expect(try app.parse("save my file,  v2:final.txt") == .session(.save("my file,  v2:final.txt")))
        #expect(
            try app.parse("expect viewDidAppear: loadView") == .ask(.expect("viewDidAppear: loadView")))
        #expect(
            try app.parse("compare ios 5 17 :  class A: B")
                == .ask(.compare([Release(5, 1), Release(17, 7)], "class A: B")))
    }

    @Test("Statements of a worded override keep their order")
    func bodies() throws {
        let app = try ReadyApp(ReadyApp.rich)
        let statements: [(String, [Statement])] = [
            ("", []), ("with nothing", []), ("without super", []), ("with super", [.callSuper]),
            ("with super and setting view", [.callSuper, .assignView(.newView("UIView"))]),
            ("setting view with super", [.assignView(.newView("UIView")), .callSuper]),
            ("setting view to MapView reading view", [.assignView(.newView("MapView")), .readView]),
            ("setting view nil", [.assignView(.literal(.nothing))]),
            (
                "setting view of feed",
                [.assignView(.view(of: try #require(app.simulation.world.controller(named: "feed"))))]
            ),
        ]
        for (words, body) in statements {
            guard
                case .simulate(.classes(.override(.loadView, _, let found))) = try app.parse(
                    "override loadView \(words)")
            else {
                Issue.record("\(words) is no override")
                continue
            }
            #expect(found == Body(body), "\(words)")
        }
    }

    @Test("goto can go back to the beginning")
    func gotoZero() throws { #expect(try ReadyApp().parse("goto 0") == .session(.goto(0))) }

    @Test("An outlet list has no length limit but the line's")
    func manyOutlets() throws {
        let outlets = (0..<150).map { "outlet o\($0)" }.joined(separator: ", ")
        guard case .simulate(.bundle(.nib(let nib))) = try ReadyApp().parse("nib Big with view, " + outlets)
        else {
            Issue.record("no nib")
            return
        }
        #expect(nib.drawn.outlets.count == 150)
    }

    @Test(
        "A shortened method name means the only one it can stand for",
        arguments: [
            ("viewDidLoad", Callback.viewDidLoad), ("didLoad", .viewDidLoad), ("DIDLOAD", .viewDidLoad),
            ("vdl", .viewDidLoad), ("VWA", .viewWillAppear), ("vdls", .viewDidLayoutSubviews),
            ("willAppear", .viewWillAppear), ("isApp", .viewIsAppearing), ("load", .loadView),
            ("didReceive", .didReceiveMemoryWarning), ("layoutSubviews", .layoutSubviews),
            ("willLayoutSubviews", .viewWillLayoutSubviews), ("deinit", .deinitialize),
            ("viewDidAppear(_:)", .viewDidAppear), ("viewDidAppear:", .viewDidAppear),
            ("viewDidLoad()", .viewDidLoad), ("init(nibName:bundle:)", .initNibName),
            ("initWithCoder:", .initCoder), ("willMove(toSuperview:)", .willMoveToSuperview),
        ])
    func shortened(name: String, callback: Callback) { #expect(CallbackName.callback(for: name) == callback) }

    @Test("Every method is known by each of its own names", arguments: Callback.allCases)
    func fullNames(callback: Callback) {
        for name in [callback.rawValue, callback.signature, callback.selector] {
            #expect(CallbackName.callback(for: name) == callback)
        }
    }

    @Test(
        "A name that could be several methods, or none, is no method",
        arguments: ["view", "viewWill", "did", "didMove", "init", "", ":", "()", "😀", "loadViewX"])
    func notShort(name: String) { #expect(CallbackName.callback(for: name) == nil) }
}
