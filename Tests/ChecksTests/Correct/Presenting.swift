import UIKit

class AlertController: UIViewController {
    @IBAction func remove() {
        let alert = UIAlertController(title: "Remove?", message: "", preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { _ in
                self.title = "Removed"
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: true, completion: nil)
    }
}

class OnboardingHostController: UIViewController {
    private var isDone = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isDone, presentedViewController == nil {
            isDone = true
            let onboarding = OnboardingController()
            onboarding.modalPresentationStyle = .fullScreen
            onboarding.onFinish = { [weak self] in self?.dismiss(animated: true) }
            present(onboarding, animated: true)
        }
    }
}

class OnboardingController: UIViewController {
    var onFinish: (() -> Void)?

    @IBAction func finish() { onFinish?() }
}

class DetailHostController: UIViewController {
    @objc func open() {
        let detail = UINavigationController(rootViewController: OnboardingController())
        detail.modalPresentationStyle = .formSheet
        present(detail, animated: true)
    }

    @objc func close() { dismiss(animated: true) }

    @objc func next() {
        show(OnboardingController(), sender: self)
    }
}

class LateHostController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // When the view is on screen the main queue comes to it.
        DispatchQueue.main.async {
            self.present(OnboardingController(), animated: true)
        }
    }
}

class ReplacingController: UIViewController {
    @IBAction func replace() {
        present(OnboardingController(), animated: true) { [weak self] in
            self?.dismiss(animated: true) {
                self?.present(AlertController(), animated: true)
            }
        }
    }
}

class PushingController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = OnboardingController()
        next.onFinish = { [weak next] in next?.dismiss(animated: true) }
        navigationController?.pushViewController(next, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let next = segue.destination as? OnboardingController {
            next.onFinish = { [weak self] in self?.tableView.reloadData() }
        }
    }
}

class ImagePickingController: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    @IBOutlet var imageView: UIImageView!

    @IBAction func pick() {
        let picker = UIImagePickerController()
        picker.delegate = self
        picker.sourceType = .photoLibrary
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        imageView.image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true)
    }
}

class SharingController: UIViewController {
    @IBAction func share(_ sender: UIButton) {
        let activity = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
        activity.popoverPresentationController?.sourceView = sender
        present(activity, animated: true)
    }
}

class UnwindingController: UIViewController {
    @objc func backToRoot() {
        navigationController?.popToRootViewController(animated: true)
    }

    @objc func back() {
        if let navigation = navigationController {
            navigation.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}

class AskingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Ask", style: .plain, target: self, action: #selector(ask))
    }

    @objc private func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        // The alert is held until its handler has returned.
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [unowned self, unowned alert] _ in
                self.title = alert.textFields?.first?.text
            })
        present(alert, animated: true)
    }
}

/// A screen that shows the next one as soon as it has come itself.
class PassingScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard navigationController?.topViewController == self else { return }
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

class PassingList: UITableViewController {
    @objc func open() { navigationController?.pushViewController(PassingScreen(), animated: true) }
}

/// A screen of which it is not known how it comes on screen: it presents from the window's root.
class RootPresentingScreen: UIViewController {
    @objc func logIn() {
        UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
    }
}

/// A screen that says for a moment what it has done, and says when that ends in several ways.
class CopyingScreen: UIViewController {
    @IBAction func copyAddress() {
        let notice = show("Copied")
        let end = DispatchTime.now() + 1
        DispatchQueue.main.asyncAfter(deadline: end) { notice.dismiss(animated: true) }
    }

    @IBAction func copyName() {
        let notice = show("Copied")
        DispatchQueue.main.asyncAfter(deadline: .now() + Pace.notice) { notice.dismiss(animated: true) }
    }

    private func show(_ text: String) -> UIAlertController {
        let notice = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        present(notice, animated: true)
        return notice
    }
}
