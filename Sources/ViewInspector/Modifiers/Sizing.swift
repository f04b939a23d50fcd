import SwiftUI

extension InspectableView {
  /// The fixed frame of the view, in points.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    try (fixedWidth(), fixedHeight(), fixedAlignment())
  }

  /// The fixed height of the view, in points.
  public func fixedHeight() throws -> CGFloat { try modifierValue("frame", "height", call: "frame(height:)") }

  /// The fixed width of the view, in points.
  public func fixedWidth() throws -> CGFloat { try modifierValue("frame", "width", call: "frame(width:)") }

  /// The alignment of the view in its fixed frame.
  public func fixedAlignment() throws -> Alignment {
    try modifierValue("frame", "alignment", call: "frame(alignment:)")
  }

  /// The limits of the view's frame in points; NaN if there is none.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat,
    minHeight: CGFloat, idealHeight: CGFloat, maxHeight: CGFloat,
    alignment: Alignment
  ) {
    guard let frame = modifierCompositions("flexibleFrame").first, let alignment: Alignment = frame.value("alignment")
    else {
      throw modifierNotFound(
        "frame(minWidth: idealWidth: maxWidth: minHeight: idealHeight: maxHeight: alignment:)")
    }
    func limit(_ name: String) -> CGFloat { frame.value(name) ?? .nan }
    return (
      limit("minWidth"), limit("idealWidth"), limit("maxWidth"), limit("minHeight"), limit("idealHeight"),
      limit("maxHeight"), alignment
    )
  }

  /// The axes along which the view has its ideal size.
  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    try (modifierValue("fixedSize", "horizontal"), modifierValue("fixedSize", "vertical"))
  }

  /// The layout priority of the view.
  public func layoutPriority() throws -> Double { try modifierValue("layoutPriority", "priority") }
}
