import TestSupport

/// A lesson with everything that lessons may hold.
let fullLesson = #"""
    ---
    id: lazy-view
    title: The lazy view
    ios: 17
    needs: [first-steps]
    documents: [P, T]
    rules:
      - view.loads-when-read
    skip: forbidden
    ---
    # The lazy view

    A controller makes its view when someone reads it.

    ```viewdid setup
    class Login; new Login as login
    ```

    ```viewdid predict first-read
    ask: loadView viewDidLoad viewWillAppear of login
    access view of login
    ```

    > [!TIP]
    > The getter looks whether there is a view already.

    > [!TIP]
    > `loadView` has to come before anything that needs a view.

    > [!NOTE]
    > Shown after the answer.

    ```viewdid feedback first-read
    viewWillAppear before viewDidLoad: Nothing is on screen yet, only the view was read.
    ```

    ```viewdid choose why-not-shown
    Why was viewWillAppear not called?
    - [ ] The override is missing. :: The default is called as well, and logged.
    - [x] The view is in no window. :: Loading and appearing are two things.
    ```

    ```viewdid do reload
    Make viewDidLoad run a second time on iOS 17.
    goal: login.viewDidLoad called 2 times
    goal: login alive
    solution: set view nil; access view
    ```

    ```viewdid setup hidden
    class Feed
    new Feed as feed
    ```

    ```viewdid count twice
    ask: viewDidLoad of feed
    access view
    access view
    ```

    ```viewdid next after-load
    ask: after loadView of feed
    access view
    ```

    ```viewdid state loaded
    ask: is view loaded
    ```

    ```viewdid fix own-view
    ask: Give the screen a view of its own.
    class Wall: UIViewController {
        override func loadView() {
        }
    }
    run: new Wall as wall; load view if needed
    goal: wall loaded
    ```

    ```viewdid solution own-view
    class Wall: UIViewController {
    }
    ```
    """#

/// A small valid lesson.
func lesson(id: String = "small", needs: String = "", body: String = "") -> String {
    """
    ---
    id: \(id)
    title: Small
    \(needs.isEmpty ? "skip: forbidden" : "needs: \(needs)")
    ---
    \(SampleLesson.question)
    \(body)
    """
}
