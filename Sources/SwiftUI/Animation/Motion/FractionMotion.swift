/// A motion between two states that are blended when they are drawn.
@MainActor
final class FractionMotion<Source>: VectorMotion<Double> {
  /// The initial state.
  let source: Source

  /// - Parameters:
  ///   - start: The initial fraction; 0 is the source and 1 the final state.
  ///   - end: The final fraction.
  init(_ node: _ViewNode, from source: Source, start: Double = 0, to end: Double = 1, transaction: Transaction) {
    self.source = source
    super.init(node, from: start * animationUnitScale, to: end * animationUnitScale, transaction: transaction)
  }

  /// The current fraction.
  var fraction: Double { value / animationUnitScale }
}
