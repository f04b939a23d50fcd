import SwiftUI

extension InspectableView {
  /// The style of buttons that was set on the view.
  public func buttonStyle() throws -> Any {
    let style = try style(\.buttonStyle, call: "buttonStyle")
    return (style as? any WrappedButtonStyle)?.appearance ?? style
  }

  /// The style of date pickers that was set on the view.
  public func datePickerStyle() throws -> Any { try style(\.datePickerStyle, call: "datePickerStyle") }

  /// The style of group boxes that was set on the view.
  public func groupBoxStyle() throws -> Any { try style(\.groupBoxStyle, call: "groupBoxStyle") }

  /// The style of labels that was set on the view.
  public func labelStyle() throws -> Any { try style(\.labelStyle, call: "labelStyle") }

  /// The style of menus that was set on the view.
  public func menuStyle() throws -> Any { try style(\.menuStyle, call: "menuStyle") }

  /// The style of pickers that was set on the view.
  public func pickerStyle() throws -> Any { try style(\.pickerStyle, call: "pickerStyle") }

  /// The style of progress views that was set on the view.
  public func progressViewStyle() throws -> Any { try style(\.progressViewStyle, call: "progressViewStyle") }

  /// The style of text fields that was set on the view.
  public func textFieldStyle() throws -> Any { try style(\.textFieldStyle, call: "textFieldStyle") }

  /// The style of toggles that was set on the view.
  public func toggleStyle() throws -> Any { try style(\.toggleStyle, call: "toggleStyle") }

  /// The style that a modifier of an app was given.
  ///
  /// - Parameter modifierName: The name of the function that sets the style. For `helloWorldStyle` there is a modifier
  ///   `HelloWorldStyleModifier` with a property `style`.
  public func customStyle(_ modifierName: String) throws -> Any {
    let typeName = modifierName.prefix(1).uppercased() + modifierName.dropFirst() + "Modifier"
    let modifiers = content.medium.viewModifiers.reversed()
      .compactMap { ($0 as? any ModifiedView)?.viewModifier }
    guard let modifier = modifiers.first(where: { Inspector.typeName(value: $0).hasPrefix(typeName) }) else {
      throw modifierNotFound(modifierName)
    }
    // The property is the app's own, and its name is part of what this function asks for.
    let style = try Inspector.attribute(label: "style", value: modifier)
    return (try? Inspector.attribute(label: "style", value: style)) ?? style
  }

  /// A style that a modifier of the view itself has set: those around it do not count.
  func style<Style>(_ keyPath: WritableKeyPath<EnvironmentValues, Style>, call: String) throws -> Style {
    let styles = content.medium.ownEnvironmentModifiers.reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }
      .filter { $0.value("keyPath") == (keyPath as AnyKeyPath) }
      .compactMap { $0.value("value", as: Style.self) }
    guard let style = styles.first else { throw modifierNotFound(call) }
    return style
  }
}
