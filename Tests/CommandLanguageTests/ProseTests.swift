import Testing

@testable import CommandLanguage

/// Lines that are about something, told from commands with a fault in them.
@Suite("Questions, titles and messages among commands")
struct ProseTests {
    @Test(
        "A question, a title or a message is no command with a fault in it",
        arguments: [
            "Why is my label's frame zero?", "Does removeFromSuperview release the view?",
            "UIViewController viewDidLoad not being called", "State restoration not working in iOS 13",
            "memory leak when presenting view controller again and again", "View code vs Storyboard",
            "hide keyboard when tapping outside textfield", "why is viewDidLoad first",
            "iOS: Modal ViewController with transparent background",
            "Unbalanced calls to begin/end appearance transitions for <UITabBarController: 0x197870>",
            "DispatchQueue.main.async in viewDidLoad why does it fix my layout",
            "Как работает Responder Chain", "UIViewController의 생명주기를 설명해주세요", "生命周期的顺序是什么",
            "ライフサイクルの順番", "¿Cuál es la diferencia entre frame y bounds?", "Was ist der Lebenszyklus",
            "Expliquez le cycle de vie", "dismiss the whole navigation flow from the last screen",
            "present an alert from a UIView subclass", "present a sheet from a UITableViewCell",
            "remove subview is called but the view stays",
        ])
    func prose(line: String) throws {
        #expect(CommandParser.isProse(line, in: try ReadyApp().context))
    }

    @Test(
        "A command with a fault in it stays one, and so does Swift",
        arguments: [
            "push detail", "access view of detail", "present detail from feed", "push detail not animated",
            "ios 99", "new detail", "qqq", "memory warning now", "the", "embed feed in detail", "加载 视图",
            "expect feed.viewDidLoad never called twice", "let x = foo(bar", "view.addSubview(label)",
            "override viewDidLoad when it comes", "access view", "acess veiw", "why",
            "present the detail screen", "push a onto b", "embed a in b", "if vc.isViewLoaded { print(1) }",
            "do { try load() }", "feed.present(p, animated: true)", "viewdid check App/",
            "psuh detail onto nav", "overide viewDidLoad in Feed", "presnt detail from feed",
        ])
    func commands(line: String) throws {
        #expect(!CommandParser.isProse(line, in: try ReadyApp().context))
    }

    @Test(
        "A question is not taken for a command with slips in it",
        arguments: [
            "Does removeFromSuperview release the view?",
            "Does setting a view controller to nil deallocate it",
        ])
    func corrections(question: String) throws {
        #expect(try #require(try ReadyApp().error(of: question)).suggestion == nil)
    }
}
