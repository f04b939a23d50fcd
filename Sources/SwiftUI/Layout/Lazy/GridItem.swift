import Foundation

/// One column of a `LazyVGrid`, or one row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed number of points.
    case fixed(CGFloat)

    /// A share of the remaining space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many items as fit into a share of the remaining space, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size

  /// The distance to the next item in points, or `nil` for 8 points.
  public var spacing: CGFloat?

  /// The alignment of views in their cells, or `nil` for the grid's own alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid at a width; an adaptive item may produce several.
struct GridTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// The length of all tracks and the gaps between them.
  private(set) var total: CGFloat = 0

  /// The largest number of tracks from one item.
  fileprivate static let partLimit = 10_000

  /// - Parameter room: The length to divide; `nil` gives every item its least length.
  init(_ items: [GridItem], in room: CGFloat?) {
    let items = items.map(\.withPossibleLengths)
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standardDistance) }
    let available = room.map { max(0, $0 - gaps) }
    var lengths = items.map { $0.size.fixedLength ?? 0 }
    if let available, available.isFinite {
      Self.share(available - lengths.reduce(0, +), among: items, &lengths)
    } else {
      for (index, item) in items.enumerated() { lengths[index] = item.size.leastLength }
    }
    var start: CGFloat = 0
    for (item, length) in zip(items, lengths) {
      let spacing = item.spacing ?? ViewSpacing.standardDistance
      for part in item.size.parts(of: length, spacing: spacing) {
        tracks.append(Track(start: start + part.start, length: part.length, alignment: item.alignment))
        total = start + part.start + part.length
      }
      start += length + spacing
    }
  }

  /// Gives each flexible item an equal share of the space that the items before it leave, within its limits.
  private static func share(_ room: CGFloat, among items: [GridItem], _ lengths: inout [CGFloat]) {
    var left = room
    var waiting = items.filter { $0.size.fixedLength == nil }.count
    for (index, item) in items.enumerated() where item.size.fixedLength == nil {
      let limits = item.size.limits
      let length = max(limits.lowerBound, min(limits.upperBound, left / CGFloat(waiting)))
      lengths[index] = length
      left -= length
      waiting -= 1
    }
  }
}

extension GridItem {
  /// The item with a valid gap and length: non-finite numbers become the standard distance or zero.
  fileprivate var withPossibleLengths: GridItem {
    var item = self
    if let spacing, !spacing.isFinite { item.spacing = nil }
    switch size {
    case .fixed(let length): item.size = .fixed(validLength(length))
    case .flexible(let minimum, let maximum):
      item.size = .flexible(minimum: validLength(minimum), maximum: maximum.isNaN ? .infinity : maximum)
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(minimum: validLength(minimum), maximum: maximum.isNaN ? .infinity : maximum)
    }
    return item
  }
}

extension GridItem.Size {
  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = self { max(0, length) } else { nil }
  }

  fileprivate var leastLength: CGFloat {
    switch self {
    case .fixed(let length): max(0, length)
    case .flexible(let minimum, _), .adaptive(let minimum, _): max(0, minimum)
    }
  }

  /// The range of the item's total length; the tracks of an adaptive item are limited individually.
  fileprivate var limits: ClosedRange<CGFloat> {
    switch self {
    case .fixed(let length): length...length
    case .flexible(let minimum, let maximum): max(0, minimum)...max(0, minimum, maximum)
    // A single column is as narrow as the grid: the least length only determines the number of columns.
    case .adaptive: 0...CGFloat.infinity
    }
  }

  /// The tracks into which the item is divided.
  fileprivate func parts(of length: CGFloat, spacing: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard case .adaptive(let minimum, let maximum) = self, length.isFinite else { return [(0, length)] }
    let least = max(1, minimum)
    let fitting = Int(bounded: ((length + spacing) / (least + spacing)).rounded(.down))
    let count = min(max(1, fitting), GridTracks.partLimit)
    let each = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
    let part = max(min(each, max(maximum, least)), 0)
    return (0..<count).map { (CGFloat($0) * (part + spacing), part) }
  }
}
