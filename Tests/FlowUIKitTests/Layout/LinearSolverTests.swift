import Testing

@testable import FlowUIKit

@Suite("The solver of constraints")
struct LinearSolverTests {
  /// `x * X + y * Y + constant`, compared with zero.
  private struct Constraint {
    var x = 0.0
    var y = 0.0
    var constant = 0.0
    var relation = LinearSolver.Relation.equal
    var weight: Double?

    func error(_ point: (x: Double, y: Double)) -> Double {
      let value = x * point.x + y * point.y + constant
      return switch relation {
      case .equal: abs(value)
      case .lessOrEqual: max(0, value)
      case .greaterOrEqual: max(0, -value)
      }
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
    }
  }

  private func constraints(_ random: inout Random) -> [Constraint] {
    // Both variables are between 0 and 100, so that there is always a smallest error.
    var all = [
      Constraint(x: 1, relation: .greaterOrEqual), Constraint(y: 1, relation: .greaterOrEqual),
      Constraint(x: 1, constant: -100, relation: .lessOrEqual),
      Constraint(y: 1, constant: -100, relation: .lessOrEqual),
    ]
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      all.append(
        Constraint(
          x: [0, 1, 1, -1, 2, 0.5].randomElement(using: &random) ?? 0,
          y: [0, 1, -1, -1, 3].randomElement(using: &random) ?? 0,
          constant: Double(Int.random(in: -90...90, using: &random)),
          relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random) ?? .equal,
          weight: [nil, 1, 12, 144].randomElement(using: &random) ?? nil))
    }
    return all
  }

  /// The smallest sum of weighted errors: that of a corner, where two of the lines meet.
  private func smallestError(_ constraints: [Constraint]) -> Double {
    var best = Double.infinity
    for (index, first) in constraints.enumerated() {
      for second in constraints[..<index] {
        let determinant = first.x * second.y - first.y * second.x
        if determinant == 0 { continue }
        let point = (
          x: (first.y * second.constant - second.y * first.constant) / determinant,
          y: (second.x * first.constant - first.x * second.constant) / determinant
        )
        let isPossible = constraints.allSatisfy { $0.weight != nil || $0.error(point) < 1e-6 }
        if isPossible { best = min(best, constraints.reduce(0) { $0 + ($1.weight ?? 0) * $1.error(point) }) }
      }
    }
    return best
  }

  @Test("random constraints have the smallest error, and those that contradict earlier ones are left out")
  func random() {
    var random = Random(state: 5)
    var contradictions = 0
    for _ in 0..<2_000 {
      var solver = LinearSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var kept: [Constraint] = []
      for constraint in constraints(&random) {
        var expression = LinearSolver.Expression(constant: constraint.constant)
        expression.add(x, constraint.x)
        expression.add(y, constraint.y)
        let isPossible = smallestError(kept + [constraint]) < .infinity
        // The first four make the corners.
        if kept.count >= 4 || constraint.weight != nil {
          let isAdded = solver.add(expression, constraint.relation, weight: constraint.weight)
          #expect(isAdded == isPossible, "\(constraint)")
          if !isPossible {
            contradictions += 1
            continue
          }
        } else {
          solver.add(expression, constraint.relation, weight: nil)
        }
        kept.append(constraint)
      }
      solver.optimize()
      let point = (x: solver.value(of: x), y: solver.value(of: y))
      for constraint in kept where constraint.weight == nil { #expect(constraint.error(point) < 1e-6) }
      let error = kept.reduce(0) { $0 + ($1.weight ?? 0) * $1.error(point) }
      #expect(abs(error - smallestError(kept)) < 1e-6)
    }
    #expect(contradictions > 100)
  }

  @Test("variables that get a value late have it in all that was said about them before")
  func late() {
    var solver = LinearSolver()
    let variables = (0..<500).map { _ in solver.makeVariable() }
    // Each is 1 above the next one; the last one is said at the end.
    for (first, second) in zip(variables, variables.dropFirst()) {
      var expression = LinearSolver.Expression(constant: -1)
      expression.add(first)
      expression.add(second, -1)
      solver.add(expression, .equal, weight: nil)
    }
    var last = LinearSolver.Expression(constant: -7)
    last.add(variables[499])
    let isFirstAdded = solver.add(last, .equal, weight: nil)
    #expect(isFirstAdded)
    last.constant = -8
    let isContradictionAdded = solver.add(last, .equal, weight: nil)
    #expect(!isContradictionAdded)
    var first = LinearSolver.Expression(constant: -600)
    first.add(variables[0])
    let isLimitAdded = solver.add(first, .lessOrEqual, weight: nil)
    #expect(isLimitAdded)
    solver.optimize()
    #expect(solver.value(of: variables[0]) == 506)
    #expect(solver.value(of: variables[250]) == 256)
  }
}
