/// The kinds of input that a gesture recognizes.
///
/// Touches of tests and of the live screen are direct touches: a gesture for other kinds is never recognized.
public struct GestureInputKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fingers on the screen.
  public static let directTouch = GestureInputKinds(rawValue: 1)

  /// Fingers on another device, such as a trackpad.
  public static let indirectTouch = GestureInputKinds(rawValue: 2)

  /// A pencil on the screen.
  public static let pencil = GestureInputKinds(rawValue: 4)

  /// A pointer.
  public static let pointer = GestureInputKinds(rawValue: 8)

  /// All kinds.
  public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]
}

extension GestureInputKinds {
  /// Returns the recognizer of a gesture, or one that recognizes nothing if the kinds do not include touches.
  @MainActor func recognizer<Value>(_ make: @autoclosure () -> _GestureRecognizer<Value>) -> _GestureRecognizer<Value> {
    contains(.directTouch) ? make() : IgnoringRecognizer()
  }
}

/// Recognizes nothing.
private final class IgnoringRecognizer<Value>: _GestureRecognizer<Value> {
  override func handle(_ event: _TouchEvent) { fail() }
}

extension View {
  /// Performs an action when the view is tapped with one of some kinds of input.
  public nonisolated func onTapGesture(
    count: Int = 1, inputKinds: GestureInputKinds, perform action: @escaping () -> Void
  ) -> some View {
    let isActivation = count == 1 && inputKinds.contains(.directTouch)
    return modifier(
      GestureModifier(
        gesture: TapGesture(count: count, inputKinds: inputKinds).onEnded { action() }, precedence: .normal, mask: .all,
        actions: isActivation ? [.activate: action] : [:]))
  }

  /// Performs an action with the location of a tap with one of some kinds of input.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
        .onEnded { action($0.location) })
  }

  /// Performs an action when the view is long-pressed with one of some kinds of input.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds
    ).onEnded { _ in action() }
    return modifier(
      GestureModifier(
        gesture: PressingGesture(content: press, pressingChanged: onPressingChanged), precedence: .normal, mask: .all,
        actions: inputKinds.contains(.directTouch) ? [.longPress: action] : [:]))
  }
}
