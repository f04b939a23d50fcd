import SwiftUI

/// Finds values of variables that meet linear constraints: all required ones, and of the others those of higher
/// priorities first.
///
/// This is the simplex method of Cassowary (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001). The objective is the sum of the errors, weighted by priority.
struct LinearSolver {
  /// A variable of the tableau.
  struct Variable: Hashable {
    fileprivate enum Kind { case value, slack, error, dummy }
    fileprivate let id: Int
    fileprivate let kind: Kind

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A sum of variables with factors, and a constant.
  struct Expression {
    var constant = 0.0
    fileprivate var terms: [Int: Double] = [:]

    init(constant: Double = 0) { self.constant = constant }

    mutating func add(_ variable: Variable, _ factor: Double = 1) { add(variable.id, factor) }

    mutating func add(_ other: Expression, times factor: Double) { add(other, factor) }

    fileprivate mutating func add(_ id: Int, _ factor: Double) {
      let sum = (terms[id] ?? 0) + factor
      terms[id] = abs(sum) < 1e-9 ? nil : sum
    }

    fileprivate mutating func add(_ other: Expression, _ factor: Double) {
      constant += other.constant * factor
      for (id, value) in other.terms { add(id, value * factor) }
    }
  }

  enum Relation { case lessOrEqual, equal, greaterOrEqual }

  private var kinds: [Variable.Kind] = []

  /// What each variable equals that has a row; by the numbers of variables, as all that follows.
  private var rows: [Expression?] = []

  /// The variables whose rows have a variable.
  private var columns: [Set<Int>] = []
  private var objective = Expression()

  /// Creates a variable whose value is sought.
  mutating func makeVariable() -> Variable { make(.value) }

  private mutating func make(_ kind: Variable.Kind) -> Variable {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return Variable(id: kinds.count - 1, kind: kind)
  }

  /// Adds a constraint: the expression compared with zero.
  ///
  /// - Parameter weight: The weight of an error; `nil` for a required constraint.
  /// - Returns: `false` if a required constraint contradicts those before; it is then left out.
  @discardableResult
  mutating func add(_ expression: Expression, _ relation: Relation, weight: Double?) -> Bool {
    var row = Expression(constant: expression.constant)
    for id in expression.terms.keys.sorted() {
      let factor = expression.terms[id] ?? 0
      if let basic = rows[id] { row.add(basic, factor) } else { row.add(id, factor) }
    }
    // The row is an expression that equals zero.
    var subject: Int?
    switch relation {
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = relation == .lessOrEqual ? 1 : -1
      let slack = make(.slack)
      row.add(slack, sign)
      if let weight {
        let error = make(.error)
        row.add(error, -sign)
        objective.add(error, weight)
        subject = error.id
      }
      if subject == nil || row.terms[slack.id].map({ $0 * row.constant <= 0 }) == true { subject = slack.id }
    case .equal:
      if let weight {
        let (plus, minus) = (make(.error), make(.error))
        row.add(plus, -1)
        row.add(minus, 1)
        objective.add(plus, weight)
        objective.add(minus, weight)
        subject = row.constant >= 0 ? plus.id : minus.id
      } else {
        row.add(make(.dummy), 1)
      }
    }
    if let value = row.terms.keys.filter({ kinds[$0] == .value }).min() { subject = value }
    if let candidate = subject, kinds[candidate] != .value {
      // A slack or an error may only become basic with a value that is not negative.
      let factor = row.terms[candidate] ?? 1
      if -row.constant / factor < -1e-9 { subject = nil }
    }
    if subject == nil, row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) {
      if abs(row.constant) > 1e-6 { return false }
      guard let dummy = row.terms.keys.min() else { return true }
      subject = dummy
    }
    if let subject {
      solve(&row, for: subject)
      substitute(subject, row)
      setRow(of: subject, row)
    } else if !addWithArtificial(row) {
      return false
    }
    return true
  }

  /// Minimizes the errors, once all constraints have been added.
  mutating func optimize() {
    var rounds = 0
    while rounds < Self.limit, let entry = entering(objective), pivot(entering: entry) { rounds += 1 }
  }

