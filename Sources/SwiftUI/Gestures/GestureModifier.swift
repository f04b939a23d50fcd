/// Determines which gestures are active when several are added to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: ElementModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  /// The equivalent actions for tests and assistive technologies, if any: a tap activates.
  var actions: [SemanticsAction.Kind: () -> Void] = [:]

  package static var affectsLayout: Bool { false }

  @MainActor
  final class Storage: TouchResponder {
    let context: _GestureContext
    let precedence: GesturePrecedence

    /// A newer value of the gesture than the one that is being recognized.
    var next: G?

    /// Whether the mask enables the gesture.
    var isActive: Bool

    private var recognizer: _GestureRecognizer<G.Value>

    /// Whether a touch has begun since the last gesture ended.
    private var isInUse = false

    init(_ gesture: G, precedence: GesturePrecedence, isActive: Bool, on node: _ViewNode) {
      self.isActive = isActive
      context = _GestureContext(node)
      recognizer = G._makeRecognizer(gesture, in: context)
      self.precedence = precedence
    }

    var claim: TouchClaim { isActive ? recognizer.claim : .failed }
    var deadline: Double? { isActive && isInUse && !recognizer.isFinished ? recognizer.deadline : nil }
    var hasReacted: Bool { context.gate.hasLetThrough }

    func handle(_ event: _TouchEvent) {
      guard isActive else { return }
      // The view was evaluated again since the last gesture: use its newer closures.
      if !isInUse, let next {
        context.restart()
        recognizer = G._makeRecognizer(next, in: context)
        self.next = nil
      }
      isInUse = true
      recognizer.handle(event)
    }

    func advance(to time: Double) { recognizer.advance(to: time) }

    func win() { context.gate.open() }

    func cancel() { reset() }

    func reset() {
      isInUse = false
      recognizer.reset()
      context.gate.close()
    }
  }

  package func makeStorage(for element: ModifiedElement) -> Storage? {
    Storage(gesture, precedence: precedence, isActive: mask.contains(.gesture), on: element)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard let storage = storage(of: element) else { return }
    storage.next = gesture
    storage.isActive = mask.contains(.gesture)
  }

  package func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }

  package func willUnmount(_ element: ModifiedElement) {
    guard let storage = storage(of: element) else { return }
    storage.cancel()
    storage.context.unmount()
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard let hit = element.hitTest(child, at: point) else { return nil }
    return mask.contains(.subviews) ? hit : element
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if actions.isEmpty { return builder.describe(child) }
    builder.with({ properties in
      for kind in [SemanticsAction.Kind.activate, .longPress] {
        guard let action = actions[kind] else { continue }
        properties.actions.append(
          SemanticsAction(kind) { action() })
      }
    }) { $0.describe(child) }
  }
}

extension GestureModifier: ComposedModifier {
  package var composition: Composition {
    let name =
      switch precedence {
      case .normal: "gesture"
      case .high: "highPriorityGesture"
      case .simultaneous: "simultaneousGesture"
      }
    return Composition(name).value("gesture", gesture as any Gesture).value("mask", mask)
  }
}

extension View {
  /// Adds a gesture with a lower precedence than the gestures of the views inside.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Adds a gesture with a higher precedence than the gestures of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that is recognized simultaneously with the gestures of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Adds a gesture with a lower precedence than the gestures of the views inside.
  ///
  /// - Parameter isEnabled: Whether the gesture is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture with a lower precedence than the gestures of the views inside.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture with a higher precedence than the gestures of the views inside.
  ///
  /// - Parameter isEnabled: Whether the gesture is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture with a higher precedence than the gestures of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognized simultaneously with the gestures of the views inside.
  ///
  /// - Parameter isEnabled: Whether the gesture is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that is recognized simultaneously with the gestures of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Performs an action when the view is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    onTapGesture(count: count, inputKinds: .all, perform: action)
  }

  /// Performs an action with the location of a tap.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }
    return modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: .all))
  }

  /// Performs an action when the view is long-pressed.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: .all, perform: action,
      onPressingChanged: onPressingChanged)
  }

  /// Performs an action when the view is long-pressed.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
