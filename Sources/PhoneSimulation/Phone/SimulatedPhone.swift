import Combine
import Foundation
import Locking

/// The world outside of an app: permissions, location, network, biometrics and what else its frameworks ask for.
///
/// A screen has one phone. Its values are the same on every machine until a test sets them. Each act of the app - a
/// question to the person, a notification, an opened address - is recorded in ``acts``, in order.
///
/// ```swift
/// let phone = SimulatedPhone.current
/// phone.permissions[.location] = .whileInUse
/// phone.location = PhoneLocation(latitude: 48.137, longitude: 11.575)
/// ```
public final class SimulatedPhone: Sendable {
  struct State {
    var values: [ObjectIdentifier: any Sendable] = [:]
    var observers: [PhoneObserver] = []
    var acts: [PhoneAct] = []
    var prompts: [PendingPrompt] = []
    var alarms: [PhoneAlarm.ID: PhoneAlarm] = [:]
    var lastID = 0
    var clock: (any VirtualTimeSource)?
    weak var host: (any PhoneHost)?
    var appName: String?
    var appIdentifier: String?
    var timeZone = TimeZone.gmt
  }

  let state = Locked(State())

  /// Creates a phone with the values that every phone has at first.
  public init() { Self.answersRequests }

  /// Answers requests of code that no screen runs, from the first phone on.
  private static let answersRequests: Void = RequestMarks.setFallback { SimulatedPhone.current }

  /// The value of a kind.
  public subscript<Value: PhoneValue>(_ type: Value.Type) -> Value {
    get { state.withLock { $0.values[ObjectIdentifier(type)] as? Value } ?? Value() }
    set { update(type) { $0 = newValue } }
  }

  /// Changes the value of a kind, and tells its observers afterwards.
  @discardableResult
  public func update<Value: PhoneValue, Result>(_ type: Value.Type, _ change: (inout Value) -> Result) -> Result {
    let id = ObjectIdentifier(type)
    // A first value may ask the phone for others.
    let first = state.withLock { $0.values[id] } == nil ? Value() : nil
    let result = state.withLock { state in
      var value = state.values[id] as? Value ?? first ?? Value()
      defer { state.values[id] = value }
      return change(&value)
    }
    notify(id)
    return result
  }

  private func notify(_ id: ObjectIdentifier) {
    guard state.withLock({ state in state.observers.contains { $0.kind == id } }) else { return }
    onMainActor { [self] in
      for observer in state.withLock({ state in state.observers.filter { $0.kind == id } }) { observer.action() }
    }
  }

  /// Observes the value of a kind.
  ///
  /// - Parameter action: Runs on the main actor after each change.
  /// - Returns: A value that ends the observation when it is cancelled or released.
  public func observe<Value: PhoneValue>(
    _ type: Value.Type, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PhoneObservation {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers.append(PhoneObserver(id: state.lastID, kind: ObjectIdentifier(type), action: action))
      return state.lastID
    }
    return PhoneObservation(phone: self, id: id)
  }

  /// The name of the app in the system's texts.
  public var appName: String {
    get {
      state.withLock { $0.appName } ?? Self.information("CFBundleDisplayName") ?? Self.information("CFBundleName")
        ?? "App"
    }
    set { state.withLock { $0.appName = newValue } }
  }

  /// The identifier of the app, as its bundle has it when it is asked for first.
  ///
  /// The bundle of a process that runs tests has the identifier of each app while that app runs.
  package var appIdentifier: String {
    state.withLock { state in
      let identifier = state.appIdentifier ?? Bundle.main.bundleIdentifier ?? "com.example.app"
      state.appIdentifier = identifier
      return identifier
    }
  }

  /// A text of the app's information list.
  package static func information(_ key: String) -> String? {
    (Bundle.main.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A value of the world outside of an app, which a framework reads and a test sets.
public protocol PhoneValue: Sendable {
  /// Creates the value that every phone has at first.
  init()
}

/// An observation of a phone, which ends when it is cancelled or released.
public final class PhoneObservation: Sendable {
  // The phone may keep what observes it.
  private struct Reference {
    weak var phone: SimulatedPhone?
  }

  private let reference: Reference
  private let id: Int

  init(phone: SimulatedPhone, id: Int) {
    reference = Reference(phone: phone)
    self.id = id
  }

  /// Ends the observation.
  public func cancel() {
    let id = id
    reference.phone?.state.withLock { state in state.observers.removeAll { $0.id == id } }
  }

  deinit { cancel() }
}

struct PhoneObserver: Sendable {
  let id: Int
  let kind: ObjectIdentifier
  let action: @MainActor @Sendable () -> Void
}

/// Runs code on the main actor: immediately if the caller is there, and soon otherwise.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueueMark.isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
}

/// Marks the queue of the main actor, which tests need not run on the main thread.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}
