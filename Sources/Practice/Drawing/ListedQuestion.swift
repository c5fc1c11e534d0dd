import Lifecycle

/// A question that interviewers ask most often, in the words of `Documentation/questions.md`, with the apps that practice
/// asks it about.
struct ListedQuestion: Sendable {
    /// The question, exactly as the list has it.
    let words: String
    let plan: QuestionPlan
    /// The words that the question about the app contains, so that it asks the same.
    let asks: [String]
    /// The app; the question is about the controllers that are added with their own names.
    let app: @Sendable (inout SampleAppBuilder) -> Void

    private init(
        _ words: String, _ topic: PracticeTopic, _ kind: QuestionKind, asks: [String] = [],
        _ app: @escaping @Sendable (inout SampleAppBuilder) -> Void
    ) {
        self.words = words
        plan = QuestionPlan(topic: topic, kind: kind)
        self.asks = asks
        self.app = app
    }

    /// The listed questions of a topic and a kind.
    static func all(of plan: QuestionPlan) -> [ListedQuestion] { all.filter { $0.plan == plan } }

    /// All of them, by subject as in the list.
    static let all = appearing + containing + laying + loading + living + presenting

    private static let appearing = [
        ListedQuestion(
            "What triggers viewWillAppear, and in which cases does a view become visible without it?",
            .appearance, .command
        ) { app in
            let feed = app.plain(), other = app.plain()
            app.launch(feed.name)
            app.sampleApp.family = [.viewWillAppear]
            let styles = ["fullScreen", "pageSheet", "overFullScreen"]
            for style in styles {
                app.act("present \(other.name) from \(feed.name) as \(style); dismiss \(other.name)")
            }
            app.act("window root \(other.name); window root \(feed.name)")
            app.act("embed \(other.name) in \(feed.name)")
            app.act("background; foreground")
            app.act("rotate landscape")
        },
        ListedQuestion(
            "The app returns to the foreground. Is viewWillAppear called on the visible controller?",
            .background, .statement, asks: ["viewWillAppear called: "]
        ) { app in
            app.launch(app.plain().name)
            app.sampleApp.family = [.viewWillAppear]
            app.act("background; foreground")
            app.act("background; suspend; foreground")
        },
        ListedQuestion(
            "Which calls does the visible controller get when the user goes to the Home screen?",
            .background, .order
        ) { app in
            app.launch(app.plain().name)
            app.sampleApp.family = Callback.appearing
            app.act("background")
            app.act("background; suspend")
        },
        ListedQuestion(
            "Which life cycle methods does a view controller get from its init to its deinit, and in which order?",
            .appearance, .order, asks: ["viewDidLoad", "deinit"]
        ) { app in
            let other = app.plain(isAsked: false), (type, name) = app.type()
            app.add("class \(type)")
            app.note(name, type)
            app.act("new \(type) as \(name); launch \(name); window root \(other.name); release \(name)")
        },
    ]

    private static let containing = [
        ListedQuestion(
            "Which calls add a child view controller, and which of its callbacks does each of them trigger?",
            .children, .command
        ) { app in
            let parent = app.plain(isAsked: false), child = app.plain()
            app.launch(parent.name)
            app.sampleApp.family = [.viewWillAppear, .didMoveToParent]
            let add = "add child \(child.name) in \(parent.name)"
            let show = "add subview \(child.name) in \(parent.name)"
            let end = "did move \(child.name) to \(parent.name)"
            for steps in [[add], [show], [add, show], [add, end], [add, show, end], [show, add, end]] {
                app.act(steps.joined(separator: "; "))
            }
        },
        ListedQuestion(
            "What does addChild do, and what breaks without it?", .children, .order
        ) { app in
            let parent = app.plain(isAsked: false), child = app.plain()
            app.launch(parent.name)
            app.act("add child \(child.name) in \(parent.name)")
            app.act("add subview \(child.name) in \(parent.name)")
        },
        ListedQuestion(
            "You go back from B to A. Is A's viewDidLoad called again?", .navigation, .statement,
            asks: ["viewDidLoad called: "]
        ) { app in
            let bottom = app.plain(), top = app.plain(isAsked: false)
            let stack = app.stack(with: [bottom.name])
            app.sampleApp.family = Callback.families[0]
            app.launch(stack)
            app.add("push \(top.name) onto \(stack)")
            for back in ["pop in \(stack)", "swipe back in \(stack); finish"] {
                app.act(back)
                app.act("set view nil \(bottom.name); \(back)")
            }
        },
        ListedQuestion(
            "An app launches with several tabs. Which of the tabs' views are loaded?", .tabs,
            .order, asks: ["viewDidLoad", ", "]
        ) { app in
            let tabs = app.twoTabs()
            app.act("launch \(tabs)")
        },
        ListedQuestion(
            "The user switches tabs. Which calls does each controller get, and in which order?", .tabs,
            .order,
            asks: [", "]
        ) { app in
            let tabs = app.twoTabs()
            app.launch(tabs)
            app.act("tap tab 2 of \(tabs)")
        },
    ]

