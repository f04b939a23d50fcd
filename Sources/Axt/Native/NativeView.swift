import SwiftUI

/// The kind of a native control: `.button`, `.toggle`, `.navigationLink`, `.textField` or `.text`.
public struct NativeView<Content: View, M: Modifier> {
  public let base: M
}

/// Exposes the values of a view.
@MainActor @preconcurrency
public protocol Modifier {
  associatedtype Content: View
  associatedtype Body: View

  func make(_ content: Content) -> Body
}

public struct ButtonModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.button) }
}

public struct ToggleModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.toggle) }
}

public struct NavigationLinkModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.navigationLink) }
}

public struct TextFieldModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.textField) }
}

public struct TextModifier<Content: View>: Modifier {
  public func make(_ content: Content) -> some View { content.native(.text) }
}

@MainActor
extension NativeView {
  public static var button: NativeView<Content, ButtonModifier<Content>> { .init(base: .init()) }
  public static var toggle: NativeView<Content, ToggleModifier<Content>> { .init(base: .init()) }
  public static var navigationLink: NativeView<Content, NavigationLinkModifier<Content>> { .init(base: .init()) }
  public static var textField: NativeView<Content, TextFieldModifier<Content>> { .init(base: .init()) }
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
