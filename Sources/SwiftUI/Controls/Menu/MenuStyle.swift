/// A type that applies standard interaction behavior and a custom appearance to all menus within a view hierarchy.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// A view that represents the body of a menu.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates a view that represents the body of a menu.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// A configuration of a menu.
public struct MenuStyleConfiguration {
  /// A type-erased label of a menu.
  nonisolated public struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// A type-erased content of a menu.
  nonisolated public struct Content: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension MenuStyleConfiguration.Content: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationContent").single(content) }
}

extension MenuStyleConfiguration {
  /// Creates the properties of an empty menu, for inspecting a style.
  package init() {
    self.init(
      label: Label(content: AnyView.empty), content: Content(content: AnyView.empty), primaryAction: nil)
  }
}

/// The default menu style, based on the menu's context: a button.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A menu style that displays a button that toggles the display of the menu's contents when pressed.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A menu style that displays a borderless button that toggles the display of the menu's contents when pressed.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
      .buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style, based on the menu's context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that displays a button that toggles the display of the menu's contents when pressed.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that displays a borderless button.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: any MenuStyle { DefaultMenuStyle() }
  }

  package var menuStyle: any MenuStyle {
    get { self[style: MenuStyleKey.self] }
    set { self[style: MenuStyleKey.self] = newValue }
  }

  /// The preferred order of items for menus presented from this view.
  @Entry public var menuOrder: MenuOrder = .automatic
}

/// The order in which a menu presents its content.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let rawValue: Int

  /// The ordering of the menu chosen by the system for the current context.
  public static let automatic = MenuOrder(rawValue: 0)

  /// Keep the first items closest to user's point of interaction.
  public static let priority = MenuOrder(rawValue: 1)

  /// Order items from top to bottom.
  public static let fixed = MenuOrder(rawValue: 2)
}

extension View {
  /// Sets the style for menus within this view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }

  /// Sets the preferred order of items for menus presented from this view.
  ///
  /// - Note: Approximate: the items of an open menu are in declaration order; a warning is recorded for the priority
  ///   order.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
      .approximate(
        "menuOrder(_:)", "items are in their order, wherever the menu opens.", when: order == .priority)
  }

  /// Sets the menu indicator visibility for controls within this view.
  ///
  /// - Note: Approximate: menus have no indicator; a warning is recorded if they should have one.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
      .approximate("menuIndicator(_:)", "menus have no indicator.", when: visibility == .visible)
  }
}

extension EnvironmentValues {
  /// The menu indicator visibility to apply to controls within a view.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
}
