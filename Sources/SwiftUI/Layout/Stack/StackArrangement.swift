/// The arrangement of `HStack` and `VStack`.
///
/// Room is given by layout priority; among children of one priority the least flexible are served first and each is
/// offered an equal share of what is left.
struct StackArrangement: ContainerLayout {
  let direction: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  var axis: Axis? { direction }

  struct Cache {
    fileprivate var gaps: [CGFloat]
    fileprivate var gapTotal: CGFloat
    fileprivate var solutions: [Solution] = []
  }

  fileprivate struct Solution {
    var proposal: ProposedViewSize
    var size: CGSize = .zero
    var childProposals: [ProposedViewSize]
    var childSizes: [CGSize]

    /// The distance from the container's leading cross edge to the line that the children's guides share.
    var guide: CGFloat = 0
  }

  func makeCache(_ children: [Element], in parent: Element) -> Cache {
    var gaps: [CGFloat] = []
    if children.count > 1 {
      gaps.reserveCapacity(children.count - 1)
      if let spacing {
        if !spacing.isFinite {
          parent.reportLayoutProblem("A spacing of \(spacing) points cannot be laid out. Zero is used instead.")
        }
        gaps = [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: children.count - 1)
      } else {
        var previous = children[0].spacing
        for child in children.dropFirst() {
          let next = child.spacing
          gaps.append(previous.distance(to: next, along: direction))
          previous = next
        }
      }
    }
    return Cache(gaps: gaps, gapTotal: gaps.reduce(0, +))
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Cache
  ) -> CGSize {
    solve(proposal, children, &cache).size
  }

  func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Cache
  ) {
    let solution = solve(proposal, children, &cache)
    var main: CGFloat = 0
    for (index, child) in children.enumerated() {
      let cross = solution.guide - guide(of: child, at: solution.childSizes[index])
      parent.placeChild(child, at: direction.point(main: main, cross: cross), proposal: solution.childProposals[index])
      main += direction.main(of: solution.childSizes[index])
      if index < cache.gaps.count { main += cache.gaps[index] }
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, children: [Element], in parent: Element, cache: inout Cache
  ) -> CGFloat? {
    let solution = cache.solutions.last { $0.size == size } ?? solve(ProposedViewSize(size), children, &cache)
    var values: [CGFloat] = []
    var main: CGFloat = 0
    for (index, child) in children.enumerated() {
      let childSize = solution.childSizes[index]
      if let value = child.explicitGuide(key, in: childSize) {
        let cross = solution.guide - guide(of: child, at: childSize)
        values.append(value + (key.axis == direction ? main : cross))
      }
      main += direction.main(of: childSize) + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }

  func spacing(_ children: [Element]) -> ViewSpacing {
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

  private func solve(_ proposal: ProposedViewSize, _ children: [Element], _ cache: inout Cache) -> Solution {
    if let known = cache.solutions.first(where: { $0.proposal == proposal }) { return known }
    var solution = Solution(
      proposal: proposal,
      childProposals: [ProposedViewSize](repeating: .unspecified, count: children.count),
      childSizes: [CGSize](repeating: .zero, count: children.count))
    if let length = proposal[direction] {
      distribute(max(0, length - cache.gapTotal), proposal[direction.other], children, &solution)
    } else {
      let childProposal = direction.proposal(main: nil, cross: proposal[direction.other])
      for (index, child) in children.enumerated() { solution.offer(childProposal, to: child, at: index) }
    }
    measure(children, gapTotal: cache.gapTotal, &solution)
    if cache.solutions.count >= 3 { cache.solutions.removeFirst() }
    cache.solutions.append(solution)
    return solution
  }

  private func distribute(
    _ length: CGFloat, _ cross: CGFloat?, _ children: [Element], _ solution: inout Solution
  ) {
    if children.count == 1 {
      solution.offer(direction.proposal(main: length, cross: cross), to: children[0], at: 0)
      return
    }
    let priorities = children.map(\.layoutPriority)
    if priorities.allSatisfy({ $0 == priorities.first }) {
      share(length, cross, Array(children.indices), children, &solution)
      return
    }
    var remaining = length
    let levels = Set(priorities).sorted(by: >)
    for level in levels {
      // Children of lower priority keep the least that they can do with.
      var reserved: CGFloat = 0
      for index in children.indices where priorities[index] < level {
        reserved += direction.main(of: children[index].size(for: direction.proposal(main: 0, cross: cross)))
      }
      let members = children.indices.filter { priorities[$0] == level }
      let used = share(max(0, remaining - reserved), cross, members, children, &solution)
      remaining = max(0, remaining - used)
    }
  }

  @discardableResult
  private func share(
    _ length: CGFloat, _ cross: CGFloat?, _ members: [Int], _ children: [Element], _ solution: inout Solution
  ) -> CGFloat {
    var order = members
    if members.count > 1 {
      let flexibilities = members.map { children[$0].flexibility(along: direction, cross: cross) }
      if !flexibilities.isAscending {
        order = members.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }.map { members[$0] }
      }
    }
    var remaining = length
    var used: CGFloat = 0
    for (position, index) in order.enumerated() {
      let offer = remaining.isFinite ? max(0, remaining) / CGFloat(order.count - position) : remaining
      solution.offer(direction.proposal(main: offer, cross: cross), to: children[index], at: index)
      let taken = direction.main(of: solution.childSizes[index])
      used += taken
      if remaining.isFinite { remaining -= taken }
    }
    return used
  }

  private func measure(_ children: [Element], gapTotal: CGFloat, _ solution: inout Solution) {
    var main = gapTotal
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, child) in children.enumerated() {
      let size = solution.childSizes[index]
      let guide = guide(of: child, at: size)
      main += direction.main(of: size)
      before = index == 0 ? guide : max(before, guide)
      after = index == 0 ? direction.cross(of: size) - guide : max(after, direction.cross(of: size) - guide)
    }
    solution.guide = before
    // Negative spacing may take more than the children have.
    solution.size = direction.size(main: max(0, main), cross: max(0, before + after))
  }

  private func guide(of child: Element, at size: CGSize) -> CGFloat {
    child.explicitGuide(alignment, in: size) ?? alignment.id.defaultValue(in: ViewDimensions(size: size))
  }
}

extension StackArrangement.Solution {
  @MainActor
  fileprivate mutating func offer(_ proposal: ProposedViewSize, to child: Element, at index: Int) {
    childProposals[index] = proposal
    childSizes[index] = child.size(for: proposal)
  }
}

extension [CGFloat] {
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where self[index] < self[index - 1] { return false }
    return true
  }
}
