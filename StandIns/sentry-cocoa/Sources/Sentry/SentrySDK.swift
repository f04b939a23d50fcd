import Foundation
import PhoneSimulation

/// Reports what goes wrong. Reports are on the phone (`SimulatedPhone.sentryReports`) and among its acts.
public enum SentrySDK {
  // MARK: - Starting

  public static func start(options: Options) {
    let phone = SimulatedPhone.current
    phone.update(SentryData.self) { data in
      data.options = options
      data.scope = options.initialScope(Scope(maxBreadcrumbs: Int(options.maxBreadcrumbs)))
    }
    phone.record("Sentry", "starts")
  }

  public static func start(configureOptions: (Options) -> Void) {
    let options = Options()
    configureOptions(options)
    start(options: options)
  }

  /// Whether anything is reported.
  public static var isEnabled: Bool { SimulatedPhone.current[SentryData.self].options?.enabled ?? false }

  /// Ends the reports.
  public static func close() { SimulatedPhone.current.update(SentryData.self) { $0.options = nil } }

  /// Has no effect: reports are there at once.
  public static func flush(timeout: TimeInterval) {}

  /// Nothing has crashed before.
  public static var crashedLastRun: Bool { false }
  public static var detectedStartUpCrash: Bool { false }

  // What has no effect: nothing is measured.
  public static func startSession() {}
  public static func endSession() {}
  public static func reportFullyDisplayed() {}
  public static func pauseAppHangTracking() {}
  public static func resumeAppHangTracking() {}
  public static func startProfiler() {}
  public static func stopProfiler() {}

  /// Ends an app on a phone. Here it is recorded, and the app continues.
  public static func crash() {
    SimulatedPhone.current.record("Sentry", "crashes")
    SimulatedPhone.current.warn("SentrySDK.crash() ends an app on a phone. It goes on.")
  }

  // MARK: - Reporting

  @discardableResult
  public static func capture(message: String) -> SentryId { capture(message, in: nil) }

  @discardableResult
  public static func capture(message: String, scope: Scope) -> SentryId { capture(message, in: scope) }

  @discardableResult
  public static func capture(message: String, block: (Scope) -> Void) -> SentryId {
    capture(message, in: copy(changedBy: block))
  }

  private static func capture(_ message: String, in scope: Scope?) -> SentryId {
    let event = Event(level: .info)
    event.message = SentryMessage(formatted: message)
    return report(event, .message, scope)
  }

  @discardableResult
  public static func capture(error: any Error) -> SentryId { report(Event(error: error), .error, nil) }

  @discardableResult
  public static func capture(error: any Error, scope: Scope) -> SentryId { report(Event(error: error), .error, scope) }

  @discardableResult
  public static func capture(error: any Error, block: (Scope) -> Void) -> SentryId {
    report(Event(error: error), .error, copy(changedBy: block))
  }

  @discardableResult
  public static func capture(event: Event) -> SentryId { report(event, .event, nil) }

  @discardableResult
  public static func capture(event: Event, scope: Scope) -> SentryId { report(event, .event, scope) }

  @discardableResult
  public static func capture(event: Event, block: (Scope) -> Void) -> SentryId {
    report(event, .event, copy(changedBy: block))
  }

  public static func capture(feedback: SentryFeedback) {
    let event = Event(level: .info)
    event.message = SentryMessage(formatted: feedback.message)
    _ = report(event, .feedback, nil)
  }

  private static func copy(changedBy block: (Scope) -> Void) -> Scope {
    let scope = Scope(scope: SimulatedPhone.current[SentryData.self].scope)
    block(scope)
    return scope
  }

  private static func report(_ event: Event, _ kind: SentryReport.Kind, _ own: Scope?) -> SentryId {
    let phone = SimulatedPhone.current
    let data = phone[SentryData.self]
    guard let options = data.options, options.enabled, options.sampleRate?.doubleValue != 0 else { return .empty }
    let scope = own ?? data.scope
    event.level = scope.level ?? event.level
    event.tags = scope.tags.merging(event.tags ?? [:]) { $1 }
    event.extra = scope.extra.merging(event.extra ?? [:]) { $1 }
    event.user = event.user ?? scope.user
    event.breadcrumbs = event.breadcrumbs ?? scope.breadcrumbs
    guard let event = options.beforeSend.map({ $0(event) }) ?? event else { return .empty }
    let number = phone.update(SentryData.self) { data in
      data.count += 1
      return data.count
    }
    event.eventId = SentryId(String(repeating: "0", count: 32 - "\(number)".count) + "\(number)")
    let text =
      event.message?.formatted ?? event.error.map { "\($0._domain) \($0._code)" } ?? event.exceptions?.first?.type ?? ""
    add(
      SentryReport(
        id: event.eventId.sentryIdString, kind: kind, text: text, level: event.level, tags: event.tags ?? [:],
        extra: (event.extra ?? [:]).mapValues { "\($0)" }, userID: event.user?.userId,
        breadcrumbs: (event.breadcrumbs ?? []).map(\.text)), on: phone)
    return event.eventId
  }

  private static func add(_ report: SentryReport, on phone: SimulatedPhone) {
    phone.update(SentryData.self) { $0.reports.append(report) }
    phone.record("Sentry", "reports \(report.kind) \(report.text)")
  }

  // MARK: - What reports have in common

  public static func configureScope(_ callback: (Scope) -> Void) {
    callback(SimulatedPhone.current[SentryData.self].scope)
  }

  public static func setUser(_ user: User?) { configureScope { $0.setUser(user) } }

  public static func addBreadcrumb(_ crumb: Breadcrumb) {
    let data = SimulatedPhone.current[SentryData.self]
    guard let options = data.options else { return }
    if let crumb = options.beforeBreadcrumb.map({ $0(crumb) }) ?? crumb { data.scope.addBreadcrumb(crumb) }
  }

  // MARK: - Transactions

  /// The transaction that is bound to the scope.
  public static var span: (any Span)? { SimulatedPhone.current[SentryData.self].scope.span }

  @discardableResult
  public static func startTransaction(name: String, operation: String) -> any Span {
    startTransaction(name: name, operation: operation, bindToScope: false)
  }

  @discardableResult
  public static func startTransaction(name: String, operation: String, bindToScope: Bool) -> any Span {
    startTransaction(transactionContext: TransactionContext(name: name, operation: operation), bindToScope: bindToScope)
  }

  @discardableResult
  public static func startTransaction(transactionContext: TransactionContext) -> any Span {
    startTransaction(transactionContext: transactionContext, bindToScope: false)
  }

  @discardableResult
  public static func startTransaction(transactionContext: TransactionContext, bindToScope: Bool) -> any Span {
    let phone = SimulatedPhone.current
    let data = phone[SentryData.self]
    let rate = data.options.flatMap { options in
      options.tracesSampler.map { $0(SamplingContext(transactionContext)) } ?? options.tracesSampleRate
    }
    let isReported = data.options?.enabled == true && (rate?.doubleValue ?? 0) > 0
    let span = TimedSpan(transactionContext.operation, nil, on: phone) { span in
      let scope = phone[SentryData.self].scope
      if scope.span === span { scope.span = nil }
      guard isReported else { return }
      add(
        SentryReport(
          id: SentryId.empty.sentryIdString, kind: .transaction, text: transactionContext.name, level: .info,
          tags: scope.tags.merging(span.tags) { $1 }, extra: span.data.mapValues { "\($0)" },
          userID: scope.user?.userId,
          breadcrumbs: []), on: phone)
    }
    if bindToScope { data.scope.span = span }
    return span
  }
}
