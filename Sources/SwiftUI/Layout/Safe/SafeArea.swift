/// Parts of the safe area that a view may extend into.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bars of the device and of containers.
  public static let container = SafeAreaRegions(rawValue: 1)

  /// The software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  public static let all = SafeAreaRegions(rawValue: .max)
}

extension Element {
  /// The insets of the safe area inside this element, in points.
  ///
  /// The nearest container that defines a safe area provides it. An element at an edge of the area gets the whole inset
  /// there; one that extends beyond the edge gets as much of it as it overlaps.
  package var safeAreaInsetsInside: EdgeInsets {
    guard let area = safeAreaAround else { return EdgeInsets() }
    let origin = convert(.zero, to: area.source)
    // Content at an edge of the safe area, such as that of a screen, gets the whole inset there.
    func inset(_ whole: CGFloat, overlap: CGFloat) -> CGFloat {
      abs(overlap) < 0.5 ? whole : max(0, min(whole, overlap))
    }
    return mirrored(
      EdgeInsets(
        top: inset(area.insets.top, overlap: area.frame.minY - origin.y),
        leading: inset(area.insets.leading, overlap: area.frame.minX - origin.x),
        bottom: inset(area.insets.bottom, overlap: origin.y + size.height - area.frame.maxY),
        trailing: inset(area.insets.trailing, overlap: origin.x + size.width - area.frame.maxX)))
  }

  /// The insets by which the element extends over the edges of its safe area, in points.
  package var safeAreaOverlap: EdgeInsets { safeAreaOverlap(for: size) }

  package func safeAreaOverlap(for size: CGSize) -> EdgeInsets {
    guard let area = safeAreaAround else { return EdgeInsets() }
    let origin = convert(.zero, to: area.source)
    return mirrored(
      EdgeInsets(
        top: max(0, min(area.insets.top, area.frame.minY - origin.y)),
        leading: max(0, min(area.insets.leading, area.frame.minX - origin.x)),
        bottom: max(0, min(area.insets.bottom, origin.y + size.height - area.frame.maxY)),
        trailing: max(0, min(area.insets.trailing, origin.x + size.width - area.frame.maxX))))
  }

  /// The distance that each edge of this element's frame can move outwards to reach the edge of the screen, in points.
  ///
  /// Zero for edges that do not touch the safe area's edge.
  package func safeAreaOutsets(for size: CGSize) -> EdgeInsets {
    guard let area = safeAreaAround else { return EdgeInsets() }
    let origin = convert(.zero, to: area.source)
    let tolerance: CGFloat = 0.5
    func outset(_ length: CGFloat, touches: Bool) -> CGFloat { touches ? length : 0 }
    return mirrored(
      EdgeInsets(
        top: outset(area.insets.top, touches: origin.y <= area.frame.minY + tolerance),
        leading: outset(area.insets.leading, touches: origin.x <= area.frame.minX + tolerance),
        bottom: outset(area.insets.bottom, touches: origin.y + size.height >= area.frame.maxY - tolerance),
        trailing: outset(area.insets.trailing, touches: origin.x + size.width >= area.frame.maxX - tolerance)))
  }

  /// The distances that are left to the edges of the screen, also for an element that extends over an edge already.
  func remainingOutsets(for size: CGSize) -> EdgeInsets {
    let (outsets, overlap) = (safeAreaOutsets(for: size), safeAreaOverlap(for: size))
    return EdgeInsets(
      top: max(0, outsets.top - overlap.top), leading: max(0, outsets.leading - overlap.leading),
      bottom: max(0, outsets.bottom - overlap.bottom), trailing: max(0, outsets.trailing - overlap.trailing))
  }

  /// Whether the element can reach the edge of a safe area; not inside of scroll views, whose content has none.
  fileprivate var mayReachSafeAreaEdge: Bool { safeAreaAround?.source.scrollsContent != true }

  /// The safe area that contains this element.
  private var safeAreaAround: SafeArea? {
    var child = self
    while let parent = child.layoutParent {
      let bounds = CGRect(origin: .zero, size: parent.size)
      if let insets = parent.safeAreaForChildren.map(parent.mirrored) {
        return SafeArea(source: parent, frame: bounds.inset(by: insets), insets: insets)
      }
      if let added = parent.safeAreaAdded(for: child) {
        let insets = parent.mirrored(parent.safeAreaOutsets(for: parent.size) + added)
        return SafeArea(source: parent, frame: bounds.inset(by: parent.mirrored(added)), insets: insets)
      }
      child = parent
    }
    return nil
  }

  /// Converts insets between left-to-right order and the reading direction.
  func mirrored(_ insets: EdgeInsets) -> EdgeInsets { isRightToLeft ? insets.mirrored : insets }
}

/// A safe area in the coordinates of the element that defines it; leading means left here.
private struct SafeArea {
  let source: Element
  /// The area in the coordinates of the source.
  let frame: CGRect
  /// The distances from the area's edges to those of the screen, or of the container that covers it, in points.
  let insets: EdgeInsets
}

/// The distances by which a view extended into the safe area when it was placed, in points.
package final class PlacedOutsets {
  fileprivate var outsets = EdgeInsets()
}

/// Extends a view over the edges of the safe area that it touches.
package struct IgnoresSafeAreaModifier: ElementModifier, ComposedModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  package var composition: Composition {
    Composition("ignoresSafeArea").value("regions", regions).value("edges", edges)
  }

  /// The part of the outsets that belongs to the regions; the keyboard's part is at the bottom, beyond that of bars.
  @MainActor
  private func restricted(_ outsets: EdgeInsets, in element: Element) -> EdgeInsets {
    let keyboard = min(outsets.bottom, element.graph.keyboardOverlap)
    var outsets = outsets.restricted(to: edges)
    if !regions.contains(.container) {
      outsets = EdgeInsets(top: 0, leading: 0, bottom: min(outsets.bottom, keyboard), trailing: 0)
    } else if !regions.contains(.keyboard), keyboard > 0 {
      // The view ends above the keyboard, which covers the bars' part.
      outsets.bottom = 0
    }
    return outsets
  }

  package func makeStorage(for element: ModifiedElement) -> PlacedOutsets? { PlacedOutsets() }

  package func positionMayHaveChanged(of element: ModifiedElement) {
    let outsets = restricted(element.remainingOutsets(for: element.size), in: element)
    if outsets != storage(of: element)?.outsets { element.setNeedsLayout() }
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    if element.mayReachSafeAreaEdge { element.graph.recordPositionRead(of: element) }
    let outsets = restricted(element.remainingOutsets(for: size), in: element)
    storage(of: element)?.outsets = outsets
    if outsets.isZero {
      child.place(at: .zero, proposal: proposal)
      return
    }
    // Content begins at the edge of the screen, whether it grows or not.
    element.placeChild(
      child, at: CGPoint(x: -outsets.leading, y: -outsets.top),
      proposal: ProposedViewSize(width: size.width + outsets.horizontal, height: size.height + outsets.vertical))
  }
}

extension View {
  /// Extends the view into the safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Extends the view into the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
