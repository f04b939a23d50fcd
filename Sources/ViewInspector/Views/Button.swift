import SwiftUI

extension ViewType {
  /// Inspects a `Button`.
  public struct Button: KnownViewType {
    public static var typePrefix: String { "Button" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Button`.
  public func button() throws -> InspectableView<ViewType.Button> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Button`.
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> { try element(index) }
}

extension InspectableView where View == ViewType.Button {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The button's role.
  public func role() throws -> ButtonRole? { try content.value("role") }

  /// Runs the button's action.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func tap() throws {
    let action: @MainActor () -> Void = try content.value("action")
    let completion = content.medium.place.environment.actionCompletion
    try trigger {
      action()
      completion?()
    }
  }
}
