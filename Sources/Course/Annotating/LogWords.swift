import CourseTexts

/// The words of console logs, whose kinds the head of `Engine/log.txt` explains.
enum LogWords {
    private static let all = Dictionary(grouping: CourseTexts.rows(of: CourseTexts.logWords)) { $0[0] }

    static func rows(_ kind: String) -> [[String]] { (all[kind] ?? []).map { Array($0.dropFirst()) } }

    static func list(_ kind: String) -> [String] { rows(kind).flatMap { $0 } }
}
