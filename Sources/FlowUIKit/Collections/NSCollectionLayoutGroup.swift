import SwiftUI

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Direction {
    case horizontal, vertical
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  private let direction: Direction
  public let subitems: [NSCollectionLayoutItem]

  /// The number of equal items, for a group of one kind.
  private let count: Int?

  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ direction: Direction, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    self.direction = direction
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

  private var isHorizontal: Bool { if case .horizontal = direction { true } else { false } }

  /// The items that fit into a container, and whether each repeats.
  private func members(in container: CGSize) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let spacing = interItemSpacing?.spacing ?? 0
    if let count, let item = subitems.first {
      // The items share the length of the group equally.
      let gaps = spacing * CGFloat(max(0, count - 1))
      var size = item.layoutSize.size(in: container)
      if isHorizontal {
        size.width = max(0, (container.width - gaps) / CGFloat(max(1, count)))
      } else {
        size.height = max(0, (container.height - gaps) / CGFloat(max(1, count)))
      }
      return Array(repeating: (item, size), count: max(0, count))
    }
    let once = subitems.map { ($0, $0.layoutSize.size(in: container)) }
    // A horizontal group repeats its items as long as there is room.
    var (members, used): ([(NSCollectionLayoutItem, CGSize)], CGFloat) = ([], 0)
    let room = isHorizontal ? container.width : container.height
    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    for _ in 0..<100 {
      for member in once {
        let wanted = used + (members.isEmpty ? 0 : spacing) + length(member.1)
        if !members.isEmpty, wanted > room + 0.01 { return members.isEmpty ? once : members }
        members.append(member)
        used = wanted
      }
      if once.isEmpty || used <= 0 { break }
    }
    return members
  }

  func cellCount(in container: CGSize) -> Int {
    if case .custom = direction { return customItems(in: container).count }
    return members(in: container).reduce(0) { sum, member in
      sum + ((member.item as? NSCollectionLayoutGroup)?.cellCount(in: member.size) ?? 1)
    }
  }

  private func customItems(in container: CGSize) -> [NSCollectionLayoutGroupCustomItem] {
    guard case .custom(let provider) = direction else { return [] }
    return provider(CollectionEnvironment(size: container))
  }

  /// The frames of the group's cells from the first one, and the size of the group, which those with estimated sizes
  /// may change.
  func place(
    in rect: CGRect, first: Int, limit: Int, measured: (Int) -> CGSize?
  ) -> (frames: [CGRect], size: CGSize) {
    let inner = rect.inset(by: contentInsets)
    if case .custom = direction {
      let frames = customItems(in: inner.size).prefix(max(0, limit - first)).map {
        $0.frame.offsetBy(dx: inner.minX, dy: inner.minY)
      }
      return (Array(frames), rect.size)
    }
    let spacing = interItemSpacing?.spacing ?? 0
    let members = members(in: inner.size)
    var gap = spacing
    if interItemSpacing?.isFlexibleSpacing == true, members.count > 1 {
      let used = members.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) }
      gap = max(spacing, ((isHorizontal ? inner.width : inner.height) - used) / CGFloat(members.count - 1))
    }
    var frames: [CGRect] = []
    var main: CGFloat = 0
    var cross: CGFloat = 0
    for (index, member) in members.enumerated() where first + frames.count < limit {
      if index > 0 { main += gap }
      let edge = member.item.edgeSpacing
      main += (isHorizontal ? edge?.leading : edge?.top)?.spacing ?? 0
      var size = member.size
      let origin = CGPoint(x: inner.minX + (isHorizontal ? main : 0), y: inner.minY + (isHorizontal ? 0 : main))
      if let group = member.item as? NSCollectionLayoutGroup {
        let placed = group.place(
          in: CGRect(origin: origin, size: size), first: first + frames.count, limit: limit, measured: measured)
        frames += placed.frames
        size = placed.size
      } else {
        if let own = measured(first + frames.count) {
          let insets = member.item.contentInsets
          if member.item.layoutSize.heightDimension.isEstimated {
            size.height = own.height + insets.top + insets.bottom
          }
          if member.item.layoutSize.widthDimension.isEstimated {
            size.width = own.width + insets.leading + insets.trailing
          }
        }
        frames.append(CGRect(origin: origin, size: size).inset(by: member.item.contentInsets))
      }
      main += isHorizontal ? size.width : size.height
      main += (isHorizontal ? edge?.trailing : edge?.bottom)?.spacing ?? 0
      cross = max(cross, isHorizontal ? size.height : size.width)
    }
    var size = rect.size
    if layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? cross : main) + contentInsets.top + contentInsets.bottom
    }
    if layoutSize.widthDimension.isEstimated {
      size.width = (isHorizontal ? main : cross) + contentInsets.leading + contentInsets.trailing
    }
    return (frames, size)
  }
}

/// An item at a custom position in a group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// What a layout knows about its surroundings.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The space for a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection = .current) {
    contentSize = size
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
