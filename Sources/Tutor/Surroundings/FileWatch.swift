import Foundation
import LineEditing
import Platform

/// The files of lessons, looked at time and again until one of them changes.
package struct FileWatch {
    /// The folder, or the one file.
    let path: String
    private var last: [String: FileStatus]

    /// The time between two looks, in seconds.
    private static let pause = 0.3

    package init(_ path: String) {
        self.path = path
        last = FileWatch.marks(of: path)
    }

    /// Waits until a file was changed, added or removed.
    ///
    /// - Returns: The names of the files; nil if Ctrl-C ended it.
    package mutating func next() -> [String]? {
        while !Interrupt.isPending {
            Thread.sleep(forTimeInterval: FileWatch.pause)
            let now = FileWatch.marks(of: path)
            let names = Set(now.keys).union(last.keys).filter { now[$0] != last[$0] }
            last = now
            if !names.isEmpty { return names.sorted() }
        }
        return nil
    }

    private static func marks(of path: String) -> [String: FileStatus] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        let paths = names.map { $0.filter { $0.hasSuffix(".md") }.map { (name: $0, path: path + "/" + $0) } }
        return (paths ?? [(name: (path as NSString).lastPathComponent, path: path)]).reduce(into: [:]) {
            let file = URL(fileURLWithPath: $1.path).resolvingSymlinksInPath()
            $0[$1.name] = FileStatus(ofFileAt: file.path)
        }
    }
}
