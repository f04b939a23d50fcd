import SwiftUI

extension XCUIElement {
  /// Whether a finger can reach the element: it exists, is on the screen, and nothing covers it.
  public var isHittable: Bool {
    guard let tree = query.searchedTree, let screen = app.screen else { return false }
    guard case .one(let position) = query.resolve(in: tree) else { return false }
    let found = FoundElement(tree: tree, position: position)
    let visibleFrame = found.visibleFrame
    return !visibleFrame.isEmpty && found.coveringElement(at: visibleFrame, on: screen) == nil
  }

  /// Whether the element has the keyboard focus.
  public var hasKeyboardFocus: Bool {
    guard let tree = query.searchedTree else { return false }
    guard case .one(let position) = query.resolve(in: tree) else { return false }
    return tree.hasKeyboardFocus(position)
  }

  /// A property by its name, as in key-value coding; tests read `hasKeyboardFocus` and `application`.
  ///
  /// - Parameter key: A name that predicates can use; any other fails the test.
  public func value(forKey key: String) -> Any? {
    guard let value = predicateValue(forKey: key) else {
      session.fail(
        "\(query.name) has no property '\(key)'. There are: \(predicateKeys.joined(separator: ", ")).")
      return nil
    }
    return value
  }
}
