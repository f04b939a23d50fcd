import FlowRendering

/// A picture in memory, as `ImageRenderer` makes it.
///
/// A small stand-in for Core Graphics' type, with what tests ask of a picture.
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

// Pictures are equal if their pixels are.
extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.bitmap == rhs.bitmap }

  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
