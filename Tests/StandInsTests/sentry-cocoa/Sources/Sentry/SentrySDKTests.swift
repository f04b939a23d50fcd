#if os(Linux)
  import Foundation
  import PhoneSimulation
  import Sentry
  import Testing

  @Suite("Sentry", .ownPhone)
  struct SentrySDKTests {
    private let phone = SimulatedPhone.current

    private func start(_ change: (Options) -> Void = { _ in }) {
      SentrySDK.start { options in
        options.dsn = "https://key@example.com/1"
        options.tracesSampleRate = 1.0
        change(options)
      }
    }

    @Test("reports nothing before it starts, and after it ends")
    func starting() {
      #expect(SentrySDK.capture(message: "early") == .empty && !SentrySDK.isEnabled && !phone.hasStartedSentry)
      start()
      #expect(SentrySDK.isEnabled && SentrySDK.capture(message: "a") != .empty)
      SentrySDK.close()
      SentrySDK.capture(message: "late")
      #expect(phone.sentryReports.map(\.text) == ["a"])
      #expect(phone.acts(of: "Sentry") == ["Sentry: starts", "Sentry: reports message a"])
    }

    @Test("reports messages, errors and events with what they have in common")
    func reporting() {
      start()
      SentrySDK.setUser(User(userId: "ada"))
      SentrySDK.configureScope { scope in
        scope.setTag(value: "tea", key: "drink")
        scope.setExtra(value: 3, key: "cups")
      }
      let crumb = Breadcrumb(level: .info, category: "ui")
      crumb.message = "tapped"
      SentrySDK.addBreadcrumb(crumb)
      SentrySDK.capture(message: "hot")
      SentrySDK.capture(error: NSError(domain: "Tea", code: 7)) { scope in
        scope.setTag(value: "cake", key: "drink")
        scope.setLevel(.fatal)
      }
      let event = Event(level: .warning)
      event.message = SentryMessage(formatted: "cold")
      SentrySDK.capture(event: event)
      let reports = phone.sentryReports
      #expect(reports.map(\.text) == ["hot", "Tea 7", "cold"] && reports.map(\.kind) == [.message, .error, .event])
      #expect(reports.map(\.level) == [.info, .fatal, .warning])
      #expect(reports.map { $0.tags["drink"] } == ["tea", "cake", "tea"] && reports[0].extra == ["cups": "3"])
      #expect(reports.allSatisfy { $0.userID == "ada" && $0.breadcrumbs == ["tapped"] })
      #expect(Set(reports.map(\.id)).count == 3 && phone.sentryBreadcrumbs == ["tapped"])
    }

    @Test("lets the app change what is reported, or take it out")
    func hooks() {
      start { options in
        options.beforeSend = { event in
          if event.message?.formatted == "secret" { return nil }
          event.tags = ["seen": "yes"]
          return event
        }
        options.beforeBreadcrumb = { $0.category == "noise" ? nil : $0 }
        options.maxBreadcrumbs = 2
      }
      SentrySDK.capture(message: "secret")
      SentrySDK.capture(message: "open")
      #expect(phone.sentryReports.map(\.text) == ["open"] && phone.sentryReports[0].tags == ["seen": "yes"])
      for category in ["a", "noise", "b", "c"] { SentrySDK.addBreadcrumb(Breadcrumb(level: .info, category: category)) }
      #expect(phone.sentryBreadcrumbs == ["b", "c"])
    }

    @Test("reports a transaction at its end, if the app wants them")
    func transactions() {
      start()
      let span = SentrySDK.startTransaction(name: "Checkout", operation: "task", bindToScope: true)
      #expect(SentrySDK.span === span && phone.sentryReports.isEmpty)
      let child = span.startChild(operation: "load", description: "cart")
      child.finish(status: .cancelled)
      #expect(child.isFinished && child.status == .cancelled && child.spanDescription == "cart")
      span.finish()
      span.finish()
      #expect(phone.sentryReports.map(\.text) == ["Checkout"] && phone.sentryReports[0].kind == .transaction)
      #expect(SentrySDK.span == nil && span.timestamp != nil)
      start { $0.tracesSampleRate = 0 }
      SentrySDK.startTransaction(name: "Other", operation: "task").finish()
      #expect(phone.sentryReports.count == 1)
    }
  }
#endif
