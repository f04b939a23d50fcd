/// The arrangement of `HStack` and `VStack`.
///
/// Space is allotted by layout priority. Among children of one priority the least flexible come first, and each is
/// offered an equal share of the remaining space.
struct StackArrangement: ContainerLayout {
  let direction: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  var axis: Axis? { direction }
  var lineShare: LineShare { direction == .horizontal ? .partOfLine : .none }

  struct Cache {
    fileprivate var gaps: Gaps

    /// The last solution, and earlier ones until the children are placed.
    fileprivate var solution: Solution?
    fileprivate var earlier: [Solution] = []

    fileprivate func solution(for proposal: ProposedViewSize, isFilled: Bool) -> Solution? {
      if let solution, solution.proposal == proposal, solution.isFilled == isFilled { return solution }
      return earlier.last { $0.proposal == proposal && $0.isFilled == isFilled }
    }

    fileprivate mutating func add(_ new: Solution) {
      if let solution {
        if earlier.count == 2 { earlier.removeFirst() }
        earlier.append(solution)
      }
      solution = new
    }
  }

  /// The distances between neighbors, in points.
  fileprivate enum Gaps {
    case equal(CGFloat, count: Int)
    case different([CGFloat])

    init(_ gaps: [CGFloat]) {
      let first = gaps.first ?? 0
      for index in 0..<gaps.count where gaps[index] != first {
        self = .different(gaps)
        return
      }
      self = .equal(first, count: gaps.count)
    }

    var total: CGFloat {
      switch self {
      case .equal(let length, let count): length * CGFloat(count)
      case .different(let lengths): lengths.reduce(0, +)
      }
    }

    /// The distance after a child, zero after the last one.
    func after(_ index: Int) -> CGFloat {
      switch self {
      case .equal(let length, let count): index < count ? length : 0
      case .different(let lengths): index < lengths.count ? lengths[index] : 0
      }
    }
  }

  fileprivate struct Offer {
    var proposal: ProposedViewSize
    var size: CGSize

    @MainActor func guide(_ key: AlignmentKey, of child: Element) -> CGFloat {
      child.guide(key, in: size, proposal: proposal)
    }
  }

  fileprivate struct Solution {
    var proposal: ProposedViewSize
    var size: CGSize = .zero
    var offers: [Offer]

    /// Whether children that can fill the stack's ideal width or height do.
    var isFilled = false

    /// The distance from the container's leading cross edge to the line on which the children's guides meet.
    var guide: CGFloat = 0
  }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> Cache {
    var gaps: [CGFloat] = []
    if children.count > 1 {
      if let spacing {
        if !spacing.isFinite {
          parent.reportLayoutProblem("A spacing of \(spacing) points cannot be laid out. Zero is used instead.")
        }
        gaps = [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: children.count - 1)
      } else {
        gaps.reserveCapacity(children.count - 1)
        var previous = children[0].spacing
        for child in children.dropFirst() {
          let next = child.spacing
          gaps.append(previous.distance(to: next, along: direction))
          previous = next
        }
      }
    }
    return Cache(gaps: Gaps(gaps))
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Cache
  ) -> CGSize {
    solve(proposal, children, &cache).size
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Cache
  ) {
    let solution = placement(proposal, size, children, &cache)
    // The parent has cached the sizes for other proposals; only the chosen proposal can recur.
    cache.solution = solution
    cache.earlier = []
    var main: CGFloat = 0
    for index in 0..<children.count {
      let child = children[index]
      let offer = solution.offers[index]
      let cross = solution.guide - offer.guide(alignment, of: child)
      parent.placeChild(child, at: direction.point(main: main, cross: cross), proposal: offer.proposal)
      main += direction.main(of: offer.size) + cache.gaps.after(index)
    }
  }

