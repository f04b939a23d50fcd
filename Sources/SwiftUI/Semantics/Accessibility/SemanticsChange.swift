/// A change of the semantics of the elements below.
enum SemanticsChange {
  case none
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)

  /// The selection identifier of the view; it has no effect.
  case selectionIdentifier(AnyHashable)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case sortPriority(Double)
  case activationPoint(UnitPoint)
  case action(AccessibilityActionKind, () -> Void)
  case adjustableAction((AccessibilityAdjustmentDirection) -> Void)
  case scrollAction((Edge) -> Void)
  case zoomAction((AccessibilityZoomGestureAction) -> Void)
  case customContent(AccessibilityCustomContentKey, Text?, AXCustomContent.Importance)

  /// Whether assistive technologies find nothing of the view.
  case hidden(Bool)
  case custom(@MainActor (inout SemanticsProperties, Element) -> Void)
}

extension SemanticsChange {
  @MainActor
  func apply(to properties: inout SemanticsProperties, of element: Element) {
    switch self {
    case .none, .selectionIdentifier, .hidden: break
    case .label(let label): properties.label = label.string(in: element)
    case .value(let value): properties.value = value.string(in: element)
    case .hint(let hint): properties.hint = hint.string(in: element)
    case .identifier(let identifier): properties.identifier = identifier
    case .addTraits(let traits): properties.addedTraits.formUnion(traits)
    case .removeTraits(let traits): properties.removedTraits.formUnion(traits)
    case .sortPriority(let priority): properties.sortPriority = priority
    case .activationPoint(let point): properties.details.append(.activationPoint(element.pointOnScreen(point)))
    case .action(let kind, let handler):
      properties.actions.append(SemanticsAction(kind.kind(in: element)) { handler() })
    case .adjustableAction(let handler):
      properties.actions.append(SemanticsAction(.increment) { handler(.increment) })
      properties.actions.append(SemanticsAction(.decrement) { handler(.decrement) })
    case .scrollAction(let handler):
      for edge in Edge.allCases { properties.actions.append(SemanticsAction(.scroll(edge)) { handler(edge) }) }
    case .zoomAction(let handler):
      for (kind, direction) in [
        (SemanticsAction.Kind.zoomIn, AccessibilityZoomGestureAction.Direction.zoomIn), (.zoomOut, .zoomOut),
      ] {
        properties.actions.append(
          SemanticsAction(kind) { [weak element] in
            let point = element?.pointOnScreen(.center) ?? .zero
            handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: point))
          })
      }
    case .customContent(let key, let value, let importance):
      properties.details.append(
        .content(
          label: key.label.string(in: element), value: value?.string(in: element), isImportant: importance == .high,
          id: key.id))
    case .custom(let change): change(&properties, element)
    }
  }
}

extension SemanticsChange {
  /// Whether the change only removes a property, so that a view without semantics stays without them.
  var isRemoval: Bool {
    if case .customContent(_, nil, _) = self { true } else { false }
  }
}

extension AccessibilityAttachmentModifier: ComposedModifier {
  package var composition: Composition {
    switch change {
    case .label(let label): Composition("accessibilityLabel").value("label", label)
    case .value(let value): Composition("accessibilityValue").value("value", value)
    case .hint(let hint): Composition("accessibilityHint").value("hint", hint)
    case .identifier(let identifier): Composition("accessibilityIdentifier").value("identifier", identifier)
    case .selectionIdentifier(let identifier):
      Composition("accessibilitySelectionIdentifier").value("identifier", identifier)
    case .addTraits(let traits): Composition("accessibilityAddTraits").value("traits", traits)
    case .removeTraits(let traits): Composition("accessibilityRemoveTraits").value("traits", traits)
    case .sortPriority(let priority): Composition("accessibilitySortPriority").value("priority", priority)
    case .activationPoint(let point): Composition("accessibilityActivationPoint").value("point", point)
    case .action(let kind, let handler):
      Composition("accessibilityAction").value("kind", kind).value("handler", handler)
    case .adjustableAction(let handler): Composition("accessibilityAdjustableAction").value("handler", handler)
    case .scrollAction(let handler): Composition("accessibilityScrollAction").value("handler", handler)
    case .hidden(let isHidden): Composition("accessibilityHidden").value("hidden", isHidden)
    case .none, .zoomAction, .customContent, .custom: Composition("accessibility")
    }
  }
}
