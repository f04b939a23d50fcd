import SwiftUI

/// A view with a text.
open class UILabel: UIView {
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    setContentHuggingPriority(.defaultLow + 1, for: .vertical)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      invalidateIntrinsicContentSize()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var textColor: UIColor! = .label { didSet { change() } }
  open var textAlignment = NSTextAlignment.natural { didSet { change() } }

  /// The largest number of lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { change() } }

  /// Whether the text becomes smaller to fit into the width.
  open var adjustsFontSizeToFitWidth = false { didSet { change() } }

  /// The smallest part of the font size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { change() } }

  /// Whether the font follows the text size of the system; a preferred font does.
  open var adjustsFontForContentSizeCategory = false

  /// The width at which lines break for the intrinsic size, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var isEnabled = true { didSet { change() } }
  open var isHighlighted = false { didSet { change() } }
  open var highlightedTextColor: UIColor? { didSet { change() } }
  open var shadowColor: UIColor? { didSet { change() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { change() } }

  override var isDescribedWithItsFrame: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

  private var shownAlignment: TextAlignment {
    (attributed?.paragraphStyle?.alignment ?? textAlignment).textAlignment(shownEnvironment.layoutDirection)
  }

  /// - Parameter fillsWidth: Whether paragraphs are aligned in all of the width that there is.
  private func shownText(fillsWidth: Bool) -> some View {
    let color: UIColor? = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return
      Group {
        if let attributed {
          AttributedTextView(
            string: attributed, font: font, color: color, alignment: textAlignment, lineLimit: numberOfLines,
            fillsWidth: fillsWidth)
        } else {
          Text(verbatim: text ?? "").lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        }
      }
      .font(Font(font))
      .foregroundStyle(Color(uiColor: color ?? .label))
      .truncationMode(lineBreakMode.truncation)
      .multilineTextAlignment(shownAlignment)
      .minimumScaleFactor(
        adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1
      )
      .environment(\.shrinksTextToWidthOnly, true)
      .shadow(
        color: shadowColor.map { Color(uiColor: $0) } ?? .clear, radius: 0, x: shadowOffset.width,
        y: shadowOffset.height
      )
      .opacity(isEnabled ? 1 : 0.5)
  }

  override func makeFace() -> AnyView? {
    AnyView(
      shownText(fillsWidth: true).frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: shownAlignment.horizontal, vertical: .center)))
  }

  private func textSize(width: CGFloat?) -> CGSize {
    if (text ?? "").isEmpty { return .zero }
    let size = Measurement.size(
      of: shownText(fillsWidth: false), for: ProposedViewSize(width: width, height: nil), in: shownEnvironment)
    return size.roundedUp(toPixelsOf: shownEnvironment.displayScale)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }

  /// The rectangle of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width)
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 }
  override func contentSize(width: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    guard numberOfLines != 1, let width, width < own.width else { return own }
    return CGSize(width: own.width, height: textSize(width: width).height)
  }

  override var baselineFromTop: CGFloat { font.ascender }
  override var baselineFromBottom: CGFloat { -font.descender }
}

extension CGSize {
  /// The size rounded up to whole pixels, as views of UIKit measure texts.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
