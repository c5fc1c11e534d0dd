import Foundation
import Lifecycle
import SwiftInterpreter
import Testing

@testable import SwiftSource

@Suite("Slips in Swift")
struct SlipTests {
    private func slips(_ text: String) -> [String] {
        SwiftReader.slips(in: [(text, "")]).map(\.message)
    }

    private func inController(_ body: String) -> String {
        """
        import UIKit
        class Feed: UIViewController, UITableViewDelegate {
            var news = 3
            let x: Int = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
            func reloadPosts() {}
        }
        """
    }

    @Test(
        "A name that nothing declares, a misspelled member and a value of the wrong type are told",
        arguments: [
            ("title = neww", "neww isn't declared here. Did you mean: news"),
            ("title = Neww", "Neww isn't declared here."),
            ("print(qwertz)", "qwertz isn't declared here."),
            ("titel = \"x\"", "titel isn't declared here. Did you mean: title"),
            ("self.titel = \"x\"", "Feed has no member titel. Did you mean: title"),
            ("self.qwertz = 1", "Feed has no member qwertz."),
            (
                "super.viewDidload()",
                "The superclass of Feed has no member viewDidload. Did you mean: viewDidLoad"
            ),
            ("super.setUpViews()", ""), ("self.updatePropertiesIfNeeded()", ""),
            ("relaodPosts()", "relaodPosts isn't declared here. Did you mean: reloadPosts"),
            ("presnt(self, animated: true)", "presnt isn't declared here. Did you mean: present"),
            ("let a: Int = \"abc\"", "A string isn't of type Int."),
            ("let a: String = 3", "A number isn't of type String."),
            ("let a: Bool = nil", "nil isn't of type Bool."),
            ("title = 5", "A number isn't of type String."),
            ("news = true", ""), ("var b: Bool = true; b = 1", "A number isn't of type Bool."),
        ])
    func told(body: String, message: String) {
        #expect(slips(inController(body)) == (message.isEmpty ? [] : [message]))
    }

