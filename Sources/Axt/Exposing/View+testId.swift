import SwiftUI

extension View {
  /// Gives the view an identifier for tests.
  ///
  /// - Parameters:
  ///   - identifier: The text by which `find(id:)` and `findAll(id:)` find the view.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func testId(
    _ identifier: String, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Gives a native control an identifier for tests; the control provides the values not given here.
  ///
  /// - Parameters:
  ///   - identifier: The text by which `find(id:)` and `findAll(id:)` find the view.
  ///   - type: The kind of the control, such as `.toggle`.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func testId<M: Modifier>(
    _ identifier: String, type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    type.base.make(self)
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
  public func testId(
    insert identifier: String, when condition: Bool = true, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    inserting(
      identifier, when: condition, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes the values of the view to tests, under the identifier of a view around it.
  ///
  /// - Parameters:
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func testData(
    label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(nil, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes the values of a native control to tests, under the identifier of a view around it.
  ///
  /// - Parameters:
  ///   - type: The kind of the control, such as `.toggle`.
  ///   - label: The label of the view.
  ///   - value: The value that it shows.
  ///   - action: The action of a tap.
  ///   - setValue: Sets a value from a test.
  public func testData<M: Modifier>(
    type: NativeView<Self, M>, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    type.base.make(self)
      .exposed(nil, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }
}
