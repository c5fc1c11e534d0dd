import Foundation
import Testing

/// Tests of the scripts and styles that a replay page allows in a browser.
@Suite("What a replay's page lets run")
struct ReplayPolicyTests {
    @Test("The policy has the hashes of the style and the script, worked out by another program")
    func hashes() throws {
        let program = try Program()
        let transcript = try program.write(
            "viewdid-transcript: 1\n\n  1  0.5  command  pop\n", to: "a.transcript")
        let text = try program.run(["replay", "--format", "html", transcript]).output
        for tag in ["style", "script"] {
            let start = try #require(text.firstRange(of: "<\(tag)>")),
                end = try #require(text.firstRange(of: "</\(tag)>"))
            let file = try program.write(String(text[start.upperBound..<end.lowerBound]), to: tag)
            // macOS has the one, Linux the other.
            let digits = try program.run(
                "/bin/sh", ["-c", "sha256sum '\(file)' 2>/dev/null || shasum -a 256 '\(file)'"]
            ).output.prefix(64)
            let bytes = stride(from: 0, to: 64, by: 2).compactMap {
                UInt8(digits.dropFirst($0).prefix(2), radix: 16)
            }
            let hash = Data(bytes).base64EncodedString()
            #expect(
                text.contains("\(tag)-src 'sha256-\(hash)'"),
                "ReplayAssets: the hash of the \(tag) is \(hash)")
        }
    }
}
