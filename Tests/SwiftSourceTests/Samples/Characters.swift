// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let text = "Hello World"
        print(text.split(separator: " "), text.components(separatedBy: "l").count, text.contains("World"))  // expect: print ["Hello", "World"] 4 true
        print(text.replacingOccurrences(of: "l", with: "L"), text.prefix(5), text.dropFirst(6), text.first!)  // expect: print HeLLo WorLd Hello World H
        print(text.filter { $0 == "l" }, text.map { $0 }.count, text.contains("x"), "".contains("x"))  // expect: print lll 11 false false
        for letter in "ab" { print(letter) }  // expect: print a | print b
        let numbers = [3, 1]
        var rest = numbers.makeIterator()
        _ = rest
        print(numbers.sorted())  // expect: print [1, 3]
    }
}
