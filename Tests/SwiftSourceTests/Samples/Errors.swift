// swift-format-ignore-file
// ios: 17
// run: new Login as login
// run: access view
// run: login.force()

import UIKit

enum LoginError: Error {
    case empty
    case wrong(tries: Int)
}

class Box {
    deinit { print("box gone") }  // expect: print box gone | print box gone | print box gone | print box gone | print box gone
}

class Login: UIViewController {
    func check(_ name: String) throws -> Int {
        let box = Box()
        guard !name.isEmpty else { throw LoginError.empty }
        if name == "b" { throw LoginError.wrong(tries: 2) }
        _ = box
        return name.count
    }

    func tryAll() throws {
        _ = try check("b")
        print("never")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        do {
            print(try check(""))
        } catch LoginError.empty {
            print("empty")  // expect: print empty
        } catch {
            print("other", error)
        }
        do {
            try tryAll()
        } catch {
            print("caught", error)  // expect: print caught wrong(tries: 2)
        }
        print((try? check("b")) == nil, try! check("abc"))  // expect: print true 3
    }

    func force() {
        let n = try! check("")  // expect: trap 'try!' expression unexpectedly raised an error: empty
        print(n)
    }
}
