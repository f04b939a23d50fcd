/// Changes the semantics of the elements below.
public struct AccessibilityAttachmentModifier: ElementModifier {
  let change: SemanticsChange

  package static var affectsLayout: Bool { false }

  package init(_ change: @escaping @MainActor (inout SemanticsProperties, Element) -> Void) {
    self.change = .custom(change)
  }

  init(_ change: SemanticsChange) {
    self.change = change
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if case .hidden(true) = change { return }
    var properties = SemanticsProperties()
    change.apply(to: &properties, of: element)
    if properties.isEmpty { return builder.describe(child) }
    var nodes = builder.children { inner in
      inner.with({ $0 = properties }) { $0.describe(child) }
    }
    if nodes.isEmpty, !change.isRemoval {
      // A view without semantics becomes an element as soon as it has a property.
      nodes = [properties.applied(to: SemanticsNode(role: .other, of: child))]
    }
    for node in nodes { builder.add(node) }
  }
}

/// A change of a view's semantics, and its value.
private struct ValueSemantics<Value>: ElementModifier {
  let value: Value
  let change: @MainActor (Value, inout SemanticsProperties, Element) -> Void

  static var affectsLayout: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let (value, change) = (value, change)
    AccessibilityAttachmentModifier { change(value, &$0, $1) }.describe(child, in: element, into: &builder)
  }
}

extension View {
  nonisolated func semantics(
    _ change: @escaping @MainActor (inout SemanticsProperties, Element) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  /// Changes the semantics of the view with a stored value, regardless of the actor that the view is created on.
  nonisolated func semantics<Value>(
    with value: Value, _ change: @escaping @MainActor (Value, inout SemanticsProperties, Element) -> Void
  ) -> some View {
    modifier(ValueSemantics(value: value, change: change))
  }

  nonisolated func semantics(
    _ change: SemanticsChange, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled ? change : .none))
  }

  /// Sets the accessibility identifier.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.identifier(identifier))
  }

  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.label(label))
  }

  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.value(value))
  }

  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility hint.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.hint(hint))
  }

  /// Sets the accessibility hint.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHint(Text(hint)) }

  /// Adds accessibility traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.addTraits(traits))
  }

  /// Removes accessibility traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.removeTraits(traits))
  }

  /// Hides the view from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    semantics(.hidden(hidden))
  }

  /// Adds an action for assistive technologies.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.action(actionKind, handler))
  }

  /// Adds a named action for assistive technologies.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.action(AccessibilityActionKind(named: name), handler))
  }

  /// Adds a named action for assistive technologies.
  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action for assistive technologies.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an adjustable accessibility action.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics(.adjustableAction(handler))
  }

  /// Sets the sort priority among siblings: higher priorities are read first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.sortPriority(sortPriority))
  }
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case known(SemanticsAction.Kind)
    case named(Text)
  }

  private let storage: Storage

  public static let `default` = AccessibilityActionKind(kind: .activate)
  public static let escape = AccessibilityActionKind(kind: .dismiss)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  package init(kind: SemanticsAction.Kind) {
    storage = .known(kind)
  }

  public init(named name: Text) {
    storage = .named(name)
  }

  /// The name of a custom action.
  package var name: Text? { if case .named(let name) = storage { name } else { nil } }

  /// The kind of the semantic action.
  @MainActor
  func kind(in element: Element) -> SemanticsAction.Kind {
    switch storage {
    case .known(let kind): kind
    case .named(let name): .named(name.string(in: element))
    }
  }
}

/// The direction in which an adjustable value changes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
