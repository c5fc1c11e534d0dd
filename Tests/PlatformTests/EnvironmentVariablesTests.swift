import Platform
import Testing

@Suite struct `Environment variables` {
    @Test func `A variable that is not set has no value, and an empty one is set`() {
        let variables: EnvironmentVariables = ["EMPTY": "", "HOME": "/home/ada"]
        #expect(variables["HOME"] == "/home/ada")
        #expect(variables["EMPTY"] == "")
        #expect(variables["OTHER"] == nil)
    }

    @Test func `Those of the process are there, and no others`() {
        #expect(EnvironmentVariables.ofProcess["PATH"]?.isEmpty == false)
        #expect(EnvironmentVariables.ofProcess["NO_SUCH_VARIABLE_IS_SET"] == nil)
    }
}
