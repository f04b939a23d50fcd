import SwiftUI

/// A mark in the units of the scales.
struct PlacedMark {
  /// The index of the mark.
  let mark: Int

  /// The index of its look.
  let look: Int
  var x: Extent
  var y: Extent

  /// For a sector, its start and its end as parts of the circle.
  var turn: (start: Double, end: Double)?

  /// Whether the value of a bar, or its sum with the ones below, ends here: those ends are round.
  var isOuterEnd = true

  /// Where a mark is on one axis.
  enum Extent {
    case middle
    case whole
    case at(Double)

    /// From a unit to another one.
    case between(Double, Double)
    case band(Band)

    /// At distances from the plot's leading or top edge.
    case points(CGFloat?, CGFloat?)
  }

  /// A part of a step of the scale.
  struct Band {
    let low: Double
    let high: Double
    let dimension: MarkDimension
    let automatic: MarkDimension
    var part: Part?

    /// Whether the length is fixed in points, around the middle.
    var center: Double { (low + high) / 2 }
  }

  /// A place among the marks at the same value.
  struct Part {
    let index: Int
    let count: Int
    let span: MarkDimension
    let automaticSpan: MarkDimension
  }
}

extension PlacedMark.Extent {
  /// The start and the end on an axis of a length, from its start; equal for a place without length.
  func ends(on scale: PositionScale, length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    switch self {
    case .middle: return (length / 2, length / 2)
    case .whole: return (0, length)
    case .at(let unit):
      let place = scale.position(of: unit, in: length)
      return (place, place)
    case .between(let start, let end):
      return (scale.position(of: start, in: length), scale.position(of: end, in: length))
    case .points(let start, let end): return (start ?? 0, end ?? length)
    case .band(let band): return band.ends(on: scale, length: length)
    }
  }

  /// The middle of the place.
  func middle(on scale: PositionScale, length: CGFloat) -> CGFloat {
    let (start, end) = ends(on: scale, length: length)
    return (start + end) / 2
  }
}

extension PlacedMark.Band {
  func ends(on scale: PositionScale, length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var low = scale.position(of: low, in: length)
    var high = scale.position(of: high, in: length)
    if low > high { swap(&low, &high) }
    if let part {
      let group = part.span.length(of: high - low, automatic: part.automaticSpan)
      let step = group / CGFloat(max(1, part.count))
      low = (low + high - group) / 2 + step * CGFloat(part.index)
      high = low + step
    }
    let extent = dimension.length(of: high - low, automatic: automatic)
    return ((low + high - extent) / 2, (low + high + extent) / 2)
  }
}
