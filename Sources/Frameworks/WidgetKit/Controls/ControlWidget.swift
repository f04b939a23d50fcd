import FlowAppIntents
import Foundation
import SwiftUI

/// A control of Control Center, the lock screen and the action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates a control.
  init()

  /// The configuration: the kind of the control, its value and its button or toggle.
  var body: Body { get }
}

/// A description of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of the configuration that describes this one.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that describes this one.
  var body: Body { get }

  /// Adds the controls. An engine hook: configurations of an app never implement it.
  func _collect(into contents: inout _WidgetContents)
}

extension ControlWidgetConfiguration {
  public func _collect(into contents: inout _WidgetContents) { body._collect(into: &contents) }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Sets the name of the control in the gallery.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ChangedControl(base: self) { $0.displayName = displayName }
  }

  /// Sets the description of the control in the gallery.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ChangedControl(base: self) { $0.description = description }
  }

  /// Says that people set the control up when they add it; has no effect, because tests give the configuration.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { ChangedControl(base: self) { _ in } }
}

/// A configuration that changes what another one says.
private struct ChangedControl<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let change: (inout ControlKind) -> Void

  var body: Never { fatalError("ChangedControl has no body.") }

  func _collect(into contents: inout _WidgetContents) {
    var own = _WidgetContents()
    base._collect(into: &own)
    contents.declarations += own.declarations.map { declaration in
      guard var kind = declaration as? ControlKind else { return declaration }
      change(&kind)
      return kind
    }
  }
}

extension WidgetBundleBuilder {
  /// Adds a control to the widgets of a bundle.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlInBundle { content.body._collect(into: &$0) }
  }
}

/// A control among the widgets of a bundle.
private struct ControlInBundle: Widget {
  var collect: (inout _WidgetContents) -> Void = { _ in }

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  func _collect(into contents: inout _WidgetContents) { collect(&contents) }
}
