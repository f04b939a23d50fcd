import Foundation
import SwiftUI

/// The size, margins and background of a widget around its content.
struct WidgetFrame: View {
  /// The margins of widgets on the home screen, in points.
  private static let margin: CGFloat = 16

  let content: AnyView
  let family: WidgetFamily
  let size: CGSize
  let kind: WidgetKind?
  var mode: WidgetRenderingMode

  @State private var url: URL?
  @Environment(\.openURL) private var openURL

  init(
    _ content: AnyView, family: WidgetFamily, size: CGSize, kind: WidgetKind? = nil, mode: WidgetRenderingMode? = nil
  ) {
    self.content = content
    self.family = family
    self.size = size
    self.kind = kind
    self.mode = mode ?? (family.isAccessory ? .vibrant : .fullColor)
  }

  private var margins: EdgeInsets {
    guard !family.isAccessory else { return EdgeInsets() }
    return EdgeInsets(top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
  }

  private var showsBackground: Bool { !(family.isAccessory && kind?.isBackgroundRemovable != false) }

  var body: some View {
    content
      .environment(\.widgetPlace, WidgetPlace(family: family, margins: margins, showsBackground: showsBackground))
      .environment(\.widgetRenderingMode, mode)
      .padding(kind?.areMarginsDisabled == true ? EdgeInsets() : margins)
      .frame(width: size.width, height: size.height)
      .modifier(WidgetGround(family: family, showsBackground: showsBackground))
      .onPreferenceChange(WidgetURLKey.self) { url = $0 }
      .contentShape(Rectangle())
      .onTapGesture {
        if let url { openURL(url) }
      }
  }
}

/// What is behind a widget's content: its own background, or the lock screen.
private struct WidgetGround: ViewModifier {
  let family: WidgetFamily
  let showsBackground: Bool

  func body(content: Content) -> some View {
    switch family {
    case .accessoryCircular: onLockScreen(content).clipShape(Circle()).containerShape(Circle())
    case .accessoryInline: onLockScreen(content.lineLimit(1))
    case .accessoryRectangular, .accessoryCorner:
      onLockScreen(content).clipShape(WidgetShape.accessory).containerShape(WidgetShape.accessory)
    default:
      adopted(content)
        .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
          if let background { background.content } else { Color(uiColor: .systemBackground) }
        }
        .clipShape(WidgetShape.system)
        .containerShape(WidgetShape.system)
    }
  }

  /// The content without colors on a dark ground, which stands for the picture of a lock screen.
  private func onLockScreen(_ content: some View) -> some View {
    adopted(content)
      .foregroundStyle(.white)
      .saturation(0)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if showsBackground { background?.content }
      }
      .background(Color(white: 0.25))
      .environment(\.colorScheme, .dark)
  }

  /// The content, or what iOS shows instead of one without a background.
  private func adopted(_ content: some View) -> some View {
    content.overlayPreferenceValue(WidgetBackgroundKey.self) { background in
      if background == nil, family != .accessoryInline { MissingBackground() }
    }
  }
}

/// What iOS 17 shows instead of content without `containerBackground(for: .widget)`.
private struct MissingBackground: View {
  var body: some View {
    Text(verbatim: "Please adopt containerBackground API")
      .font(.caption)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: .systemBackground))
      .accessibilityIdentifier("missing containerBackground")
  }
}

private enum WidgetShape {
  /// The corners of a widget on the home screen. Apple documents no radius; this one is near to what pictures show.
  static let system = RoundedRectangle(cornerRadius: 22, style: .continuous)
  static let accessory = RoundedRectangle(cornerRadius: 8, style: .continuous)
}
