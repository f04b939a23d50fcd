import Foundation
import PhoneSimulation

/// The domain of the errors of Remote Config.
public let RemoteConfigErrorDomain = "com.google.remoteconfig.ErrorDomain"

/// The codes of the errors of Remote Config.
public enum RemoteConfigError: Int, Error, Sendable {
  case unknown = 8001
  case throttled = 8002
  case internalError = 8003
}

/// The result of the last fetch.
public enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet, success, failure, throttled
}

/// The result of fetching and activating.
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}

/// Where a value comes from.
public enum RemoteConfigSource: Int, Sendable {
  case remote, `default`, `static`
}

private struct ConfigData: PhoneValue {
  var server: [String: String] = [:]
  var fetched: [String: String]?
  var active: [String: String] = [:]
  var defaults: [String: String] = [:]
  var status = RemoteConfigFetchStatus.noFetchYet
  var date: Date?
  var listeners: [(id: ObjectIdentifier, body: FirebaseListener<(RemoteConfigUpdate?, (any Error)?) -> Void>)] = []
}

extension SimulatedPhone {
  /// The values on the server of Remote Config: at first none. Listeners of the app hear of a change.
  public var firebaseConfiguration: [String: String] {
    get { self[ConfigData.self].server }
    set {
      let old = self[ConfigData.self].server
      update(ConfigData.self) { $0.server = newValue }
      let keys = Set(old.keys).union(newValue.keys).filter { old[$0] != newValue[$0] }
      let listeners = self[ConfigData.self].listeners
      guard !keys.isEmpty, !listeners.isEmpty else { return }
      runSoon(named: "a change of Remote Config") { [self] in
        use {
          for listener in self[ConfigData.self].listeners {
            listener.body.call(RemoteConfigUpdate(updatedKeys: keys), nil)
          }
        }
      }
    }
  }
}

/// A value of Remote Config.
public final class RemoteConfigValue: NSObject, NSCopying, Sendable {
  public let stringValue: String
  public let source: RemoteConfigSource

  init(_ text: String, _ source: RemoteConfigSource) {
    stringValue = text
    self.source = source
  }

  public var numberValue: NSNumber { NSNumber(value: Double(stringValue) ?? 0) }
  public var dataValue: Data { Data(stringValue.utf8) }
  public var boolValue: Bool { ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased()) }
  public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue, options: .fragmentsAllowed) }

  /// Decodes the value from JSON.
  ///
  /// - Throws: `DecodingError`.
  public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
    if let text = stringValue as? Value { return text }
    return try JSONDecoder().decode(asType, from: dataValue)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Settings of fetching. They have no effect: each fetch asks the server.
public final class RemoteConfigSettings: NSObject {
  public var minimumFetchInterval: TimeInterval = 43_200
  public var fetchTimeout: TimeInterval = 60

  public override init() {}
}

/// A change on the server.
public final class RemoteConfigUpdate: NSObject, Sendable {
  public let updatedKeys: Set<String>

  init(updatedKeys: Set<String>) { self.updatedKeys = updatedKeys }
}

/// What an app removes to end a listener.
public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
  public func remove() {
    SimulatedPhone.current.update(ConfigData.self) { data in
      data.listeners.removeAll { $0.id == ObjectIdentifier(self) }
    }
  }
}

/// Values that a server sets. They are those of the phone (`SimulatedPhone.firebaseConfiguration`).
// @unchecked: what changes is in the phone.
public final class RemoteConfig: NSObject, @unchecked Sendable {
  private static let only = RemoteConfig()

  private override init() {}

  public class func remoteConfig() -> RemoteConfig {
    _ = FirebaseApp.configured(for: "RemoteConfig.remoteConfig()")
    return only
  }

  public class func remoteConfig(app: FirebaseApp) -> RemoteConfig { only }

  private var phone: SimulatedPhone { .current }
  private var data: ConfigData { phone[ConfigData.self] }

  public var configSettings = RemoteConfigSettings()
  public var lastFetchTime: Date? { data.date }
  public var lastFetchStatus: RemoteConfigFetchStatus { data.status }

  // MARK: - Fetching

  private func answer<Value>(
    _ completion: ((Value?, (any Error)?) -> Void)?, _ make: @escaping () throws -> Value
  ) {
    FirebaseAnswer("an answer of Remote Config").give(to: completion, make)
  }

  private func answer<Value>(_ make: @escaping () throws -> Value) async throws -> Value {
    try await FirebaseAnswer("an answer of Remote Config").value(make)
  }

