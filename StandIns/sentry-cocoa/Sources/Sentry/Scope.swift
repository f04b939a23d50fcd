import Foundation

/// What all reports of an app have in common.
// @unchecked: what changes is used under the lock alone.
public final class Scope: NSObject, @unchecked Sendable {
  private struct State {
    var user: User?
    var tags: [String: String] = [:]
    var extra: [String: Any] = [:]
    var contexts: [String: [String: Any]] = [:]
    var level: SentryLevel?
    var breadcrumbs: [Breadcrumb] = []
    var span: (any Span)?
  }

  private let lock = NSLock()
  private var state = State()
  private let maxBreadcrumbs: Int

  public init(maxBreadcrumbs: Int) { self.maxBreadcrumbs = maxBreadcrumbs }

  public convenience override init() { self.init(maxBreadcrumbs: 100) }

  public convenience init(scope: Scope) {
    self.init(maxBreadcrumbs: scope.maxBreadcrumbs)
    state = scope.value(\.self)
  }

  private func change(_ body: (inout State) -> Void) { lock.withLock { body(&state) } }

  private func value<Value>(_ path: KeyPath<State, Value>) -> Value { lock.withLock { state[keyPath: path] } }

  public var tags: [String: String] { value(\.tags) }
  var user: User? { value(\.user) }
  var level: SentryLevel? { value(\.level) }
  var breadcrumbs: [Breadcrumb] { value(\.breadcrumbs) }
  var extra: [String: Any] { value(\.extra).merging(value(\.contexts)) { first, _ in first } }

  public var span: (any Span)? {
    get { value(\.span) }
    set { change { $0.span = newValue } }
  }

  public func setUser(_ user: User?) { change { $0.user = user } }
  public func setTag(value: String, key: String) { change { $0.tags[key] = value } }
  public func removeTag(key: String) { change { $0.tags[key] = nil } }
  public func setTags(_ tags: [String: String]?) { change { $0.tags.merge(tags ?? [:]) { $1 } } }
  public func setExtra(value: Any?, key: String) { change { $0.extra[key] = value } }
  public func removeExtra(key: String) { change { $0.extra[key] = nil } }
  public func setExtras(_ extras: [String: Any]?) { change { $0.extra.merge(extras ?? [:]) { $1 } } }
  public func setContext(value: [String: Any], key: String) { change { $0.contexts[key] = value } }
  public func removeContext(key: String) { change { $0.contexts[key] = nil } }
  public func setLevel(_ level: SentryLevel) { change { $0.level = level } }

  /// Has no effect: nothing leaves the machine.
  public func setDist(_ dist: String?) {}

  /// Has no effect: nothing leaves the machine.
  public func setEnvironment(_ environment: String?) {}

  /// Has no effect: reports are not grouped.
  public func setFingerprint(_ fingerprint: [String]?) {}

  /// Has no effect: files are not kept.
  public func addAttachment(_ attachment: Attachment) {}

  /// Has no effect: files are not kept.
  public func clearAttachments() {}

  public func addBreadcrumb(_ crumb: Breadcrumb) {
    change { state in
      state.breadcrumbs.append(crumb)
      if state.breadcrumbs.count > maxBreadcrumbs { state.breadcrumbs.removeFirst() }
    }
  }

  public func clearBreadcrumbs() { change { $0.breadcrumbs = [] } }

  public func clear() { change { $0 = State() } }
}