  /// More exchanges than any layout needs; rounding could keep two from ending.
  private static let limit = 100_000

  /// The value of a variable.
  func value(of variable: Variable) -> Double { rows[variable.id]?.constant ?? 0 }

  // MARK: - Tableau

  /// Rewrites `row = 0` as `subject = row`.
  private func solve(_ row: inout Expression, for subject: Int) {
    guard let factor = row.terms.removeValue(forKey: subject) else { return }
    let scale = -1 / factor
    row.constant *= scale
    for id in row.terms.keys { row.terms[id]? *= scale }
  }

  private mutating func setRow(of id: Int, _ row: Expression) {
    for term in row.terms.keys { columns[term].insert(id) }
    rows[id] = row
  }

  private mutating func removeRow(of id: Int) -> Expression? {
    guard let row = rows[id] else { return nil }
    rows[id] = nil
    for term in row.terms.keys { columns[term].remove(id) }
    return row
  }

  /// Replaces a variable in all rows.
  private mutating func substitute(_ id: Int, _ expression: Expression) {
    for row in columns[id] {
      guard let factor = rows[row]?.terms.removeValue(forKey: id) else { continue }
      rows[row]?.constant += expression.constant * factor
      for (term, value) in expression.terms {
        rows[row]?.add(term, value * factor)
        if rows[row]?.terms[term] == nil { columns[term].remove(row) } else { columns[term].insert(row) }
      }
    }
    columns[id] = []
    if let factor = objective.terms.removeValue(forKey: id) { objective.add(expression, factor) }
    if let factor = artificial?.terms.removeValue(forKey: id) { artificial?.add(expression, factor) }
  }

  private var artificial: Expression?

  /// Adds a row by minimizing an artificial variable. Returns `false` if it does not become zero.
  private mutating func addWithArtificial(_ row: Expression) -> Bool {
    var row = row
    // The artificial variable equals the expression with a positive constant.
    if row.constant < 0 {
      row.constant = -row.constant
      for id in row.terms.keys { row.terms[id]? *= -1 }
    }
    let before = (rows, columns, objective)
    let variable = make(.slack)
    setRow(of: variable.id, row)
    artificial = row
    var rounds = 0
    while rounds < Self.limit, let goal = artificial, let entry = entering(goal), pivot(entering: entry) { rounds += 1 }
    let isMet = abs(artificial?.constant ?? 0) < 1e-6
    artificial = nil
    guard isMet else {
      (rows, columns, objective) = before
      rows.append(nil)
      columns.append([])
      return false
    }
    if let own = removeRow(of: variable.id) {
      guard let entry = own.terms.keys.filter({ kinds[$0] != .dummy }).min() ?? own.terms.keys.min() else {
        return true
      }
      var new = own
      new.add(variable.id, -1)
      solve(&new, for: entry)
      substitute(entry, new)
      setRow(of: entry, new)
    }
    for row in columns[variable.id] { rows[row]?.terms[variable.id] = nil }
    columns[variable.id] = []
    objective.terms[variable.id] = nil
    return true
  }

  /// The variable that improves a goal; the first one, so that the method ends.
  private func entering(_ goal: Expression) -> Int? {
    var best: Int?
    for (id, factor) in goal.terms where factor < -1e-9 && kinds[id] != .dummy && kinds[id] != .value {
      if best == nil || id < best ?? 0 { best = id }
    }
    return best
  }

  /// Exchanges a variable with the basic one that limits it first.
  private mutating func pivot(entering entry: Int) -> Bool {
    var best: (ratio: Double, id: Int)?
    for id in columns[entry] where kinds[id] != .value {
      guard let row = rows[id], let factor = row.terms[entry], factor < -1e-9 else { continue }
      let ratio = -row.constant / factor
      if let known = best, ratio > known.ratio + 1e-12 || (abs(ratio - known.ratio) <= 1e-12 && id > known.id) {
        continue
      }
      best = (ratio, id)
    }
    guard let leaving = best?.id, var row = removeRow(of: leaving) else { return false }
    row.add(leaving, -1)
    solve(&row, for: entry)
    substitute(entry, row)
    setRow(of: entry, row)
    return true
  }
}