    @Test(
        "A member of self is told where self may be nil",
        arguments: [
            ("run { [weak self] in self.title = nil }", "title"),
            ("run { [weak self] _ in print(self.news) }", "news"),
            ("run { [weak self] in run { self.reloadPosts() } }", "reloadPosts"),
        ])
    func weakSelf(body: String, member: String) {
        #expect(
            slips(inController(body)) == [
                "self is optional here, because the closure captures it weakly. Write self?.\(member), or start with "
                    + "guard let self."
            ])
    }

    @Test(
        "What Swift takes of a self that may be nil is not told",
        arguments: [
            "run { [weak self] in self?.title = nil }", "run { [weak self] in self!.title = nil }",
            "run { [weak self] in guard let self else { return }; self.title = nil }",
            "run { [weak self] in if let self { self.title = nil } }",
            "run { [weak self] in if let self = self { self.title = nil } }",
            "run { [weak self] in guard let strong = self else { return }; strong.title = nil }",
            "run { [weak self] in self.map { $0.title = nil } }",
            "run { [unowned self] in self.title = nil }", "run { [self] in self.title = nil }",
            "run { self.title = nil }", "run { [weak news] in self.title = nil }",
        ])
    func strongSelf(body: String) {
        #expect(slips(inController(body)) == [])
    }

    @Test(
        "An override of nothing, and a method of UIKit's without override, are told",
        arguments: [
            (
                "override func viewWillAppear() {}",
                "viewWillAppear has a different signature in UIKit: viewWillAppear(_ animated: Bool)"
            ),
            (
                "override func viewWillAppear(_ animated: Int) {}",
                "viewWillAppear has a different signature in UIKit: viewWillAppear(_ animated: Bool)"
            ),
            (
                "override func viewDidLoad(_ animated: Bool) {}",
                "viewDidLoad has a different signature in UIKit: viewDidLoad()"
            ),
            (
                "override func viewDidLod() {}",
                "viewDidLod doesn't override any method. Did you mean: viewDidLoad"
            ),
            (
                "func viewDidAppear(_ animated: Bool) {}",
                "viewDidAppear is a UIKit method: write override func viewDidAppear."
            ),
            ("func viewDidLoad() {}", "viewDidLoad is a UIKit method: write override func viewDidLoad."),
        ])
    func overrides(method: String, message: String) {
        for superclass in ["UIViewController", "UITableViewController", "Base"] {
            let text = "class Base: UIViewController {}\nclass Feed: \(superclass) { \(method) }"
            #expect(slips(text) == [message], "\(superclass)")
        }
    }

    @Test(
        "A method that may be the app's own, or a library's, is not told",
        arguments: [
            "class Feed: UIViewController { override func viewWillAppear(_ animated: Bool) {} }",
            "class Feed: UIViewController { override func viewWillAppear(animated: Bool) {} }",
            "class Feed: UIViewController { func viewWillAppear() {} }",
            "class Feed: UIViewController { override func viewDidSomething() {} }",
            "class Feed: Library { override func viewWillAppear() {} }",
            "class Feed: Library { func viewDidLoad() {} }",
            "class Presenter { func viewDidLoad() {}; func viewWillAppear(_ animated: Bool) {} }",
            "class Base: UIViewController { func viewDidLod() {} }; class Feed: Base { override func viewDidLod() {} }",
            "class Cell: UITableViewCell { override func layoutSubviews() {} }",
            "protocol Output { func viewDidLoad() }",
        ])
    func ownMethods(text: String) {
        #expect(slips(text).filter { !$0.hasPrefix("Library") } == [])
    }

    @Test("The place is that of the name")
    func place() throws {
        let found = try #require(SwiftReader.slips(in: [(inController("title = neww"), "Feed.swift")]).first)
        #expect((found.location.line, found.location.column) == (7, 17))
        #expect(found.location.file == "Feed.swift")
        #expect(found.line == "        title = neww")
    }

    @Test(
        "What may be UIKit's, or in another file, is not told",
        arguments: [
            "navigationItem.title = \"x\"", "setUp()", "tableView.reloadData()",
            "view.layer.cornerRadius = 3",
            "let a = [Item]()", "let b = UIColor.red",
            "NotificationCenter.default.post(name: .some, object: nil)",
            "let e: CGFloat = 3", "let f: Int? = nil", "let g: Double = 2",
            "Router.shared.keep(self)",
            "let h = UIApplicationDidBecomeActive",
            "for (index, item) in [1].enumerated() { print(index, item) }",
            "do { try load() } catch { print(error) }",
            "if let window = view.window { print(window) }",
            "DispatchQueue.main.async { [weak self] in self?.anything = 3 }",
            "let k = x == 3 ? Feed.self : nil",
            "let m = [(Int, Int)]()", "let n = [String: (Int, first: Bool)]()",
            "perform(#selector(anything))", "let l = \\.qwertz as Any",
            "switch x { case let y where y > 3: print(y); default: break }",
        ])
    func silent(body: String) {
        #expect(slips(inController(body)).filter { !$0.hasPrefix("tableView") }.isEmpty)
    }

    @Test(
        "Names of Apple's frameworks, which are no members and are not listed, are not told",
        arguments: [
            "let secClass = 1; print(kSecClass)", "let sError = 2; print(errSecSuccess, noErr)",
            "let cgFloats = 3; print(kCFBooleanTrue, CGFloats.self)",
            "let all = [(name: String, Neww)].self", "let all = [String: (Neww, Int)].self",
        ])
    func frameworks(body: String) {
        #expect(slips(inController(body)) == [])
    }

    @Test(
        "What a library may declare, a type of Apple's and the wrapper of a property are not told",
        arguments: [
            "import Library\nclass Feed: UIViewController { func f() { title = Neww } }",
            "class Date {}\nclass Feed: UIViewController { func f() { run(Data()) } }",
            "class Feed: UIViewController { @Kept var draft = 1; func f() { print(self._draft) } }",
            "import Library\nclass Feed: UIViewController { func f() { print(self.rx) } }",
            "extension Reactive { func f() { sentMessage() } }\nfunc setMessage() {}",
        ])
    func capitals(text: String) {
        #expect(slips(text) == [])
    }

    @Test("In an extension with a condition on Self the members of that class are known")
    func conditions() {
        let text = """
            protocol Skeleton { var isOff: Bool { get } }
            extension Skeleton where Self: UIViewController {
                func disable() { if isOff { title = nil; titel = nil; view.isHidden = true } }
            }
            """
        #expect(slips(text) == ["titel isn't declared here. Did you mean: title"])
    }

    @Test("Below a class of Apple's whose members are not listed no name is told")
    func unlistedSuperclass() {
        let text = """
            class Game: SKScene {
                var nodeA = 1
                override func didMove(to view: SKView) { print(nodes(at: .zero), self.nodeB, nodeC) }
            }
            """
        #expect(slips(text) == [])
    }

    @Test("Of a class whose superclass is not known only near misses are told")
    func unknownSuperclass() {
        let text = """
            class Feed: BaseController {
                var posts = 1
                func f() { print(inherited); print(pots); print(poosts) }
            }
            """
        let remedy = "isn't declared here. Did you mean: posts"
        #expect(slips(text) == ["pots \(remedy)", "poosts \(remedy)"])
    }

    @Test("At the prompt the app's names are known")
    func prompt() throws {
        var simulation = Simulation()
        let declaration = "class Feed: UIViewController { var posts = 1 }"
        let reading = try SwiftReader.program(in: declaration, file: "")
        _ = simulation.apply(.swift(.declare(reading.program)))
        let known = KnownNames(simulation.world)
        func slips(_ text: String) -> [String] {
            SwiftReader.slips(in: [(text, "")], knowing: known).map(\.message)
        }
        #expect(slips("print(neww)") == ["neww isn't declared here."])
        let other = "class Other: Feed { func f() { posts = 2; psots = 3 } }"
        #expect(slips(other) == ["psots isn't declared here. Did you mean: posts"])
        let body = SwiftReader.slips(in: [("title = neww", "")], knowing: known, inside: "Feed")
        #expect(body.map(\.message) == ["neww isn't declared here."])
    }

    @Test("At the prompt a call of what no class or extension declares is told")
    func undeclaredCalls() throws {
        var simulation = Simulation()
        let text = """
            class Feed: UIViewController { func reload() {} }
            extension UIViewController { func greet() {} }
            """
        _ = simulation.apply(.swift(.declare(try SwiftReader.program(in: text, file: "").program)))
        let feed = try #require(simulation.world.controllerClass(named: "Feed"))
        simulation.apply(.making(.make(name: "vc", of: feed, from: .code(nibName: nil))))
        let known = KnownNames(simulation.world)
        func slips(_ text: String) -> [String] {
            SwiftReader.slips(in: [(text, "")], knowing: known).map(\.message)
        }
        #expect(slips("vc.foo()") == ["vc has no member foo."])
        for declared in ["vc.reload()", "vc.greet()", "vc.loadViewIfNeeded()", "vc.view.layoutIfNeeded()"] {
            #expect(slips(declared) == [], "\(declared)")
        }
        // Code may be what ends the object that it names.
        simulation.apply(.references(.release(try #require(simulation.world.controller(named: "vc")))))
        let after = KnownNames(simulation.world)
        #expect(simulation.world.controller(named: "vc") == nil)
        #expect(SwiftReader.slips(in: [("vc.reload()", "")], knowing: after).isEmpty)
        // In a class of a file it can stand in another file.
        #expect(slips("class Other: UIViewController { func f() { self.foo() } }") == [])
    }
}
