/// Finds values of variables that meet linear constraints: all required ones, and of the others those of higher
/// priorities first.
///
/// This is the simplex method of Cassowary (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001). The objective is the sum of the errors, weighted by priority. Constraints are never
/// removed, so required equalities need no variable of their own.
struct LinearSolver {
  /// A variable of the tableau.
  struct Variable: Hashable {
    fileprivate let id: Int
  }

  /// A sum of variables with factors, and a constant.
  struct Expression {
    fileprivate struct Term {
      let id: Int
      var factor: Double
    }

    var constant = 0.0

    /// By the numbers of the variables, each once.
    fileprivate var terms: [Term] = []

    init(constant: Double = 0) { self.constant = constant }

    mutating func add(_ variable: Variable, _ factor: Double = 1) { add(variable.id, factor) }

    mutating func add(_ other: Expression, times factor: Double) { add(other, times: factor) { _, _ in } }

    /// Adds another sum.
    ///
    /// - Parameter changed: Called with each variable that the sum gets, and with each that it loses.
    fileprivate mutating func add(_ other: Expression, times factor: Double, changed: (Int, _ isNew: Bool) -> Void) {
      constant += other.constant * factor
      var sum: [Term] = []
      sum.reserveCapacity(terms.count + other.terms.count)
      var index = 0
      for term in other.terms {
        let id = term.id
        while index < terms.count, terms[index].id < id {
          sum.append(terms[index])
          index += 1
        }
        var added = term.factor * factor
        let isKnown = index < terms.count && terms[index].id == id
        if isKnown {
          added += terms[index].factor
          index += 1
        }
        let isLeft = abs(added) >= Self.smallest
        if isLeft { sum.append(Term(id: id, factor: added)) }
        if isLeft != isKnown { changed(id, isLeft) }
      }
      while index < terms.count {
        sum.append(terms[index])
        index += 1
      }
      terms = sum
    }

    fileprivate mutating func add(_ id: Int, _ factor: Double) {
      let index = index(of: id)
      if index < terms.count, terms[index].id == id {
        let sum = terms[index].factor + factor
        if abs(sum) < Self.smallest { terms.remove(at: index) } else { terms[index].factor = sum }
      } else if abs(factor) >= Self.smallest {
        terms.insert(Term(id: id, factor: factor), at: index)
      }
    }

    /// The factor of a variable; zero if the sum does not have it.
    fileprivate func factor(of id: Int) -> Double {
      let index = index(of: id)
      return index < terms.count && terms[index].id == id ? terms[index].factor : 0
    }

    /// Removes a variable, and returns its factor.
    fileprivate mutating func remove(_ id: Int) -> Double {
      let index = index(of: id)
      guard index < terms.count, terms[index].id == id else { return 0 }
      return terms.remove(at: index).factor
    }

