import SwiftUI

extension ViewType {
  /// Inspects a `TextEditor`.
  public struct TextEditor: KnownViewType {
    public static var typePrefix: String { "TextEditor" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `TextEditor`.
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `TextEditor`.
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> { try element(index) }
}

extension InspectableView where View == ViewType.TextEditor {
  /// The text of the editor.
  public func input() throws -> String { try textBinding().wrappedValue }

  /// Sets the text, as if it were typed.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not type.
  public func setInput(_ value: String) throws {
    let binding = try textBinding()
    try trigger { binding.wrappedValue = value }
  }

  private func textBinding() throws -> Binding<String> { try content.value("text") }
}
