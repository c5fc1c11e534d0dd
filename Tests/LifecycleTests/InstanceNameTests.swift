import Lifecycle
import Testing

@Suite("Names of instances")
struct InstanceNameTests {
    @Test(
        "An instance without a name gets one from its class",
        arguments: [
            ("FeedViewController", "feed"), ("VC1", "vc1"), ("VC", "vc"), ("VCOne", "vcOne"),
            ("URLList", "urlList"),
            ("UIViewController", "uiViewController"), ("SecondVC", "secondVC"),
        ])
    func isNamed(className: String, name: String) {
        #expect(ControllerClass.instanceName(of: className) == name)
    }
}
