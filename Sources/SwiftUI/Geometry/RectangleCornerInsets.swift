import Foundation

/// The sizes that are kept free in the corners of a rectangle, in points.
public struct RectangleCornerInsets: Equatable, Sendable {
  /// The size in the top leading corner.
  public var topLeading: CGSize

  /// The size in the top trailing corner.
  public var topTrailing: CGSize

  /// The size in the bottom leading corner.
  public var bottomLeading: CGSize

  /// The size in the bottom trailing corner.
  public var bottomTrailing: CGSize

  /// Creates insets with a size in each corner.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension EdgeInsets {
  /// The insets with the sizes of corners added to some edges, each the larger one of the two corners at the edge.
  ///
  /// - Parameters:
  ///   - corners: The sizes of the corners.
  ///   - edges: The edges that are changed.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    let added = EdgeInsets(
      top: max(corners.topLeading.height, corners.topTrailing.height),
      leading: max(corners.topLeading.width, corners.bottomLeading.width),
      bottom: max(corners.bottomLeading.height, corners.bottomTrailing.height),
      trailing: max(corners.topTrailing.width, corners.bottomTrailing.width))
    return self + added.restricted(to: edges)
  }
}
