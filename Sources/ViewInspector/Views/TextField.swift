import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `TextField`.
  public struct TextField: KnownViewType {
    public static var typePrefix: String { "TextField" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `TextField`.
  public func textField() throws -> InspectableView<ViewType.TextField> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `TextField`.
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> { try element(index) }
}

extension InspectableView where View == ViewType.TextField {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The text of the field.
  public func input() throws -> String {
    let text: (Locale) -> String = try content.value("text")
    return text(locale)
  }

  /// Sets the text, as if it were typed.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not type.
  public func setInput(_ value: String) throws {
    let take: (String, Locale) -> Void = try content.value("take")
    try trigger { take(value, locale) }
  }

  /// Calls the field's `onEditingChanged` for the end of editing.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not type.
  public func callOnEditingChanged() throws {
    try guardIsResponsive()
    let action: @MainActor (Bool) -> Void = try content.value("onEditingChanged")
    try perform { action(false) }
  }

  /// Calls the field's `onCommit`.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not type.
  public func callOnCommit() throws {
    try guardIsResponsive()
    let action: @MainActor () -> Void = try content.value("onCommit")
    try perform(action)
  }

  /// The placeholder of the field.
  public func prompt() throws -> InspectableView<ViewType.Text> {
    guard let prompt = try? content.part("prompt") else { throw InspectionError.viewNotFound(parent: "prompt") }
    return try InspectableView<ViewType.Text>(prompt, parent: self, call: "prompt()")
  }

  private var locale: Locale { content.medium.place.environment.locale }
}
