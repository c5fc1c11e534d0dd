import Course
import Foundation
import Lifecycle
import Session

/// Reads what the program carries while a person reads the greeting, so that nobody waits for it at the first `explain`,
/// the first wrong answer or the first Tab.
package enum TextPreloader {
    /// As much as the main thread has, since what reads YAML calls itself.
    private static let stackSize = 8 << 20

    /// Loads the data that a learner at the prompt soon needs.
    static func begin() {
        begin {
            // The first answer needs these, which take longer to read than to explain it.
            withExtendedLifetime((Misconception.all, Rule.all(.general).map { $0.facts.statement })) {}
            withExtendedLifetime((DocumentLedger.shared, ApplePages.shared, Origins.shared)) {}
            try? Handbook.shared?.prepareForQuestions()
        }
    }

    /// Reads on a thread of its own.
    package static func begin(_ read: @escaping @Sendable () -> Void) {
        let thread = Thread(block: read)
        thread.stackSize = stackSize
        thread.qualityOfService = .utility
        // A thread inherits what is blocked: signals are for the one that waits for what is typed, which they interrupt.
        var all = sigset_t(), before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        thread.start()
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
