import Foundation

extension Date {
    /// Reads a date as headers and rubrics have it, with time and zone, such as `2026-06-01T14:00:00+02:00`.
    ///
    /// Foundation takes 31 June for 1 July and passes over what stands behind the zone, and a deadline would be another
    /// one without a word.
    ///
    /// - Parameter text: The date; nil is what comes of other texts, and of a day or a time that there is not.
    init?(written text: String) {
        let form = "0000-00-00T00:00:00".utf8
        // A regular expression would be compiled for each transcript.
        var numbers = [0]
        for (byte, meant) in zip(text.utf8, form) {
            guard Self.digits.contains(meant) else {
                guard byte == meant else { return nil }
                numbers.append(0)
                continue
            }
            guard Self.digits.contains(byte) else { return nil }
            numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - Self.digits.lowerBound)
        }
        guard text.utf8.count > form.count else { return nil }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day),
            numbers[3] < 24, numbers[4] < 60, numbers[5] < 60
        else { return nil }
        var zone = text.utf8.dropFirst(form.count).map { Self.digits.contains($0) ? 0x30 : $0 }[...]
        if zone == [UInt8(ascii: "Z")], year >= 1970 {
            // Years that begin in March have the day that is not always there at their end.
            let shifted = month > 2 ? year : year - 1, place = (month + 9) % 12
            let days =
                365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * place + 2) / 5 + day
                - 719_469
            let minutes = (days * 24 + numbers[3]) * 60 + numbers[4]
            self.init(timeIntervalSince1970: Double(minutes * 60 + numbers[5]))
            return
        }
        if zone.starts(with: ".0".utf8) { zone = zone.dropFirst().drop { $0 == 0x30 } }
        guard Self.zones.contains(String(decoding: zone, as: UTF8.self)),
            let date = try? Date(text, strategy: .iso8601)
        else { return nil }
        self = date
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let zones = Set(["Z", "+00", "+0000", "+00:00", "-00", "-0000", "-00:00"])
}