  private func fetchNow() throws {
    let phone = phone
    phone.record("FirebaseRemoteConfig", "fetches values")
    if let refusal = phone.refusal(.remoteConfig, .read, "") {
      phone.update(ConfigData.self) { $0.status = .failure }
      let code = if case .error(let code) = refusal { code } else { RemoteConfigError.internalError.rawValue }
      throw NSError(
        domain: RemoteConfigErrorDomain, code: code,
        userInfo: [NSLocalizedDescriptionKey: "Remote Config gives no values."])
    }
    let now = phone.now
    phone.update(ConfigData.self) { data in
      data.fetched = data.server
      (data.status, data.date) = (.success, now)
    }
  }

  private func activateNow() -> Bool {
    phone.update(ConfigData.self) { data in
      guard let fetched = data.fetched else { return false }
      defer { (data.active, data.fetched) = (fetched, nil) }
      return fetched != data.active
    }
  }

  public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
    answer({ (_: Void?, error) in completionHandler?(error == nil ? .success : .failure, error) }) {
      try self.fetchNow()
    }
  }

  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) {
    fetch(completionHandler: completionHandler)
  }

  @discardableResult
  public func fetch() async throws -> RemoteConfigFetchStatus {
    try await answer {
      try self.fetchNow()
      return .success
    }
  }

  @discardableResult
  public func fetch(withExpirationDuration expirationDuration: TimeInterval) async throws -> RemoteConfigFetchStatus {
    try await fetch()
  }

  public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
    answer({ (isChanged: Bool?, error) in completion?(isChanged ?? false, error) }) { self.activateNow() }
  }

  @discardableResult
  public func activate() async throws -> Bool { try await answer { self.activateNow() } }

  public func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {
    answer({ (_: Void?, error) in completionHandler?(error == nil ? .successFetchedFromRemote : .error, error) }) {
      try self.fetchNow()
      _ = self.activateNow()
    }
  }

  @discardableResult
  public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
    try await answer {
      try self.fetchNow()
      _ = self.activateNow()
      return .successFetchedFromRemote
    }
  }

  public func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
    answer({ (_: Void?, error) in completionHandler(error) }) {}
  }

  public func ensureInitialized() async throws {}

  // MARK: - Values

  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

  public func configValue(forKey key: String?) -> RemoteConfigValue {
    let data = data
    if let key, let text = data.active[key] { return RemoteConfigValue(text, .remote) }
    return key.flatMap { defaultValue(forKey: $0) } ?? RemoteConfigValue("", .static)
  }

  public func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
    let values =
      switch source {
      case .remote: data.active
      case .default: data.defaults
      case .static: [String: String]()
      }
    return RemoteConfigValue(key.flatMap { values[$0] } ?? "", source)
  }

  public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { data.defaults[$0] }.map { RemoteConfigValue($0, .default) }
  }

  public func allKeys(from source: RemoteConfigSource) -> [String] {
    switch source {
    case .remote: data.active.keys.sorted()
    case .default: data.defaults.keys.sorted()
    case .static: []
    }
  }

  public func keys(withPrefix prefix: String?) -> Set<String> {
    Set(data.active.keys).union(data.defaults.keys).filter { $0.hasPrefix(prefix ?? "") }
  }

  // MARK: - Defaults

  public func setDefaults(_ defaults: [String: NSObject]?) {
    phone.update(ConfigData.self) { $0.defaults = (defaults ?? [:]).mapValues(Self.text) }
  }

  /// Reads defaults from a file in the app's bundle.
  public func setDefaults(fromPlist fileName: String?) {
    guard let path = fileName.flatMap({ Bundle.main.path(forResource: $0, ofType: "plist") }),
      let data = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      return phone.warn("RemoteConfig.setDefaults(fromPlist:) finds no \(fileName ?? "").plist in the app's bundle.")
    }
    phone.update(ConfigData.self) { $0.defaults = values.mapValues(Self.text) }
  }

  /// Encodes defaults.
  ///
  /// - Throws: `EncodingError`.
  public func setDefaults<Value: Encodable>(from value: Value) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any]
    phone.update(ConfigData.self) { $0.defaults = (object ?? [:]).mapValues(Self.text) }
  }

  /// Decodes all values.
  ///
  /// - Throws: `DecodingError`.
  public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
    let values = data.defaults.merging(data.active) { $1 }
    return try FirebaseDataDecoder().decode(
      asType,
      from: values.mapValues { text in
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) ?? text
      })
  }

  private static func text(_ value: Any) -> String {
    if let number = value as? NSNumber, type(of: value) is AnyClass {
      return ["c", "B"].contains(String(cString: number.objCType)) ? "\(number.boolValue)" : number.stringValue
    }
    if value is String || !(JSONSerialization.isValidJSONObject(value)) { return "\(value)" }
    let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }

  // MARK: - Listeners

  /// Tells a closure of changes on the server.
  @discardableResult
  public func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration {
    let registration = ConfigUpdateListenerRegistration()
    phone.update(ConfigData.self) { $0.listeners.append((ObjectIdentifier(registration), FirebaseListener(listener))) }
    return registration
  }
}
