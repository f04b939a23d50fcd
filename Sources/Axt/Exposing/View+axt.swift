import SwiftUI

/// The names of Axt's first revisions; `testId` and `testData` are those of the later ones.
extension View {
  /// Gives the view a name by which tests find it; without one, it waits for that of a view around it.
  public func axt(
    _ identifier: String? = nil, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Gives a control of SwiftUI's a name by which tests find it; the control answers what is not said here.
  public func axt<M: Modifier>(
    _ modifier: NativeView<Self, M>, _ identifier: String? = nil, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    modifier.base.make(self)
      .exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes something that is no view to tests, as long as a condition holds.
  public func axt(
    insert identifier: String, when condition: Bool = true, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    inserting(
      identifier, when: condition, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }
}
