import Foundation

/// Identifies an alignment guide by its type and its axis, because an `AlignmentID` may be used on both.
package struct AlignmentKey: Hashable, Sendable {
  private let guide: any AlignmentGuideType.Type

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    guide = Self.guide(id, axis)
  }

  package var id: any AlignmentID.Type { guide.id }
  package var axis: Axis { guide.axis }

  /// Identifies this guide among all guides on both axes.
  private var key: ObjectIdentifier { ObjectIdentifier(guide) }

  private static func guide<ID: AlignmentID>(_: ID.Type, _ axis: Axis) -> any AlignmentGuideType.Type {
    switch axis {
    case .horizontal: HorizontalGuide<ID>.self
    case .vertical: VerticalGuide<ID>.self
    }
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.key == rhs.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// Merges explicit values by the guide's own rule, ignoring `nil`.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let id = id
    var result: CGFloat?
    var count = 0
    for case .some(let value) in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// A guide as a type, so that a key is a single pointer.
private protocol AlignmentGuideType: SendableMetatype {
  static var id: any AlignmentID.Type { get }
  static var axis: Axis { get }
}

private enum HorizontalGuide<ID: AlignmentID>: AlignmentGuideType {
  static var id: any AlignmentID.Type { ID.self }
  static var axis: Axis { .horizontal }
}

private enum VerticalGuide<ID: AlignmentID>: AlignmentGuideType {
  static var id: any AlignmentID.Type { ID.self }
  static var axis: Axis { .vertical }
}
