// swift-format-ignore-file
// ios: 17
// run: launch Feed
// run: feed.show()
// calls: feed.viewDidAppear sheet.viewDidLoad sheet.viewDidAppear sheet.viewWillDisappear sheet.deinit

import UIKit

class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {  // expect: called 1
        super.viewDidAppear(animated)
        print(presentedViewController == nil)  // expect: print true
    }

    func show() {
        let sheet = Sheet()
        sheet.modalPresentationStyle = .pageSheet
        sheet.onClose = { [weak self] in
            print("closed", self?.isViewLoaded == true)  // expect: print closed true
        }
        present(sheet, animated: true) {
            print("presented", self.presentedViewController is Sheet)  // expect: print presented true
        }
        print("present has returned")  // expect: print present has returned
    }
}

class Sheet: UIViewController {
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", isBeingPresented)  // expect: print loaded false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(isBeingPresented)  // expect: print true
        dismiss(animated: true) { self.onClose?() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print(isBeingDismissed)  // expect: print true
    }

    deinit { print("Sheet is gone") }  // expect: print Sheet is gone
}