    fileprivate mutating func scale(by factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].factor *= factor }
    }

    /// The place of the first variable whose number is not below another one.
    private func index(of id: Int) -> Int {
      var (low, high) = (0, terms.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].id < id { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Smaller factors are errors of rounding.
    private static let smallest = 1e-9
  }

  enum Relation { case lessOrEqual, equal, greaterOrEqual }

  /// A sum to minimize, of slacks and errors.
  private struct Goal {
    var constant = 0.0
    private(set) var factors: [Double] = []

    /// No variable before this one has a negative factor.
    private var start = 0

    init() {}

    init(_ expression: Expression, count: Int) {
      constant = expression.constant
      factors = [Double](repeating: 0, count: count)
      for term in expression.terms { add(term.id, term.factor) }
    }

    mutating func addVariable() { factors.append(0) }

    mutating func add(_ id: Int, _ factor: Double) {
      let sum = factors[id] + factor
      factors[id] = abs(sum) < 1e-9 ? 0 : sum
      if sum < 0 { start = min(start, id) }
    }

    mutating func substitute(_ id: Int, _ expression: Expression) {
      let factor = factors[id]
      if factor == 0 { return }
      factors[id] = 0
      constant += expression.constant * factor
      for term in expression.terms { add(term.id, term.factor * factor) }
    }

    mutating func forget(_ id: Int) { factors[id] = 0 }

    /// The variable that improves the goal; the first one, so that the method ends.
    mutating func entering() -> Int? {
      while start < factors.count {
        if factors[start] < -1e-9 { return start }
        start += 1
      }
      return nil
    }
  }

  /// Whether each variable is a slack or an error, which cannot be negative.
  private var isRestricted: [Bool] = []

  /// What each variable equals that has a row. The rows of restricted variables have variables without rows only; the
  /// others may have variables that have got a row since.
  private var rows: [Expression?] = []

  /// The restricted variables whose rows have a variable.
  private var columns: [Set<Int>] = []

  /// The unrestricted variables with rows, in the order in which they got them.
  private var solved: [Int] = []
  private var objective = Goal()
  private var artificial: Goal?
  private var values: [Double] = []

  /// Creates a variable whose value is sought.
  mutating func makeVariable() -> Variable { Variable(id: make(isRestricted: false)) }

  private mutating func make(isRestricted: Bool) -> Int {
    self.isRestricted.append(isRestricted)
    rows.append(nil)
    columns.append([])
    objective.addVariable()
    return rows.count - 1
  }

  /// Adds a constraint: the expression compared with zero.
  ///
  /// - Parameter weight: The weight of an error; `nil` for a required constraint.
  /// - Returns: `false` if a required constraint contradicts those before; it is then left out.
  @discardableResult
  mutating func add(_ expression: Expression, _ relation: Relation, weight: Double?) -> Bool {
    // The row is an expression that equals zero.
    var row = resolved(expression)
    let sign: Double = relation == .lessOrEqual ? 1 : -1
    if row.terms.isEmpty {
      return weight != nil || (relation == .equal ? abs(row.constant) : sign * row.constant) <= 1e-6
    }
    var subject: Int?
    switch (relation, weight) {
    case (.lessOrEqual, let weight), (.greaterOrEqual, let weight):
      let slack = make(isRestricted: true)
      row.add(slack, sign)
      subject = slack
      if let weight {
        let error = addError(weight, to: &row, -sign)
        if sign * row.constant > 0 { subject = error }
      }
    case (.equal, let weight?):
      let (plus, minus) = (addError(weight, to: &row, -1), addError(weight, to: &row, 1))
      subject = row.constant >= 0 ? plus : minus
    case (.equal, nil): break
    }
    if let value = row.terms.first(where: { !isRestricted[$0.id] }) {
      solve(&row, for: value.id)
      rows[value.id] = row
      solved.append(value.id)
      return true
    }
    // Slacks and errors cannot be negative.
    if let own = subject, -row.constant / row.factor(of: own) < -1e-9 { subject = nil }
    if subject == nil {
      // The one that changes the fewest rows.
      subject =
        row.terms.filter { canRise($0.id, to: -row.constant / $0.factor) }
        .min { columns[$0.id].count < columns[$1.id].count }?.id
    }
    guard let subject else { return addWithArtificial(row) }
    solve(&row, for: subject)
    substitute(subject, row)
    setRow(of: subject, row)
    return true
  }

  private mutating func addError(_ weight: Double, to row: inout Expression, _ factor: Double) -> Int {
    let error = make(isRestricted: true)
    row.add(error, factor)
    objective.add(error, weight)
    return error
  }

  /// Minimizes the errors, once all constraints have been added.
  mutating func optimize() {
    var rounds = 0
    while rounds < Self.limit, let entry = objective.entering(), pivot(entering: entry) { rounds += 1 }
    values = rows.map { $0?.constant ?? 0 }
    // A row has variables that got theirs later.
    for id in solved.reversed() {
      guard let row = rows[id] else { continue }
      values[id] = row.terms.reduce(row.constant) { $0 + $1.factor * values[$1.id] }
    }
  }

  /// More exchanges than any layout needs; rounding could keep two from ending.
  private static let limit = 100_000

  /// The value of a variable, once the errors are minimal.
  func value(of variable: Variable) -> Double { values[variable.id] }

  // MARK: - Tableau

  /// An expression of variables that have no rows.
  private mutating func resolved(_ expression: Expression) -> Expression {
    for term in expression.terms { resolveRow(of: term.id) }
    return replacingRows(in: expression)
  }

  /// Replaces the variables of a row that have rows, those of their rows first.
  private mutating func resolveRow(of id: Int) {
    var pending = [id]
    while let next = pending.last {
      guard isStale(next), let row = rows[next] else {
        pending.removeLast()
        continue
      }
      let stale = row.terms.map(\.id).filter(isStale)
      if stale.isEmpty { rows[next] = replacingRows(in: row) }
      pending += stale
    }
  }

  /// Whether a variable has a row with variables that have got rows since.
  private func isStale(_ id: Int) -> Bool {
    !isRestricted[id] && rows[id]?.terms.contains { rows[$0.id] != nil } == true
  }

  /// An expression with the rows of its variables in their place.
  private func replacingRows(in expression: Expression) -> Expression {
    var sum = Expression(constant: expression.constant)
    for term in expression.terms {
      if let row = rows[term.id] { sum.add(row, times: term.factor) } else { sum.add(term.id, term.factor) }
    }
    return sum
  }

  /// Rewrites `row = 0` as `subject = row`.
  private func solve(_ row: inout Expression, for subject: Int) {
    let factor = row.remove(subject)
    if factor != 0 { row.scale(by: -1 / factor) }
  }

  /// Whether a variable without a row may have a value: neither it nor another one becomes negative.
  private func canRise(_ id: Int, to value: Double) -> Bool {
    value >= 0
      && columns[id].allSatisfy { other in
        rows[other].map { $0.constant + $0.factor(of: id) * value >= 0 } ?? true
      }
  }

  private mutating func setRow(of id: Int, _ row: Expression) {
    for term in row.terms { columns[term.id].insert(id) }
    rows[id] = row
  }

  private mutating func removeRow(of id: Int) -> Expression? {
    guard let row = rows[id] else { return nil }
    rows[id] = nil
    for term in row.terms { columns[term.id].remove(id) }
    return row
  }

  /// Replaces a variable in the rows of restricted variables, and in the goals.
  private mutating func substitute(_ id: Int, _ expression: Expression) {
    for other in columns[id] {
      guard var row = rows[other] else { continue }
      rows[other] = nil
      row.add(expression, times: row.remove(id)) { id, isNew in
        if isNew { columns[id].insert(other) } else { columns[id].remove(other) }
      }
      rows[other] = row
    }
    columns[id] = []
    objective.substitute(id, expression)
    artificial?.substitute(id, expression)
  }

  /// Adds a row of restricted variables by minimizing an artificial variable. Returns `false` if it does not become zero.
  private mutating func addWithArtificial(_ row: Expression) -> Bool {
    var row = row
    // The artificial variable equals the expression with a positive constant.
    if row.constant < 0 { row.scale(by: -1) }
    let before = (rows, columns, objective)
    let variable = make(isRestricted: true)
    setRow(of: variable, row)
    artificial = Goal(row, count: rows.count)
    var rounds = 0
    while rounds < Self.limit, let entry = artificial?.entering(), pivot(entering: entry) { rounds += 1 }
    let isMet = abs(artificial?.constant ?? 0) < 1e-6
    artificial = nil
    guard isMet else {
      (rows, columns, objective) = before
      rows.append(nil)
      columns.append([])
      objective.addVariable()
      return false
    }
    if var own = removeRow(of: variable) {
      guard let entry = own.terms.first?.id else { return true }
      own.add(variable, -1)
      solve(&own, for: entry)
      substitute(entry, own)
      setRow(of: entry, own)
    }
    for row in columns[variable] { _ = rows[row]?.remove(variable) }
    columns[variable] = []
    objective.forget(variable)
    return true
  }

  /// Exchanges a variable with the basic one that limits it first.
  private mutating func pivot(entering entry: Int) -> Bool {
    let limits: [(id: Int, ratio: Double)] = columns[entry].compactMap { id in
      guard let row = rows[id] else { return nil }
      let factor = row.factor(of: entry)
      return factor < -1e-9 ? (id, -row.constant / factor) : nil
    }
    // Of equal ones the first, whatever the order of the set is.
    guard let smallest = limits.map(\.ratio).min(),
      let leaving = limits.filter({ $0.ratio <= smallest + 1e-12 }).map(\.id).min(), var row = removeRow(of: leaving)
    else { return false }
    row.add(leaving, -1)
    solve(&row, for: entry)
    substitute(entry, row)
    setRow(of: entry, row)
    return true
  }
}
