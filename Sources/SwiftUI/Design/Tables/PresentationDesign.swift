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
    /// Buttons in capsules below texts at the leading edge; `nil` for buttons between lines.
    var capsules: Capsules?

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
    /// Whether a dialog is a popover at the view that presents it, and whether also in a narrow window.
    var arePopovers: Bool
    var areNarrowPopovers: Bool

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

    /// A sheet that floats below full height; `nil` for one that reaches the edges of the window.
    var floating: Floating?

    var grabber: CGSize
    var grabberTop: CGFloat

    /// The color of the grabber; `nil` for the system's third label color.
    var grabberColor: SystemShades?

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

    /// A floating sheet, in points.
    struct Floating: Sendable {
      var inset: CGFloat

      /// How much higher a sheet of half height is than half of the space.
      var mediumGrowth: CGFloat

      var cornerRadius: CGFloat
      var bottomCornerRadius: CGFloat

      /// The background, and that of rows in lists.
      var surface: SystemShades
      var rows: SystemShades

      /// A switch that is off.
      var offSwitch: SystemShades
    }

    func isRegular(_ window: CGSize) -> Bool { window.width >= regularWidth }
  }

  struct Popovers: Equatable, Sendable {
    /// The color of a surface with the rim and the shadow of glass; `nil` for the background of screens.
    var surface: SystemShades?

    var cornerRadius: CGFloat
    var arrow: CGSize

    /// Whether a popover of a view that leaves no space around it is in front of it, at the top.
    var coversLargeAnchors = false

    /// The least distance from the safe area.
    var margin: CGFloat

    /// The shadow of popovers and menus.
    var shadow: RenderFilter
  }

  /// Buttons of alerts and dialogs in capsules, in points.
  struct Capsules: Sendable {
    var height: CGFloat
    var spacing: CGFloat

    /// The space between the buttons and the edges.
    var margin: CGFloat

    /// The fill of buttons and fields.
    var fill: SystemShades

    var font: Font

    /// The space around the texts: at their sides, above, and below them.
    var textInset: CGFloat
    var textTop: CGFloat
    var textBottom: CGFloat

    /// The fonts of a title with and without a message, and of the message.
    var titleFont: Font
    var onlyTitleFont: Font
    var messageFont: Font

    /// The color of the message.
    var message: SystemShades

    /// Text fields: their height, the corners of their container, the inset of the lines between them, and the distance
    /// to the buttons.
    var fieldHeight: CGFloat
    var fieldCornerRadius: CGFloat
    var fieldLineInset: CGFloat
    var fieldDistance: CGFloat
    var fieldFont: Font
  }
}
