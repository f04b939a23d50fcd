import Foundation

/// Where an arrangement would place the children of an element, which keep their places.
struct TrialPlacement {
  private var places: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

  /// The offset of the placement that the trial interrupts.
  private let outerOffset: CGPoint

  /// Notes the place of a child; the last one counts.
  @MainActor
  mutating func note(_ child: Element, at origin: CGPoint, proposal: ProposedViewSize) {
    places[ObjectIdentifier(child)] = (origin, proposal)
  }

  /// Begins to note places instead of placing children; returns what ``end(_:in:)`` needs.
  @MainActor
  static func begin(in graph: Graph) -> TrialPlacement? {
    let outer = graph.trialPlacement
    graph.trialPlacement = TrialPlacement(outerOffset: graph.childOffset)
    graph.childOffset = .zero
    return outer
  }

  /// Ends noting places, and returns them.
  @MainActor
  static func end(_ outer: TrialPlacement?, in graph: Graph) -> TrialPlacement? {
    let trial = graph.trialPlacement
    graph.childOffset = trial?.outerOffset ?? .zero
    graph.trialPlacement = outer
    return trial
  }

  /// The position in an area of a child's explicit guide; a child that has not been placed is in the middle of the area.
  @MainActor
  func explicitGuide(_ key: AlignmentKey, of child: Element, in area: CGRect) -> CGFloat? {
    let fallback = ProposedViewSize(area.size)
    let place = places[ObjectIdentifier(child)]
    guard let guide = child.explicitGuide(key, for: place?.proposal ?? fallback) else { return nil }
    let size = child.size(for: fallback)
    let origin = place?.origin ?? CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

extension Layout {
  /// The guide of the views, merged by the rule of the guide, where the layout would place them in an area.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard let parent = subviews.first?.parentElement else { return nil }
    let mayHaveGuide = assumeMainActor { subviews.contains { $0.element.guideAxes.contains(key.axis) } }
    guard mayHaveGuide else { return nil }
    let outer = assumeMainActor { TrialPlacement.begin(in: parent.graph) }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return assumeMainActor {
      guard let trial = TrialPlacement.end(outer, in: parent.graph) else { return nil }
      return key.combineExplicit(subviews.map { trial.explicitGuide(key, of: $0.element, in: bounds) })
    }
  }
}
