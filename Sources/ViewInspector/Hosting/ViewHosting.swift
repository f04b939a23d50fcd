import Foundation
import SwiftUI

/// Shows views on a screen, so that they have state and appear.
@MainActor @preconcurrency
public enum ViewHosting {
  private static var screens: [String: InspectedTree] = [:]

  /// Shows a view until the same test calls ``expel(function:)``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the screen in points; by default that of a phone.
  ///   - function: The test function.
  public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
    expel(function: function)
    let screen = size.map { Screen(size: ProposedViewSize($0)) } ?? Screen(device: .iPhone)
    screens[function] = InspectedTree(screen)
    screen.show(view)
  }

  /// Removes the view of a test, if there is one.
  ///
  /// - Parameter function: The test function.
  public static func expel(function: String = #function) {
    screens.removeValue(forKey: function)?.screen?.remove()
  }

  /// Shows a view while `whileHosted` runs.
  ///
  /// - Parameters:
  ///   - view: The view, which `whileHosted` receives.
  ///   - size: The size of the screen in points; by default that of a phone.
  ///   - function: The test function.
  ///   - whileHosted: Runs while the view is shown.
  /// - Throws: The error of `whileHosted`.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    host(view: view, size: size, function: function)
    defer { expel(function: function) }
    try await whileHosted(view)
  }

  /// Shows a view while `whileHosted` runs.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the screen in points; by default that of a phone.
  ///   - function: The test function.
  ///   - whileHosted: Runs while the view is shown.
  /// - Throws: The error of `whileHosted`.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function, whileHosted: @MainActor () async throws -> Void
  ) async throws {
    try await host(view, size: size, function: function) { _ in try await whileHosted() }
  }

  /// Shows a view while `whileHosted` runs.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; by default that of a phone.
  ///   - function: The test function.
  ///   - content: Makes the view.
  ///   - whileHosted: Runs while the view is shown.
  /// - Throws: The error of `whileHosted`.
  public static func host<V: View>(
    size: CGSize? = nil, function: String = #function, content: () -> V,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    try await host(content(), size: size, function: function, whileHosted: whileHosted)
  }

  // MARK: - Contexts

  /// The context of an inspected value: the screen that shows it, or a detached tree.
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
