import SwiftUI

/// The model that the views of a random screen share: bodies read it, and closures that run later than a body.
@MainActor @Observable
final class RandomModel {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var count: Int
    var isDone = false
  }

  var number = 1
  var isOn = false
  var text = "text"
  var items = (0..<3).map { Item(id: $0, name: "Item \($0)", count: $0) }
  var tab = 0
  var isPresented = false

  /// The number of items up to which changes add some.
  private static let itemLimit = 7

  func add(at index: Int) {
    guard items.count < Self.itemLimit else { return }
    let id = (items.map(\.id).max() ?? 0) + 1
    items.insert(Item(id: id, name: "Item \(id)", count: id % 4), at: min(index, items.count))
  }

  /// A length for layouts, in points.
  var length: CGFloat { CGFloat(20 + abs(number % 5) * 10) }
}
