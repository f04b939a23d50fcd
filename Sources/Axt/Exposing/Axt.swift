import Foundation
import SwiftUI

/// What a view exposes about itself, and the views inside that expose something.
public struct Axt: Equatable {
  /// The name that the view was given.
  public let id: String?

  /// The identity of the view: the same as long as the view is there.
  public let nodeId: UUID

  /// What the views inside expose.
  public let children: [Axt]

  let facts: AxtFacts

  @MainActor public var label: String? { facts.label ?? facts.native?.label }
  @MainActor public var value: Any? { facts.value ?? facts.native?.value }
  @MainActor public var action: (() -> Void)? { facts.action ?? facts.native?.action }
  @MainActor public var setValue: ((Any?) -> Void)? { facts.setValue ?? facts.native?.setValue }

  public static func == (lhs: Axt, rhs: Axt) -> Bool { lhs.nodeId == rhs.nodeId }
}

/// What a modifier exposes about a view.
struct AxtFacts {
  var label: String?
  var value: Any?
  var action: (() -> Void)?
  var setValue: ((Any?) -> Void)?

  /// The control that answers what no modifier exposes.
  var native: NativeControl?

  /// These facts, completed by those exposed further inside.
  func completed(by inner: AxtFacts) -> AxtFacts {
    AxtFacts(
      label: label ?? inner.label, value: value ?? inner.value, action: action ?? inner.action,
      setValue: setValue ?? inner.setValue, native: native ?? inner.native)
  }
}

/// Carries what views expose to the test that shows them.
public struct AxtPreferenceKey: PreferenceKey {
  public static var defaultValue: [Axt] { [] }

  /// A view that is exposed twice by the same modifier is kept once.
  public static func reduce(value: inout [Axt], nextValue: () -> [Axt]) {
    for next in nextValue() where !value.contains(next) { value.append(next) }
  }
}
