// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import CoreLocation
import UIKit

extension URLSession {
    func begin() { dataTask(with: URL(string: "https://example.com/a?b=1")!) { _, _, _ in } }
}

class Feed: UIViewController {
    let spinner = UIActivityIndicatorView(), refresh = UIRefreshControl(), toggle = UISwitch()
    let slider = UISlider(), button = UIButton(), label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        print(spinner.isAnimating, refresh.isRefreshing, toggle.isOn, button.isEnabled)  // expect: print false false false true
        spinner.startAnimating()
        refresh.beginRefreshing()
        toggle.setOn(true, animated: true)
        slider.setValue(0.5, animated: false)
        print(spinner.isAnimating, refresh.isRefreshing, toggle.isOn, slider.value)  // expect: print true true true 0.5
        spinner.stopAnimating()
        refresh.endRefreshing()
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        button.isEnabled = false
        print(spinner.isAnimating, refresh.isRefreshing, toggle.isOn, button.isEnabled)  // expect: print false false false false
        guard let url = URL(string: "https://example.com/top?limit=\(label.numberOfLines)") else { return }
        print(url.absoluteString)  // expect: print https://example.com/top?limit=1
        CLLocationManager().desiredAccuracy = kCLLocationAccuracyKilometer
        URLSession.shared.begin()
        do { try fail() } catch (let error) { print(error) }  // expect: print full
    }

    enum Fault: Error { case full }
    func fail() throws { throw Fault.full }
}
