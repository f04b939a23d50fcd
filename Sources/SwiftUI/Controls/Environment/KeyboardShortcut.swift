/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order to activate a
/// button or toggle.
public struct KeyboardShortcut: Sendable, Hashable {
  /// Options for how a keyboard shortcut participates in automatic localization.
  public struct Localization: Sendable, Hashable {
    private let rawValue: Int

    /// Remap shortcuts to their appropriate counterparts on other keyboard layouts.
    public static let automatic = Localization(rawValue: 0)

    /// Don't mirror shortcuts in right-to-left languages.
    public static let withoutMirroring = Localization(rawValue: 1)

    /// Don't use automatic shortcut remapping.
    public static let custom = Localization(rawValue: 2)
  }

  /// The default keyboard shortcut for the default button: the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The default keyboard shortcut for cancelling the task in progress: the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key equivalent that the user presses in conjunction with any specified modifier keys.
  public var key: KeyEquivalent

  /// The modifier keys that the user presses in conjunction with a key equivalent.
  public var modifiers: EventModifiers

  /// The localization strategy to apply to this shortcut.
  public var localization: Localization

  /// Creates a new keyboard shortcut with the given key equivalent and set of modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The keyboard shortcut that buttons in this environment will be triggered with.
  public var keyboardShortcut: KeyboardShortcut? {
    self[KeyboardShortcutKey.self]
  }

  fileprivate var assignedKeyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Defines a keyboard shortcut and assigns it to the modified control.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Defines a keyboard shortcut and assigns it to the modified control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the modified control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.assignedKeyboardShortcut, shortcut)
  }

  /// Assigns an optional keyboard shortcut to the modified control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.assignedKeyboardShortcut, shortcut)
  }
}
