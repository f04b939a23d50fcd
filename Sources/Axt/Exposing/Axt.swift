import Foundation
import SwiftUI

/// The values that a view exposes, and the exposed views inside it.
public struct Axt: Equatable {
  /// The identifier of the view.
  public let id: String?

  /// The identity of the view, stable for its lifetime.
  public let nodeId: UUID

  /// The exposed views inside it.
  public let children: [Axt]

  let facts: AxtFacts

  /// The label of the view.
  @MainActor public var label: String? { facts.label ?? facts.native?.label }
  /// The value that the view shows.
  @MainActor public var value: Any? { facts.value ?? facts.native?.value }
  /// The action of a tap.
  @MainActor public var action: (() -> Void)? { facts.action ?? facts.native?.action }
  /// Sets the value of the view from a test.
  @MainActor public var setValue: ((Any?) -> Void)? { facts.setValue ?? facts.native?.setValue }

  /// Whether both are of the same view.
  public static func == (lhs: Axt, rhs: Axt) -> Bool { lhs.nodeId == rhs.nodeId }
}

/// The values that a modifier exposes for a view.
struct AxtFacts {
  var label: String?
  var value: Any?
  var action: (() -> Void)?
  var setValue: ((Any?) -> Void)?

  /// The control that provides values that no modifier exposes.
  var native: NativeControl?

  /// These values, completed by those that inner modifiers expose.
  func completed(by inner: AxtFacts) -> AxtFacts {
    AxtFacts(
      label: label ?? inner.label, value: value ?? inner.value, action: action ?? inner.action,
      setValue: setValue ?? inner.setValue, native: native ?? inner.native)
  }
}

/// Passes exposed values to the test that shows the views.
public struct AxtPreferenceKey: PreferenceKey {
  /// No view.
  public static var defaultValue: [Axt] { [] }

  /// Keeps only one entry for a view that is exposed twice by the same modifier.
  public static func reduce(value: inout [Axt], nextValue: () -> [Axt]) {
    for next in nextValue() where !value.contains(next) { value.append(next) }
  }
}