    private static let laying = [
        ListedQuestion(
            "A view's bounds get another origin, as when it scrolls. What happens to the frames of its subviews?",
            .layout, .state, asks: ["badge.frame"]
        ) { app in
            let photo = app.plain()
            app.launch(photo.name)
            let width = 200 + 10 * app.chance.number(below: 10), x = 10 * app.chance.number(below: 8)
            app.add("view card: UIView in \(photo.name) frame 20 100 \(width) 120")
            app.add("view badge: UIView in card frame \(x) 30 40 40")
            app.sampleApp.views = ["badge"]
            app.act("bounds card 0 \(10 * (1 + app.chance.number(below: 6))) \(width) 120")
        },
        ListedQuestion("When is viewDidLayoutSubviews called?", .layout, .command) { app in
            let photo = app.plain()
            app.launch(photo.name)
            app.sampleApp.family = [.viewDidLayoutSubviews]
            app.add("view card: UIView in \(photo.name) frame 20 100 200 120")
            for step in [
                "set needs layout \(photo.name)", "rotate landscape", "alpha card 0.5",
                "background; foreground",
                "frame card 20 100 250 120", "view label: UILabel in \(photo.name) frame 0 0 100 20",
                "bring subview card to front",
            ] {
                app.act(step)
            }
        },
        ListedQuestion(
            "A frame is wrong in viewDidLoad. Which value does it have there, and when is it final?", .layout,
            .place
        ) { app in
            let (type, name) = app.type()
            app.add("class \(type)")
            app.add("nib \(type)View with view 320x480")
            app.add("new \(type) as \(name) from nib \(type)View")
            app.note(name, type)
            app.act("launch \(name)")
            app.act("launch \(name); rotate landscape")
        },
    ]

    private static let loading = [
        ListedQuestion(
            "What triggers viewDidLoad, and how many times can it be called?", .loading, .command
        ) { app in
            let feed = app.plain()
            app.sampleApp.family = [.viewDidLoad]
            for step in [
                "access view of", "load view if needed", "is view loaded", "view if loaded", "launch",
                "window root",
            ] {
                app.act("\(step) \(feed.name)")
            }
        },
        ListedQuestion(
            "How many times is viewDidLoad called for one controller?", .loading, .count,
            asks: ["viewDidLoad of"]
        ) { app in
            let feed = app.plain()
            app.sampleApp.family = Callback.families[0]
            let read = "access view of \(feed.name)"
            app.goRound("\(read); launch \(feed.name)")
            app.goRound("\(read); \(read)")
            app.goRound("\(read); set view nil \(feed.name); \(read)")
        },
        ListedQuestion(
            "When is awakeFromNib called, and what has to wait until viewDidLoad?", .nibs, .order,
            asks: ["awakeFromNib"]
        ) { app in
            let (type, name) = app.type()
            app.add("class \(type)")
            app.add("storyboard Main with \(type)")
            app.note(name, type)
            app.act("new \(type) as \(name) from storyboard; access view of \(name)")
            app.act("new \(type) as \(name) from storyboard; launch \(name)")
        },
    ]

