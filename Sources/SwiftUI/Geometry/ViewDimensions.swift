import Foundation

/// A view's size and alignment guides in its own coordinate space, in points.
public struct ViewDimensions {
  package let size: CGSize

  /// The element that has the guides; `nil` for a size without explicit guides.
  private let element: Element?

  /// The proposal for which the element has the size.
  private let proposal: ProposedViewSize

  /// The guide whose default value is being computed with these dimensions, and those that have asked for it.
  ///
  /// Nearly always there is only one: it is stored in place.
  private var pending: AlignmentKey?
  private var morePending: [AlignmentKey]?

  package init(size: CGSize) {
    self.size = size
    element = nil
    proposal = .unspecified
  }

  /// - Parameter key: The guide whose default value is computed with these dimensions, if any.
  package init(
    size: CGSize, of element: Element, for proposal: ProposedViewSize, computing key: AlignmentKey? = nil
  ) {
    self.size = size
    self.element = element
    self.proposal = proposal
    pending = key
  }

  /// The view's width.
  public var width: CGFloat { size.width }

  /// The view's height.
  public var height: CGFloat { size.height }

  /// Gets the value of the given horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    value(of: guide.alignmentKey)
  }

  /// Gets the value of the given vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    value(of: guide.alignmentKey)
  }

  /// Gets the explicit value of the given horizontal alignment guide, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.alignmentKey)
  }

  /// Gets the explicit value of the given vertical alignment guide, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide.alignmentKey)
  }

  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let proposal = proposal
    return assumeMainActor { element.explicitGuide(key, for: proposal) }
  }

  private func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? defaultValue(of: key)
  }

  /// The default value of a guide, or zero if it depends on itself.
  private func defaultValue(of key: AlignmentKey) -> CGFloat {
    var inner = self
    if let pending {
      let all = (morePending ?? []) + [pending]
      if all.contains(key) {
        reportDependence(of: key)
        return 0
      }
      inner.morePending = all
    }
    inner.pending = key
    return key.id.defaultValue(in: inner)
  }

  private func reportDependence(of key: AlignmentKey) {
    let message = "The default value of the alignment \(shortTypeName(key.id)) depends on itself. Zero is used instead."
    guard let element else { return reportMistake(message) }
    assumeMainActor { element.graph.report(_RuntimeIssue(message, at: element)) }
  }
}

extension ViewDimensions: Equatable {
  /// Compares the sizes and the guides that every view has.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs[explicit: .leading] == rhs[explicit: .leading]
      && lhs[explicit: HorizontalAlignment.center] == rhs[explicit: HorizontalAlignment.center]
      && lhs[explicit: .trailing] == rhs[explicit: .trailing] && lhs[explicit: .top] == rhs[explicit: .top]
      && lhs[explicit: VerticalAlignment.center] == rhs[explicit: VerticalAlignment.center]
      && lhs[explicit: .bottom] == rhs[explicit: .bottom]
      && lhs[explicit: .firstTextBaseline] == rhs[explicit: .firstTextBaseline]
      && lhs[explicit: .lastTextBaseline] == rhs[explicit: .lastTextBaseline]
  }
}
