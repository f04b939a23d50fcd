import FlowAppIntents
import SwiftUI

/// What a control looks like: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the template that describes this one.
  associatedtype Body: ControlWidgetTemplate

  /// The template that describes this one.
  var body: Body { get }

  /// The control as a view. An engine hook: templates of an app never implement it.
  func _view() -> AnyView
}

extension ControlWidgetTemplate {
  public func _view() -> AnyView { body._view() }

  /// Sets the color of the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { ChangedTemplate { AnyView(_view().tint(tint)) } }

  /// Says whether the control does not react.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ChangedTemplate { AnyView(_view().disabled(disabled)) }
  }

  /// Says whether the control has private data, which a locked phone hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ChangedTemplate { AnyView(_view().privacySensitive(sensitive)) }
  }
}

extension Never: ControlWidgetTemplate {}

/// A template that WidgetKit implements.
private struct ChangedTemplate: ControlWidgetTemplate {
  let make: () -> AnyView

  var body: Never { fatalError("Templates of WidgetKit have no body.") }

  func _view() -> AnyView { make() }
}

/// A result builder for the template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  private let action: Action
  private let label: () -> Label
  private let actionLabel: ((Bool) -> ActionLabel)?

  /// Creates a button whose second line says whether the intent is being performed.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    (self.action, self.label, self.actionLabel) = (action, label, actionLabel)
  }

  public var body: Never { fatalError("Templates of WidgetKit have no body.") }

  public func _view() -> AnyView {
    AnyView(
      Button(intent: action) {
        VStack {
          label()
          actionLabel?(false)
        }
      })
  }
}

extension ControlWidgetButton where ActionLabel == Never {
  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    (self.action, self.label, actionLabel) = (action, label, nil)
  }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a localized text, whose second line says whether the intent is being performed.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// Creates a button with a text, whose second line says whether the intent is being performed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// A control that sets a value that is on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let label: () -> Label
  private let valueLabel: ((Bool) -> ValueLabel)?

  /// Creates a toggle whose second line says its value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label, valueLabel)
  }

  public var body: Never { fatalError("Templates of WidgetKit have no body.") }

  public func _view() -> AnyView {
    var action = action
    action.value = !isOn
    return AnyView(
      Toggle(isOn: isOn, intent: action) {
        VStack(alignment: .leading) {
          label()
          valueLabel?(isOn)
        }
      })
  }
}

extension ControlWidgetToggle where ValueLabel == Never {
  /// Creates a toggle.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    (self.isOn, self.action, self.label, valueLabel) = (isOn, action, label, nil)
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a localized text, whose second line says its value.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a text, whose second line says its value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Never {
  /// Creates a toggle with a localized text.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action) { Text(titleKey) }
  }

  /// Creates a toggle with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action) { Text(title) }
  }
}
