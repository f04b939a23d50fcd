/// A variable number of values that are animated together; missing values count as zero.
package struct AnimatableVector: VectorArithmetic, Sendable {
  private(set) var values: [Double]

  init(_ values: [Double]) {
    self.values = values
  }

  package static var zero: AnimatableVector { AnimatableVector([]) }

  subscript(index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }

  private func combined(with other: AnimatableVector, _ operation: (Double, Double) -> Double) -> AnimatableVector {
    AnimatableVector((0..<max(values.count, other.values.count)).map { operation(self[$0], other[$0]) })
  }

  package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    lhs.combined(with: rhs, +)
  }
  package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    lhs.combined(with: rhs, -)
  }

  package static func == (lhs: AnimatableVector, rhs: AnimatableVector) -> Bool {
    (0..<max(lhs.values.count, rhs.values.count)).allSatisfy { lhs[$0] == rhs[$0] }
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
