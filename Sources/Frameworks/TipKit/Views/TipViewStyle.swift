import SwiftUI

/// The look of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View

  /// Creates the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip to draw.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let actions: [Tips.Action]

  public var image: Image? { tip.image }
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
}

/// The look of all tips: image, title, message, and a button that closes the tip.
@MainActor @preconcurrency
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The settings of tips in a view.
struct TipLook {
  var style: any TipViewStyle = MiniTipViewStyle()
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat = 13
  var imageSize: CGSize?
}

extension EnvironmentValues {
  @Entry var tipLook = TipLook()
}

extension View {
  /// Sets the look of tips.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.style = style }
  }

  /// Sets the background of tips.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the size of the images of tips, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }

  /// Sets the radius of the corners of tips, in points.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }
}

/// A tip as the system draws it.
private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration

  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      image
      VStack(alignment: .leading, spacing: 4) {
        configuration.title?.font(.headline)
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button {
            action.handler()
          } label: {
            action.label().font(.subheadline)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: "Close"))
    }
    .padding(14)
  }

  @ViewBuilder private var image: some View {
    if let image = configuration.image {
      if let size = look.imageSize {
        image.resizable().scaledToFit().frame(width: size.width, height: size.height).foregroundStyle(.tint)
      } else {
        image.font(.title2).foregroundStyle(.tint)
      }
    }
  }
}
