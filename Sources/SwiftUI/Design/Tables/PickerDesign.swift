import FlowRendering
import Foundation

/// Pickers of values, dates and colors.
struct PickerDesign: Sendable {
  var segments: Segments
  var wheels: Wheels
  var dateWheels: DateWheels
  var calendars: Calendars
  var dateFields: DateFields
  var colorWell: ColorWell
  var options: Options

  /// A segmented picker, in points.
  struct Segments: Sendable {
    /// Whether a row of a list with a segmented picker is as high as one with a line of text.
    var isCompactInRows: Bool

    /// How much lower a row is than the control with its space above and below.
    var overhangInRows: CGFloat

    var height: CGFloat
    var cornerRadius: CGFloat
    var font: Font

    /// The space beside the text of a segment, and the sum of the least spaces above and below it.
    var padding: CGFloat
    var verticalPadding: CGFloat

    /// The raised background of the selected segment, and its shadows.
    var plateInset: CGFloat
    var plateCornerRadius: CGFloat
    var plateShadows: [Shadow]

    /// The lines between segments.
    var dividerWidth: CGFloat
    var dividerInset: CGFloat

    /// A shadow: a larger plate below.
    struct Shadow: Sendable {
      let growth: CGFloat
      let offset: CGFloat
      let opacity: Float
    }
  }

  /// A wheel, in points.
  struct Wheels: Sendable {
    /// The height of the row in the middle.
    var rowHeight: CGFloat

    /// The least width of a picker's wheel, regardless of the proposal.
    var width: CGFloat

    var height: CGFloat
    var radius: CGFloat
    var font: Font

    /// The sum of the spaces beside a centered row; in a narrow wheel one of so many parts of its width.
    var margin: CGFloat
    var narrowParts: CGFloat

    /// The space beside a row at an edge.
    var edgeMargin: CGFloat

    /// The opacity of the rows above and below the middle, if they were seen from the front.
    var otherOpacity: Double

    /// The vertical scale below which rows are not drawn.
    var leastScale: CGFloat

    /// The band that marks the selection.
    var bandCornerRadius: CGFloat
    var bandInset: CGFloat

    /// The distance of a row from the middle, in points; rows on the back of the wheel are hidden.
    ///
    /// - Parameter row: The row number relative to the middle; fractional while the wheel turns.
    func offset(ofRow row: CGFloat) -> CGFloat {
      let angle = row * rowHeight / radius
      guard abs(angle) < .pi / 2 else { return row < 0 ? -10 * radius : 10 * radius }
      return radius * CGFloat(sin(Double(angle)))
    }

    /// The vertical scale of a row at a distance from the middle, from 0 to 1.
    func foreshortening(at offset: CGFloat) -> CGFloat {
      let ratio = min(1, abs(offset) / radius)
      return CGFloat((1 - Double(ratio * ratio)).squareRoot())
    }
  }

  /// The wheels of a date, with their widths in points.
  struct DateWheels: Sendable {
    var width: CGFloat
    var month: CGFloat
    var day: CGFloat
    var year: CGFloat
    var weekday: CGFloat
    var hour: CGFloat
    var minute: CGFloat
    var dayHalf: CGFloat
  }

  /// A calendar, in points.
  struct Calendars: Sendable {
    var width: CGFloat
    var dayHeight: CGFloat
    var dayFont: Font
    var selectedDayFont: Font

    /// The opacity of the circle on a selected day.
    var selectedOpacity: Double

    var weekdayHeight: CGFloat
    var weekdayFont: Font

    /// The height of the marks below the numbers of days, where a calendar has marks. Not measured.
    var markHeight: CGFloat

    /// The distance between the buttons for months, and between the title and its arrow.
    var buttonSpacing: CGFloat
    var arrowDistance: CGFloat
  }

  /// The fields of a compact date picker, in points.
  struct DateFields: Sendable {
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var cornerRadius: CGFloat

    /// The least scale of a text that does not fit.
    var leastScale: CGFloat
  }

  /// The well of a color picker, in points.
  struct ColorWell: Sendable {
    /// The radius of the ring of hues, of the space inside, and of the disc with the color.
    var radius: CGFloat
    var innerRadius: CGFloat
    var discRadius: CGFloat

    /// The hues of the ring, starting at the right and continuing clockwise.
    var hues: [RenderColor]
  }

  /// Rows of options, in points.
  struct Options: Sendable {
    /// The width of the checkmark including its distance from the option, and its weight.
    var markWidth: CGFloat
    var markWeight: Font.Weight

    /// The distance between the value of a menu and its arrows.
    var arrowDistance: CGFloat
  }
}
