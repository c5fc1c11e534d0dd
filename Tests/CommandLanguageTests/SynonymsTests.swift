import CourseTexts
import Testing

@testable import CommandLanguage

/// Ways to say a command that are not its own words.
struct SynonymsTests {
    @Test("Each item of the text of other words can be read, as a pattern and what it may mean")
    func carried() {
        let items = TextPart.parts(of: CourseTexts.synonyms).filter { $0.kind == .item }
        let meant = Set(Synonyms.phrases.map { $0.meant })
        #expect(Synonyms.synonyms.count + Synonyms.guesses.count + meant.count == items.count)
        #expect(Synonyms.synonyms.count > 50 && Synonyms.guesses.count > 40)
    }

    private static let stack =
        "class Detail; new Detail as detail; new UINavigationController as nav with vc; launch nav"
    private static let tabs =
        "class Feed; new Feed as feed; new Feed as search; "
        + "new UITabBarController as tabs with feed search; launch tabs"
    private static let pair = "launch vc; class Detail; new Detail as detail; use vc"

    /// The set-up, the input, and the command that it is read as.
    static let synonyms: [(String, String, String)] = [
        ("", "how do I quit", "quit"), ("", "How can I get out of here?", "quit"), ("", "menu", "help"),
        ("", "Compare push and present", "explain the difference between push and present"),
        ("", "new UINavigationController with vc as nav", "new UINavigationController as nav with vc"),
        (
            tabs, "create UITabBarController with feed, search as bar",
            "new UITabBarController as bar with feed search"
        ),
        (stack, "push new detail", "push detail"), (stack, "push a detail", "push detail"),
        (stack, "push detail without animation", "push detail not animated"),
        (stack, "push detail animated false", "push detail not animated"),
        (stack, "push detail, animated: false", "push detail not animated"),
        (stack, "pushViewController detail", "push detail"), (stack, "推入 detail", "push detail"),
        (stack, "pop root", "pop to root"), (stack, "popToRoot", "pop to root"),
        (stack, "popToRootViewController", "pop to root"), (stack, "popViewController", "pop"),
        (stack, "pop view controller", "pop"), (stack, "press back", "tap back"),
        (stack, "tap the back button", "tap back"), (stack, "swipe back halfway", "swipe back"),
        (stack + "; push detail", "go back", "tap back"), (stack + "; push detail", "返回", "tap back"),
        (stack + "; push detail", "How can I go back?", "tap back"),
        (pair + "; present detail from vc", "go back", "dismiss"), (pair, "go back", "undo"),
        ("", "how do I go back", "undo"), ("", "undo that", "undo"),
        (stack, "edge swipe", "swipe back"), (stack, "swipe from edge", "swipe back"),
        (stack, "swipe right", "swipe back"),
        (stack, "cancel swipe", "cancel"),
        (stack, "complete", "finish"),
        (pair, "show modal detail", "present detail"), (pair, "modal detail", "present detail"),
        (pair, "present detail full screen", "present detail as fullScreen"),
        (pair, "present detail in full screen", "present detail as fullScreen"),
        (pair, "present detail as a sheet", "present detail as pageSheet"),
        (pair, "present detail as page sheet", "present detail as pageSheet"),
        (pair, "dismiss sheet", "dismiss"),
        (pair, "dismiss modal", "dismiss"),
        (pair, "close modal", "dismiss"),
        (pair, "dismiss view controller", "dismiss"),
        (pair, "swipe down", "drag sheet"),
        (pair, "pull down", "drag sheet"),
        (pair, "drag down", "drag sheet"),
        (pair, "drag sheet down", "drag sheet"),
        (pair, "set root detail", "window root detail"), (pair, "root detail", "window root detail"),
        (pair, "make detail root", "window root detail"), (pair, "set root", "window root vc"),
        (pair, "set rootViewController to detail", "window root detail"),
        (pair, "window.rootViewController = detail", "window root detail"),
        (pair, "replace root with detail", "window root detail"),
        (pair, "makeKeyAndVisible", "make key and visible"),
        (pair, "window.makeKeyAndVisible()", "make key and visible"),
        (tabs, "select search", "select tab 2"), (tabs, "select tab search", "select tab 2"),
        (tabs, "tap tab search", "tap tab 2"),
        (tabs, "select second tab", "select tab 2"), (tabs, "switch to tab 2", "select tab 2"),
        (pair, "let other = UIViewController()", "new UIViewController as other"),
        (pair, "delete detail", "release detail"), (pair, "deallocate detail", "release detail"),
        (pair, "free detail", "release detail"), (pair, "detail = nil", "release detail"),
        (pair, "detail=nil;", "release detail"), (pair, "vc = nil", "release vc"),
        ("", "learn lazy view", "learn lazy-view"), ("", "learn Overriding loadView", "learn load-view"),
        ("", "learn the lazy view", "learn lazy-view"), ("", "learn lesson 2", "learn 2"),
        ("", "learn about the lazy view", "learn lazy-view"), ("", "learn about modal", "learn modal"),
        ("", "go to lesson 2", "learn 2"), ("", "open lesson lazy view", "learn lazy-view"),
        (pair, "landscape", "rotate landscape"), (pair, "rotate landscape left", "rotate landscape"),
        (pair, "rotate 90", "rotate landscape"),
        ("", "ios13", "ios 13"), ("", "use ios 13", "ios 13"), ("", "switch to iOS 13", "ios 13"),
        ("", "ios latest", "ios 26"), ("", "ipad", "device iPad"), ("", "iPhone 15", "device iPhone 15"),
        (pair, "background the app", "background"), (pair, "suspend app", "suspend"),
        (pair, "phone call", "interrupt"), (pair, "incoming call", "interrupt"),
        (pair, "control center", "interrupt"), ("", "wait 2 seconds", "wait 2"), ("", "sleep 1", "wait 1"),
        ("", "show tree", "tree"), ("", "show state", "state"), ("", "show stack", "stack"),
        ("", "show map", "map"), ("", "view hierarchy", "tree"), ("", "hierarchy", "tree"),
        ("", "controllers", "state"), ("", "list", "state"), (pair, "detail", "state detail"),
        (pair, "po detail", "state detail"), ("", "leaks", "references"),
        ("", "find leaks", "references"), ("", "history", "log"),
        ("", "compare 5 17", "compare ios 5 17"), ("", "compare ios 5 vs 17", "compare ios 5 17"),
        ("", "compare ios 5 and 17", "compare ios 5 17"),
        ("", "lesson 1", "learn 1"), ("", "topics", "explain"), ("", "undo all", "goto 0"),
        ("", "what next", "help now"), ("", "what do I do now", "help now"),
        ("", "what should we do next?", "help now"), ("", "现在做什么", "help now"), ("", "下一步", "next"),
        ("", "继续", "next"), ("", "跳过", "skip"), ("", "help me", "help"),
        ("", "?", "help"), ("", "--help", "help"), ("", "帮助", "help"), ("", "how do I start", "help"),
        ("", "where should I begin?", "help"), ("", "how do I use this", "help"),
        ("", "what is this?", "help"), ("", "what should I do first", "help"),
        ("", "how does this work", "help"), ("", "show commands", "help"),
        ("", "list all lessons", "lessons"), ("", "list worlds", "worlds"), ("", "my score", "progress"),
        ("", "show my progress", "progress"), ("", "documents show P7", "claim P7"),
        ("", "学习", "learn"), ("", "练习", "practice"), ("", "提示", "hint"), ("", "下一题", "next"),
        ("", "问题", "question"), ("", "步骤", "steps"), ("", "离开", "leave"), ("", "进度", "progress"),
        ("", "状态", "state"),
        (
            pair, "let nav = UINavigationController(rootViewController: detail)",
            "new UINavigationController as nav with detail"
        ),
        (pair, "let other = Detail(nibName: nil, bundle: nil)", "new Detail as other"),
        (
            pair + "; nib DetailView", #"let other = Detail(nibName: "DetailView", bundle: nil)"#,
            "new Detail as other from nib DetailView"
        ),
        (pair, "window.addSubview(detail.view)", "add subview detail to window"),
        (pair, "who holds detail", "references detail"),
        (pair, "is detail still alive?", "references detail"), ("", "who owns", "references"),
        ("", "how many left", "steps"), ("", "how many questions are left?", "steps"),
        ("", "how far am I", "steps"), ("", "how many controllers are there?", "state"),
        (pair, "where is detail?", "state detail"), (pair, "where's detail", "state detail"),
        ("", "what's on screen", "state"), ("", "who is on top?", "state"),
        (pair, "is detail's view loaded?", "state detail"),
        (pair, "has detail's view been loaded yet?", "state detail"),
        (pair, "does detail have a view", "state detail"),
        (pair, "isn't detail in the view hierarchy", "state detail"),
        (pair, "has detail been deallocated yet?", "references detail"),
        (pair, "what's keeping detail alive", "references detail"),
        (pair, "who is holding on to detail", "references detail"),
        (pair, "var other: UIViewController? = UIViewController();", "new UIViewController as other"),
        ("", "quiz me", "practice"), ("", "test me", "test"), ("", "test out", "test"),
        ("", "viewdid learn lazy-view", "learn lazy-view"),
        ("", "why is viewWillAppear not called", "why viewWillAppear"),
        ("", "why was viewWillAppear not called?", "why viewWillAppear"),
        ("", "why not viewWillAppear", "why viewWillAppear"),
        ("", "why isn't viewDidLoad called", "why viewDidLoad"),
        (pair, "why did detail.viewDidLoad not come", "why detail.viewDidLoad"),
        ("class ClockViewController", "launch Clock", "launch ClockViewController"),
        ("class ClockViewController", "launch clock", "launch ClockViewController"),
    ]

