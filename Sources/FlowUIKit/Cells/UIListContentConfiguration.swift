import SwiftUI

/// An image, a text and a secondary text, as rows of lists show them.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  @MainActor @preconcurrency
  public struct TextProperties {
    /// Where a text is in its line.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// How a text is changed.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
  }

  /// The look of an image.
  @MainActor @preconcurrency
  public struct ImageProperties {
    /// A length that the system determines.
    public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0

    /// The largest size, in points; zero along an axis for any length.
    public var maximumSize = CGSize.zero

    /// The space that is kept for images, in points; zero for their own size.
    public var reservedLayoutSize = CGSize.zero

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16

  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  private init(
    _ style: UIFont.TextStyle, secondary: UIFont.TextStyle = .subheadline, color: UIColor = .label,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  }

  /// A row with a text.
  public static func cell() -> Self { Self(.body) }

  /// A row with a secondary text below the text.
  public static func subtitleCell() -> Self { Self(.body) }

  /// A row with a secondary text beside the text.
  public static func valueCell() -> Self {
    var value = Self(.body, secondary: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func plainHeader() -> Self { Self(.headline) }
  public static func plainFooter() -> Self { Self(.footnote, color: .secondaryLabel) }
  public static func groupedHeader() -> Self { Self(.footnote, color: .secondaryLabel).compact }
  public static func groupedFooter() -> Self { Self(.footnote, color: .secondaryLabel).compact }
  public static func header() -> Self { groupedHeader() }
  public static func footer() -> Self { groupedFooter() }
  public static func prominentInsetGroupedHeader() -> Self { Self(.headline) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title3) }
  public static func sidebarCell() -> Self { Self(.body) }
  public static func sidebarSubtitleCell() -> Self { Self(.body) }
  public static func sidebarHeader() -> Self { Self(.headline) }
  public static func accompaniedSidebarCell() -> Self { Self(.body) }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body) }

  private var compact: Self {
    var value = self
    value.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    return value
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var value = self
    if (state as? UICellConfigurationState)?.isDisabled == true { value.textProperties.color = .tertiaryLabel }
    return value
  }
}

/// A horizontal or vertical direction.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A view that shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      changeContent("configuration")
    }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  override func makeFace() -> AnyView? { AnyView(ListContentFace(value: shown, tint: tintColor)) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    faceSize(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: faceSize(ProposedViewSize(width: nil, height: nil)).height)
  }
}

/// The content of a row as SwiftUI shows it.
private struct ListContentFace: View {
  let value: UIListContentConfiguration
  let tint: UIColor

  var body: some View {
    HStack(spacing: value.imageToTextPadding) {
      if let image = value.image { picture(image) }
      texts.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(
      EdgeInsets(
        top: value.directionalLayoutMargins.top, leading: value.directionalLayoutMargins.leading,
        bottom: value.directionalLayoutMargins.bottom, trailing: value.directionalLayoutMargins.trailing)
    )
    .frame(maxHeight: .infinity)
  }

  @ViewBuilder private var texts: some View {
    if value.prefersSideBySideTextAndSecondaryText {
      HStack(spacing: value.textToSecondaryTextHorizontalPadding) {
        text(value.text, value.attributedText, value.textProperties)
        Spacer(minLength: 0)
        text(value.secondaryText, value.secondaryAttributedText, value.secondaryTextProperties)
      }
    } else {
      VStack(alignment: .leading, spacing: value.textToSecondaryTextVerticalPadding) {
        text(value.text, value.attributedText, value.textProperties)
        text(value.secondaryText, value.secondaryAttributedText, value.secondaryTextProperties)
      }
    }
  }

  @ViewBuilder
  private func text(
    _ plain: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
  ) -> some View {
    if let shown = attributed?.text(font: look.font, color: look.color) ?? plain.map({ Text(verbatim: $0) }) {
      shown
        .font(Font(look.font))
        .foregroundStyle(Color(uiColor: look.color))
        .lineLimit(look.numberOfLines > 0 ? look.numberOfLines : nil)
        .textCase(look.transform == .uppercase ? .uppercase : look.transform == .lowercase ? .lowercase : nil)
        .minimumScaleFactor(look.adjustsFontSizeToFitWidth ? max(0.5, look.minimumScaleFactor) : 1)
        .environment(\.shrinksTextToWidthOnly, true)
        .multilineTextAlignment(look.alignment == .center ? .center : .leading)
        .frame(maxWidth: look.alignment == .center ? .infinity : nil)
    }
  }

  @ViewBuilder
  private func picture(_ image: UIImage) -> some View {
    let look = value.imageProperties
    let configured = look.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    let limit = look.maximumSize
    let isLimited = limit.width > 0 || limit.height > 0
    let reserved = look.reservedLayoutSize
    Group {
      if isLimited, !image.isSymbolImage {
        Image(uiImage: configured).resizable().aspectRatio(contentMode: .fit)
          .frame(maxWidth: limit.width > 0 ? limit.width : nil, maxHeight: limit.height > 0 ? limit.height : nil)
      } else {
        Image(uiImage: configured)
      }
    }
    .font(Font(value.textProperties.font))
    .imageScale(.large)
    .foregroundStyle(Color(uiColor: look.tintColor ?? tint))
    .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
    .frame(
      width: reserved.width > 0 && reserved.width < 1e4 ? reserved.width : nil,
      height: reserved.height > 0 && reserved.height < 1e4 ? reserved.height : nil
    )
    .accessibilityHidden(true)
  }
}
