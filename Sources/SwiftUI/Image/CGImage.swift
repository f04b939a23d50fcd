import FlowRendering

/// An image in memory, such as one from `ImageRenderer`.
///
/// A small stand-in for Core Graphics' type, with the properties that tests need.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width, in pixels.
  public var width: Int { bitmap.width }

  /// The height, in pixels.
  public var height: Int { bitmap.height }
}

// Images are equal if their pixels are.
extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.bitmap == rhs.bitmap }

  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
