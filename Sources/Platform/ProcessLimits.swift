#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system lets this process have.
package enum ProcessLimits {
    /// The kilobytes of stack and the descriptors without which nothing can be run.
    private static let stack = 512, descriptors = 5

    /// What is too little, with what to do about it; nil if nothing is.
    package static var problem: String? {
        if let found = limit(of: RLIMIT_STACK).map({ $0 >> 10 }), found < stack {
            return "The stack may have \(found) kB, too little to run. Allow more: ulimit -s 8192"
        }
        if let found = limit(of: RLIMIT_NOFILE), found < descriptors {
            return "Only \(found) files may be open at the same time. Allow more: ulimit -n 64"
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
