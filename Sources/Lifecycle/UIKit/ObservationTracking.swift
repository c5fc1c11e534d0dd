// Methods of views and controllers that are called again when an object of an @Observable class changes that they read.

/// A property of an @Observable object that code has read while reads are tracked.
package struct TrackedRead: Hashable, Sendable {
    let object: Value
    let property: String
    let reader: Reader

    /// The code that has read it.
    package enum Reader: Hashable, Sendable {
        /// A method of a view or controller.
        case method(Callback, of: Value)
        /// The first closure of `withObservationTracking`, by its `onChange`.
        case block(Value)

        /// A method in which UIKit tracks what is read; nil for the others.
        package init?(_ callback: Callback, of receiver: Value) {
            switch callback {
            case .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints,
                .layoutSubviews, .updateConstraints, .draw:
                self = .method(callback, of: receiver)
            default: return nil
            }
        }
    }
}

extension Simulation {
    /// Begins to track what is read. Of an earlier call of the same method, nothing is tracked any more.
    package mutating func beginTracking(_ reader: TrackedRead.Reader) {
        world.code.trackedReads.removeAll { $0.reader == reader }
        execution.readers.append(reader)
    }

    /// A property of an @Observable object is read.
    package mutating func track(_ property: String, of object: Value) {
        cost.work += execution.readers.count + world.code.trackedReads.count
        for reader in execution.readers {
            let read = TrackedRead(object: object, property: property, reader: reader)
            guard !world.code.trackedReads.contains(read) else { continue }
            world.code.trackedReads.append(read)
            guard case .block(let block) = reader, world.slot(reader.slotName, of: object) == nil else {
                continue
            }
            retain(block)
            _ = world.setSlot(StoredValue(block), reader.slotName, of: object)
        }
    }

    /// A property of an @Observable object is about to change: each reader is told once.
    package mutating func propertyWillChange(_ property: String, of object: Value) throws(Interruption) {
        cost.work += world.code.trackedReads.count
        var told: [TrackedRead.Reader] = []
        for read in world.code.trackedReads
        where read.object == object && read.property == property && !told.contains(read.reader) {
            told.append(read.reader)
        }
        for reader in told {
            let reads = world.code.trackedReads.filter { $0.reader == reader }
            world.code.trackedReads.removeAll { $0.reader == reader }
            switch reader {
            case .method(let callback, let receiver):
                if world.isAlive(receiver) { try invalidate(callback, of: receiver, property) }
            case .block(let block):
                retain(block)
                for object in Set(reads.map { $0.object }) {
                    guard world.slot(reader.slotName, of: object)?.value == block else { continue }
                    _ = world.setSlot(StoredValue(.nothing), reader.slotName, of: object)
                    try release(block)
                }
                try runAlone(.invoke(block, []))
                try release(block)
            }
        }
    }

    /// Lets UIKit call a method again.
    private mutating func invalidate(
        _ callback: Callback, of receiver: Value, _ property: String
    ) throws(Interruption) {
        guard applies(.observationCallsAgain) else {
            // On iOS 18, a key in Info.plist turns it on.
            return note(
                .skipped("code that reads \(property) of an @Observable", .notSimulated), to: .application,
                by: .unknownCodeIsSkipped)
        }
        let view: View.ID
        switch receiver {
        case .view(let own): view = own
        case .controller(let controller):
            guard let own = world.controllers[controller].view else { return }
            view = own
        default: return
        }
        switch callback {
        case .updateProperties: setNeedsUpdateProperties(view)
        case .updateConstraints, .updateViewConstraints: setNeedsUpdateConstraints(view)
        case .draw: try callOverridable(.setNeedsDisplay, on: view)
        default: try callOverridable(.setNeedsLayout, on: view)
        }
    }
}

extension TrackedRead.Reader {
    /// The slot in which an @Observable object holds a closure. It contains a space, so that no code can have such a name.
    fileprivate var slotName: String {
        if case .block(.closure(let closure)) = self { "observer \(closure.ordinal)" } else { "observer " }
    }
}
