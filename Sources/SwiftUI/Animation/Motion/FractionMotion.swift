/// A motion from one thing to another that are mixed when they are drawn.
@MainActor
final class FractionMotion<Source>: VectorMotion<Double> {
  /// What is left behind.
  let source: Source

  /// - Parameters:
  ///   - start: The fraction at the start, 0 being the source and 1 what it becomes.
  ///   - end: The fraction at the end.
  init(_ node: _ViewNode, from source: Source, start: Double = 0, to end: Double = 1, transaction: Transaction) {
    self.source = source
    super.init(node, from: start * animationUnitScale, to: end * animationUnitScale, transaction: transaction)
  }

  /// How much of the way is behind.
  var fraction: Double { value / animationUnitScale }
}
