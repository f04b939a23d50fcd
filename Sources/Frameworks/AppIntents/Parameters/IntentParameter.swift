import FlowFoundation
import Foundation
import Locking

/// A value with a title, of an intent or an entity.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue & Sendable

  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }

  /// The value, if there is one.
  var _value: Value? { get }
}

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
  // @unchecked: only the value changes, which is guarded.
  public let defaultValue: Value.UnwrappedType?
  public let title: LocalizedStringResource
  public let description: LocalizedStringResource?
  let requestValueDialog: IntentDialog?
  private let value: Locked<Value?>

  public var isOptional: Bool { Value._isOptional }
  public var projectedValue: IntentParameter<Value> { self }
  public var _value: Value? { value.value }

  /// The value. A parameter that has none, and needs one, ends the process with a message: the system asks for it before
  /// it performs an intent, and so does `run()`.
  public var wrappedValue: Value {
    get {
      if let value = value.value ?? Value._wrap(nil) { return value }
      let title = String(localized: title)
      fatalError("The parameter \"\(title)\" has no value. Set it before perform(), or call run(), which asks for it.")
    }
    set { value.withLock { $0 = newValue } }
  }

  init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?,
    _ requestValueDialog: IntentDialog? = nil
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    value = Locked(defaultValue.flatMap(Value._wrap))
  }
}

/// A parameter of any type, as `run()` reads it.
protocol ParameterSlot: AnyObject {
  var titleText: String { get }
  var isMissing: Bool { get }

  /// Takes the answer of the person; returns whether it has the right type.
  func take(_ answer: any Sendable) -> Bool
}

extension IntentParameter: ParameterSlot {
  var titleText: String { String(localized: title) }
  var isMissing: Bool { _value == nil && !isOptional }

  func take(_ answer: any Sendable) -> Bool {
    guard let value = answer as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// How the value of the previous action becomes that of a parameter.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
