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

    /// Returns whether a text is a date, a time and a zone, and the day and time exist.
    private static func existsInCalendar(_ text: String) -> Bool {
        let form = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)/
        guard let fields = text.wholeMatch(of: form) else { return false }
        let numbers = [fields.1, fields.2, fields.3, fields.4, fields.5, fields.6].compactMap { Int($0) }
        guard numbers.count == 6 else { return false }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
            && numbers[3] < 24 && numbers[4] < 60 && numbers[5] < 60
    }
}
