// swift-format-ignore-file
// ios: 17
// run: new Login as login
// run: access view
// run: login.fail()
// run: login.finish(); login.finish()

import UIKit

enum Tab: Int, CaseIterable {
    case home, search
    case profile = 10

    var title: String {
        switch self {
        case .home: return "Home"
        case .search, .profile: return "Other"
        }
    }

    static let standard = Tab.search
}

enum Mood: String { case calm, cross = "angry" }

struct User: Equatable {
    let name: String
    var visits = 0
    var isNew: Bool { visits == 0 }

    mutating func visit() { visits += 1 }
    static func guest() -> User { User(name: "Guest") }
}

extension User {
    func greeting() -> String { "Hello, \(name)" }
}

class Login: UIViewController {
    enum State {
        case idle
        case failed(reason: String, code: Int)
        case done(User)
    }

    static let limit = 3
    static var made = 0

    var user = User(name: "Ada")
    var state: State = .idle {
        didSet { show() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tab in Tab.allCases { print(tab, tab.title, tab.rawValue) }  // expect: print home Home 0 | print search Other 1 | print profile Other 10
        print(Tab(rawValue: 10) == .profile, Tab(rawValue: 3) == nil, Tab.standard)  // expect: print true true search
        print(Mood.calm.rawValue, Mood.cross.rawValue)  // expect: print calm angry
        let copy = user
        user.visit()
        user.visits += 1
        print(user.visits, copy.visits, user.isNew, copy.isNew, user == copy)  // expect: print 2 0 false true false
        print(user)  // expect: print User(name: "Ada", visits: 2)
        print(User.guest().greeting())  // expect: print Hello, Guest
        Login.made += Login.limit
        print(Login.made, Self.limit)  // expect: print 3 3
    }

    func fail() { state = .failed(reason: "wrong", code: 3) }
    func finish() { state = .done(user) }

    private func show() {
        switch state {
        case .idle:
            print("idle")
        case .failed(let reason, let code) where code > 2:
            print("failed:", reason, code)  // expect: print failed: wrong 3
        case .failed:
            print("failed a little")
        case let .done(user):
            print("done:", user.name)  // expect: print done: Ada | print done: Ada
        }
        if case .done(let user) = state, user.visits > 1 { print("not new") }  // expect: print not new | print not new
        guard case .failed(_, let code) = state else { return }
        print(code)  // expect: print 3
    }
}
