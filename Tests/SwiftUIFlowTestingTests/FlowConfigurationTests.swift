import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("A configuration")
@MainActor
struct FlowConfigurationTests {
  @Test("has no label, changes nothing and records nothing by default")
  func defaults() {
    let configuration = FlowConfiguration()
    var environment = EnvironmentValues()
    configuration.environmentPatch(&environment)

    #expect(configuration.label == "")
    #expect(environment.colorScheme == .light)
    #expect(!configuration.recordSnapshots)
  }

  @Test("changes the environment")
  func environmentPatch() {
    let configuration = FlowConfiguration(label: "dark") { environment in
      environment.colorScheme = .dark
      environment.locale = Locale(identifier: "ja_JP")
    }
    var environment = EnvironmentValues()
    configuration.environmentPatch(&environment)

    #expect(configuration.label == "dark")
    #expect(environment.colorScheme == .dark)
    #expect(environment.locale.identifier == "ja_JP")
  }

  @Test("can be created with the older names")
  func sketch() {
    let configuration = FlowConfiguration(recordSnapshots: true, environmentValues: { $0.colorScheme = .dark })
    let recording = FlowConfiguration(recordSnapshots: true)
    var environment = EnvironmentValues()
    configuration.environmentValues(&environment)

    #expect(environment.colorScheme == .dark)
    #expect(configuration.recordSnapshots)
    #expect(recording.recordSnapshots)
  }

  @Test("reaches the views of a run, fresh in every step")
  func reachesViews() {
    var patches = 0
    var seen: [ColorScheme] = []
    shopFlow(
      configuration: FlowConfiguration { environment in
        patches += 1
        seen.append(environment.colorScheme)
        environment.colorScheme = .dark
      }
    )
    .step("cart") { _ in }
    .step("payment") { _ in }
    .run { _, _ in }

    #expect(patches == 2)
    #expect(seen == [.light, .light])
  }

  @Test("sets the current date of a flow's views; the default is the same on every machine")
  func present() {
    func distances(_ configuration: FlowConfiguration) -> Set<String> {
      var shown: Set<String> = []
      let date = Date(timeIntervalSince1970: 1_168_364_460 + 90)
      FlowTester(model: ShopModel(), configuration: configuration) { _ in
        TimelineView(.explicit([])) { context in
          let _ = shown.insert("\(Int(date.timeIntervalSince(context.date)))")
          Text(date, style: .timer)
        }
      }
      .step("shown")
      .run { _, _ in }
      return shown
    }
    #expect(distances(FlowConfiguration()) == ["90"])
    #expect(distances(FlowConfiguration(now: Date(timeIntervalSince1970: 1_168_364_460 + 30))) == ["60"])
  }
}
