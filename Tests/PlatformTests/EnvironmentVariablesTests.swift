import Platform
import Testing

@Suite("Environment variables")
struct EnvironmentVariablesTests {
    @Test("A variable that is not set has no value, and an empty one is set")
    func unsetAndEmpty() {
        let variables: EnvironmentVariables = ["EMPTY": "", "HOME": "/home/ada"]
        #expect(variables["HOME"] == "/home/ada")
        #expect(variables["EMPTY"] == "")
        #expect(variables["OTHER"] == nil)
    }

    @Test("Variables of the process are there, and no others")
    func ofProcess() {
        #expect(EnvironmentVariables.ofProcess["PATH"]?.isEmpty == false)
        #expect(EnvironmentVariables.ofProcess["NO_SUCH_VARIABLE_IS_SET"] == nil)
    }
}
