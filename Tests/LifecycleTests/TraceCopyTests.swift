import Lifecycle
import SwiftInterpreter
import Testing

@Suite("Copies of a simulation")
struct TraceCopyTests {
    private func loadAgain(_ simulation: inout Simulation, times: Int) throws {
        let controller = try #require(simulation.world.controller(named: "feed"))
        for _ in 0..<times {
            simulation.apply(.loading(.accessView(of: controller)))
            simulation.apply(.loading(.setViewToNil(controller)))
        }
    }

    @Test("A copy stays as it was while the original goes on")
    func copiesAreApart() throws {
        var simulation = Simulation()
        simulation.apply(
            .making(.make(name: "feed", of: World.viewControllerClass, from: .code(nibName: nil))))
        try loadAgain(&simulation, times: 200)
        let copy = simulation, count = copy.trace.count, last = copy.trace[count - 1]
        try loadAgain(&simulation, times: 200)
        #expect(copy.trace.count == count)
        #expect(copy.trace[count - 1] == last)
        #expect(simulation.trace.entries.prefix(count).elementsEqual(copy.trace.entries))
        #expect(simulation != copy)
    }

    @Test("What is refused leaves no sign, however long the trace")
    func refusalsLeaveNothing() throws {
        var simulation = Simulation(environment: Environment(release: Release(4, 3)))
        simulation.apply(
            .making(.make(name: "feed", of: World.viewControllerClass, from: .code(nibName: nil))))
        try loadAgain(&simulation, times: 150)
        let before = simulation
        #expect(
            simulation.apply(.bundle(.storyboard(name: "Main", scenes: [])))
                == .ignored(.unavailable(.storyboardExists)))
        #expect(simulation == before)
    }
}
