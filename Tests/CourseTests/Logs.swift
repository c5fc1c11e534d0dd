import Lifecycle
import Testing

/// Logs of real apps, as sequences of calls, and the ways in which apps print such logs.
enum Logs {
    /// A log with what happened in it.
    struct Log: CustomTestStringConvertible, Sendable {
        /// The identifier of the log among those that the simulation is held against.
        let id: String
        /// The stretches in order: the calls, and what each is, as one of its titles says it.
        let stretches: [(calls: String, title: String)]
        var testDescription: String { id }

        /// The calls as printed by the app.
        func printed(_ form: Form) -> String {
            form.text(stretches.flatMap { $0.calls.split(separator: " ").map(PrintedLogs.Call.init) })
        }
    }

    static let known: [Log] = [
        Log(
            id: "swift2023-kill-app",
            stretches: [
                (
                    "App.sceneWillResignActive App.sceneDidDisconnect VC1.viewWillDisappear VC1.viewDidDisappear",
                    "the app is removed from the app switcher"
                )
            ]),
        Log(
            id: "phchan9-child-without-addChild",
            stretches: [
                (
                    "Parent.viewWillAppear Child.viewWillAppear Child.viewDidAppear Parent.viewDidAppear",
                    "Parent is launched with the view of Child in it, without addChild"
                )
            ]),
        Log(
            id: "md-push-pop-dealloc-after-didappear",
            stretches: [
                ("A.viewDidLoad A.viewWillAppear A.viewDidAppear", "A is launched"),
                (
                    "B.viewDidLoad A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear",
                    "B is pushed over A"
                ),
                (
                    "B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear B.deinit",
                    "B is popped, back to A, and deallocated"
                ),
            ]),
        Log(
            id: "md2016-push-pop",
            stretches: [
                (
                    "A.viewDidLoad A.viewWillAppear A.viewWillLayoutSubviews A.viewDidLayoutSubviews A.viewDidAppear",
                    "A is launched"
                ),
                (
                    "A.viewWillDisappear B.viewDidLoad B.viewWillAppear B.viewWillLayoutSubviews "
                        + "B.viewDidLayoutSubviews A.viewDidDisappear B.viewDidAppear",
                    "B is pushed over A"
                ),
                (
                    "B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear B.deinit",
                    "B is popped, back to A, and deallocated"
                ),
            ]),
        Log(
            id: "vclifecircle-2017",
            stretches: [
                (
                    "Home.init(coder:) Home.awakeFromNib Home.loadView Home.viewDidLoad Home.viewWillAppear "
                        + "Home.viewWillLayoutSubviews Home.viewDidLayoutSubviews Home.viewWillLayoutSubviews "
                        + "Home.viewDidLayoutSubviews Home.viewDidAppear",
                    "Home is created from a storyboard and launched"
                ),
                (
                    "Home.viewWillDisappear Home.viewDidDisappear Home.deinit",
                    "Home is dismissed, back to another controller (automatic), and deallocated"
                ),
            ]),
        Log(
            id: "apple-viewWillUnload-view-valid",
            stretches: [
                (
                    "Feed.viewWillUnload Feed.viewDidUnload",
                    "memory warning: Feed is loaded but not on screen, below another controller"
                )
            ]),
        Log(
            id: "swift2023-fullscreen",
            stretches: [
                (
                    "VC2.viewDidLoad VC1.viewWillDisappear VC2.viewWillAppear VC2.viewDidAppear VC1.viewDidDisappear",
                    "VC2 is presented over VC1 (fullScreen)"
                ),
                (
                    "VC2.viewWillDisappear VC1.viewWillAppear VC1.viewDidAppear VC2.viewDidDisappear",
                    "VC2 is dismissed, back to VC1 (fullScreen)"
                ),
            ]),
        Log(
            id: "ho8487-automatic",
            stretches: [
                (
                    "first.loadView first.viewDidLoad first.viewWillAppear first.viewDidAppear",
                    "first is launched"
                ),
                (
                    "second.loadView second.viewDidLoad second.viewWillAppear second.viewDidAppear",
                    "second is presented over another controller (automatic)"
                ),
                (
                    "second.viewWillDisappear second.viewDidDisappear second.deinit",
                    "second is dismissed, back to another controller (automatic), and deallocated"
                ),
            ]),
        Log(
            id: "ho8487-automatic-swipe-cancel",
            stretches: [
                (
                    "second.viewWillDisappear second.viewWillAppear second.viewDidAppear",
                    "the sheet second is dragged and springs back"
                )
            ]),
        Log(
            id: "wangling-nav-interactive-cancel",
            stretches: [
                (
                    "Current.viewWillDisappear New.viewWillAppear New.viewWillDisappear New.viewDidDisappear "
                        + "Current.viewWillAppear Current.viewDidAppear",
                    "a swipe back from Current to New is canceled"
                )
            ]),
        Log(
            id: "wangling-nav-normal",
            stretches: [
                (
                    "Current.viewWillDisappear New.viewWillAppear Current.viewDidDisappear New.viewDidAppear",
                    "Current is popped, back to New"
                )
            ]),
        Log(
            id: "wangling-page-scroll-normal",
            stretches: [
                (
                    "New.viewWillAppear Current.viewWillDisappear New.viewDidAppear Current.viewDidDisappear",
                    "the page turns from Current to New (scroll)"
                )
            ]),
        Log(
            id: "wangling-page-curl-cancel",
            stretches: [
                (
                    "New.viewWillAppear Current.viewWillDisappear New.viewWillDisappear Current.viewWillAppear "
                        + "New.viewDidDisappear Current.viewDidAppear",
                    "a curl from page Current to New is canceled"
                )
            ]),
        Log(
            id: "zh2013-push-A-push-B-pop-pop",
            stretches: [
                ("A.loadView A.viewDidLoad A.viewWillAppear A.viewDidAppear", "A is launched"),
                (
                    "B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear",
                    "B is pushed over A"
                ),
                (
                    "B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear",
                    "B is popped, back to A"
                ),
                ("A.viewWillDisappear A.viewDidDisappear", "the view of A leaves the window"),
            ]),
        Log(
            id: "qiita-tab-1-2-1",
            stretches: [
                ("First.viewDidLoad First.viewWillAppear First.viewDidAppear", "First is launched"),
                (
                    "Second.viewDidLoad Second.viewWillAppear First.viewWillDisappear First.viewDidDisappear "
                        + "Second.viewDidAppear",
                    "the tab of Second is selected for the first time, instead of First"
                ),
                (
                    "First.viewWillAppear Second.viewWillDisappear Second.viewDidDisappear First.viewDidAppear",
                    "the tab of First is selected again, instead of Second"
                ),
            ]),
        Log(
            id: "zerobug-push-viewIsAppearing",
            stretches: [
                (
                    "Second.viewDidLoad First.viewWillDisappear Second.viewWillAppear Second.viewIsAppearing "
                        + "First.viewDidDisappear Second.viewDidAppear",
                    "Second is pushed over First"
                )
            ]),
        Log(
            id: "yagamo-ios12-rotate",
            stretches: [
                (
                    "A.viewWillTransition A.viewWillLayoutSubviews A.viewDidLayoutSubviews",
                    "the device is rotated while A is shown"
                )
            ]),
        Log(
            id: "neuburg-rotation-parent-child-ios8",
            stretches: [
                (
                    "Parent.willTransition(toTraits:) Child1.willTransition(toTraits:) "
                        + "Parent.viewWillTransition Child1.viewWillTransition "
                        + "Parent.viewWillLayoutSubviews Parent.viewDidLayoutSubviews "
                        + "Child1.viewWillLayoutSubviews Child1.viewDidLayoutSubviews",
                    "the device is rotated while Parent, with Child1 as its child, is shown"
                )
            ]),
    ]

