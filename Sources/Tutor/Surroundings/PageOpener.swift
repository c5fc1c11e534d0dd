import Foundation
import Platform

/// The program that opens a page in the person's browser.
package struct PageOpener {
    private let command: String

    /// The program of the desktop; nil where there is no desktop.
    ///
    /// - Parameter variables: The process's environment.
    package init?(variables: EnvironmentVariables) {
        #if os(macOS)
            command = "open"
        #else
            let path = (variables["PATH"] ?? "").split(separator: ":")
            guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { variables[$0]?.isEmpty == false }),
                path.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/xdg-open") })
            else { return nil }
            command = "xdg-open"
        #endif
    }

    /// Opens a page.
    ///
    /// - Parameter path: The file.
    /// - Returns: Whether a browser took it.
    package func open(_ path: String) -> Bool {
        let quoted = "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
        return system("\(command) \(quoted) >/dev/null 2>&1") == 0
    }
}
