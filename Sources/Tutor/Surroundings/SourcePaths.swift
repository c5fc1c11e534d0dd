import Checks
import Foundation
import LineEditing
import Platform
import VisibleText

/// The Swift files, storyboards and nibs that are meant by paths of files and folders.
package struct SourcePaths {
    private(set) var swift: [String] = []
    /// Storyboards and nibs: those that are named, and those that lie beside the Swift files.
    private(set) var interfaces: [String] = []

    /// The most entries of folders that are looked at.
    private static let most = 200_000

    /// Finds the files.
    ///
    /// - Parameter paths: Files, and folders, which are looked through.
    /// - Throws: That a folder has nothing in it that can be read.
    init(_ paths: [String]) throws {
        var found: Set<String> = []
        for path in paths {
            try PathCheck.validate(path)
            guard Self.isFolder(path) else {
                if Self.isInterface(path) { interfaces.append(path) } else { swift.append(path) }
                found.insert(path)
                continue
            }
            let inside = Self.files(below: path)
            // A folder of storyboards belongs to Swift files that lie elsewhere.
            guard !inside.isEmpty else {
                throw Interrupt.isPending
                    ? ExitStatus.interrupted : Misuse("The folder \(path) contains no Swift files.")
            }
            for file in inside where found.insert(file).inserted {
                if Self.isInterface(file) { interfaces.append(file) } else { swift.append(file) }
            }
        }
        // One file has beside it what is in its folder; several belong to the app around them. Of a folder that is named,
        // nothing outside is read.
        let named = swift.filter(paths.contains)
        let folder = Self.commonFolder(of: named)
        let beside =
            named.count > 1 && !Self.isAboveWorkingFolder(folder)
            ? Self.files(below: folder).filter(Self.isInterface)
            : Set(named.map { Self.commonFolder(of: [$0]) }).sorted().flatMap(Self.interfaces)
        for file in beside where !found.contains(file) { interfaces.append(file) }
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    package static func isInterface(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    private static func isSource(_ name: String) -> Bool {
        name.lowercased().hasSuffix(".swift") || isInterface(name)
    }

    /// The files of interest below a folder, in the order of their paths.
    private static func files(below folder: String) -> [String] {
        var found: [String] = [], waiting = [folder], seen = 0
        while !Interrupt.isPending, let next = waiting.popLast() {
            guard seen < most else {
                StandardError.print(
                    "\(folder) contains more than \(most) files and folders, so the rest was skipped. Name a folder in it."
                )
                break
            }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.isEmpty ? "." : next)
            else { continue }
            seen += names.count
            for name in names where !SourceSearch.leavesOut(name) {
                let path = next.isEmpty ? name : next.hasSuffix("/") ? next + name : next + "/" + name
                guard !FileStatus.isUnreachable(path) else {
                    // A name without an extension may be a folder; other files are ignored.
                    guard isSource(name) || !name.contains(".") else { continue }
                    StandardError.print("\(path) was skipped, because its name isn't UTF-8. Rename it.")
                    continue
                }
                switch SourceSearch.kind(of: path) {
                case .file? where isSource(name) && name != "Package.swift": found.append(path)
                case .folder?
                where !isSource(name) && !name.hasSuffix("Tests") && !name.hasSuffix(".playground"):
                    waiting.append(path)
                default: break
                }
            }
        }
        return found.sorted()
    }

    /// The storyboards and nibs in a folder and in the folders of its languages.
    private static func interfaces(in folder: String) -> [String] {
        let path = folder.isEmpty ? "." : folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let prefix = folder.isEmpty ? "" : folder + "/"
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
            let path = prefix + name
            if isInterface(name) { return SourceSearch.kind(of: path) == .file ? [path] : [] }
            guard name == "Base.lproj", SourceSearch.kind(of: path) == .folder else { return [] }
            return files(below: path).filter(isInterface)
        }
    }

    /// Indicates whether what lies in a folder is more than one app: the working folder is somewhere below it.
    private static func isAboveWorkingFolder(_ folder: String) -> Bool {
        let path = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
        return path == "/" || URL(fileURLWithPath: ".").standardizedFileURL.path.hasPrefix(path + "/")
    }

    /// The deepest folder in which all files lie; empty for the current one.
    private static func commonFolder(of files: [String]) -> String {
        guard let first = files.first else { return "" }
        var common = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for file in files.dropFirst() {
            let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            while !parts.starts(with: common) { common = common.dropLast() }
        }
        return common == [""] ? "/" : common.joined(separator: "/")
    }
}
