import SwiftUI

/// How the system draws a widget.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In the two groups of `widgetAccentable(_:)`, each in one color.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colors, on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// Where a widget's content is shown.
struct WidgetPlace {
  var family = WidgetFamily.systemSmall
  var margins = EdgeInsets()
  var showsBackground = true
}

private struct WidgetPlaceKey: EnvironmentKey {
  static let defaultValue = WidgetPlace()
}

private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private struct ShowsLabelKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

extension EnvironmentValues {
  var widgetPlace: WidgetPlace {
    get { self[WidgetPlaceKey.self] }
    set { self[WidgetPlaceKey.self] = newValue }
  }

  /// The family of the widget.
  public var widgetFamily: WidgetFamily { widgetPlace.family }

  /// The margins that the system puts around the content, in points.
  public var widgetContentMargins: EdgeInsets { widgetPlace.margins }

  /// Whether the background of the widget is drawn: not on the lock screen.
  public var showsWidgetContainerBackground: Bool { widgetPlace.showsBackground }

  /// How the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the place has room for a label: not on iPhones and iPads.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// Whether a live activity fills the screen, as in StandBy: never here.
  public var isActivityFullscreen: Bool { false }

  /// The size of a live activity.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

/// The size of a live activity: small on watches and in cars.
public enum ActivityFamily: Int, Codable, Equatable, CustomStringConvertible, Sendable {
  case small
  case medium

  public var description: String { self == .small ? "small" : "medium" }
}
