import Foundation
import SwiftUI

/// Shows views, so that their state is real and they appear.
@MainActor @preconcurrency
public enum ViewHosting {
  private static var screens: [String: InspectedTree] = [:]

  /// Shows a view until ``expel(function:)`` is called by the same test.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; that of a phone if nothing is said.
  ///   - function: The test.
  public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
    expel(function: function)
    let screen = size.map { Screen(size: ProposedViewSize($0)) } ?? Screen(device: .iPhone)
    screens[function] = InspectedTree(screen)
    screen.show(view)
  }

  /// Takes the view of a test away; does nothing if there is none.
  public static func expel(function: String = #function) {
    screens.removeValue(forKey: function)?.screen?.remove()
  }

  /// Shows a view while `whileHosted` runs.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; that of a phone if nothing is said.
  ///   - function: The test.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    host(view: view, size: size, function: function)
    defer { expel(function: function) }
    try await whileHosted(view)
  }

  /// Shows a view while `whileHosted` runs.
  public static func host<V: View>(
    size: CGSize? = nil, function: String = #function, content: () -> V,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    try await host(content(), size: size, function: function, whileHosted: whileHosted)
  }

  // MARK: - Where a value stands

  /// Where a value that is inspected stands: on a screen that shows it, or in a tree that nothing shows.
  static func medium<Value>(of value: Value, function: String) -> Content.Medium {
    if let place = shownPlace(of: value, function: function) { return Content.Medium(place: place) }
    if let screen = screens[function] { return Content.Medium(place: screen.root.unshown()) }
    return Content.Medium(place: UnshownTrees.tree(of: value, function: function).root)
  }

  private static func shownPlace<Value>(of value: Value, function: String) -> ViewPlace? {
    guard !screens.isEmpty, !Inspector.isSystemType(type: Value.self) else { return nil }
    if let place = screens[function]?.place(of: value) { return place }
    return screens.sorted { $0.key < $1.key }.lazy.compactMap { $1.place(of: value) }.first
  }
}
