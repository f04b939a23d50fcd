import SwiftUI

extension ViewType {
  /// Inspects a `Toggle`.
  public struct Toggle: KnownViewType {
    public static var typePrefix: String { "Toggle" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Toggle`.
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Toggle`.
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> { try element(index) }
}

extension InspectableView where View == ViewType.Toggle {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Switches the toggle.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not tap it.
  public func tap() throws {
    let isOn = try isOnBinding()
    try trigger { isOn.wrappedValue.toggle() }
  }

  /// Whether the toggle is on.
  public func isOn() throws -> Bool { try isOnBinding().wrappedValue }

  private func isOnBinding() throws -> Binding<Bool> { try content.value("isOn") }
}
