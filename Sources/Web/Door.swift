// The functions that the page's script calls. Texts pass through memory: the script reserves room for what it says, and reads
// what it is told until the room is reserved again.

nonisolated(unsafe) private let tutor = PageTutor()
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var question: UnsafeMutablePointer<UInt8>?

/// Room for what the script says.
@_expose(wasm, "reserve") @_cdecl("viewdid_reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    question?.deallocate()
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 1)
    question = room
    return room
}

/// Takes what the script says: a word, a space, and what the word is about.
///
/// - Parameter count: The number of bytes.
/// - Returns: The number of bytes of the answer, which is JSON.
@_expose(wasm, "ask") @_cdecl("viewdid_ask")
public func ask(_ count: Int) -> Int {
    guard let question else { return 0 }
    let bytes = UnsafeBufferPointer(start: question, count: count)
    let word = bytes.prefix { $0 != 0x20 }
    let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(word.count + 1))
    let text = { String(decoding: rest, as: UTF8.self) }
    var reader = JSONReader(rest)
    var reply = JSON.null
    switch String(decoding: word, as: UTF8.self) {
    case "data":
        tutor.take(reader.value())
        reply = tutor.lessons
    case "progress":
        let input = reader.value()
        tutor.takeProgress(input(0), results: input[1], on: input(2))
    case "here": reply = tutor.here
    case "enter":
        let input = reader.value()
        let styling = Styling(usesColor: !input(3), width: Styling.width(in: input(1)))
        tutor.enter(input(0), at: Double(input[2].number) / 1000, on: input(4), styling)
        reply = tutor.answer(styling)
    case "ahead": tutor.lookAhead()
    case "complete": reply = tutor.completions(of: text())
    case "transcript": reply = tutor.transcript(startedOn: text())
    case "restart": tutor.restart()
    default: break
    }
    answer = Array(reply.written.utf8)
    return answer.count
}

/// The place of the answer in memory.
@_expose(wasm, "answer") @_cdecl("viewdid_answer")
public func answerPlace() -> UnsafePointer<UInt8>? {
    // The array lives until the next question.
    answer.withUnsafeBufferPointer { $0.baseAddress }
}
