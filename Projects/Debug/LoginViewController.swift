import UIKit

/// The first screen of a new user.
final class LoginViewController: ScreenViewController {
    let nameField = UITextField()
    private let signInButton = UIButton(type: .system)

    init() {
        super.init(name: "Login")
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        nameField.frame = CGRect(x: 20, y: 200, width: 280, height: 40)
        view.addSubview(nameField)

        signInButton.setTitle("Sign In", for: .normal)
        signInButton.frame = CGRect(x: 20, y: 260, width: 280, height: 44)
        signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        view.addSubview(signInButton)
    }

    @objc private func signIn() {
        guard let name = nameField.text, !name.isEmpty else { return }
        Library.shared.signIn(as: name)
        dismiss(animated: true)
    }
}
