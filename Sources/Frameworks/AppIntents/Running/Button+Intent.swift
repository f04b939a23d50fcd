import SwiftUI

extension AppIntent {
  /// Performs the intent after a tap; the phone's acts say if it fails.
  fileprivate func start() {
    Task { @MainActor in _ = try? await run() }
  }
}

extension Button {
  /// Creates a button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { intent.start() }, label: label)
  }

  /// Creates a button with a role that performs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { intent.start() }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized text that performs an intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey) { intent.start() }
  }

  /// Creates a button with a text that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) { self.init(title) { intent.start() } }

  /// Creates a button with a localized text and a role that performs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role) { intent.start() }
  }

  /// Creates a button with a text and a role that performs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role) { intent.start() }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized text and a symbol that performs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(titleKey, systemImage: systemImage, role: role) { intent.start() }
  }

  /// Creates a button with a text and a symbol that performs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(title, systemImage: systemImage, role: role) { intent.start() }
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent, which changes the value.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent.start() }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized text that performs an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in intent.start() }))
  }

  /// Creates a toggle with a text that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in intent.start() }))
  }
}
