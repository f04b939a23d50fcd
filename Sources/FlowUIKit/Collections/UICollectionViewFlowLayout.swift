import SwiftUI

/// Items in lines, one after the other.
open class UICollectionViewFlowLayout: _PlannedCollectionLayout {
  /// A size that the items determine.
  public nonisolated static let automaticSize = CGSize(width: 1e6, height: 1e6)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets() { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementKind == nil && estimatedItemSize != .zero
      && measured[attributes.indexPath] == nil
  }

  override func makePlan(for collection: UICollectionView) -> CollectionPlan {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let room = isVertical ? collection.bounds.width : collection.bounds.height
    var plan = CollectionPlan()
    var main: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let start = main
      var planned = CollectionPlan.Section()
      let header =
        delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      main += addSupplement(UICollectionView.elementKindSectionHeader, header, at: main, room: room, to: &planned)
      let inset =
        delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
      let lines = FlowLines(
        room: max(0, room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)),
        lineSpacing: delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        itemSpacing: delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing, isVertical: isVertical)
      let sizes = (0..<collection.numberOfItems(inSection: section)).map { item -> CGSize in
        let path = IndexPath(item: item, section: section)
        if let size = measured[path] { return size }
        if estimatedItemSize != .zero, estimatedItemSize.width < 1e5 { return estimatedItemSize }
        return delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
      }
      main += isVertical ? inset.top : inset.left
      let origin = CGPoint(x: isVertical ? inset.left : main, y: isVertical ? main : inset.top)
      let (frames, length) = lines.place(sizes, from: origin)
      planned.items = frames
      main += length + (isVertical ? inset.bottom : inset.right)
      let footer =
        delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      main += addSupplement(UICollectionView.elementKindSectionFooter, footer, at: main, room: room, to: &planned)
      planned.frame =
        isVertical
        ? CGRect(x: 0, y: start, width: room, height: main - start)
        : CGRect(x: start, y: 0, width: main - start, height: room)
      plan.sections.append(planned)
    }
    plan.size = isVertical ? CGSize(width: room, height: main) : CGSize(width: main, height: room)
    return plan
  }

  private func addSupplement(
    _ kind: String, _ size: CGSize, at main: CGFloat, room: CGFloat, to section: inout CollectionPlan.Section
  ) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return 0 }
    let frame =
      isVertical
      ? CGRect(x: 0, y: main, width: room, height: length) : CGRect(x: main, y: 0, width: length, height: room)
    section.supplements.append(
      CollectionPlan.Supplement(
        kind: kind, index: 0, frame: frame,
        isPinned: sectionHeadersPinToVisibleBounds && kind == UICollectionView.elementKindSectionHeader))
    return length
  }
}

/// Breaks items into lines.
private struct FlowLines {
  let room: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let isVertical: Bool

  /// The frames, and the length of all lines.
  func place(_ sizes: [CGSize], from origin: CGPoint) -> ([CGRect], CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var main: CGFloat = 0
    var index = 0
    var formerGap = itemSpacing
    while index < sizes.count {
      var end = index
      var used: CGFloat = 0
      var thick: CGFloat = 0
      while end < sizes.count {
        let across = isVertical ? sizes[end].width : sizes[end].height
        let wanted = used + (end > index ? itemSpacing : 0) + across
        if end > index, wanted > room + 0.001 { break }
        used = wanted
        thick = max(thick, isVertical ? sizes[end].height : sizes[end].width)
        end += 1
      }
      // A full line is justified; the last one keeps the distances of the line before.
      let count = end - index
      let items = used - itemSpacing * CGFloat(count - 1)
      let isLast = end == sizes.count
      var gap = count > 1 ? (room - items) / CGFloat(count - 1) : itemSpacing
      if isLast { gap = max(itemSpacing, min(gap, formerGap)) } else { formerGap = gap }
      var across: CGFloat = count == 1 && !isLast ? max(0, (room - items) / 2) : 0
      for item in index..<end {
        let size = sizes[item]
        let extra = (thick - (isVertical ? size.height : size.width)) / 2
        frames.append(
          CGRect(
            origin: CGPoint(
              x: origin.x + (isVertical ? across : main + extra), y: origin.y + (isVertical ? main + extra : across)),
            size: size))
        across += (isVertical ? size.width : size.height) + gap
      }
      main += thick + (isLast ? 0 : lineSpacing)
      index = end
    }
    return (frames, main)
  }
}

/// Decides the measures of a flow layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? UIEdgeInsets() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
