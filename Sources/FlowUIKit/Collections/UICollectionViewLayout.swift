import SwiftUI

/// Places the elements of a collection.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout belongs to.
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare()` has to run.
  var isInvalid = true

  public override init() {}
  public required init?(coder: NSCoder) {}

  /// Called before the layout is asked for places.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the places depend on what is visible.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asks for a new layout.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Takes the size that an element asks for itself.
  func takeSize(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {}

  /// Whether elements are asked for their sizes.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}

/// The places of all elements, as the layouts of this module compute them.
struct CollectionPlan {
  /// A section: the frames are those in the content, or in the section if it scrolls separately.
  struct Section {
    var frame = CGRect.zero
    var items: [CGRect] = []
    var supplements: [Supplement] = []

    /// The length of the content along the other axis, for a section that scrolls separately.
    var scrolledLength: CGFloat?
    var isPaged = false

    /// The part of the section that scrolls separately, and the space before and after its content.
    var contentFrame = CGRect.zero
    var contentStart: CGFloat = 0
    var contentEnd: CGFloat = 0
  }

  struct Supplement {
    let kind: String
    let index: Int
    var frame: CGRect
    var isPinned = false
  }

  var sections: [Section] = []
  var size = CGSize.zero
}

/// A layout that computes the places of all elements at once: what the layouts of this module share, and no API of UIKit.
@MainActor
open class _PlannedCollectionLayout: UICollectionViewLayout {
  private(set) var plan = CollectionPlan()

  /// Sizes that elements have asked for, by item.
  private(set) var measured: [IndexPath: CGSize] = [:]
  private(set) var measuredSupplements: [String: CGSize] = [:]

  func makePlan(for collection: UICollectionView) -> CollectionPlan { CollectionPlan() }

  open override func prepare() {
    super.prepare()
    if let collectionView { plan = makePlan(for: collectionView) }
  }

  func forgetSizes() {
    measured = [:]
    measuredSupplements = [:]
  }

  open override var collectionViewContentSize: CGSize { plan.size }

  static func key(_ kind: String, _ path: IndexPath) -> String { "\(kind) \(path.section) \(path.item)" }

  override func takeSize(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    if let kind = attributes.representedElementKind {
      measuredSupplements[Self.key(kind, attributes.indexPath)] = size
    } else {
      measured[attributes.indexPath] = size
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in plan.sections.enumerated() where section.frame.intersects(rect) || section.frame.isEmpty {
      if section.scrolledLength == nil {
        for item in visibleItems(of: section, in: rect) {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
          attributes.frame = section.items[item]
          found.append(attributes)
        }
      }
      for supplement in section.supplements {
        let attributes = makeAttributes(supplement, section: index)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  /// The items that a rectangle shows: frames follow each other, so that the first one is found by halving.
  private func visibleItems(of section: CollectionPlan.Section, in rect: CGRect) -> [Int] {
    let items = section.items
    if items.count < 64 { return items.indices.filter { items[$0].intersects(rect) } }
    let isHorizontal = scrollsHorizontally
    func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var (first, last) = (0, items.count)
    while first < last {
      let middle = (first + last) / 2
      if start(items[middle]) < low { first = middle + 1 } else { last = middle }
    }
    // Items of the lines before may reach into the rectangle.
    first = max(0, first - 64)
    var visible: [Int] = []
    for index in first..<items.count {
      if start(items[index]) > high { break }
      if items[index].intersects(rect) { visible.append(index) }
    }
    return visible
  }

  var scrollsHorizontally: Bool { false }

  private func makeAttributes(
    _ supplement: CollectionPlan.Supplement, section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: supplement.kind, with: IndexPath(item: supplement.index, section: section))
    attributes.frame = supplement.frame
    guard supplement.isPinned, let collectionView else { return attributes }
    let whole = plan.sections[section].frame
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    attributes.frame.origin.y = min(
      max(supplement.frame.minY, top), max(supplement.frame.minY, whole.maxY - supplement.frame.height))
    attributes.zIndex = 1
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard plan.sections.indices.contains(indexPath.section) else { return nil }
    let section = plan.sections[indexPath.section]
    guard section.items.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = section.items[indexPath.item]
    if section.scrolledLength != nil {
      attributes.frame.origin.x += section.contentFrame.minX + section.contentStart
      attributes.frame.origin.y += section.contentFrame.minY
    }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plan.sections.indices.contains(indexPath.section) else { return nil }
    return plan.sections[indexPath.section].supplements
      .first { $0.kind == elementKind && $0.index == indexPath.item }
      .map { makeAttributes($0, section: indexPath.section) }
  }
}
