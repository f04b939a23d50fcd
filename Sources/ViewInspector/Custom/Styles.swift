import SwiftUI

extension Content {
  /// What a style makes of a control, with the properties of the style connected to an environment.
  @MainActor
  fileprivate static func made<Style, Body: View>(
    by style: Style, _ body: (Style) -> Body
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let place = InspectedTree().root
    let bound: Style
    do throws(MissingValues) {
      bound = try place.bound(style).value
    } catch {
      throw InspectionError.notSupported(error.message)
    }
    let content = Content(body(bound), medium: Medium(place: place))
    return try InspectableView<ViewType.ClassifiedView>(content.unwrapped(), parent: nil, call: "")
  }
}

extension ButtonStyle {
  /// What the style makes of a button.
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)) }
  }
}

extension PrimitiveButtonStyle {
  /// What the style makes of a button.
  ///
  /// - Parameter onTrigger: What happens when the style triggers the button's action.
  public func inspect(
    onTrigger: @escaping () -> Void = {}
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) {
      $0.makeBody(configuration: PrimitiveButtonStyleConfiguration(onTrigger: onTrigger))
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The properties of a button without role and label.
  ///
  /// - Parameter onTrigger: What happens when the button's action is triggered.
  @MainActor @preconcurrency
  public init(onTrigger: @escaping () -> Void) { self.init(trigger: { onTrigger() }) }
}

extension ToggleStyle {
  /// What the style makes of a toggle.
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: ToggleStyleConfiguration(isOn: isOn)) }
  }
}

extension ToggleStyleConfiguration {
  /// The properties of a toggle without label.
  @MainActor @preconcurrency
  init(isOn: Bool) { self.init(Binding(wrappedValue: isOn)) }
}

extension LabelStyle {
  /// What the style makes of a label.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: LabelStyleConfiguration()) }
  }
}

extension ProgressViewStyle {
  /// What the style makes of a progress view.
  ///
  /// - Parameter fractionCompleted: How much is done, from 0 to 1; `nil` if that is not known.
  public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) {
      $0.makeBody(configuration: ProgressViewStyleConfiguration(fractionCompleted: fractionCompleted))
    }
  }
}

extension ProgressViewStyleConfiguration {
  /// The properties of a progress view with empty labels.
  init(fractionCompleted: Double?) { self.init(fraction: fractionCompleted) }
}

extension GroupBoxStyle {
  /// What the style makes of a group box.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: GroupBoxStyleConfiguration()) }
  }
}

extension MenuStyle {
  /// What the style makes of a menu.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: MenuStyleConfiguration()) }
  }
}
