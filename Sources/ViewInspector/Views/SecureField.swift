import SwiftUI

extension ViewType {
  /// Inspects a `SecureField`.
  public struct SecureField: KnownViewType {
    public static var typePrefix: String { "SecureField" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `SecureField`.
  public func secureField() throws -> InspectableView<ViewType.SecureField> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `SecureField`.
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> { try element(index) }
}

extension InspectableView where View == ViewType.SecureField {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The text of the field.
  public func input() throws -> String { try textBinding().wrappedValue }

  /// Sets the text, as if it were typed.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not type.
  public func setInput(_ value: String) throws {
    let binding = try textBinding()
    try trigger { binding.wrappedValue = value }
  }

  /// Calls the field's `onCommit`.
  public func callOnCommit() throws {
    let action: @MainActor () -> Void = try content.value("onCommit")
    try perform(action)
  }

  private func textBinding() throws -> Binding<String> { try content.value("text") }
}
