import Foundation
import Lifecycle
import Session
import SwiftSource
import TestSupport
import Testing

/// Whatever code does with a text or a collection counts as much as it takes.
@Suite("What members of the standard library's count as")
struct MemberPriceTests {
    /// Operations on a text, by the name under which the interpreter knows them.
    private static let ofTexts: [(name: String, code: String)] = [
        ("==", "t == u"), ("<", "t < u"), ("+", "t + u"), ("interpolation", "\"\\(t)\""),
        ("for", "{ for _ in t {} }()"),
        ("Array", "Array(t)"), ("Set", "Set([t])"), ("switch", "{ switch t { case u: 1; default: 2 } }()"),
        ("literal", "[t: 1]"), ("key", "[t: 1][u]"), ("first", "t.first"), ("last", "t.last"),
        ("count", "t.count"),
        ("isEmpty", "t.isEmpty"), ("description", "t.description"),
        ("map", "t.map { _ in 1 }"), ("compactMap", "t.compactMap { $0 }"), ("forEach", "t.forEach { _ in }"),
        ("allSatisfy", "t.allSatisfy { _ in true }"), ("reduce", "t.reduce(0) { a, _ in a }"),
        ("enumerated", "t.enumerated()"), ("reversed", "t.reversed()"), ("sorted", "t.sorted()"),
        ("filter", "t.filter { _ in true }"), ("prefix", "t.prefix(1)"), ("suffix", "t.suffix(1)"),
        ("dropFirst", "t.dropFirst()"), ("dropLast", "t.dropLast()"), ("contains", "t.contains(u)"),
        ("components", "t.components(separatedBy: u)"), ("split", "t.split(separator: \"x\")"),
        ("replacingOccurrences", "t.replacingOccurrences(of: u, with: t)"), ("uppercased", "t.uppercased()"),
        ("lowercased", "t.lowercased()"), ("hasPrefix", "t.hasPrefix(u)"), ("hasSuffix", "t.hasSuffix(u)"),
    ]

    /// Operations on an array; those in constant time are marked.
    private static let ofArrays: [(name: String, code: String, isConstant: Bool)] = [
        ("==", "t == u", false), ("+", "t + u", false), ("copy", "{ var c = t; c[0] = 1 }()", false),
        ("interpolation", "\"\\(t)\"", false), ("Set", "Set(t)", false),
        ("count", "t.count", true), ("isEmpty", "t.isEmpty", true), ("first", "t.first", true),
        ("last", "t.last", true), ("indices", "t.indices", false), ("startIndex", "t.startIndex", true),
        ("endIndex", "t.endIndex", true), ("lazy", "t.lazy", true),
        ("forEach", "t.forEach { _ in }", false), ("contains", "t.contains(0)", false),
        ("reversed", "t.reversed()", false), ("firstIndex", "t.firstIndex(of: 0)", false),
        ("map", "t.map { $0 }", false), ("compactMap", "t.compactMap { $0 }", false),
        ("flatMap", "t.flatMap { [$0] }", false), ("filter", "t.filter { _ in true }", false),
        ("allSatisfy", "t.allSatisfy { _ in true }", false), ("enumerated", "t.enumerated()", false),
        ("dropFirst", "t.dropFirst()", false), ("dropLast", "t.dropLast()", false),
        ("prefix", "t.prefix(1)", false), ("suffix", "t.suffix(1)", false),
        ("reduce", "t.reduce(0) { a, _ in a }", false), ("joined", "t.map { _ in \"\" }.joined()", false),
        ("sorted", "t.sorted()", false), ("min", "t.min()", false), ("max", "t.max()", false),
    ]

