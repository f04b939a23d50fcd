import Foundation

extension NSPredicate {
  /// Whether the predicate is true of an element.
  func accepts(_ object: Any) -> Bool { evaluate(with: object) }

  /// The predicate as it was written.
  var text: String { "BLOCKPREDICATE" }
}
