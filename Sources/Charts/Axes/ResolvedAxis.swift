import SwiftUI

/// The lines and the labels of an axis, in the units of its scale.
struct ResolvedAxis {
  enum Side { case leading, trailing, top, bottom }

  /// A grid line or a tick.
  struct Line {
    let side: Side

    /// The unit of the line.
    let unit: Double

    /// The length of a tick, or `nil` for a line across the plot.
    let tick: AxisTick.Length?
    let stroke: StrokeStyle?
    let style: AxisMarkStyle
  }

  /// A label and where it is.
  struct Label: Identifiable {
    let id: Int
    let side: Side

    /// The unit of the value.
    let unit: Double

    /// The extent that the label is in the middle of, or `nil` if the label is at the value.
    let middle: ClosedRange<Double>?
    let part: AxisLabelPart

    /// The text of the label, or `nil` if it is a view.
    let text: String?
    let preset: AxisMarkPreset

    /// Whether the label is inside of the plot.
    let isInside: Bool
  }

  var lines: [Line] = []
  var labels: [Label] = []

  /// The values of the first marks, for assistive technologies.
  var values: [Datum] = []
  var hasUnstyledLayer = false
}