    @Test("What means one command and nothing else is read as that command", arguments: synonyms)
    func synonym(commands: String, typed: String, meant: String) throws {
        let app = try ReadyApp(commands)
        #expect(try app.parse(typed) == app.parse(meant))
    }

    @Test(
        "What may mean several commands, or one that is a step away, is answered with one of them",
        arguments: [
            (stack + "; push detail", "pop detail", "pop"), (stack, "go to detail", "push detail"),
            (stack, "navigate to detail", "push detail"), (stack, "let go", "finish"),
            (pair, "tap outside", "dismiss"), (pair, "show alert", "new UIAlertController as alert"),
            (tabs, "switch tab", "select tab 2"), (tabs, "next tab", "select tab 2"),
            (tabs, "tap search", "tap tab search"),
            ("", "create detail", "new UIViewController as detail"),
            ("", "create a controller", "new UIViewController as second"),
            ("", "make a view controller", "new UIViewController as second"),
            ("", "create a controller named feed", "new UIViewController as feed"),
            ("", "create UIViewController", "new UIViewController as second"),
            ("", "create a navigation controller", "new UINavigationController as nav"),
            ("", "create UITabBarController", "new UITabBarController as tabs"),
            ("class Feed", "create a Feed", "new Feed"),
            ("class Feed", "make Feed as other", "new Feed as other"),
            ("", "new tab bar controller", "new UITabBarController as tabs"),
            ("", "new navigation controller", "new UINavigationController as nav"),
            ("", "new split view controller", "new UISplitViewController as split"),
            ("", "device iPhone 15 Pro", "device iPhone 15"), ("", "iPhone 15 Pro", "device iPhone 15"),
            ("launch vc", "restart app", "terminate"), ("launch vc", "quit app?", "terminate"),
            ("launch vc", "force quit", "terminate"),
            ("", "restart", "reset"), ("", "start over", "reset"), ("", "tutorial", "learn"),
            ("", "course", "learn"), ("", ":q", "quit"), ("", "leak", "references"),
            (pair, "nil detail", "release detail"), ("launch vc", "close", "dismiss"),
            ("", "give up", "skip"), ("", "don't know", "skip"), ("", "show answer", "skip"),
            ("", "answer", "skip"),
            ("", "solution", "skip"),
            ("", "repeat", "question"),
            ("", "continue", "next"), ("", "show me an example", "worlds"), ("", "我不知道", "skip"),
            ("", "how do you know?", "sources"), ("", "that's wrong", "sources"), ("", "source?", "sources"),
            ("", "let detail = DetailViewController()", "class DetailViewController"),
            ("", "i need help", "help"), ("", "hello", "help"), ("", "I'm lost", "help"),
            ("", "start", "learn"), ("", "I have an interview tomorrow", "practice"),
            ("", "I am stuck", "hint"), ("", "我不懂", "hint"), ("", "reset everything", "reset"),
            ("", "give me an exercise", "practice"), ("", "what changed in iOS 13?", "explain ios 13"),
            ("", "is that documented by Apple?", "sources"), ("", "who says so", "sources"),
            ("", "答案", "skip"),
        ])
    func guess(commands: String, typed: String, meant: String) throws {
        let app = try ReadyApp(commands)
        #expect(try #require(app.error(of: typed)).suggestion == meant)
        #expect(app.error(of: meant) == nil)
    }

