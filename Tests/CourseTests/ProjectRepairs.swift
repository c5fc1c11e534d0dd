import Testing

/// A change of one file of the app to debug.
struct AppChange: Sendable {
    let file: String
    let old: String
    let new: String

    init(_ file: String, _ old: String, _ new: String) { (self.file, self.old, self.new) = (file, old, new) }
}

/// Changes of the app, and the reports that they close.
struct Repair: Sendable, CustomTestStringConvertible {
    let reports: Set<String>
    let changes: [AppChange]

    init(_ reports: Set<String>, _ changes: AppChange...) {
        (self.reports, self.changes) = (reports, changes)
    }

    var testDescription: String { reports.sorted().joined(separator: " ") }

    /// A repair of each bug.
    static let all = [
        Repair(
            ["login"],
            AppChange(
                "SceneDelegate",
                """
                        showFirstScreen()
                        window.makeKeyAndVisible()

                """,
                """
                        window.makeKeyAndVisible()
                        showFirstScreen()

                """)),
        Repair(
            ["filter"],
            AppChange(
                "FeedViewController", "self.dismiss(animated: true)",
                "self.dismiss(animated: true)\n            self.reload()")),
        Repair(
            ["duplicates"], AppChange("FeedViewController", observing, ""),
            AppChange(
                "FeedViewController", "        showPromotion()\n", "        showPromotion()\n" + observing)),
        Repair(
            ["sign-out"],
            AppChange(
                "FeedViewController", "filter.onDone = {",
                "filter.onDone = { [weak self] in\n            guard let self else { return }")),
        Repair(
            ["blank-post"],
            AppChange("FeedViewController", "        detail.view.tintColor = .systemIndigo\n", ""),
            AppChange(
                "FeedViewController", "detail.post = rows[row]\n",
                "detail.post = rows[row]\n        detail.view.tintColor = .systemIndigo\n")),
        Repair(
            ["draft"],
            AppChange(
                "DetailViewController", "        Library.shared.draft = nil\n",
                "        if isMovingFromParent { Library.shared.draft = nil }\n")),
        Repair(
            ["promotion"],
            AppChange(
                "FeedViewController", "promotion?.view.removeFromSuperview()",
                """
                promotion?.willMove(toParent: nil)
                promotion?.view.removeFromSuperview()
                promotion?.removeFromParent()
                """)),
        Repair(
            ["landscape"],
            AppChange(
                "FeedViewController", "view.addSubview(header)",
                "header.autoresizingMask = [.flexibleWidth]\n        view.addSubview(header)")),
        Repair(
            ["swipe"],
            AppChange(
                "PlayerViewController", "override func viewWillDisappear", "override func viewDidDisappear"),
            AppChange("PlayerViewController", "super.viewWillDisappear", "super.viewDidDisappear")),
        Repair(
            ["battery"], AppChange("PlayerViewController", "{ _ in", "{ [weak self] _ in"),
            AppChange("PlayerViewController", "self.showTime()", "self?.showTime()")),
        Repair(
            ["home"],
            AppChange(
                "PlayerViewController", "        Speaker.shared.start()\n    }\n",
                """
                        Speaker.shared.start()
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(pause),
                            name: UIApplication.didEnterBackgroundNotification, object: nil)
                    }

                    @objc private func pause() {
                        Speaker.shared.stop()
                    }

                """)),
        Repair(
            ["statistics"],
            AppChange(
                "FilterViewController", "        videosSwitch.isOn =",
                "        super.viewDidAppear(animated)\n        videosSwitch.isOn =")),
    ]

    /// Repairs in other ways, which are as good.
    static let others = [
        Repair(
            ["login"], AppChange("SceneDelegate", asking, ""),
            AppChange(
                "FeedViewController", "    override func viewWillAppear",
                """
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let feed = self
                \(asking)    }

                    override func viewWillAppear
                """)),
        Repair(
            ["duplicates"],
            AppChange(
                "FeedViewController", "    override func viewWillAppear",
                """
                    override func viewDidDisappear(_ animated: Bool) {
                        super.viewDidDisappear(animated)
                        NotificationCenter.default.removeObserver(self)
                    }

                    override func viewWillAppear
                """)),
        Repair(
            ["swipe"],
            AppChange(
                "PlayerViewController", "    override func viewWillDisappear",
                """
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        Speaker.shared.start()
                    }

                    override func viewWillDisappear
                """)),
        Repair(
            ["battery"],
            AppChange(
                "PlayerViewController", "Speaker.shared.stop()\n    }\n",
                "Speaker.shared.stop()\n    }\n\n" + ending)),
        Repair(
            ["landscape"],
            AppChange(
                "FeedViewController", "    override func viewWillAppear",
                """
                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        header.frame.size.width = view.bounds.width
                    }

                    override func viewWillAppear
                """)),
    ]

    /// Changes that take a feature out, or write a result down. None of them may pass.
    static let shortcuts = [
        Repair(["login"], AppChange("SceneDelegate", "Library.shared.user == nil", "true")),
        Repair(["filter"], AppChange("FeedViewController", "\\(rows.count) posts", "2 posts")),
        Repair(["duplicates"], AppChange("FeedViewController", observing, "")),
        Repair(["sign-out"], AppChange("FeedViewController", "present(filter, animated: true)", "")),
        Repair(
            ["blank-post"], AppChange("DetailViewController", "title = post?.title", "title = \"Harbor\"")),
        Repair(["draft"], AppChange("DetailViewController", "Library.shared.draft = nil", "")),
        Repair(["promotion"], AppChange("FeedViewController", "        showPromotion()\n", "")),
        Repair(
            ["landscape"],
            AppChange("FeedViewController", "width: view.bounds.width, height: 44", "width: 852, height: 44")),
        Repair(["swipe"], AppChange("PlayerViewController", "Speaker.shared.stop()", "")),
        Repair(["battery"], AppChange("PlayerViewController", "self.showTime()", "")),
        Repair(["home"], AppChange("PlayerViewController", "        Speaker.shared.start()\n", "")),
        Repair(
            ["statistics"],
            AppChange(
                "FilterViewController", "        videosSwitch.isOn =",
                "        print(\"Feed Filter\")\n        videosSwitch.isOn =")),
    ]

    private static let observing = """
                NotificationCenter.default.addObserver(
                    self, selector: #selector(postWasAdded), name: .postAdded, object: nil)

        """
    private static let asking = """
                if Library.shared.user == nil {
                    let login = LoginViewController()
                    login.modalPresentationStyle = .fullScreen
                    feed.present(login, animated: false)
                }

        """
    private static let ending = """
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                timer?.invalidate()
            }

        """
}
