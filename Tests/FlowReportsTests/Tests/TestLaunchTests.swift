import Testing

@testable import FlowReports

@Suite("The launch of an app under test")
struct TestLaunchTests {
  @Test(
    "a language and a region are arguments of every launch",
    arguments: [
      ("de", "AT", ["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"]), ("ja", nil, ["-AppleLanguages", "(ja)"]),
      (nil, "GB", ["-AppleLocale", "en_GB"]), (nil, nil, []),
    ] as [(String?, String?, [String])])
  func locale(language: String?, region: String?, arguments: [String]) {
    #expect(TestLaunch(arguments: [], language: language, region: region).locale == arguments)
  }

  @Test("arguments reach a process in its environment, whatever they contain; none are no variable")
  func environment() {
    let launch = TestLaunch(arguments: ["-name", "a \"b\"\n: c", ""], language: "de", region: nil)
    #expect(launch.environment.keys.sorted() == ["FLOW_TEST_LAUNCH"])
    #expect(TestLaunch(environment: launch.environment) == launch)
    let none = TestLaunch(arguments: [], language: nil, region: nil)
    #expect(none.environment == [:])
    #expect(TestLaunch(environment: [:]) == none)
    #expect(TestLaunch(environment: ["FLOW_TEST_LAUNCH": "{"]) == none)
  }
}
