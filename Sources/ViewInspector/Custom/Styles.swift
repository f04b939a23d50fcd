import SwiftUI

extension Content {
  /// The body of a style for a control, with the dynamic properties of the style connected to an environment.
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
  /// The body of the style for a button.
  ///
  /// - Parameter isPressed: The state of the button that the style receives.
  /// - Throws: `InspectionError` if the style needs an environment object: none is supplied here.
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)) }
  }
}

extension PrimitiveButtonStyle {
  /// The body of the style for a button.
  ///
  /// - Parameter onTrigger: Called when the style triggers the button's action.
  public func inspect(
    onTrigger: @escaping () -> Void = {}
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) {
      $0.makeBody(configuration: PrimitiveButtonStyleConfiguration(onTrigger: onTrigger))
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// Creates a configuration of a button without role and label.
  ///
  /// - Parameter onTrigger: Called when the button's action is triggered.
  @MainActor @preconcurrency
  public init(onTrigger: @escaping () -> Void) { self.init(trigger: { onTrigger() }) }
}

extension ToggleStyle {
  /// The body of the style for a toggle.
  ///
  /// - Parameter isOn: The initial state of the toggle that the style receives.
  /// - Throws: `InspectionError` if the style needs an environment object: none is supplied here.
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: ToggleStyleConfiguration(isOn: isOn)) }
  }
}

extension ToggleStyleConfiguration {
  /// Creates a configuration of a toggle without a label.
  @MainActor @preconcurrency
  init(isOn: Bool) { self.init(Binding(wrappedValue: isOn)) }
}

extension LabelStyle {
  /// The body of the style for a label.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: LabelStyleConfiguration()) }
  }
}

extension ProgressViewStyle {
  /// The body of the style for a progress view.
  ///
  /// - Parameter fractionCompleted: The completed fraction, from 0 to 1; `nil` if unknown.
  public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) {
      $0.makeBody(configuration: ProgressViewStyleConfiguration(fractionCompleted: fractionCompleted))
    }
  }
}

extension ProgressViewStyleConfiguration {
  /// Creates a configuration of a progress view with empty labels.
  init(fractionCompleted: Double?) { self.init(fraction: fractionCompleted) }
}

extension GroupBoxStyle {
  /// The body of the style for a group box.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: GroupBoxStyleConfiguration()) }
  }
}

extension MenuStyle {
  /// The body of the style for a menu.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try Content.made(by: self) { $0.makeBody(configuration: MenuStyleConfiguration()) }
  }
}
