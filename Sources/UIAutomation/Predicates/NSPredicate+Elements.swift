import FlowFoundation
import Foundation

extension NSPredicate {
  /// Whether the predicate matches an element.
  func accepts(_ object: Any) -> Bool { evaluate(with: object) }

  /// The predicate in XCUITest's format.
  var text: String { tree.description }
}