    /// A way in which apps print that a method of a class was called.
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let line: @Sendable (_ name: String, _ method: Callback) -> String

        /// A log in this form.
        func text(_ calls: [PrintedLogs.Call]) -> String {
            calls.map { line($0.name, $0.callback) + "\n" }.joined()
        }
    }

    /// The forms that name the class.
    static let forms: [Form] = [
        Form(testDescription: "NSLog") {
            "2021-02-20 10:11:12.123456+0800 Reader[123:4567] -[\($0) \($1.selector)]"
        },
        Form(testDescription: "Swift's #function") { "\($0).\($1.signature)" },
        Form(testDescription: "the name, a colon, the selector") { "\($0): \($1.selector)" },
        Form(testDescription: "an address") { "<\($0): 0x7f8a1b2c3d40> \($1.signature)" },
        Form(testDescription: "a module and an address") {
            "<Reader.\($0): 0x7f8a1b2c3d40> \($1.selector) YES"
        },
        Form(testDescription: "emoji and indentation") { "      👉🏽 \($0) -> \($1.signature) ✅" },
        Form(testDescription: "Chinese around it") { "【生命周期】\($0) 的 \($1.selector) 方法被调用了" },
        Form(testDescription: "the file and line") { "[\($0).swift:42] \($1.signature)" },
        Form(testDescription: "the class behind it") {
            "\($1.selector) - \($0.prefix(1).uppercased())\($0.dropFirst())"
        },
        Form(testDescription: "the unified log") {
            "2024-01-02 10:11:12.123456+0100 0x1a2b     Default     0x0                  4567   0    "
                + "Reader: (UIKitCore) [com.example.reader:views] \($0) \($1.signature)"
        },
        Form(testDescription: "colour") { "\u{1B}[32m\($0)\u{1B}[0m \($1.signature)" },
    ]

    /// The forms of apps that print the method only.
    static let unnamedForms: [Form] = [
        Form(testDescription: "#function alone") { $1.signature },
        Form(testDescription: "a time and the selector") { "10:11:12.123 \($1.selector)" },
        Form(testDescription: "a sign and a word") { "🟢 \($1.signature) called" },
        Form(testDescription: "dashes") { "---- \($1.selector) ----" },
    ]
}