  @MainActor func guideAxes(_ children: [Element]) -> Axis.Set { children.guideAxes }

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout Cache
  ) -> CGFloat? {
    let solution = placement(proposal, size, children, &cache)
    var values: [CGFloat] = []
    var main: CGFloat = 0
    for index in 0..<children.count {
      let child = children[index]
      let offer = solution.offers[index]
      if let value = child.explicitGuide(key, for: offer.proposal) {
        let cross = solution.guide - offer.guide(alignment, of: child)
        values.append(value + (key.axis == direction ? main : cross))
      }
      main += direction.main(of: offer.size) + cache.gaps.after(index)
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }

  @MainActor func spacing(_ children: [Element]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = first.spacing
    for child in children.dropFirst() {
      spacing.formUnion(child.spacing, edges: direction == .horizontal ? .vertical : .horizontal)
    }
    let (start, end): (Edge, Edge) = direction == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing[start] = first.spacing[start]
    spacing[end] = last.spacing[end]
    return spacing
  }

  // MARK: - The algorithm

  @MainActor private func solve(_ proposal: ProposedViewSize, _ children: [Element], _ cache: inout Cache) -> Solution {
    if let known = cache.solution(for: proposal, isFilled: false) { return known }
    let unasked = Offer(proposal: .unspecified, size: .zero)
    var solution = Solution(proposal: proposal, offers: [Offer](repeating: unasked, count: children.count))
    let gapTotal = cache.gaps.total
    if let length = proposal[direction] {
      distribute(max(0, length - gapTotal), proposal[direction.other], children, &solution)
    } else {
      let childProposal = direction.proposal(main: nil, cross: proposal[direction.other])
      for index in 0..<children.count { solution.offer(childProposal, to: children[index], at: index) }
    }
    measure(children, gapTotal: gapTotal, &solution)
    cache.add(solution)
    return solution
  }

  /// The solution with which the children are placed in a size.
  @MainActor private func placement(
    _ proposal: ProposedViewSize, _ size: CGSize, _ children: [Element], _ cache: inout Cache
  ) -> Solution {
    guard proposal[direction.other] == nil else { return solve(proposal, children, &cache) }
    if let known = cache.solution(for: proposal, isFilled: true) { return known }
    var solution = solve(proposal, children, &cache)
    fill(direction.cross(of: size), children, gapTotal: cache.gaps.total, &solution)
    cache.add(solution)
    return solution
  }

  /// Proposes the longest child's cross length to children that can fill a stack of its ideal width or height.
  @MainActor private func fill(_ cross: CGFloat, _ children: [Element], gapTotal: CGFloat, _ solution: inout Solution) {
    for (index, child) in children.enumerated() where direction.cross(of: solution.offers[index].size) != cross {
      let main = solution.offers[index].proposal[direction]
      solution.offer(direction.proposal(main: main, cross: cross), to: child, at: index)
    }
    measure(children, gapTotal: gapTotal, &solution)
    solution.isFilled = true
  }

  @MainActor private func distribute(
    _ length: CGFloat, _ cross: CGFloat?, _ children: [Element], _ solution: inout Solution
  ) {
    var remaining = length
    var level = children.first?.layoutPriority ?? 0
    children.visit { level = max(level, $0.layoutPriority) }
    var members: [Int] = []
    members.reserveCapacity(children.count)
    while true {
      // Space for the minimum lengths of children with lower priority is reserved.
      var reserved: CGFloat = 0
      var nextLevel: Double?
      members.removeAll(keepingCapacity: true)
      for index in 0..<children.count {
        let child = children[index]
        let priority = child.layoutPriority
        if priority == level {
          members.append(index)
        } else if priority < level {
          reserved += direction.main(of: child.size(for: direction.proposal(main: 0, cross: cross)))
          nextLevel = max(nextLevel ?? priority, priority)
        }
      }
      let used = share(max(0, remaining - reserved), cross, &members, children, &solution)
      remaining = max(0, remaining - used)
      guard let nextLevel else { return }
      level = nextLevel
    }
  }

  /// Divides a length among the children with the given indices, and returns how much they took.
  @MainActor private func share(
    _ length: CGFloat, _ cross: CGFloat?, _ members: inout [Int], _ children: [Element], _ solution: inout Solution
  ) -> CGFloat {
    if members.count > 1 { sort(&members, ofFlexibilityAcross: cross, children) }
    var remaining = length
    var used: CGFloat = 0
    for position in 0..<members.count {
      let index = members[position]
      let offer = remaining.isFinite ? max(0, remaining) / CGFloat(members.count - position) : remaining
      solution.offer(direction.proposal(main: offer, cross: cross), to: children[index], at: index)
      let taken = direction.main(of: solution.offers[index].size)
      used += taken
      if remaining.isFinite { remaining -= taken }
    }
    return used
  }

  /// Sorts the least flexible children first; the sort is stable.
  @MainActor private func sort(_ members: inout [Int], ofFlexibilityAcross cross: CGFloat?, _ children: [Element]) {
    var isAscending = true
    var previous = -CGFloat.infinity
    for position in 0..<members.count {
      let flexibility = children[members[position]].flexibility(along: direction, cross: cross)
      if flexibility < previous { isAscending = false }
      previous = flexibility
    }
    if isAscending { return }
    members.sort { first, second in
      let (left, right) = (
        children[first].flexibility(along: direction, cross: cross),
        children[second].flexibility(along: direction, cross: cross)
      )
      return left == right ? first < second : left < right
    }
  }

  @MainActor private func measure(_ children: [Element], gapTotal: CGFloat, _ solution: inout Solution) {
    var main = gapTotal
    var before: CGFloat = 0
    var after: CGFloat = 0
    for index in 0..<children.count {
      let child = children[index]
      let size = solution.offers[index].size
      let guide = solution.offers[index].guide(alignment, of: child)
      // An infinite child has its guide at infinity as well: nothing remains after it.
      let rest = guide == .infinity ? 0 : direction.cross(of: size) - guide
      main += direction.main(of: size)
      before = index == 0 ? guide : max(before, guide)
      after = index == 0 ? rest : max(after, rest)
    }
    solution.guide = before
    // Negative spacing may take more than the children have.
    solution.size = direction.size(main: max(0, main), cross: max(0, before + after))
  }
}

extension StackArrangement.Solution {
  @MainActor
  fileprivate mutating func offer(_ proposal: ProposedViewSize, to child: Element, at index: Int) {
    offers[index] = StackArrangement.Offer(proposal: proposal, size: child.size(for: proposal))
  }
}
