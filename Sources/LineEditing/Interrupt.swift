import CLibEdit

/// Ctrl-C that comes while no line is waited for: it is remembered, so that whatever runs can end itself.
///
/// A wait for a line forgets it, and answers ``LineInput/interrupted`` to one that comes during the wait.
package enum Interrupt {
    /// Remembers the first Ctrl-C from now on; the next one ends the program, as if nobody had caught it.
    ///
    /// For programs that read no lines from a person: a ``Terminal`` takes Ctrl-C by itself.
    package static func rememberFirst() { le_catch_first_interrupt() }

    /// Indicates whether Ctrl-C was pressed and has not been cleared yet. This is
    /// quick, and safe on any thread.
    package static var isPending: Bool { le_is_interrupted() }

    /// Forgets what came.
    package static func forget() { _ = le_was_interrupted() }
}