    /// Operations on a dictionary or, where a second one takes part, a set; those in constant time are
    /// marked.
    private static let ofDictionaries: [(name: String, code: String, isSet: Bool, isConstant: Bool)] = [
        ("==", "t == u", false, false), ("copy", "{ var c = t; c[0] = 2 }()", false, false),
        ("interpolation", "\"\\(t)\"", false, false), ("count", "t.count", false, true),
        ("isEmpty", "t.isEmpty", false, true), ("element", "t[1]", false, true),
        ("default", "t[1, default: 0]", false, true), ("keys", "t.keys", false, false),
        ("mapValues", "t.mapValues { $0 }", false, false),
        ("compactMapValues", "t.compactMapValues { $0 }", false, false),
        ("filter", "t.filter { _ in true }", false, false), ("forEach", "t.forEach { _ in }", false, false),
        ("map", "t.map { $0 }", false, false), ("compactMap", "t.compactMap { $0 }", false, false),
        ("flatMap", "t.flatMap { [$0] }", false, false),
        ("allSatisfy", "t.allSatisfy { _ in true }", false, false),
        ("reduce", "t.reduce(0) { a, _ in a }", false, false), ("enumerated", "t.enumerated()", false, false),
        ("reversed", "t.reversed()", false, false), ("joined", "t.map { _ in \"\" }.joined()", false, false),
        ("first", "t.first { _ in false }", false, false), ("sorted", "t.sorted()", true, false),
        ("min", "t.min()", true, false), ("max", "t.max()", true, false),
        ("contains", "t.contains { _ in false }", true, false), ("membership", "t.contains(0)", true, true),
        ("union", "t.union(u)", true, false), ("intersection", "t.intersection(u)", true, false),
        ("subtracting", "t.subtracting(u)", true, false),
        ("symmetricDifference", "t.symmetricDifference(u)", true, false),
        ("isSubset", "t.isSubset(of: u)", true, false), ("isSuperset", "t.isSuperset(of: u)", true, false),
        ("isDisjoint", "t.isDisjoint(with: u)", true, false),
    ]

    /// The steps of doing something with a value that holds a number of characters or elements.
    private func steps(_ code: String, _ value: String, _ count: Int) -> Int {
        var session = Session(.readyController(code: .standard))
        let making = value.replacing("COUNT", with: "\(count)")
        _ = session.enter(
            "override viewDidLoad { let t = \(making); let u = \(making); print(\"made\"); for _ in 0..<4 { _ = \(code) } }"
        )
        _ = session.enter("access view")
        return session.simulation.cost.steps
    }

    private func grows(_ code: String, _ value: String) -> Bool {
        let free = { steps("1", value, $0) }
        let few = steps(code, value, 40) - free(40), many = steps(code, value, 4_000) - free(4_000)
        return many > 4 * max(few, 4)
    }

    @Test("No use of a text is free", arguments: ofTexts)
    func text(name: String, code: String) {
        #expect(grows(code, "String(repeating: \"ab\", count: COUNT)"), "\(name)")
    }

    @Test("No use of all elements of an array is free", arguments: ofArrays)
    func array(name: String, code: String, isConstant: Bool) {
        #expect(grows(code, "Array(repeating: 1, count: COUNT)") != isConstant, "\(name)")
    }

    @Test("No use of all elements of a dictionary or a set is free", arguments: ofDictionaries)
    func dictionary(name: String, code: String, isSet: Bool, isConstant: Bool) {
        let value = isSet ? "Set(0..<COUNT)" : "Dictionary(uniqueKeysWithValues: (0..<COUNT).map { ($0, 1) })"
        #expect(grows(code, value) != isConstant, "\(name)")
    }

    /// `WALKS=2` tries all names in all forms, which takes minutes; else one in two hundred is tried.
    @Test(
        "Nothing that a name of the table can be written in takes more of the processor than its steps say",
        arguments: NamePrices.receivers)
    func names(receiver: NamePrices.Receiver) {
        let prices = NamePrices()
        #expect(prices.size > 2_000)
        #expect(prices.tooCheap(on: receiver, oneIn: 200) == [])
    }

    @Test("Each member that the interpreter knows is in these lists")
    func complete() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/SwiftInterpreter")
            .standardized
        let names = Set(
            Self.ofTexts.map(\.name) + Self.ofArrays.map(\.name) + Self.ofDictionaries.map(\.name))
        for (file, functions) in [
            (
                "StandardLibrary+Code.swift",
                ["readText", "callCharacters", "search", "callText", "callSequence"]
            ),
            ("Arrays+Code.swift", ["readArray", "callArray"]),
            (
                "Dictionaries+Code.swift",
                ["readDictionary", "callDictionary", "callInAnyOrder", "convert", "combine"]
            ),
        ] {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for function in functions {
                let start = try #require(text.range(of: "func \(function)("))
                let body = text[start.upperBound...].prefix { _ in true }
                let end = body.range(of: "\n    }\n")?.lowerBound ?? body.endIndex
                for line in body[..<end].split(separator: "\n") where line.contains("case \"") {
                    for known in line.split(separator: "\"").enumerated() where known.offset % 2 == 1 {
                        guard known.element.allSatisfy(\.isLetter) else { continue }
                        let isLabel = ["separatedBy", "with", "into", "of", "where", "by", "values"].contains(
                            known.element)
                        #expect(isLabel || names.contains(String(known.element)), "\(known.element)")
                    }
                }
            }
        }
    }
}
