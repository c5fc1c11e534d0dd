// swift-format-ignore-file
// run: launch Settings as settings
// says: settings.viewDidLoad
// says: print loaded
// never: trap
import FormKit
class Settings: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.reloadData()
        print(view.backgroundColor!)
        print(title!.count)
        print("loaded")
    }
}
