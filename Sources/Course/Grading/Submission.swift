import Foundation
import Platform

/// The data that the system has in which a transcript was handed in: these come from nobody who could change the
/// transcript.
package struct Submission: Hashable, Sendable {
    /// The names by which the system knows those who handed it in, in lowercase.
    package let names: Set<String>
    /// The time at which it was handed in; nil if the system doesn't say.
    package let date: Date?
    /// The learners of the class, in lowercase; empty without a roster.
    private var classmates: Set<String> = []

    /// Makes the data; nil if they say nothing.
    package init?(names: [String], date: String?) {
        self.names = Set(names.map { $0.lowercased() }.filter { !$0.isEmpty })
        self.date = date.flatMap { Date(written: $0.replacing(/\.\d+/, with: "")) }
        if self.names.isEmpty, self.date == nil { return nil }
    }

    /// Reads Gradescope's `submission_metadata.json`; nil if it is something else.
    package init?(gradescope data: Data) {
        struct Metadata: Decodable {
            struct User: Decodable { let name: String?, email: String?, sid: String? }
            let users: [User]?, createdAt: String?

            enum CodingKeys: String, CodingKey {
                case users
                case createdAt = "created_at"
            }
        }
        guard let metadata = try? JSONDecoder().decode(Metadata.self, from: data) else { return nil }
        let names = (metadata.users ?? []).flatMap { user in
            [user.name, user.email, user.sid, user.email.map { String($0.prefix { $0 != "@" }) }]
        }
        self.init(names: names.compactMap(\.self), date: metadata.createdAt)
    }

    /// Reads the variables of Classroom 50's runner; nil if there are none.
    package init?(classroom50 variables: EnvironmentVariables) {
        let owners = [variables["OWNER"], variables["USERNAME"]].compactMap(\.self)
        self.init(names: owners, date: Submission.date(ofTag: variables["SUBMISSION_TAG"] ?? ""))
    }

    /// Returns the time in a tag such as `submit/2026-06-01T14-32-05Z-a1b2c3d`: it is the commit's, and never
    /// changes.
    package static func date(ofTag tag: String) -> String? {
        guard let match = tag.firstMatch(of: /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)/) else { return nil }
        return "\(match.1):\(match.2):\(match.3)"
    }

    /// The same data, for a class with a roster.
    package func among(_ roster: Roster?) -> Submission {
        var submission = self
        submission.classmates = Set((roster?.learners ?? []).map { $0.lowercased() })
        return submission
    }

    /// Returns whether a transcript's learner can be one of those who handed it in.
    func isBy(_ learner: String?) -> Bool {
        learner.map { names.isEmpty || names.contains($0.lowercased()) } ?? true
    }

    /// Returns whether the class has both a transcript's learner and somebody else who handed it in.
    func isWork(ofClassmate learner: String?) -> Bool {
        !isBy(learner) && learner.map { classmates.contains($0.lowercased()) } ?? false
            && !classmates.isDisjoint(with: names)
    }
}
