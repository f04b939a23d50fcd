import SwiftUI

extension UIButton {
  /// The look of a modern button.
  @MainActor
  public struct Configuration {
    fileprivate enum Style { case plain, gray, tinted, filled }

    fileprivate var style: Style

    /// Where a button's corners get their radius from.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    fileprivate init(_ style: Style) {
      self.style = style
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// The edges of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The title, the image and the background of a configured button.
struct ConfiguredButtonContent: View {
  let configuration: UIButton.Configuration
  let button: UIButton

  var body: some View {
    arranged
      .foregroundStyle(Color(uiColor: foreground))
      .padding(EdgeInsets(configuration.contentInsets))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        shape.fill(Color(uiColor: background))
        if let stroke = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
          shape.strokeBorder(Color(uiColor: stroke), lineWidth: configuration.background.strokeWidth)
        }
      }
  }

  private var tint: UIColor { button.tintColor }

  private var foreground: UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.style == .filled ? .white : tint
  }

  private var background: UIColor {
    if let color = configuration.background.backgroundColor { return color }
    switch configuration.style {
    case .plain: return configuration.baseBackgroundColor ?? .clear
    case .gray: return configuration.baseBackgroundColor ?? .systemFill
    case .tinted: return (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: return button.isEnabled ? configuration.baseBackgroundColor ?? tint : .systemFill
    }
  }

  private var shape: RoundedRectangle {
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed, .dynamic: configuration.background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 12
      case .capsule: 1000
      }
    return RoundedRectangle(cornerRadius: radius, style: .continuous)
  }

  private var font: UIFont { configuration.buttonSize == .small ? .systemFont(ofSize: 15) : .systemFont(ofSize: 17) }

  @ViewBuilder private var arranged: some View {
    let spacing = configuration.imagePadding
    switch configuration.imagePlacement {
    case .top:
      VStack(spacing: spacing) {
        image; texts
      }
    case .bottom:
      VStack(spacing: spacing) {
        texts; image
      }
    case .trailing:
      HStack(spacing: spacing) {
        texts; image
      }
    default:
      HStack(spacing: spacing) {
        image; texts
      }
    }
  }

  @ViewBuilder private var image: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image = configuration.image {
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        Image(uiImage: image.applyingSymbolConfiguration(symbol) ?? image)
      } else {
        Image(uiImage: image)
      }
    }
  }

  @ViewBuilder private var texts: some View {
    VStack(spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(title).font(Font(font))
      } else if let title = configuration.title ?? button.title(for: .normal) {
        Text(verbatim: title).font(Font(font))
      }
      if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.footnote) }
    }
  }
}
