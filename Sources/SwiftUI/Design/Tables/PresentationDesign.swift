import FlowRendering
import Foundation

/// Alerts, dialogs, sheets and popovers, in points.
struct PresentationDesign: Sendable {
  var alerts: Alerts
  var dialogs: Dialogs
  var sheets: Sheets
  var popovers: Popovers

  /// The background of alerts and dialogs: opaque, where systems blur the content behind.
  var surface: SystemShades

  /// The opacity of the black in front of the window, in light and dark appearance.
  var dimming: Float
  var darkDimming: Float

  struct Alerts: Sendable {
    var width: CGFloat
    var cornerRadius: CGFloat
    var margin: CGFloat
    var verticalMargin: CGFloat
    var textSpacing: CGFloat

    /// The least distance from the safe area.
    var windowMargin: CGFloat

    var buttonHeight: CGFloat
    var buttonPadding: CGFloat

    /// The space around the fields, and between them.
    var fieldInset: CGFloat
    var fieldSpacing: CGFloat

    var fieldFont: Font
    var fieldPadding: CGFloat
    var fieldCornerRadius: CGFloat
    var fieldBorder: CGFloat
  }

  struct Dialogs: Sendable {
    /// Whether a dialog is a popover at the view that presents it, except in a narrow window.
    var arePopovers: Bool

    var width: CGFloat
    var popoverWidth: CGFloat
    var cornerRadius: CGFloat
    var margin: CGFloat
    var groupSpacing: CGFloat
    var buttonHeight: CGFloat
    var textSpacing: CGFloat
    var textMargin: CGFloat
    var verticalTextMargin: CGFloat
  }

  struct Sheets: Sendable {
    var cornerRadius: CGFloat
    var grabber: CGSize
    var grabberTop: CGFloat

    /// The space between the status bar and a sheet at full height.
    var topGap: CGFloat

    /// Whether a sheet at full height shows the window behind it smaller, and the side margins of that window.
    var pushesBack: Bool
    var presenterMargin: CGFloat

    /// Windows from this width on show sheets as centered cards.
    var regularWidth: CGFloat

    var cardWidth: CGFloat
    var cardMargin: CGFloat
    var formSize: CGSize

    func isRegular(_ window: CGSize) -> Bool { window.width >= regularWidth }
  }

  struct Popovers: Equatable, Sendable {
    var cornerRadius: CGFloat
    var arrow: CGSize

    /// The least distance from the safe area.
    var margin: CGFloat

    /// The shadow of popovers and menus.
    var shadow: RenderFilter
  }
}
