import Foundation

/// The delay of a replay before each entry.
package enum PlaybackPace {
    /// Not at all.
    case none
    /// As long as the person did, divided by a number, but no more than a minute; Return goes on at once.
    case recorded(speed: Double)
    /// Until someone presses Return.
    case step

    private static let longest = 60.0

    /// Waits.
    ///
    /// - Parameter seconds: How long the person took.
    /// - Returns: Whether to go on; false once the input has ended, as by Ctrl-D.
    package func wait(_ seconds: Double) -> Bool {
        switch self {
        case .none: return true
        case .step: return Self.readLine()
        case .recorded(let speed):
            let length = min(Self.longest, max(0, seconds) / speed)
            guard isatty(STDIN_FILENO) == 1 else {
                Thread.sleep(forTimeInterval: length)
                return true
            }
            return Self.isTyped(within: length) ? Self.readLine() : true
        }
    }

    /// Waits for something to be typed.
    ///
    /// - Returns: False if the time passed without.
    static func isTyped(within seconds: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let rest = ContinuousClock.now.duration(to: end).seconds
            var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let count = poll(&input, 1, Int32(max(0, rest * 1000).rounded(.up)))
            if count > 0 { return true }
            if count == 0 || errno != EINTR { return false }
        }
    }

    /// Reads up to the end of a line, and nothing behind it.
    ///
    /// - Returns: False at the end of the input.
    private static func readLine() -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            if byte == UInt8(ascii: "\n") { return true }
        }
    }
}

/// The keyboard while a picture moves: keys are noticed at once, and left for what reads next.
struct KeyWatch {
    /// The settings of the terminal before; nil without a terminal.
    private let before: termios?

    /// Begins.
    init() {
        var mode = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &mode) == 0 else {
            before = nil
            return
        }
        before = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Waits.
    ///
    /// - Parameter seconds: The longest time.
    /// - Returns: True as soon as a key was pressed.
    func isPressed(within seconds: Double) -> Bool {
        guard before == nil else { return PlaybackPace.isTyped(within: seconds) }
        Thread.sleep(forTimeInterval: seconds)
        return false
    }

    /// Restores the terminal.
    func end() {
        guard var before else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
