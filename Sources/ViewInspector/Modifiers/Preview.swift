import SwiftUI

extension InspectableView {
  /// The device of the preview.
  public func previewDevice() throws -> PreviewDevice { try modifierValue("previewDevice", "value") }

  /// The name of the preview.
  public func previewDisplayName() throws -> String { try modifierValue("previewDisplayName", "value") }

  /// The size of the container around the preview.
  public func previewLayout() throws -> PreviewLayout { try modifierValue("previewLayout", "value") }
}
