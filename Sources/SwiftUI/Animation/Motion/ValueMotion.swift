/// A motion of the animatable data of a view's, a modifier's or a layout's value.
@MainActor
final class ValueMotion<Value: Animatable>: VectorMotion<Value.AnimatableData> {
  /// The value at the end, as the view's source says it.
  private var model: Value
  private let show: (Value) -> Void

  init(_ node: _ViewNode, from start: Value, to end: Value, transaction: Transaction, show: @escaping (Value) -> Void) {
    model = end
    self.show = show
    super.init(node, from: start.animatableData, to: end.animatableData, transaction: transaction)
  }

  /// The value now: everything of the model, but the animatable data on its way.
  var shown: Value {
    var shown = model
    shown.animatableData = value
    return shown
  }

  /// Takes a new value of the model; `transaction` animates the change.
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
  /// What a node has to show for a new value: the value itself, or a value on the way to it.
  ///
  /// - Parameters:
  ///   - old: What the node has shown so far.
  ///   - show: Shows a value later, whenever time passes.
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
