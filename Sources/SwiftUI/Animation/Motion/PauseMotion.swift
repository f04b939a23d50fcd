/// A pause without visible changes.
@MainActor
final class PauseMotion: Motion {
  private var finish: Double
  private var hasEnded = false

  /// - Parameter completion: Called after the pause.
  init(_ node: _ViewNode, seconds: Double, isPartOfLoop: Bool, completion: @escaping () -> Void) {
    finish = node.graph.clock.now + seconds
    var transaction = Transaction()
    transaction[LoopKey.self] = isPartOfLoop
    transaction.addAnimationCompletion(criteria: .removed, completion)
    let graph = node.graph
    for completion in transaction.completions {
      completion.adopt { [weak graph] action in graph?.enqueueAction(action) }
    }
    super.init(node, transaction: transaction)
  }

  override var isFinished: Bool { hasEnded }
  override func move(to time: Double) { hasEnded = time >= finish }
  override func postpone(by seconds: Double) { finish += seconds }
  override func end(after time: Double) -> Double? { max(time, finish) }
}
