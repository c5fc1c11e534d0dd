import Testing

@Suite("Swift files run as they say beside their lines")
struct SampleTests {
    @Test("There are samples")
    func samples() { #expect(SampleFile.names.count >= 12) }

    @Test("What happens at each line is what stands beside it", arguments: SampleFile.names)
    func lines(name: String) throws {
        let file = try SampleFile(name), played = try file.played()
        #expect(played.problems == [])
        let events = played.events
        for (line, expected) in file.expectations.sorted(by: { $0.key < $1.key }) {
            #expect(events[line] == expected, "\(name):\(line)")
        }
        // Output, traps and skipped code have to be expected; the number of calls to an override need not be.
        let silent = events.filter { !$0.value.hasPrefix("called") && file.expectations[$0.key] == nil }
        #expect(silent == [:], "\(name) says nothing of these lines")
    }

    @Test(
        "The order of the overridden callbacks is the one at the top",
        arguments: SampleFile.names.filter { (try? SampleFile($0).calls) != nil })
    func order(name: String) throws {
        let file = try SampleFile(name)
        #expect(try file.played().calls == file.calls)
    }
}
