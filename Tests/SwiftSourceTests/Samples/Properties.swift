// swift-format-ignore-file
// ios: 17
// run: launch Login
// run: login.rename()

import UIKit

class Login: UIViewController {
    var count = 2
    let name = "Ann"
    lazy var greeting = makeGreeting()
    var wish: String?
    weak var label: UILabel!
    var doubled: Int { count * 2 }
    var visits = 0 {
        didSet { print("visits", oldValue, visits) }  // expect: print visits 0 1
    }

    override func viewDidLoad() {  // expect: called 1
        super.viewDidLoad()
        print(count, name, doubled)  // expect: print 2 Ann 4
        print(greeting)  // expect: print Hello Ann
        print(wish == nil, label == nil)  // expect: print true true
        wish = "tea"
        print("\(name) wants \(wish ?? "nothing")")  // expect: print Ann wants tea
        print(wish!)  // expect: print tea
        count += 3
        visits += 1
        print(count)  // expect: print 5
    }

    func makeGreeting() -> String {
        print("made once")  // expect: print made once
        return "Hello " + name
    }

    func rename() {
        print(greeting)  // expect: print Hello Ann
        print(title as Any, isViewLoaded)  // expect: print nil true
        title = "Login"
        print(title!)  // expect: print Login
    }
}
