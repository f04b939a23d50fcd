import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Sendable, Hashable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The roundness of a corner.
    public struct Style: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      private var isConcentric = false

      /// The radius or the minimum radius, in points.
      private var radius: CGFloat = 0

      /// A radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

      /// Concentric with the corner of the container.
      public static var concentric: Style { Style(isConcentric: true, radius: 0) }

      /// Concentric with the corner of the container, with at least the radius of another style.
      public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }

      private init(isConcentric: Bool, radius: CGFloat) {
        self.isConcentric = isConcentric
        self.radius = radius
      }

      public init(floatLiteral value: Double) { self.init(isConcentric: false, radius: CGFloat(value)) }
      public init(integerLiteral value: Int) { self.init(isConcentric: false, radius: CGFloat(value)) }

      /// - Parameters:
      ///   - container: The radius of the container's corner, in points.
      ///   - distance: The distance to that corner along the axis with the larger distance, in points.
      func radius(in container: CGFloat, distance: CGFloat) -> CGFloat {
        isConcentric ? max(radius, container - distance) : radius
      }
    }
  }
}

/// A rectangle whose corners are concentric with those of its container.
///
/// The container is set with ``View/containerShape(_:)``; without a container, concentric corners have their minimum
/// radius.
public struct ConcentricRectangle: Shape, Hashable {
  private var corners: [Edge.Corner: Edge.Corner.Style]
  private var isUniform = false

  /// Creates a rectangle with four concentric corners.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with four corners of the same style.
  ///
  /// - Parameter isUniform: Whether all corners have the radius of the largest one.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
    self.isUniform = isUniform
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
      .bottomTrailing: bottomTrailingCorner,
    ]
  }

  private func radius(_ corner: Edge.Corner, _ container: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    corners[corner]?.radius(in: container, distance: max(0, max(first, second))) ?? 0
  }

  private func path(in rect: CGRect, container: RectangleCornerRadii, distances: EdgeInsets) -> Path {
    var radii = RectangleCornerRadii(
      topLeading: radius(.topLeading, container.topLeading, distances.top, distances.leading),
      bottomLeading: radius(.bottomLeading, container.bottomLeading, distances.bottom, distances.leading),
      bottomTrailing: radius(.bottomTrailing, container.bottomTrailing, distances.bottom, distances.trailing),
      topTrailing: radius(.topTrailing, container.topTrailing, distances.top, distances.trailing))
    if isUniform {
      radii = RectangleCornerRadii(
        max(max(radii.topLeading, radii.bottomLeading), max(radii.topTrailing, radii.bottomTrailing)))
    }
    return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }

  public func path(in rect: CGRect) -> Path {
    path(in: rect, container: RectangleCornerRadii(), distances: EdgeInsets())
  }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    guard let container = environment.containerShape, let distances = environment.distancesToContainer else {
      return _ShapeOutline(path: path(in: rect))
    }
    let outer = CGRect(
      x: 0, y: 0, width: rect.width + distances.horizontal, height: rect.height + distances.vertical)
    return _ShapeOutline(path: path(in: rect, container: container.cornerRadii(outer), distances: distances))
  }
}

extension ConcentricRectangle: ComposedShape {}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners of the same style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
