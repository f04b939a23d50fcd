import SwiftUI

extension InspectableView {
  /// Whether the view or an ancestor hides the labels of controls.
  public func labelsHidden() -> Bool { content.medium.place.environment.labelsVisibility == .hidden }

  /// Whether pickers with the radio group style lay out their options horizontally.
  public func horizontalRadioGroupLayout() throws -> Bool {
    try environment(\.isRadioGroupHorizontal, call: "horizontalRadioGroupLayout")
  }

  /// The size of controls in the view.
  public func controlSize() throws -> ControlSize { try environment(\.controlSize, call: "controlSize") }
}
