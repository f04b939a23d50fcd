import Foundation

/// Toggles.
struct ToggleDesign: Sendable {
  /// Whether a toggle without a style that is neither in a list row, a menu nor a bar is a checkbox.
  var isCheckboxByDefault: Bool

  var switches: Switches
  var checkboxes: Checkboxes

  /// A switch, in points.
  struct Switches: Equatable, Sendable {
    /// The drawn size; the layout size is narrower.
    var size: CGSize
    var widthOutsideLayout: CGFloat

    var knob: CGSize
    var offColor: UIColor

    /// The shadow of the knob on the track; it does not extend beyond the track.
    var shadow: ThumbShadow?

    /// Whether the knob is of glass, which only windows show.
    var isKnobGlass: Bool

    /// The distance that a finger moves the knob.
    var travel: CGFloat

    var layoutSize: CGSize { CGSize(width: size.width - widthOutsideLayout, height: size.height) }
  }

  /// A checkbox, in points.
  struct Checkboxes: Sendable {
    var size: CGSize
    var cornerRadius: CGFloat
    var border: Double

    /// The lines of the mark, and of the mark of a mixed state.
    var mark: [CGPoint]
    var mixedMark: [CGPoint]
    var markWidth: Double

    /// The distance to the label.
    var spacing: CGFloat
  }
}

/// The soft shadow of a control's thumb: blurred discs below it.
struct ThumbShadow: Equatable, Sendable {
  /// A blurred disc of the size of the thumb.
  struct Layer: Equatable, Sendable {
    let opacity: Float
    /// The standard deviation of the blur in points.
    let blur: CGFloat
    /// The distance below the thumb in points.
    let down: CGFloat
  }

  let layers: [Layer]
}
