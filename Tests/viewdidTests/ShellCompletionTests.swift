import Foundation
import Testing

@Suite("What shells complete")
struct ShellCompletionTests {
    @Test(
        "The names of lessons, releases, devices, topics, claims and commands complete",
        arguments: [
            (["learn", "lazy"], "positional@0", "lazy-view"),
            (["play", "--ios", "1"], "--ios", "17"),
            (["play", "--device", "iPh"], "--device", "iPhone 15"),
            (["practice", "nav"], "positional@0", "navigation"),
            (["play", "explain", "viewDidL"], "positional@0", "viewDidLoad"),
            (["play", "--ios", "5", "acc"], "positional@0", "access"),
            (["play", "access", "v"], "positional@0", "view"),
        ])
    func offers(words: [String], argument: String, expected: String) throws {
        let found = try completions(of: words, argument)
        #expect(found.contains(expected), "\(found)")
    }

    @Test("Only devices that ran the release are offered with it")
    func devicesOfRelease() throws {
        let found = try completions(of: ["play", "--ios", "5", "--device", ""], "--device")
        #expect(found.contains("iPhone"))
        #expect(!found.contains("iPhone 15"))
    }

    @Test("The scripts are read without complaint", arguments: ["bash", "zsh", "fish"])
    func scripts(shell: String) throws {
        let program = try Program()
        let script = try program.run(["--generate-completion-script", shell])
        #expect(script.status == 0)
        // A shell that is not installed reads nothing.
        for folder in ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
            let path = "\(folder)/\(shell)"
            guard FileManager.default.isExecutableFile(atPath: path) else { continue }
            let read = try program.run(path, ["-n", program.write(script.output, to: "script")])
            #expect(read.status == 0, "\(read.errors)")
            return
        }
    }

    /// Asks the program as its scripts do: with the words of the call, and which of them is completed.
    private func completions(of words: [String], _ argument: String) throws -> [String] {
        let call = ["---completion", words[0], "--", argument, "\(words.count)", "0", "viewdid"] + words
        return try Program().run(call).lines
    }
}
