/// Binds a value to the focus of the modified views, for one kind of focus.
struct FocusTie<Value: Hashable>: ElementModifier {
  let location: FocusLocation<Value>?
  let value: Value

  /// The focus to bind: that of the keyboard or of assistive technologies.
  let focus: @MainActor (Graph) -> any FocusTracking

  static var affectsLayout: Bool { false }

  final class Storage {
    var registration: FocusRegistration?
  }

  func makeStorage(for element: ModifiedElement) -> Storage? { Storage() }

  func didMount(_ element: ModifiedElement) { register(element) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard old.location !== location || old.value != value else { return }
    willUnmount(element)
    register(element)
  }

  func willUnmount(_ element: ModifiedElement) {
    guard let storage = storage(of: element), let registration = storage.registration else { return }
    storage.registration = nil
    focus(element.graph).remove(registration)
  }

  @MainActor private func register(_ element: ModifiedElement) {
    guard let location else { return }
    let registration = FocusRegistration(location, value: value, element: element)
    storage(of: element)?.registration = registration
    focus(element.graph).add(registration)
  }
}

/// Tracks a focus and the values bound to it.
@MainActor
protocol FocusTracking {
  func add(_ registration: FocusRegistration)
  func remove(_ registration: FocusRegistration)
}

extension FocusSystem: FocusTracking {}

extension View {
  /// Modifies this view by binding its focus state to the given Boolean state value.
  ///
  /// - Parameter condition: The focus state to bind: `true` while a view inside has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Modifies this view by binding its focus state to the given state value.
  ///
  /// - Parameters:
  ///   - binding: The focus state to bind.
  ///   - value: The value of the focus state while a view inside has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusTie(location: binding.location, value: value) { $0.focus })
  }

  /// Moves the focus to the views inside when they appear and no other view has it.
  ///
  /// - Parameters:
  ///   - binding: The focus state whose value to set.
  ///   - value: The value to set.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
      .approximate(
        "defaultFocus(_:_:priority:)", "the value is used when the views appear, not when people move the focus.",
        when: priority != .automatic)
  }
}

/// Moves the focus when the views inside appear, unless another view has it.
private struct DefaultFocusModifier<Value: Hashable>: ElementModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  static var affectsLayout: Bool { false }

  func didAppear(_ element: ModifiedElement) {
    if element.graph.focus.isFree { binding.wrappedValue = value }
  }
}

/// Prioritizations for default focus preferences when evaluating where to move focus in different circumstances.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let rawValue: Int

  /// Use the default focus preference when focus moves into the affected branch automatically.
  public static let automatic = DefaultFocusEvaluationPriority(rawValue: 0)

  /// Always use the default focus preference when focus moves into the affected branch.
  public static let userInitiated = DefaultFocusEvaluationPriority(rawValue: 1)
}
