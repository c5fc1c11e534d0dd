/// An app with a table, as a command declares it.
package enum ListApp {
    /// `List`, a table view controller with three rows.
    package static let text =
        "class List: UITableViewController { "
        + "override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }; "
        + "override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell "
        + "{ UITableViewCell(style: .default, reuseIdentifier: nil) } }"
}
