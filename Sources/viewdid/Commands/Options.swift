import ArgumentParser
import CommandLanguage
import Foundation
import Lifecycle
import LineEditing

/// What the app of a session runs on.
struct EnvironmentOptions: ParsableArguments {
    @Option(name: .long, help: "The iOS version to simulate, such as 5 or 17.")
    var ios: String?

    @Option(name: .long, help: "The device to simulate, such as \"iPhone 15\".")
    var device: String?

    func environment() throws -> Environment {
        var release = Release.standard
        if let ios {
            guard let named = Release(text: ios) else {
                throw ValidationError("There is no iOS \(ios). There are 2 to 18 and 26.")
            }
            release = named
        }
        guard let device else { return Environment(release: release) }
        guard let named = Device.all.first(where: { $0.name.lowercased() == device.lowercased() }) else {
            let names = Device.all.filter { $0.runs(release) }.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no device \(device). There are: \(names).")
        }
        guard named.runs(release) else {
            throw ValidationError("iOS \(release) does not run on \(named.name).")
        }
        return Environment(release: release, device: named)
    }
}

/// How output looks.
struct OutputOptions: ParsableArguments {
    @Flag(name: .long, help: "Plain text: no colour, for screen readers and files.")
    var plain = false

    /// The style for standard output.
    func styling(in environment: [String: String]) -> Styling {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Styling(
            isTerminal: isTerminal, isPlain: plain, environment: environment,
            columns: isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil)
    }
}
