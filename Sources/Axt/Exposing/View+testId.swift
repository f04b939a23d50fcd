import SwiftUI

extension View {
  /// Gives the view a name by which tests find it.
  ///
  /// - Parameters:
  ///   - label: What the view is called.
  ///   - value: What it shows.
  ///   - action: What a tap does.
  ///   - setValue: Takes a value from a test.
  public func testId(
    _ identifier: String, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Gives a control of SwiftUI's a name by which tests find it; the control answers what is not said here.
  public func testId<M: Modifier>(
    _ identifier: String, type: NativeView<Self, M>, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    type.base.make(self)
      .exposed(identifier, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes something that is no view to tests, as long as a condition holds.
  public func testId(
    insert identifier: String, when condition: Bool = true, label: String? = nil, value: Any? = nil,
    action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    inserting(
      identifier, when: condition, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes the view to tests, under the name that a view around it is given.
  public func testData(
    label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil, setValue: ((Any?) -> Void)? = nil
  ) -> some View {
    exposed(nil, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }

  /// Exposes a control of SwiftUI's to tests, under the name that a view around it is given.
  public func testData<M: Modifier>(
    type: NativeView<Self, M>, label: String? = nil, value: Any? = nil, action: (() -> Void)? = nil,
    setValue: ((Any?) -> Void)? = nil
  ) -> some View where M.Content == Self {
    type.base.make(self)
      .exposed(nil, AxtFacts(label: label, value: value, action: action, setValue: setValue))
  }
}
