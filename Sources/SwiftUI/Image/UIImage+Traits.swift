import Foundation

extension UIImage {
  /// What an image has in addition to its pixels and colors.
  package struct Traits: Hashable, Sendable {
    var images: [UIImage]?
    var duration = 0.0
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false

    package init() {}
  }

  private func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(
      source, scale: scale, renderingMode: renderingMode, tint: tint, configuration: ownConfiguration, traits: traits)
  }

  /// Creates an image of several pictures, which a `UIImageView` shows one after the other, again and again. Elsewhere
  /// it is the first picture.
  ///
  /// - Parameter duration: The time for all pictures, in seconds; zero for a thirtieth of a second for each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.images = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  /// The pictures of an animated image; `nil` for others.
  public var images: [UIImage]? { traits.images }

  /// The time for all pictures of an animated image, in seconds; zero for others.
  public var duration: TimeInterval { traits.duration }

  /// The insets of the rectangle by which Auto Layout aligns the image, in points. Layouts here use the whole image.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// The same image with insets of the rectangle by which Auto Layout aligns it, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    if alignmentInsets != .zero {
      report(.missing("UIImage.withAlignmentRectInsets(_:)", "views are aligned by the whole image."))
    }
    return with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Whether a `UIImageView` mirrors the image where the layout is from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeftLayoutDirection }

  /// The same image, which a `UIImageView` mirrors where the layout is from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The image itself, which never changes.
  public func copy() -> Any { self }
}
