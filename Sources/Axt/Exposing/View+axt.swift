import SwiftUI

/// The API of Axt's first revisions; `testId` and `testData` are that of the later ones.
extension View {
  /// Gives the view an identifier for tests; without one, its values are merged into a view around it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` for none.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func axt(
    _ identifier: String? = nil, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Gives a native control an identifier for tests; the control provides the values not given here.
  ///
  /// - Parameters:
  ///   - modifier: The kind of the control, such as `.toggle`.
  ///   - identifier: The identifier; `nil` for none.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func axt<M: Modifier>(
    _ modifier: NativeView<Self, M>, _ identifier: String? = nil, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    modifier.base.make(self)
      .exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes an element without a view to tests, while a condition is met.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the element.
  ///   - condition: Whether there is the element.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func axt(
    insert identifier: String, when condition: Bool = true, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    inserting(
      identifier, when: condition, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }
}
