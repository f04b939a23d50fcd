/// A struct representing an entry in an accessibility rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let label: Text?
  private let prepare: @MainActor () -> Void

  private nonisolated init(label: Text?, prepare: @escaping @MainActor () -> Void) {
    self.label = label
    self.prepare = prepare
  }

  /// Creates an entry for a view with an identity.
  ///
  /// - Parameter prepare: Makes the view visible, for example by scrolling to it.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: label, prepare: prepare)
  }

  /// Creates an entry with a localized label for a view with an identity.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(labelKey), prepare: prepare)
  }

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(label), prepare: prepare)
  }

  /// Creates an entry for a view marked with `accessibilityRotorEntry(id:in:)`.
  public nonisolated init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: label, prepare: prepare)
  }

  /// Creates an entry with a localized label for a view marked with `accessibilityRotorEntry(id:in:)`.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(labelKey), prepare: prepare)
  }

  /// Creates an entry for a view marked with `accessibilityRotorEntry(id:in:)`.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(label), prepare: prepare)
  }

  public func _collect(into entries: inout _AccessibilityRotorEntries) { entries.entries.append((label, prepare)) }
}