    private static let living = [
        ListedQuestion(
            "How do a controller and an object that it owns form a retain cycle, and what breaks it?",
            .lifetime, .state
        ) { app in app.cycle(of: "player", "owner") },
        ListedQuestion("Why is a delegate property usually weak?", .lifetime, .state) { app in
            app.cycle(of: "editor", "delegate")
        },
        ListedQuestion(
            "A screen is popped or dismissed. When is its deinit called, and what can keep it alive?",
            .lifetime, .state
        ) { app in
            let feed = app.plain(isAsked: false), detail = app.plain()
            let stack = app.stack(with: [feed.name])
            if app.comes(50) {
                app.add("property recent: UIViewController in \(feed.type)")
                app.add("set \(feed.name).recent to \(detail.name)")
            }
            app.launch(stack)
            app.add("push \(detail.name) onto \(stack)")
            app.add("release \(detail.name)")
            app.act("pop in \(stack)")
            app.act("swipe back in \(stack); finish")
        },
        ListedQuestion(
            "A stored closure captures self strongly, weakly or unowned. Which of them leaks, and which can crash?",
            .lifetime, .state
        ) { app in
            let feed = app.plain()
            let capture = app.chance.pick(["", "", "weak ", "unowned "]) ?? ""
            app.add("property onRefresh: closure in \(feed.type)")
            app.add("set \(feed.name).onRefresh closure capturing \(capture)\(feed.name)")
            app.act("release \(feed.name)")
        },
        ListedQuestion(
            "A memory warning arrives. Which controllers are notified, and what does UIKit release by itself?",
            .memory, .order
        ) { app in
            let feed = app.plain(), detail = app.plain()
            let stack = app.stack(with: [feed.name])
            app.sampleApp.family =
                Callback.families[0] + [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload]
            app.launch(stack)
            app.add("push \(detail.name) onto \(stack)")
            app.act("memory warning")
            app.act("background; memory warning")
        },
    ]

    private static let presenting = [
        ListedQuestion(
            "You present a screen as fullScreen. Which calls does each controller get?", .presentation,
            .order, asks: [", "]
        ) { app in
            let feed = app.plain(), login = app.plain()
            app.launch(feed.name)
            app.act("present \(login.name) from \(feed.name) as fullScreen\(app.manner())")
        },
        ListedQuestion(
            "In a presentation and in a push, which is called first: the new screen's viewDidAppear or the old one's viewDidDisappear?",
            .presentation, .statement, asks: ["viewDidAppear", "before", "viewDidDisappear"]
        ) { app in
            let old = app.plain(), new = app.plain()
            if app.comes(50) {
                app.launch(old.name)
                app.act("present \(new.name) from \(old.name) as fullScreen")
            } else {
                let stack = app.stack(with: [old.name])
                app.launch(stack)
                app.act("push \(new.name) onto \(stack)")
            }
        },
        ListedQuestion(
            "A presented screen, such as a sheet, is dismissed. Is viewWillAppear called on the screen below?",
            .presentation, .statement, asks: ["viewWillAppear called: "]
        ) { app in
            let below = app.plain(), sheet = app.plain(isAsked: false)
            app.launch(below.name)
            app.sampleApp.family = [.viewWillAppear]
            let style = app.chance.pick(["", " as pageSheet", " as fullScreen"]) ?? ""
            app.add("present \(sheet.name) from \(below.name)\(style)")
            app.act(SampleAppBuilder.dismissal(by: below.name))
        },
        ListedQuestion(
            "Which presentation styles remove the presenter's view from the window, so that the presenter gets appearance calls?",
            .presentation, .command
        ) { app in
            let below = app.plain(), screen = app.plain(isAsked: false)
            app.launch(below.name)
            app.sampleApp.family = [.viewWillDisappear, .viewDidDisappear]
            for style in ["fullScreen", "overFullScreen", "pageSheet", "formSheet", "currentContext"] {
                app.act("present \(screen.name) from \(below.name) as \(style)")
            }
        },
        ListedQuestion(
            "Where can you present another screen, and why not in viewDidLoad?", .presentation, .place,
            asks: ["view.window"]
        ) { app in
            let feed = app.plain()
            app.act("launch \(feed.name)")
        },
    ]
}

extension SampleAppBuilder {
    /// Adds a class and a controller of it.
    ///
    /// - Parameter isAsked: Whether the question may be about the controller.
    /// - Returns: The names of both.
    fileprivate mutating func plain(isAsked: Bool = true) -> (type: String, name: String) {
        let (type, name) = type()
        add("class \(type)")
        add("new \(type) as \(name)")
        if isAsked { note(name, type) }
        return (type, name)
    }

    /// Adds a tab bar controller with two tabs.
    fileprivate mutating func twoTabs() -> String {
        let first = plain(), second = plain()
        return tabs(with: [first.name, second.name])
    }

    /// Adds two controllers that hold each other, or of which the second one holds the first one weakly.
    fileprivate mutating func cycle(of property: String, _ back: String) {
        let owner = plain(), owned = plain()
        add("property \(property): UIViewController in \(owner.type)")
        add("property \(comes(50) ? "weak " : "")\(back): UIViewController in \(owned.type)")
        add("set \(owner.name).\(property) to \(owned.name)")
        add("set \(owned.name).\(back) to \(owner.name)")
        act("release \(owned.name); release \(owner.name)")
        act("release \(owner.name); release \(owned.name)")
    }
}
