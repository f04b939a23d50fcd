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

  /// Corners that have the radius of the largest of them.
  private var uniformGroups: [[Edge.Corner]] = []

  /// Creates a rectangle with four concentric corners.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with four corners of the same style.
  ///
  /// - Parameter isUniform: Whether all corners have the radius of the largest one.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
    if isUniform { uniformGroups = [Edge.Corner.allCases] }
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

  /// Creates a rectangle with equal corners at the top and others at the bottom.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    uniformGroups = [[.topLeading, .topTrailing]]
  }

  /// Creates a rectangle with equal corners at the bottom and others at the top.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniformGroups = [[.bottomLeading, .bottomTrailing]]
  }

  /// Creates a rectangle with equal corners at the top and equal ones at the bottom.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniformGroups = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
  }

  /// Creates a rectangle with equal corners at the leading edge and others at the trailing edge.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    uniformGroups = [[.topLeading, .bottomLeading]]
  }

  /// Creates a rectangle with equal corners at the trailing edge and others at the leading edge.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    uniformGroups = [[.topTrailing, .bottomTrailing]]
  }

  /// Creates a rectangle with equal corners at the leading edge and equal ones at the trailing edge.
  ///
  /// Uniform corners have the radius of the larger of the two.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniformGroups = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
  }

  private func path(in rect: CGRect, container: RectangleCornerRadii, distances: EdgeInsets) -> Path {
    func radius(_ corner: Edge.Corner, _ container: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      corners[corner]?.radius(in: container, distance: max(0, max(first, second))) ?? 0
    }
    let radii: [Edge.Corner: CGFloat] = [
      .topLeading: radius(.topLeading, container.topLeading, distances.top, distances.leading),
      .bottomLeading: radius(.bottomLeading, container.bottomLeading, distances.bottom, distances.leading),
      .bottomTrailing: radius(.bottomTrailing, container.bottomTrailing, distances.bottom, distances.trailing),
      .topTrailing: radius(.topTrailing, container.topTrailing, distances.top, distances.trailing),
    ]
    func uniform(_ corner: Edge.Corner) -> CGFloat {
      let group = uniformGroups.first { $0.contains(corner) } ?? [corner]
      return group.compactMap { radii[$0] }.max() ?? 0
    }
    let shown = RectangleCornerRadii(
      topLeading: uniform(.topLeading), bottomLeading: uniform(.bottomLeading),
      bottomTrailing: uniform(.bottomTrailing), topTrailing: uniform(.topTrailing))
    return Path(roundedRect: rect, cornerRadii: shown, style: .continuous)
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

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal corners at the top and others at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal corners at the bottom and others at the top.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle with equal corners at the top and equal ones at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with equal corners at the leading edge and others at the trailing edge.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal corners at the trailing edge and others at the leading edge.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// A rectangle with equal corners at the leading edge and equal ones at the trailing edge.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
