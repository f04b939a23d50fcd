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

extension EnvironmentValues {
  @Entry var widgetPlace = WidgetPlace()

  /// The family of the widget.
  public var widgetFamily: WidgetFamily { widgetPlace.family }

  /// The margins that the system puts around the content, in points.
  public var widgetContentMargins: EdgeInsets { widgetPlace.margins }

  /// Whether the background of the widget is drawn: not on the lock screen.
  public var showsWidgetContainerBackground: Bool { widgetPlace.showsBackground }

  /// How the widget is drawn.
  @Entry public var widgetRenderingMode = WidgetRenderingMode.fullColor

  /// Whether the place has room for a label: not on iPhones and iPads.
  @Entry public var showsWidgetLabel = false

  /// Whether a live activity fills the screen, as in StandBy: never here.
  public var isActivityFullscreen: Bool { false }

  /// The size of a live activity.
  @Entry public var activityFamily = ActivityFamily.medium
}

/// The size of a live activity: small on watches and in cars.
public enum ActivityFamily: Int, Codable, Equatable, CustomStringConvertible, Sendable {
  case small
  case medium

  public var description: String { self == .small ? "small" : "medium" }
}