    @Test("A word that the learner has declared always wins")
    func declaredWords() throws {
        let named = try ReadyApp("new ViewController as a; new UINavigationController as nav with vc")
        #expect(try named.parse("push a") == named.parse("push a onto nav"))
        let landscape = try ReadyApp("new ViewController as landscape")
        #expect(try landscape.parse("landscape") == landscape.parse("state landscape"))
    }

    @Test("What no command answers is told, and a name of a method is not taken for a controller's")
    func questions() throws {
        let app = try ReadyApp()
        let question = "why is viewDidLoad first"
        #expect(app.error(of: question)?.message == "There's no command for that: \(question).")
        #expect(app.error(of: "access view viewDidLoad")?.message.contains("Create one") == false)
        #expect(app.error(of: "cls")?.message.contains("Ctrl-L") == true)
        #expect(app.error(of: "clear")?.message.contains("Ctrl-L") == true)
        #expect(app.error(of: "load the view")?.message == "There's no command named load the view.")
        #expect(
            app.error(of: "rotate")?.message.hasPrefix("After \"rotate\", type \"landscape\" or \"portrait\"")
                == true)
        #expect(app.error(of: "create a")?.suggestion == nil)
        #expect(app.error(of: "make a tab bar")?.message.contains("Unexpected") == false)
        #expect(app.error(of: "devices")?.message.contains("iPad") == true)
        #expect(app.error(of: "new detail")?.message.hasSuffix("Declare it first: class Detail") == true)
    }

    @Test("release lets go of no finger")
    func finger() throws {
        let app = try ReadyApp(Self.stack + "; push detail; swipe back")
        #expect(app.error(of: "release")?.message.contains("finish or cancel") == true)
        #expect(app.error(of: "release detail") == nil)
    }
}
