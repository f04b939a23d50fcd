import SwiftUI

/// The scale of an axis: from data to places on the axis.
///
/// A unit is a number, a date in seconds, or the index of a category, whose band ends at the next index.
struct PositionScale {
  let kind: Datum.Kind
  var transform = ScaleTransform.linear

  /// The categories in order, and their indices.
  let categories: [String]
  private let indices: [String: Int]

  /// The units at the start and at the end of the axis.
  var low: Double
  var high: Double
  var isReversed = false

  /// The distances of the ends of the scale from those of the axis, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0

  /// The ends of the scale in points, if the app has set them.
  var range: ClosedRange<CGFloat>?

  init(kind: Datum.Kind, low: Double, high: Double) {
    self.kind = kind
    self.low = low
    self.high = high
    categories = []
    indices = [:]
  }

  init(categories: [String]) {
    kind = .category
    self.categories = categories
    indices = Dictionary(zip(categories, categories.indices)) { first, _ in first }
    low = 0
    high = Double(max(1, categories.count))
  }

  /// The unit of a category's start, or `nil` if the scale does not have it.
  func index(of category: String) -> Int? { indices[category] }

  /// The units that a datum takes; the same one twice for a number or a date. `nil` if it is not on the scale.
  func units(of datum: Datum) -> (low: Double, high: Double)? {
    if let category = datum.category { return index(of: category).map { (Double($0), Double($0 + 1)) } }
    guard kind != .category, let low = datum.low, let high = datum.high, low.isFinite, high.isFinite else { return nil }
    return (low, high)
  }

  /// The place of a unit on an axis of a length, from the axis's start, in points.
  func position(of unit: Double, in length: CGFloat) -> CGFloat {
    let ends = ends(in: length)
    let start = transform.place(of: low)
    let extent = transform.place(of: high) - start
    var part = extent == 0 ? 0.5 : (transform.place(of: unit) - start) / extent
    if isReversed { part = 1 - part }
    // Places far outside are drawn outside of every picture.
    return ends.lowerBound + CGFloat(max(-1e5, min(1e5, part))) * (ends.upperBound - ends.lowerBound)
  }

  /// The unit at a place on an axis of a length.
  func unit(at position: CGFloat, in length: CGFloat) -> Double {
    let ends = ends(in: length)
    let extent = ends.upperBound - ends.lowerBound
    var part = extent == 0 ? 0.5 : Double((position - ends.lowerBound) / extent)
    if isReversed { part = 1 - part }
    let start = transform.place(of: low)
    return transform.value(at: start + part * (transform.place(of: high) - start))
  }

  private func ends(in length: CGFloat) -> ClosedRange<CGFloat> {
    if let range { return range }
    let end = length - endPadding
    return startPadding <= end ? startPadding...end : length / 2...length / 2
  }

  /// The datum at a unit, or `nil` where there is no category.
  func datum(at unit: Double) -> Datum? {
    guard kind == .category else { return Datum(unit, kind: kind) }
    guard unit >= 0, unit < Double(categories.count) else { return nil }
    return .category(categories[Int(unit)])
  }

  /// The domain as data: the ends, or the categories.
  var domain: [Datum] {
    kind == .category ? categories.map(Datum.category) : [Datum(low, kind: kind), Datum(high, kind: kind)]
  }
}
