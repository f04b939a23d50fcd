import SwiftUI

/// A view with an image.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  open var highlightedImage: UIImage? { didSet { change() } }
  open var isHighlighted = false { didSet { change() } }

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
    bounds.size = naturalSize
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shownImage: Image? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
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
    guard let image = shownImage else { return nil }
    let natural = naturalSize
    return AnyView(
      ImageFace(image: image, natural: natural, mode: contentMode)
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
