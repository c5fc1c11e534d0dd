import Foundation

extension Date {
    /// Reads a date as headers and rubrics have it, with time and zone, such as `2026-06-01T14:00:00+02:00`.
    ///
    /// Foundation takes 31 June for 1 July and passes over what stands behind the zone, and a deadline would be another
    /// one without a word.
    ///
    /// - Parameter text: The date; nil is what comes of other texts, and of a day or a time that there is not.
    init?(written text: String) {
        guard Self.existsInCalendar(text), let date = try? Date(text, strategy: .iso8601) else { return nil }
        self = date
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let zones = Set(["Z", "+00", "+0000", "+00:00", "-00", "-0000", "-00:00"])

    /// Returns whether a text is a date, a time and a zone, and the day and time exist.
    private static func existsInCalendar(_ text: String) -> Bool {
        // A regular expression would be compiled for each transcript.
        let form = text.utf8.map { digits.contains($0) ? digits.lowerBound : $0 }
        var zone = form.dropFirst(19)
        if zone.starts(with: ".0".utf8) { zone = zone.dropFirst().drop { $0 == digits.lowerBound } }
        guard form.starts(with: "0000-00-00T00:00:00".utf8),
            zones.contains(String(decoding: zone, as: UTF8.self))
        else { return false }
        let numbers = text.utf8.prefix(19).split { !digits.contains($0) }
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
            && numbers[3] < 24 && numbers[4] < 60 && numbers[5] < 60
    }
}
