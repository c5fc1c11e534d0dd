/// Samples that tests of several targets build their lessons from.
package enum SampleLesson {
    /// The least that a lesson needs: one set-up and one question.
    package static let question = """
        ```viewdid setup
        class Login; new Login as login
        ```
        ```viewdid predict read
        ask: loadView viewDidLoad of login
        access view
        ```
        """
}
