import Foundation

/// A value that cannot be kept: where it stands and what is wrong with it.
struct InvalidValue: Error {
    let place: String
    let problem: String

    static func checkIdentifier(_ text: String, _ place: String) throws(InvalidValue) {
        let longest = 200
        if text.isEmpty {
            throw InvalidValue(place: place, problem: "it is empty")
        }
        if text.unicodeScalars.count > longest {
            throw InvalidValue(place: place, problem: "it has more than \(longest) characters")
        }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw InvalidValue(place: place, problem: "it contains a control character")
        }
    }

    static let points = 0...1, hints = 0...1_000_000

    static func check<Number: Numeric & Comparable>(
        _ number: Number, _ place: String, in range: ClosedRange<Int>
    ) throws(InvalidValue) {
        guard let least = Number(exactly: range.lowerBound), let most = Number(exactly: range.upperBound),
            (least...most).contains(number)
        else {
            let ends = "\(range.lowerBound) and \(range.upperBound)"
            throw InvalidValue(place: place, problem: "\(number) is not between \(ends)")
        }
    }

    /// Returns the milliseconds since 1970, the form in which dates are kept.
    static func checkedMilliseconds(of date: Date, _ place: String) throws(InvalidValue) -> Int64 {
        let year1 = -62_135_596_800.0
        let year9999 = 253_402_300_799.0
        let seconds = date.timeIntervalSince1970
        guard (year1...year9999).contains(seconds) else {
            throw InvalidValue(place: place, problem: "its year is not between 1 and 9999")
        }
        return Int64((seconds * 1000).rounded())
    }
}

extension Date {
    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}
