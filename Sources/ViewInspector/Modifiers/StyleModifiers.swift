import SwiftUI

extension InspectableView {
  /// The style of buttons set on the view.
  public func buttonStyle() throws -> Any {
    let style = try style(\.buttonStyle, call: "buttonStyle")
    return (style as? any WrappedButtonStyle)?.appearance ?? style
  }

  /// The style of date pickers set on the view.
  public func datePickerStyle() throws -> Any { try style(\.datePickerStyle, call: "datePickerStyle") }

  /// The style of group boxes set on the view.
  public func groupBoxStyle() throws -> Any { try style(\.groupBoxStyle, call: "groupBoxStyle") }

  /// The style of labels set on the view.
  public func labelStyle() throws -> Any { try style(\.labelStyle, call: "labelStyle") }

  /// The style of menus set on the view.
  public func menuStyle() throws -> Any { try style(\.menuStyle, call: "menuStyle") }

  /// The style of pickers set on the view.
  public func pickerStyle() throws -> Any { try style(\.pickerStyle, call: "pickerStyle") }

  /// The style of progress views set on the view.
  public func progressViewStyle() throws -> Any { try style(\.progressViewStyle, call: "progressViewStyle") }

  /// The style of text fields set on the view.
  public func textFieldStyle() throws -> Any { try style(\.textFieldStyle, call: "textFieldStyle") }

  /// The style of toggles set on the view.
  public func toggleStyle() throws -> Any { try style(\.toggleStyle, call: "toggleStyle") }

  /// The style of a custom modifier.
  ///
  /// - Parameter modifierName: The name of the function that sets the style. For `helloWorldStyle` there must be a
  ///   modifier `HelloWorldStyleModifier` with a property `style`.
  public func customStyle(_ modifierName: String) throws -> Any {
    let typeName = modifierName.prefix(1).uppercased() + modifierName.dropFirst() + "Modifier"
    let modifiers = content.medium.viewModifiers.reversed()
      .compactMap { ($0 as? any ModifiedView)?.viewModifier }
    guard let modifier = modifiers.first(where: { Inspector.typeName(value: $0).hasPrefix(typeName) }) else {
      throw modifierNotFound(modifierName)
    }
    // The property is the app's own, and its name is part of this function's contract.
    let style = try Inspector.attribute(label: "style", value: modifier)
    return (try? Inspector.attribute(label: "style", value: style)) ?? style
  }

  /// A style set by a modifier of the view itself; those of ancestors are ignored.
  func style<Style>(_ keyPath: WritableKeyPath<EnvironmentValues, Style>, call: String) throws -> Style {
    let styles = content.medium.ownEnvironmentModifiers.reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }
      .filter { $0.value("keyPath") == (keyPath as AnyKeyPath) }
      .compactMap { $0.value("value", as: Style.self) }
    guard let style = styles.first else { throw modifierNotFound(call) }
    return style
  }
}
