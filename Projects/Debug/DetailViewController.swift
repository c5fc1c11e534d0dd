import UIKit

/// A post, with a comment to write.
final class DetailViewController: ScreenViewController {
    var post: Post?
    let titleLabel = UILabel()
    let commentField = UITextField()
    private let playButton = UIButton(type: .system)

    init() {
        super.init(name: "Detail")
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = post?.title
        titleLabel.text = post?.title
        playButton.setTitle("Play", for: .normal)
        playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
        commentField.placeholder = "Your comment"
        commentField.addTarget(self, action: #selector(commentChanged), for: .editingChanged)

        let stack = UIStackView(arrangedSubviews: [titleLabel, playButton, commentField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        commentField.text = Library.shared.draft
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A draft belongs to one post. The next post starts without it.
        Library.shared.draft = nil
    }

    @objc private func commentChanged() {
        Library.shared.draft = commentField.text
    }

    @objc private func play() {
        navigationController?.pushViewController(PlayerViewController(), animated: true)
    }
}
