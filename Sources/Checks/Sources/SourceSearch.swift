import CourseTexts
import Foundation
import Platform

/// Finds the Swift files to check, and which of them belong to one app.
package struct SourceSearch {
    /// The files, in the order of their paths, each with the folder of its app.
    package private(set) var files: [File] = []
    /// Sentences about the files and folders that could not be searched.
    package private(set) var problems: [String] = []
    private var known: Set<String> = []

    package struct File: Hashable, Sendable {
        package let path: String
        /// The folder of the project that it belongs to.
        package let project: String
        /// Indicates whether that project's apps run on iPads; nil if it doesn't say so.
        var isForPad: Bool?

        /// The folder of tests in its project in which it lies, by the name; nil if there is none.
        var testFolder: Substring? {
            path.ranges(of: "Tests/").last.map { path[..<$0.upperBound] }.flatMap {
                $0.count > project.count + 1 ? $0 : nil
            }
        }
    }

    /// Folders that hold other people's code, or what a build made: what is in them is no part of the app.
    private static let leftOut = Set(CourseTexts.list("folders of others"))

    /// Folders that are one thing to whoever looks at them, and hold no code of the app.
    private static let packages = CourseTexts.list("packages")

    /// Indicates whether a file or folder is no part of an app's sources, so that it isn't searched: hidden
    /// files, third-party code and packages.
    package static func leavesOut(_ name: String) -> Bool {
        name.hasPrefix(".") || leftOut.contains(name) || packages.contains(where: name.hasSuffix)
    }

    /// Returns the kind of the item at a path in a folder; nil if it can't be reached. A link counts as
    /// neither a file nor a folder: it could lead out of the folder that was named, or in a circle.
    package static func kind(of path: String) -> FileStatus.Kind? { FileStatus(ofFileAt: path)?.kind }

    /// The most folders inside each other that are gone into.
    private static let deepest = 64

    /// Searches paths: files, and folders in the order of their names. Paths that the
    /// settings exclude are skipped.
    package init(_ paths: [String], isExcluded: (String) -> Bool = { _ in false }) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                problems.append("There's no file or folder named \(path).")
                continue
            }
            guard isFolder.boolValue else {
                // A file that is named explicitly is checked, whatever it is called.
                add(File(path: path, project: ""))
                continue
            }
            go(through: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, isExcluded)
        }
    }

    private mutating func add(_ file: File) {
        if known.insert(file.path).inserted { files.append(file) }
    }

    private mutating func go(through root: String, _ isExcluded: (String) -> Bool) {
        var waiting: [(path: String, project: File, depth: Int)] = [(root, File(path: "", project: root), 0)]
        var found: [File] = [], apps: Set<File> = [], owners: [String: File] = [:], leavesOut = false
        let count = problems.count
        while let (folder, outer, depth) = waiting.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            } catch {
                problems.append("The folder \(folder) can't be read. Check its permissions.")
                continue
            }
            let isApp = names.contains { $0.hasSuffix(".xcodeproj") }
            var project = outer
            // A package in the folder of an app is a part of the app.
            if isApp || !apps.contains(outer) && names.contains(where: Self.isProject) {
                let text = Self.projectText(folder, names)
                project = File(path: "", project: folder, isForPad: Self.isForPad(text))
                for path in Self.packages(namedIn: text, folder)
                where !Self.belongs(project, to: path, owners) {
                    let isTaken = owners[path].map { !isApp || apps.contains($0) } ?? false
                    if !isTaken { owners[path] = project }
                }
            }
            if isApp { apps.insert(project) }
            for name in names.reversed() where !Self.leavesOut(name) {
                let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
                guard !isExcluded(path) else {
                    leavesOut = true
                    continue
                }
                switch Self.kind(of: path) {
                case .folder? where depth < Self.deepest: waiting.append((path, project, depth + 1))
                case .folder?:
                    problems.append(
                        "The folder \(path) is more than \(Self.deepest) folders deep, so it was skipped."
                    )
                case .file? where name.hasSuffix(".swift") && name != "Package.swift":
                    found.append(File(path: path, project: project.project, isForPad: project.isForPad))
                // A name without an extension may be a folder; other files are ignored, whatever they are
                // called.
                case nil
                where FileStatus.isUnreachable(path) && (name.hasSuffix(".swift") || !name.contains(".")):
                    problems.append("\(path) was skipped: its name isn't UTF-8. Rename it.")
                default: continue
                }
            }
        }
        // A slip in a path must not pass for an app in which all is well.
        if found.isEmpty, !leavesOut, problems.count == count {
            problems.append("The folder \(root) contains no Swift files.")
        }
        for file in found.sorted(by: { $0.path < $1.path }) {
            let project = Self.owner(of: file, owners)
            add(File(path: file.path, project: project.project, isForPad: project.isForPad))
        }
    }

    /// The project that names a package, perhaps by another one; the first of several.
    private static func owner(of package: File, _ owners: [String: File]) -> File {
        owners[package.project].map { owner(of: $0, owners) } ?? package
    }

    /// Indicates whether a project is in a folder, or is named by what is, perhaps by others: it can't be named by itself.
    private static func belongs(_ project: File, to folder: String, _ owners: [String: File]) -> Bool {
        project.project == folder || owners[project.project].map { belongs($0, to: folder, owners) } ?? false
    }

    /// The text of a folder's Xcode projects and package.
    private static func projectText(_ folder: String, _ names: [String]) -> String {
        // A project that is a link leads elsewhere.
        names.filter { isProject($0) && kind(of: folder + "/" + $0) != .link }.map {
            folder + "/" + $0 + ($0.hasSuffix(".xcodeproj") ? "/project.pbxproj" : "")
        }
        .filter { kind(of: $0) == .file }
        .map { path in
            let bytes = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: longestProject)
            return String(decoding: bytes ?? Data(), as: UTF8.self)
        }.joined(separator: "\n")
    }

    /// Indicates whether an app's target is for iPads; nil if none of them says so. Tests, frameworks and extensions, which
    /// aren't installed by themselves, run where their app does.
    private static func isForPad(_ text: String) -> Bool? {
        let families = text.split(separator: "};")
            .filter { block in !["Tests", "TEST_", "SKIP_INSTALL = YES"].contains(where: block.contains) }
            .flatMap { $0.split(separator: "\n") }.filter { $0.contains("TARGETED_DEVICE_FAMILY") }
        return families.isEmpty ? nil : families.contains { $0.contains("2") }
    }

    /// The folders of the local packages that the text of a folder's project names.
    private static func packages(namedIn text: String, _ folder: String) -> [String] {
        let naming = text.split(separator: "\n").filter {
            $0.contains("relativePath = ") || $0.contains("path: \"")
        }
        return naming.flatMap { $0.matches(of: /(?:relativePath = "?|path: ")([^";]{1,1000})/) }.map {
            match in
            var parts = folder.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
            for part in match.1.split(separator: "/") where part != "." {
                if part == "..", parts.last ?? ".." != ".." { parts.removeLast() } else { parts.append(part) }
            }
            return parts.joined(separator: "/")
        }
    }

    /// The most bytes that are read of a project.
    private static let longestProject = 1 << 24

    private static func isProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".swiftpm")
    }
}
