import Course
import VisibleText

/// The claims of a text, in lines: those that aren't simply true, each with what was tried.
package struct VerifiedLines {
    let file: String
    let verified: VerifiedText

    /// As many lines are named of sentences that aren't understood.
    private static let mostLines = 20

    /// Makes the lines.
    ///
    /// - Parameters:
    ///   - file: The path of the file, as it was named.
    ///   - verified: Its claims.
    package init(file: String, verified: VerifiedText) {
        self.file = file
        self.verified = verified
    }

    package var lines: [Line] {
        let claims = verified.claims
        let told = claims.filter { !$0.isTrue }.flatMap { claim in
            [
                Line(
                    Span("\(file):\(claim.line): ", .faint), Span(claim.sentence, .strong), hanging: 2),
                Line(
                    Span("  " + claim.verdict, claim.isFalse ? .bad : .note),
                    Span(" Understood as: \(claim.understood)."), hanging: 2),
            ] + claim.rows.map { Line("    " + $0, hanging: 6) }
        }
        let isTrue = claims.count { $0.isTrue }, isFalse = claims.count { $0.isFalse }
        let sum =
            claims.isEmpty
            ? "There are no claims about calls."
            : "\(claims.count.counted("claim", "claims")): \(isTrue) true, \(isFalse) false, "
                + "\(claims.count - isTrue - isFalse) undecided."
        let lines =
            verified.others.prefix(Self.mostLines).map(String.init).joined(separator: ", ")
            + (verified.others.count > Self.mostLines ? ", …" : "")
        let others =
            verified.others.count == 1
            ? " Another sentence, on line \(lines), names a call but isn't understood as a claim."
            : " \(verified.others.count) other sentences, on lines \(lines), name a call but aren't understood as claims."
        let rest = verified.untried.first.map {
            Line("Claims from line \($0) on weren't tried: there are too many. Split the file there.", .note)
        }
        return told + [Line(sum + (verified.others.isEmpty ? "" : others))] + (rest.map { [$0] } ?? [])
    }
}
