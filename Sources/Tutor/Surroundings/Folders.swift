import Platform

/// The folders of the program's files, by the XDG rules.
package struct Folders {
    private let variables: EnvironmentVariables

    package init(_ variables: EnvironmentVariables) { self.variables = variables }

    /// The file of the lines typed; nil without a home folder.
    package var history: String? {
        folder("XDG_STATE_HOME", or: ".local/state").map { $0 + "/history" }
    }

    private func folder(_ variable: String, or fallback: String) -> String? {
        if let path = variables[variable], path.hasPrefix("/") { return path + "/viewdid" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(fallback)/viewdid"
    }
}
