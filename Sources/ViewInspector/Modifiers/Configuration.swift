import SwiftUI

extension InspectableView {
  /// Whether the labels of controls are hidden, by the view itself or by one around it.
  public func labelsHidden() -> Bool { content.medium.place.environment.labelsVisibility == .hidden }

  /// Whether the options of pickers with the style of radio groups stand beside each other.
  public func horizontalRadioGroupLayout() throws -> Bool {
    try environment(\.isRadioGroupHorizontal, call: "horizontalRadioGroupLayout")
  }

  /// The size of controls in the view.
  public func controlSize() throws -> ControlSize { try environment(\.controlSize, call: "controlSize") }
}
