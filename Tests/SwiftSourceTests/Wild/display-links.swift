// swift-format-ignore-file
// run: new Meter as meter; access view of meter; wait 1; meter.stop(); release meter; wait 1
// run: new Clock as clock; access view of clock; wait 3; release clock; wait 1
// says: print started
// says: print 10 frames
// says: meter.deinit
// says: print tick 2
// never: print 70 frames
// never: print tick 6
// never: clock.deinit
// never: unknown
class Meter: UIViewController {
    private var link: CADisplayLink?
    private var frames = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link?.add(to: .main, forMode: .common)
        print("started")
    }
    @objc private func frame(_ link: CADisplayLink) {
        frames += 1
        if frames % 10 == 0 { print(frames, "frames") }
        if frames == 40 { link.isPaused = true }
    }
    func stop() { link?.invalidate() }
    deinit {}
}
class Clock: UIViewController {
    private var ticks = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
    }
    @objc private func tick() { ticks += 1; print("tick", ticks) }
    func off() {}
    deinit {}
}
