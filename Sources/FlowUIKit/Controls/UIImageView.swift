import SwiftUI

/// A view with an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      if image?.images != nil { animationStart = present }
      invalidateIntrinsicContentSize()
    }
  }
  open var highlightedImage: UIImage? { didSet { change() } }
  open var isHighlighted = false { didSet { change() } }

  /// The pictures that are shown one after the other while the view animates.
  open var animationImages: [UIImage]? {
    didSet {
      requestedStart = nil
      change()
    }
  }

  /// The pictures that are shown instead while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { change() } }

  /// The time for all pictures, in seconds; zero for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0 { didSet { change() } }

  /// How often the pictures are shown; zero for again and again.
  open var animationRepeatCount = 0 { didSet { change() } }

  /// The date of the screen's clock.
  private var present: Date { shownEnvironment.now.addingTimeInterval(CurrentScreen.screen?.time ?? 0) }

  /// When the pictures of an animated image began.
  private var animationStart = Date.distantPast

  /// When the animation that the app has requested was started.
  private var requestedStart: Date?

  private var requestedAnimation: ImageAnimation? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images, !images.isEmpty, let requestedStart else { return nil }
    return ImageAnimation(
      images: images, start: requestedStart,
      duration: animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30,
      repeatCount: max(0, animationRepeatCount))
  }

  /// The pictures that are shown one after the other, on the screen's clock.
  private var animation: ImageAnimation? {
    if let requestedAnimation { return requestedAnimation }
    guard !isHighlighted, let image, let images = image.images, images.count > 1 else { return nil }
    return ImageAnimation(images: images, start: animationStart, duration: image.duration, repeatCount: 0)
  }

  /// Shows the pictures of the animation, from the first one on.
  open func startAnimating() {
    requestedStart = present
    change()
  }

  /// Shows the image again.
  open func stopAnimating() {
    requestedStart = nil
    change()
  }

  /// Whether the pictures of an animation are shown.
  open var isAnimating: Bool { animation.map { !$0.hasEnded(at: present) } ?? false }

  /// The size, weight and scale of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
    animationStart = present
    bounds.size = naturalSize
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shownImage: Image? {
    (isHighlighted ? highlightedImage ?? image : image).map(picture)
  }

  private func picture(_ image: UIImage) -> Image {
    if let preferredSymbolConfiguration, image.isSymbolImage {
      return Image(uiImage: image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image)
    }
    return Image(uiImage: image)
  }

  private var naturalSize: CGSize {
    guard let shownImage else { return .zero }
    return Measurement.size(of: shownImage, for: .unspecified, in: shownEnvironment)
  }

  open override var intrinsicContentSize: CGSize {
    image == nil ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : naturalSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var isDescribedWithItsFrame: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }

  override func makeFace() -> AnyView? {
    let image = shownImage
    let animation = animation
    guard image != nil || animation != nil else { return nil }
    let natural = naturalSize
    let mode = contentMode
    return AnyView(
      AnimatedFace(animation: animation, still: image) { picture in
        ImageFace(
          image: picture.map(self.picture) ?? image ?? Image(uiImage: UIImage()),
          natural: picture?.size ?? natural, mode: mode)
      }
      .flipsForRightToLeftLayoutDirection(self.image?.flipsForRightToLeftLayoutDirection == true)
      .foregroundStyle(Color(uiColor: tintColor))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment)
      .accessibilityHidden(!isAccessibilityElement && accessibilityLabel == nil && accessibilityIdentifier == nil))
  }
}

/// An image as a content mode shows it.
private struct ImageFace: View {
  let image: Image
  let natural: CGSize
  let mode: UIView.ContentMode

  var body: some View {
    switch mode {
    case .scaleToFill, .redraw: image.resizable()
    case .scaleAspectFit: image.resizable().aspectRatio(ratio, contentMode: .fit)
    case .scaleAspectFill: GeometryReader { space in filling(space.size) }
    default: image
    }
  }

  private var ratio: CGFloat { natural.height > 0 ? natural.width / natural.height : 1 }

  /// The image over all of a size, centered.
  private func filling(_ size: CGSize) -> some View {
    let factor =
      natural.width > 0 && natural.height > 0 ? max(size.width / natural.width, size.height / natural.height) : 1
    return image.resizable()
      .frame(width: natural.width * factor, height: natural.height * factor)
      .position(x: size.width / 2, y: size.height / 2)
  }
}

extension UIView.ContentMode {
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    }
  }
}

extension UIImage {
  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
}
