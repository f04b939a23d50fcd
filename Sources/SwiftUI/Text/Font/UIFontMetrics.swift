import Foundation

/// How much larger or smaller things become with a text style.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.fontStyle
  }

  private var scale: Double {
    style.scale(
      at: assumeMainActor { UIScreen.main.screen?.window.completeEnvironment.dynamicTypeSize ?? .large })
  }

  /// A distance, in points, in the text size that the screen has now.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

  /// A font in the text size that the screen has now.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * scale) }
}
