import SwiftUI

/// The background of a cell, a header, a footer or a button, as a value.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// A view in front of the color.
  public var customView: UIView?

  public var cornerRadius: CGFloat = 0

  /// The distances of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()

  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  private init(color: UIColor?) { backgroundColor = color }

  /// The background of a configured button.
  nonisolated init() { cornerRadius = 6 }

  public static func clear() -> Self { Self(color: .clear) }
  public static func listPlainCell() -> Self { Self(color: nil) }
  public static func listGroupedCell() -> Self { Self(color: nil) }
  public static func listCell() -> Self { Self(color: nil) }
  public static func listSidebarCell() -> Self { Self(color: nil) }
  public static func listAccompaniedSidebarCell() -> Self { Self(color: nil) }
  public static func listPlainHeaderFooter() -> Self { Self(color: nil) }
  public static func listGroupedHeaderFooter() -> Self { Self(color: nil) }
  public static func listHeader() -> Self { Self(color: nil) }
  public static func listFooter() -> Self { Self(color: nil) }

  /// The configuration for a state: the color is the app's, or follows the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The background as SwiftUI shows it.
  @ViewBuilder
  func content(systemColor: Color?) -> some View {
    let color = backgroundColor.map { Color(uiColor: $0) } ?? systemColor
    ZStack {
      RoundedRectangle(cornerRadius: cornerRadius)
        .fill(color ?? .clear)
        .strokeBorder(strokeColor.map { Color(uiColor: $0) } ?? .clear, lineWidth: strokeWidth)
      if let image { Image(uiImage: image).resizable().clipShape(RoundedRectangle(cornerRadius: cornerRadius)) }
      if let customView { ViewContent(view: customView) }
    }
    .padding(
      EdgeInsets(
        top: backgroundInsets.top, leading: backgroundInsets.leading, bottom: backgroundInsets.bottom,
        trailing: backgroundInsets.trailing))
  }
}
