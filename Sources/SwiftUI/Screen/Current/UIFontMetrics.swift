import Foundation

/// Scales values with a text style.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.fontStyle
  }

  private var scale: Double {
    style.scale(
      at: assumeMainActor { CurrentScreen.environment?.dynamicTypeSize ?? .large })
  }

  /// A distance in points, scaled to the screen's current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

  /// A font scaled to the screen's current text size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * scale) }
}
