import Foundation

/// Identifies an alignment guide: its type and its axis, since one `AlignmentID` may serve both.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  /// What distinguishes this guide from every other guide, on either axis.
  package let key: ObjectIdentifier

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    key = Self.key(id, axis)
  }

  private static func key<ID: AlignmentID>(_: ID.Type, _ axis: Axis) -> ObjectIdentifier {
    switch axis {
    case .horizontal: ObjectIdentifier(Horizontal<ID>.self)
    case .vertical: ObjectIdentifier(Vertical<ID>.self)
    }
  }

  private enum Horizontal<ID: AlignmentID> {}
  private enum Vertical<ID: AlignmentID> {}

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.key == rhs.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// Merges explicit values into one by the guide's own rule, ignoring those that are nil.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case .some(let value) in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}
