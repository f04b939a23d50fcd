import Foundation
import SwiftUI

/// A shape that provides its outline.
public protocol InspectableShape {
  func path(in rect: CGRect) -> Path
}

extension AnyShape: InspectableShape {}
extension Capsule: InspectableShape {}
extension Circle: InspectableShape {}
extension ContainerRelativeShape: InspectableShape {}
extension Ellipse: InspectableShape {}
extension OffsetShape: InspectableShape {}
extension Path: InspectableShape {}
extension Rectangle: InspectableShape {}
extension RotatedShape: InspectableShape {}
extension RoundedRectangle: InspectableShape {}
extension ScaledShape: InspectableShape {}
extension TransformedShape: InspectableShape {}
extension UnevenRoundedRectangle: InspectableShape {}
extension _SizedShape: InspectableShape {}
extension _StrokedShape: InspectableShape {}
extension _TrimmedShape: InspectableShape {}

extension FillShapeView: InspectableShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension StrokeBorderShapeView: InspectableShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension StrokeShapeView: InspectableShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension _ShapeView: InspectableShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
