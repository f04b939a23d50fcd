/// A motion of the animatable data of a view, a modifier or a layout.
@MainActor
final class ValueMotion<Value: Animatable>: VectorMotion<Value.AnimatableData> {
  /// The final value, from the view's source code.
  private var model: Value
  private let show: (Value) -> Void

  init(_ node: _ViewNode, from start: Value, to end: Value, transaction: Transaction, show: @escaping (Value) -> Void) {
    model = end
    self.show = show
    super.init(node, from: start.animatableData, to: end.animatableData, transaction: transaction)
  }

  /// The shown value: the final value with the current animatable data.
  var shown: Value {
    var shown = model
    shown.animatableData = value
    return shown
  }

  /// Sets a new final value; `transaction` animates the change.
  func update(to new: Value, transaction: Transaction?) {
    let old = model.animatableData
    model = new
    let data = new.animatableData
    if data == old { return }
    if let transaction {
      retarget(to: data, transaction: transaction)
    } else {
      shift(by: data - old)
    }
  }

  override func didMove() { show(isFinished ? model : shown) }
}

extension MotionSystem {
  /// Returns the value to show for a new value of a node: the value itself, or an animated value.
  ///
  /// - Parameters:
  ///   - old: The previously shown value.
  ///   - show: Shows a later value as time passes.
  func shown<Value>(
    _ new: Value, after old: Value, of node: _ViewNode, show: @escaping (Value) -> Void
  ) -> Value {
    guard hasMotions || isUpdateAnimated, hasMotions || !areKnownEqual(old, new) else { return new }
    guard let type = animatableType(of: Value.self) else { return new }
    return shown(new, after: old, as: type, of: node, show: show)
  }

  private func shown<Value, A: Animatable>(
    _ new: Value, after old: Value, as type: A.Type, of node: _ViewNode, show: @escaping (Value) -> Void
  ) -> Value {
    let new = reinterpret(new, as: A.self)
    let old = reinterpret(old, as: A.self)
    if let motion = motion(of: node, .value) as? ValueMotion<A> {
      motion.update(to: new, transaction: transactionAnimating(node))
      collect(motion)
      return reinterpret(motion.shown, as: Value.self)
    }
    guard new.animatableData != old.animatableData, let transaction = transactionAnimating(node) else {
      return reinterpret(new, as: Value.self)
    }
    let motion = ValueMotion<A>(node, from: old, to: new, transaction: transaction) {
      show(reinterpret($0, as: Value.self))
    }
    start(motion, .value)
    return reinterpret(motion.shown, as: Value.self)
  }
}
