extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string key.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button that generates its label from a string.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a specified role that generates its label from a string.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button that generates its label from a localized string key and system image name.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that generates its label from a string and system image name.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key and a system image.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a specified role that generates its label from a string and a system image.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that generates its label from a localized string key and image resource.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
  {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button that generates its label from a string and image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  {
    self.init(role: nil, action: action) { SwiftUI.Label(title, image: image) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key and image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a specified role that generates its label from a string and image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role, which also determines its title: "Close", "Cancel", "Confirm", "Delete".
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The default label of a button that has only a role.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case .cancel: SwiftUI.Label(SystemString.cancel, systemImage: "xmark")
    case .close: SwiftUI.Label(SystemString.close, systemImage: "xmark")
    case .destructive: SwiftUI.Label(SystemString.delete, systemImage: "trash")
    default: SwiftUI.Label(SystemString.confirm, systemImage: "checkmark")
    }
  }
}

extension DefaultButtonLabel: ComposedView {
  package var composition: Composition { Composition(transparent: body) }
}
