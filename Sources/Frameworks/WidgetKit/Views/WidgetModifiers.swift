import Foundation
import SwiftUI

/// The address that a tap on a widget opens.
struct WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the address that the app opens after a tap on the widget.
  public func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }

  /// Puts the view into the group with the accent color.
  ///
  /// Has no effect in full color and on the lock screen; in the accented mode the view has the tint.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(WidgetAccent(isAccentable: accentable))
  }

  /// Adds a label beside the widget, on watches only: there is no place for it here.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Adds a label beside the widget, on watches only: there is no place for it here.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Adds a label beside the widget, on watches only: there is no place for it here.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Bends the content along the corner of a watch: there is none here.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

/// The accent of a view in the accented mode.
private struct WidgetAccent: ViewModifier {
  let isAccentable: Bool

  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    if mode == .accented, isAccentable { content.foregroundStyle(.tint) } else { content }
  }
}

/// The plate behind a widget on the lock screen.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
  /// Creates a plate.
  public init() {}

  public var body: some View { ContainerRelativeShape().fill(Color.white.opacity(0.2)) }
}
