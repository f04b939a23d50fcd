import Foundation
import SwiftUI

/// Shows views, so that their state is real and they appear.
@MainActor @preconcurrency
public enum ViewHosting {
  /// What a view is shown for: a test.
  public struct ViewId: Hashable {
    let function: String
  }

  private static var trees: [ViewId: InspectedTree] = [:]

  /// Shows a view until ``expel(function:)`` is called by the same test.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; that of a phone if nothing is said.
  ///   - function: The test.
  public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
    let screen =
      size.map { Screen(size: ProposedViewSize($0)) } ?? Screen(device: .iPhone)
    trees[ViewId(function: function)] = InspectedTree(screen)
    screen.show(view)
  }

  /// Takes the view of a test away.
  public static func expel(function: String = #function) {
    trees.removeValue(forKey: ViewId(function: function))?.screen?.remove()
  }

  /// Where a value that is inspected stands: on a screen that shows it, or in a tree that nothing shows.
  static func medium<Value>(of value: Value, function: String) -> Content.Medium {
    if let view = value as? any View, let place = place(of: view, function: function) {
      return Content.Medium(place: place)
    }
    if let tree = trees[ViewId(function: function)] { return Content.Medium(place: tree.root.unshown()) }
    return Content.Medium(place: InspectedTree().root)
  }

  private static func place<V: View>(of view: V, function: String) -> ViewPlace? {
    guard !Inspector.isSystemType(type: V.self) else { return nil }
    if let place = trees[ViewId(function: function)]?.place(of: view) { return place }
    for (_, tree) in trees.sorted(by: { $0.key.function < $1.key.function }) {
      if let place = tree.place(of: view) { return place }
    }
    return nil
  }
}
