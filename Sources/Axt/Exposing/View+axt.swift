import SwiftUI

/// The API of Axt's first revisions; `testId` and `testData` are that of the later ones.
extension View {
  /// Gives the view an identifier for tests; without one, its values are merged into a view around it.
  public func axt(
    _ identifier: String? = nil, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Gives a native control an identifier for tests; the control provides the values not given here.
  public func axt<M: Modifier>(
    _ modifier: NativeView<Self, M>, _ identifier: String? = nil, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    modifier.base.make(self)
      .exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes an element without a view to tests, while a condition is met.
  public func axt(
    insert identifier: String, when condition: Bool = true, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    inserting(
      identifier, when: condition, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }
}
