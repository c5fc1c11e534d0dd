// swift-format-ignore-file
// run: launch Settings as settings
// says: print the root is there
// says: print the agent is there
// says: print the presenter is there
// says: print no agent
import UIKit
class Root: UIViewController {
    var mark = 1
}
class Agent {
    func start() {}
}
class Tracker {
    static let shared = Tracker()
    var agent: AnyObject?
    func fill() { agent = Agent() }
}
class Settings: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let root = UIApplication.shared.keyWindow!.rootViewController as! Root
        root.mark = 2
        print("the root is there")
        let agent = Tracker.shared.agent as! Agent
        agent.start()
        print("the agent is there")
        (presentingViewController as! Root).mark = 3
        print("the presenter is there")
        let perhaps = Tracker.shared.agent as! Agent?
        if perhaps == nil { print("no agent") }
    }
}
