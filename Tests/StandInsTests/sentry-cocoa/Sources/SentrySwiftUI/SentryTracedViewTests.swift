#if os(Linux)
  import PhoneSimulation
  import Sentry
  import SentrySwiftUI
  import SwiftUI
  import Testing

  @Suite("SentryTracedView", .ownPhone) @MainActor
  struct SentryTracedViewTests {
    @Test("reports a transaction of its name when its view appears, once")
    func tracing() {
      SentrySDK.start { $0.tracesSampleRate = 1 }
      let screen = Screen(device: .iPhone)
      screen.show(
        SentryTracedView("Home") {
          Text("a").sentryTrace("Row")
        })
      screen.advance(by: 1)
      // The inner one is a part of the outer one.
      #expect(SimulatedPhone.current.sentryReports.map(\.text) == ["Home"])
      #expect(SentrySDK.span == nil)
    }
  }
#endif
