extension ViewModifier {
  /// Returns a new version of the modifier that applies a transaction mutation function to the animations used within
  /// it.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier(change: transform))
  }

  /// Returns a new version of the modifier that applies an animation to all animatable values in it.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    concat(ConstantAnimationModifier(animation: animation))
  }
}
