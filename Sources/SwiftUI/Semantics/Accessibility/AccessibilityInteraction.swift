extension View {
  /// Specifies the point where activations occur, in the coordinates of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Specifies the unit point where activations occur.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Specifies the point where activations occur, in the coordinates of the view, if `isEnabled`.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, element in
      if isEnabled { properties.details.append(.activationPoint(element.pointOnScreen(activationPoint))) }
    }
  }

  /// Specifies the unit point where activations occur, if `isEnabled`.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    semantics(.activationPoint(activationPoint), isEnabled: isEnabled)
  }

  /// Explicitly set whether this accessibility element responds to user interaction.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }

  /// Explicitly set whether this accessibility element responds to user interaction, if `isEnabled`.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics { properties, _ in
      if isEnabled { properties.details.append(.respondsToUserInteraction(respondsToUserInteraction)) }
    }
  }

  /// Sets whether this view is a direct touch area.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    semantics { properties, _ in
      guard isDirectTouchArea else { return }
      properties.addedTraits.formUnion(.allowsDirectInteraction)
      properties.details.append(.directTouch(options))
    }
  }

  /// Sets the start point of a drag, and its description.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, element in
      properties.details.append(.dragPoint(element.pointOnScreen(point), label: description.string(in: element)))
    }
  }

  /// Sets the drop point, and its description.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, element in
      properties.details.append(.dropPoint(element.pointOnScreen(point), label: description.string(in: element)))
    }
  }

  /// Adds a zoom action to the accessibility elements.
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    semantics(.zoomAction(handler))
  }

  /// Adds an accessibility scroll action to the view.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics(.scrollAction(handler))
  }
}

/// Options of a direct touch area.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area is active only after an activation.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)

  /// Assistive technologies are silent on touches of the area, which has its own sounds.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Position and direction information of a zoom gesture that someone performs with an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// A direction that matches the movement of a zoom gesture.
  public enum Direction: Equatable, Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction

  /// The location of the gesture in the view.
  public let location: UnitPoint

  /// The location of the gesture on the screen, in points.
  public let point: CGPoint
}

extension Element {
  fileprivate func pointOnScreen(_ point: CGPoint) -> CGPoint { convert(point, to: nil) }

  func pointOnScreen(_ point: UnitPoint) -> CGPoint {
    convert(CGPoint(x: size.width * point.x, y: size.height * point.y), to: nil)
  }
}

extension SemanticsNode {
  /// The point of a tap on the element: its center, unless the app sets it.
  package var activationPoint: CGPoint {
    for case .activationPoint(let point) in details { return point }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
