import DeepStack
import Foundation
import TestSupport

/// libFuzzer, driving one door of the program: `DOOR=commands Fuzzing [libFuzzer's options] folders or files`.
@main
struct Fuzzer {
    let door: Door
    let mutation: Mutation

    /// The most processor time for one input, in seconds.
    private static let patience = 3.0

    /// The fuzzer of this process; nil if no door is named.
    static let shared = ProcessInfo.processInfo.environment["DOOR"].flatMap(Door.init).map(Fuzzer.init)

    private init(_ door: Door) {
        self.door = door
        mutation = Mutation(Vocabulary(of: door))
    }

    static func main() {
        guard let shared else {
            print("Name a door: DOOR=" + Door.allCases.map(\.rawValue).joined(separator: "|"))
            exit(64)
        }
        let inputs = (try? Repository.seeds(of: shared.door)) ?? []
        let given = CommandLine.arguments + ["-seed_inputs=" + inputs.joined(separator: ",")]
        var pointers = given.map { strdup($0) } + [nil]
        var count = CInt(given.count)
        let status = pointers.withUnsafeMutableBufferPointer { pointers in
            guard var start = pointers.baseAddress else { return CInt(70) }
            return runDriver(&count, &start, take)
        }
        exit(status)
    }

    /// Drives an input through the door; a fault ends the process, so that libFuzzer keeps the input.
    fileprivate func drive(_ input: [UInt8]) {
        do throws(Fault) {
            try DeepStack.run { () throws(Fault) in
                // An input that takes all of the stack leaves libFuzzer none to keep it.
                let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
                defer { room.deallocate() }
                var stack = stack_t(), usual = stack_t()
                (stack.ss_sp, stack.ss_size) = (room.baseAddress, .init(room.count))
                sigaltstack(&stack, &usual)
                defer { sigaltstack(&usual, nil) }
                try door.drive(input, within: Self.patience)
            }
        } catch {
            fatalError("\(door.rawValue): \(error)")
        }
    }
}

// MARK: - What libFuzzer and the fuzzer ask of each other

/// libFuzzer's own main function.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ drive: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Takes an input of libFuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
func take(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Fuzzer.shared?.drive(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// libFuzzer's own change of an input, which knows nothing but bytes and what the program compared them with.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Changes an input: mostly as its language has it, now and then byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    var generator = SeededGenerator(seed: UInt64(seed))
    guard let mutation = Fuzzer.shared?.mutation, Int.random(in: 0..<10, using: &generator) > 0 else {
        return mutateBytes(bytes, count, limit)
    }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    return put(mutation.changed(input, using: &generator), bytes, limit)
}

/// Makes an input of two.
@_cdecl("LLVMFuzzerCustomCrossOver")
func cross(
    _ one: UnsafePointer<UInt8>, _ oneCount: Int, _ other: UnsafePointer<UInt8>, _ otherCount: Int,
    _ result: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
    guard let mutation = Fuzzer.shared?.mutation else { return 0 }
    var generator = SeededGenerator(seed: UInt64(seed))
    let crossed = mutation.crossed(
        Array(UnsafeBufferPointer(start: one, count: oneCount)),
        Array(UnsafeBufferPointer(start: other, count: otherCount)), using: &generator)
    return put(crossed, result, limit)
}

private func put(_ input: [UInt8], _ place: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int {
    let kept = input.prefix(limit)
    for (offset, byte) in kept.enumerated() { place[offset] = byte }
    return kept.count
}
