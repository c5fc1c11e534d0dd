import Lifecycle
import Session
import SwiftSource
import TestSupport
import Testing

/// Tables and collection views in the learner's Swift: what the scenarios, which rest on logs, don't show.
@Suite("Lists in Swift")
struct ListTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        let members: String
        var command = "launch V as list"
        let printed: [String]
        var testDescription: String { name }
    }

    static let examples = [
        Example(
            name: "The list doesn't retain a diffable data source",
            members: """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, item in
                        print(item)
                        return UITableViewCell(style: .default, reuseIdentifier: nil)
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a"])
                    source.apply(snapshot)
                }
                """, printed: []),
        Example(
            name: "Nothing is dequeued where nothing is registered",
            members: """
                let own = UITableView()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(own.dequeueReusableCell(withIdentifier: "x") == nil)
                }
                """, printed: ["true"]),
        Example(
            name: "The cells between a reload and its layout aren't known",
            members: """
                \(rows)
                func reload() { tableView.reloadData(); print(tableView.visibleCells.count); print("end") }
                """, command: "launch V as list; list.reload()", printed: ["?", "end"]),
        Example(
            name: "A prototype of a storyboard is expected, and nothing is known of it",
            members: """
                override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = t.dequeueReusableCell(withIdentifier: "x", for: path) as! Proto
                    print("row", path.row)
                    return cell
                }
                """, printed: ["row 0"]),
        Example(
            name: "Code selects and reads the selection",
            members: """
                \(rows)
                override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print("told", path) }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
                    print(tableView.indexPathForSelectedRow!.row)
                    tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
                    print(tableView.indexPathForSelectedRow == nil)
                }
                """, printed: ["1", "true"]),
        Example(
            name: "A tap recognizer may keep the touch from the row",
            members: """
                \(rows)
                override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print("told") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
                }
                @objc func tapped() {}
                """, command: "launch V as list; tap row 1", printed: []),
    ]

    private static let rows = """
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        """

    @Test("A list does what UIKit's does", arguments: examples)
    func list(example: Example) throws {
        let text = """
            import UIKit
            class Proto: UITableViewCell {}
            class V: UITableViewController { \(example.members) }
            """
        let program = try SwiftReader.program(in: text, file: "V.swift").program
        var session = Session(Session.Start(code: .standard, program: program))
        _ = session.enter(example.command)
        let trace = session.simulation.trace
        let lines = (0..<trace.count).compactMap { index in
            if case .printed(let line) = trace[index].event { line } else { nil }
        }
        #expect(lines == example.printed)
        #expect(session.simulation.world.application == .active)
    }
}
