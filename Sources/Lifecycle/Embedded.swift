#if hasFeature(Embedded)
    // What the standard library does by casting an error, and the string-processing library, which is not there.

    extension Dictionary {
        package init(
            _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
        ) {
            self.init()
            for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
        }

        package mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)
        {
            for (key, value) in other { self[key] = self[key].map { combine($0, value) } ?? value }
        }

        package func merging(
            _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
        ) -> [Key: Value] {
            var all = self
            all.merge(other, uniquingKeysWith: combine)
            return all
        }
    }

    extension StringProtocol {
        package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }

        package func firstRange(of part: String) -> Range<Index>? {
            var start = startIndex
            while !self[start...].hasPrefix(part) {
                guard start < endIndex else { return nil }
                start = index(after: start)
            }
            return start..<index(start, offsetBy: part.count)
        }

        package func split(separator: String) -> [SubSequence] {
            var parts: [SubSequence] = [], rest = self[startIndex...]
            while let range = rest.firstRange(of: separator) {
                if range.lowerBound > rest.startIndex { parts.append(rest[..<range.lowerBound]) }
                rest = rest[range.upperBound...]
            }
            return rest.isEmpty ? parts : parts + [rest]
        }

        package func replacing(_ part: String, with new: String) -> String {
            var result = "", rest = self[startIndex...]
            while let range = rest.firstRange(of: part) {
                result += rest[..<range.lowerBound] + new
                rest = rest[range.upperBound...]
            }
            return result + rest
        }
    }
#endif
