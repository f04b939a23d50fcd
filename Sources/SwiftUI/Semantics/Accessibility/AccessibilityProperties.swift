/// Changes what the elements below say about themselves.
package struct SemanticsModifier: ElementModifier {
  let change: (inout SemanticsProperties, Element) -> Void

  package static var affectsLayout: Bool { false }

  package init(_ change: @escaping (inout SemanticsProperties, Element) -> Void) {
    self.change = change
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let nodes = builder.children { inner in
      inner.with({ change(&$0, element) }) { $0.describe(child) }
    }
    if nodes.isEmpty {
      // A view that says nothing by itself becomes an element as soon as something is said about it.
      builder.with({ change(&$0, element) }) { builder in
        builder.add(SemanticsNode(role: .other, of: child))
      }
    } else {
      for node in nodes { builder.add(node) }
    }
  }
}

extension View {
  func semantics(_ change: @escaping (inout SemanticsProperties, Element) -> Void) -> some View {
    modifier(SemanticsModifier(change))
  }

  /// Sets the identifier that tests find the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { properties, _ in properties.identifier = properties.identifier ?? identifier }
  }

  /// Sets the label that assistive technologies read.
  public func accessibilityLabel(_ label: Text) -> some View {
    semantics { properties, element in properties.label = properties.label ?? label.string(in: element) }
  }

  /// Sets the label that assistive technologies read.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets the label that assistive technologies read.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Sets the value that assistive technologies read.
  public func accessibilityValue(_ value: Text) -> some View {
    semantics { properties, element in properties.value = properties.value ?? value.string(in: element) }
  }

  /// Sets the value that assistive technologies read.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets the value that assistive technologies read.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets what assistive technologies say happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    semantics { properties, element in properties.hint = properties.hint ?? hint.string(in: element) }
  }

  /// Sets what assistive technologies say happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Sets what assistive technologies say happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Adds traits that say how the view behaves.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { properties, _ in properties.addedTraits.formUnion(traits) }
  }

  /// Removes traits that say how the view behaves.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { properties, _ in properties.removedTraits.formUnion(traits) }
  }

  /// Hides the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: hidden))
  }

  /// Adds an action for assistive technologies.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    semantics { properties, _ in
      properties.actions.append(
        SemanticsAction(actionKind.kind) { handler() })
    }
  }

  /// Adds a named action for assistive technologies.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    semantics { properties, element in
      properties.actions.append(
        SemanticsAction(.named(name.string(in: element))) { handler() })
    }
  }

  /// Adds a named action for assistive technologies.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action for assistive technologies.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Handles the swipes with which assistive technologies change a value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    semantics { properties, _ in
      for (kind, direction) in [
        (SemanticsAction.Kind.increment, AccessibilityAdjustmentDirection.increment),
        (.decrement, .decrement),
      ] {
        properties.actions.append(
          SemanticsAction(kind) { handler(direction) })
      }
    }
  }

  /// Sets the order in which assistive technologies read siblings: higher priorities first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    semantics { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Sets other names under which the view can be asked for by voice.
  ///
  /// - Note: Approximate: kept by nobody: there is no voice control.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { semantics { _, _ in } }

  /// Sets other names under which the view can be asked for by voice.
  ///
  /// - Note: Approximate: kept by nobody: there is no voice control.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { semantics { _, _ in } }

  /// Makes one element of the view and those below it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}

/// Takes a view out of the semantics tree.
struct AccessibilityHiddenModifier: ElementModifier {
  let isHidden: Bool

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if !isHidden { builder.describe(child) }
  }
}

/// What becomes of the elements below one made with `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind { case ignore, contain, combine }

  package let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are the element's children.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What they say is put together.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

struct AccessibilityElementModifier: ElementModifier {
  let behavior: AccessibilityChildBehavior

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let frame = builder.frame(of: element)
    let children = builder.children { $0.describe(child) }
    var node = SemanticsNode(role: .other, of: element, frame: frame)
    switch behavior.kind {
    case .ignore: break
    case .contain: node.children = children
    case .combine:
      let labels = children.flatMap(\.labelsInOrder)
      if let only = children.first, children.count == 1 { node = only }
      node.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
      node.actions = children.flatMap(\.actions)
      if children.count > 1 { node.role = children.allSatisfy { $0.role == .staticText } ? .staticText : .other }
      node.children = []
      node.frame = frame
    }
    builder.add(node)
  }
}

extension SemanticsNode {
  /// The labels of this node and those below it, in reading order.
  package var labelsInOrder: [String] { (label.map { [$0] } ?? []) + children.flatMap(\.labelsInOrder) }
}

/// A kind of action that assistive technologies know.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let kind: SemanticsAction.Kind

  public static let `default` = AccessibilityActionKind(kind: .activate)
  public static let escape = AccessibilityActionKind(kind: .dismiss)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  package init(kind: SemanticsAction.Kind) {
    self.kind = kind
  }

  public init(named name: Text) {
    if case .verbatim(let string) = name.storage { kind = .named(string) } else { kind = .named("\(name)") }
  }
}

/// The direction in which an adjustable value changes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
