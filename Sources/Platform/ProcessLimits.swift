/// The resources that the system allows this process.
package enum ProcessLimits {
    /// The kilobytes of stack and the descriptors without which nothing can be run.
    private static let stack = 512, descriptors = 5

    /// A sentence about a limit that is too low, with a remedy; nil if there is none.
    package static var problem: String? {
        if let found = limit(of: RLIMIT_STACK).map({ $0 >> 10 }), found < stack {
            return "The stack limit of \(found) kB is too low. To raise it: ulimit -s 8192"
        }
        if let found = limit(of: RLIMIT_NOFILE), found < descriptors {
            return "The limit of \(found) open files is too low. To raise it: ulimit -n 64"
        }
        return nil
    }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource

        private static func number(_ resource: Resource) -> Int32 { Int32(resource.rawValue) }
    #else
        private typealias Resource = Int32

        private static func number(_ resource: Resource) -> Int32 { resource }
    #endif

    private static func limit(of resource: Resource) -> Int? {
        var limit = rlimit()
        return getrlimit(number(resource), &limit) == 0 ? Int(clamping: limit.rlim_cur) : nil
    }
}
