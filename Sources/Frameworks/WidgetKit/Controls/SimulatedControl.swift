import Foundation
import SwiftUI

/// A control as the system asks it for its value and shows it, for a test.
///
/// ```swift
/// let control = try SimulatedControl(TimerControl())
/// let picture = ImageRenderer(content: try await control.view())
/// ```
///
/// It is shown as a button or a toggle of an app, not in the shape that it has in Control Center.
@MainActor
public struct SimulatedControl {
  let declaration: ControlKind

  /// The name by which the app reloads the control.
  public var kind: String { declaration.kind }
  /// The name in the gallery.
  public var displayName: LocalizedStringResource? { declaration.displayName }
  /// The description in the gallery.
  public var description: LocalizedStringResource? { declaration.description }

  init(_ declaration: ControlKind) { self.declaration = declaration }

  /// Creates a control of an app's type.
  ///
  /// - Throws: ``SimulatedWidgetError`` if its body has no configuration.
  public init(_ control: some ControlWidget) throws {
    var contents = _WidgetContents()
    control.body._collect(into: &contents)
    guard let first = contents.declarations.compactMap({ $0 as? ControlKind }).first else {
      throw SimulatedWidgetError.noConfiguration
    }
    declaration = first
  }

  /// The controls of a bundle, in their order.
  public static func all(in bundle: some WidgetBundle) -> [SimulatedControl] {
    var contents = _WidgetContents()
    bundle.body._collect(into: &contents)
    return contents.declarations.compactMap { $0 as? ControlKind }.map(SimulatedControl.init)
  }

  /// The control in the gallery.
  ///
  /// - Parameter intent: The configuration; `nil` for one with its defaults.
  public func preview(intent: Any? = nil) -> some View { declaration.preview(intent) }

  /// The control with the value at the moment. A tap performs its intent; ask again for the value after it.
  ///
  /// - Parameter intent: The configuration; `nil` for one with its defaults.
  /// - Throws: The error of the provider.
  public func view(intent: Any? = nil) async throws -> some View { try await declaration.current(intent) }
}
