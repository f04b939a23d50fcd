import SwiftUI

/// The kind of a native control: `.button`, `.toggle`, `.navigationLink`, `.textField` or `.text`.
public struct NativeView<Content: View, M: Modifier> {
  /// Exposes the values of the control.
  public let base: M
}

/// Exposes the values of a view.
@MainActor @preconcurrency
public protocol Modifier {
  /// The view whose values are exposed.
  associatedtype Content: View
  /// The view with exposed values.
  associatedtype Body: View

  /// Returns the view with exposed values.
  func make(_ content: Content) -> Body
}

/// Exposes the label and the action of a button.
public struct ButtonModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.button) }
}

/// Exposes the label, the state and the action of a toggle.
public struct ToggleModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.toggle) }
}

/// Exposes the label and the action of a navigation link.
public struct NavigationLinkModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.navigationLink) }
}

/// Exposes the label and the text of a text field.
public struct TextFieldModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.textField) }
}

/// Exposes the text of a text view.
public struct TextModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.text) }
}

@MainActor
extension NativeView {
  /// A button.
  public static var button: NativeView<Content, ButtonModifier<Content>> { .init(base: .init()) }
  /// A toggle.
  public static var toggle: NativeView<Content, ToggleModifier<Content>> { .init(base: .init()) }
  /// A navigation link.
  public static var navigationLink: NativeView<Content, NavigationLinkModifier<Content>> { .init(base: .init()) }
  /// A text field.
  public static var textField: NativeView<Content, TextFieldModifier<Content>> { .init(base: .init()) }
  /// A text view.
  public static var text: NativeView<Content, TextModifier<Content>> { .init(base: .init()) }
}

/// The kind of control that is read.
enum NativeKind {
  case button, toggle, navigationLink, textField, text
}

extension View {
  /// Exposes the values of the live control, under the identifier of a view around it.
  @ViewBuilder
  fileprivate func native(_ kind: NativeKind) -> some View {
    if AxtTest.enabled { NativeControlView(kind: kind, content: self) } else { self }
  }
}

private struct NativeControlView<Content: View>: View {
  let kind: NativeKind
  let content: Content

  @State private var control = NativeControl()

  var body: some View {
    content
      .modifier(NativeControlModifier(control: control, kind: kind))
      .exposed(nil, AxtFacts(native: control))
  }
}
