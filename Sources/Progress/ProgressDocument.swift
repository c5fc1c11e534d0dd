import Foundation
import VisibleText

/// The JSON form of all progress, version 1.
///
/// Runs stand in the order of their start, their attempts in the order of their dates; keys are sorted, and
/// dates are ISO 8601 with milliseconds, in UTC.
struct ProgressDocument: Codable {
    static let formatName = "viewdid-progress"
    static let currentVersion = 1

    var format = formatName
    var version = currentVersion
    var exported: Date
    var settings: [String: String]
    var runs: [RunEntry]
    /// Documents of older programs have none.
    var practice: [PracticeAnswer]?

    struct RunEntry: Codable {
        var id: String
        var lesson: String
        var revision: String
        var started: Date
        var testedOut: Date?
        var attempts: [AttemptEntry]
    }

    struct AttemptEntry: Codable {
        var id: String
        var exercise: String
        var revision: String
        var exerciseRevision: String?
        var outcome: Attempt.Outcome
        var points: Double
        var hints: Double
        var answer: String
        var date: Date
    }

    private struct Header: Decodable {
        var format: String
        var version: Int
    }

    private static var dateStyle: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }

    init(exported: Date, settings: [String: String], runs: [RunEntry], practice: [PracticeAnswer]) {
        self.practice = practice.isEmpty ? nil : practice
        self.exported = exported
        self.settings = settings
        self.runs = runs
    }

    init(json: Data) throws(ProgressError) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(Self.decodeDate)
        do {
            let header = try decoder.decode(Header.self, from: json)
            guard header.format == Self.formatName else {
                throw ProgressError.invalidImport(place: "format", problem: "it is not \(Self.formatName)")
            }
            guard header.version == Self.currentVersion else {
                let problem = "version \(header.version) is unknown; only \(Self.currentVersion) can be read"
                throw ProgressError.invalidImport(place: "version", problem: problem)
            }
            self = try decoder.decode(Self.self, from: json)
        } catch let error as ProgressError {
            throw error
        } catch let error as DecodingError {
            throw ProgressError(error, in: json)
        } catch {
            throw .invalidImport(place: "", problem: "it can't be read")
        }
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            let half = 0.0005  // The style cuts off what is below a millisecond.
            var container = encoder.singleValueContainer()
            try container.encode(date.addingTimeInterval(half).formatted(Self.dateStyle))
        }
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        return Data((text.withJSONEscapes + "\n").utf8)
    }

    @Sendable private static func decodeDate(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let wholeSeconds = Date.ISO8601FormatStyle()
        guard let date = (try? dateStyle.parse(text)) ?? (try? wholeSeconds.parse(text)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "it is not a date such as 2026-05-31T08:30:00.000Z")
        }
        return date
    }
}

extension ProgressError {
    fileprivate init(_ error: DecodingError, in json: Data) {
        switch error {
        case .keyNotFound(let key, let context):
            let place = Self.place(context.codingPath)
            self = .invalidImport(place: place, problem: "\(key.stringValue) is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .invalidImport(place: Self.place(context.codingPath), problem: "it has the wrong type")
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            self = .invalidImport(place: "", problem: "it is not valid JSON\(Self.syntaxError(in: json))")
        case .dataCorrupted(let context):
            self = .invalidImport(place: Self.place(context.codingPath), problem: context.debugDescription)
        @unknown default:
            self = .invalidImport(place: "", problem: "it can't be read")
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    // The decoder does not say where the syntax is wrong; the older parser does.
    private static func syntaxError(in json: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
            return ""
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            // Of its words only the place is of use to a person.
            let place = detail?.firstMatch(of: /around (line \d+, column \d+|character \d+)/)
            return place.map { " near \($0.1)" } ?? ""
        }
    }
}
