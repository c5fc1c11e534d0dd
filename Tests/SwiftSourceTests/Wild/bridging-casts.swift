// swift-format-ignore-file
// run: launch Feed as feed
// says: print howdy
// says: print 3
// says: trap Could not cast
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let text: AnyObject = "howdy" as AnyObject
        print(text as! NSString)
        let number: Any = 3
        print(number as! NSNumber)
        print(text as! UIView)
    }
}
