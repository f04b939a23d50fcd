/// Contextual values that a custom animation can use to manage state and access a view's environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The current state of a custom animation.
  public var state: AnimationState<Value>

  /// Set this to true to indicate that an animation is logically complete, though it may still settle.
  public var isLogicallyComplete: Bool

  /// The current environment of the view that created the custom animation.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Creates a new context from another one with a state that you provide.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
