/// An app with a table, as a command declares it.
package enum ListApp {
    /// `List`, a table view controller with three rows.
    package static let text =
        "class List: UITableViewController { "
        + "override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }; "
        + "override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell "
        + "{ UITableViewCell(style: .default, reuseIdentifier: nil) } }"
}

/// A small app with pages.
package enum BookApp {
    /// `Book`, a page view controller whose data source has no further pages.
    package static let text =
        "class Book: UIPageViewController, UIPageViewControllerDataSource { "
        + "override func viewDidLoad() { super.viewDidLoad(); dataSource = self }; "
        + "func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) "
        + "-> UIViewController? { nil }; "
        + "func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) "
        + "-> UIViewController? { nil } }"
}
