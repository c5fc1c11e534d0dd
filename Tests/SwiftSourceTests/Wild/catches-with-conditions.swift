// swift-format-ignore-file
// run: launch Loader as loader
// says: print a 404
// says: print b offline
// says: print c other
// says: print d 500
// says: print body
// never: unknown
class Loader: UIViewController {
    enum Failure: Error { case offline, status(Int) }
    override func viewDidLoad() {
        super.viewDidLoad()
        do { try load(404) } catch Failure.status(let code) where code == 404 { print("a", code) } catch { print("a other") }
        do { try load(1) } catch Failure.status { print("b status") } catch Failure.offline { print("b offline") } catch {}
        do { try load(500) } catch Failure.status(let code) where code == 404 { print("c", code) } catch { print("c other") }
        do { print("body"); try load(500) } catch Failure.offline, Failure.status where 1 > 0 { print("d 500") } catch { print("d other") }
    }
    func load(_ code: Int) throws {
        if code > 99 { throw Failure.status(code) }
        throw Failure.offline
    }
}
