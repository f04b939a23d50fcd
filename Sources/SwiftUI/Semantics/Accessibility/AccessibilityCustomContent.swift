/// Key used to specify the identifier and label associated with an entry of additional accessibility information.
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  /// The identifier; without one, the label identifies the entry.
  let id: String?

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key whose label identifies it.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(label: Text(labelKey))
  }

  fileprivate init(label: Text) {
    self.label = label
    id = nil
  }
}

/// Additional accessibility information; only the part of the Accessibility framework that SwiftUI's API uses.
public enum AXCustomContent {
  /// Whether the information is read immediately.
  public enum Importance: UInt, Sendable {
    case `default`
    case high
  }
}

extension View {
  /// Adds additional accessibility information to the view.
  ///
  /// - Parameters:
  ///   - key: The label and the identifier. Information added before with the same identifier is replaced.
  ///   - value: The information; `nil` removes what was added before.
  ///   - importance: Whether the information is read immediately.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.customContent(key, value, importance))
  }

  /// Adds additional accessibility information to the view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds additional accessibility information to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds additional accessibility information to the view.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label: label), value, importance: importance)
  }

  /// Adds additional accessibility information to the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds additional accessibility information to the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds additional accessibility information to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
