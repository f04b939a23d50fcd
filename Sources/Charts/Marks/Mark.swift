import SwiftUI

/// A mark as an app describes it: its kind, its data, and the modifiers around it.
struct Mark {
  enum Kind: Hashable {
    case area, bar, line, point, rectangle, rule, sector
  }

  /// Where a mark is on an axis.
  enum Place {
    /// At the default place: the whole axis, or its center for a point.
    case automatic

    case value(PlottedValue)
    case range(PlottedValue, PlottedValue)

    /// At distances from the plot's leading or top edge, in points; from and to its edges if they are `nil`.
    case points(CGFloat?, CGFloat?)

    /// The plotted value; the first one of a range.
    var first: PlottedValue? {
      switch self {
      case .value(let value), .range(let value, _): value
      case .automatic, .points: nil
      }
    }

    /// Whether the place is a number.
    var isNumber: Bool {
      if case .value(let value) = self { value.datum.number != nil } else { false }
    }
  }

  let kind: Kind
  var x = Place.automatic
  var y = Place.automatic
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedValue?
  var sector: Sector?

  /// A function whose values the line or the area shows, instead of data.
  var function: PlottedFunction?

  /// The modifiers around the mark.
  var style: MarkStyle?

  init(_ kind: Kind) { self.kind = kind }

  /// The part of a circle.
  struct Sector {
    let angle: PlottedValue
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension

    /// The distance to the neighbors, in points.
    let angularInset: CGFloat?
  }
}

/// The function of a line or an area, and its labels.
struct PlottedFunction {
  let xLabel: ChartLabel
  let yLabel: ChartLabel

  /// The arguments, or `nil` for those of the x axis.
  let domain: ClosedRange<Double>?

  /// The x and the y of a point of the function, and the other y of an area.
  let point: (Double) -> (x: Double, y: Double, yStart: Double?)

  /// Whether x is the argument, so that a function without a domain follows the axis.
  let isOfX: Bool
}

/// A content that is one mark.
protocol MarkContent: ChartContent where Body == Never {
  var mark: Mark { get }
}

extension MarkContent {
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) { marks.add(content.mark) }
}
