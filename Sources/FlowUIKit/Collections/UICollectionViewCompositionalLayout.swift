import SwiftUI

/// A section of groups.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?

  /// The list that the section is.
  let list: UICollectionLayoutListConfiguration?

  open var contentInsets = NSDirectionalEdgeInsets()
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet {
      if !decorationItems.isEmpty {
        report(.missing("NSCollectionLayoutSection.decorationItems", "views behind sections are not shown."))
      }
    }
  }

  /// Called with the visible items after scrolling.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  {
    didSet {
      report(.missing("NSCollectionLayoutSection.visibleItemsInvalidationHandler", "it is not called."))
    }
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
  }

  /// A section of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// A visible item, which a section changes while it is scrolled.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// How a section scrolls across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The settings of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() {}
}

/// A layout of sections of groups of items.
open class UICollectionViewCompositionalLayout: _PlannedCollectionLayout {
  /// Makes the section at an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// The list that all sections are, if the app has requested one.
  let list: UICollectionLayoutListConfiguration?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    list = section.list
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    list = nil
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    list = nil
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A list, as tables are.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  override var scrollsHorizontally: Bool { configuration.scrollDirection == .horizontal }

  /// The items and the views of sections whose size is estimated.
  private var estimatedItems: Set<Int> = []
  private var estimatedKinds: Set<String> = []
  private(set) var sections: [NSCollectionLayoutSection] = []

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let kind = attributes.representedElementKind {
      return estimatedKinds.contains("\(kind) \(attributes.indexPath.section)")
        && measuredSupplements[Self.key(kind, attributes.indexPath)] == nil
    }
    return estimatedItems.contains(attributes.indexPath.section) && measured[attributes.indexPath] == nil
  }

  override func makePlan(for collection: UICollectionView) -> CollectionPlan {
    estimatedItems = []
    estimatedKinds = []
    var plan = CollectionPlan()
    let container = collection.bounds.inset(by: collection.contentInset).size
    let environment = CollectionEnvironment(size: container, traits: collection.traitCollection)
    let isVertical = !scrollsHorizontally
    var main: CGFloat = 0
    sections = []
    for index in 0..<collection.numberOfSections {
      if index > 0 { main += configuration.interSectionSpacing }
      let section =
        provider(index, environment)
        ?? NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      sections.append(section)
      let planned = SectionPlan(
        section: section, index: index, count: collection.numberOfItems(inSection: index), container: container,
        isVertical: isVertical, layout: self
      ).make(at: main)
      main += isVertical ? planned.frame.height : planned.frame.width
      plan.sections.append(planned)
    }
    plan.size =
      isVertical ? CGSize(width: container.width, height: main) : CGSize(width: main, height: container.height)
    return plan
  }

  fileprivate func noteEstimatedItems(in section: Int) { estimatedItems.insert(section) }
  fileprivate func noteEstimated(_ kind: String, in section: Int) { estimatedKinds.insert("\(kind) \(section)") }
}

/// Places the groups and the headers of a section.
@MainActor
private struct SectionPlan {
  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let container: CGSize
  let isVertical: Bool
  let layout: UICollectionViewCompositionalLayout

  func make(at start: CGFloat) -> CollectionPlan.Section {
    var planned = CollectionPlan.Section()
    let insets = section.contentInsets
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    var main = start + (isVertical ? insets.top : insets.leading)
    let supplements = section.boundarySupplementaryItems
    for item in supplements where item.alignment.isAtTop { main += place(item, at: main, room, &planned) }
    let origin = isVertical ? CGPoint(x: insets.leading, y: main) : CGPoint(x: main, y: insets.top)
    let (frames, size) = groups(
      from: isOrthogonal ? .zero : origin, room: room, along: isVertical != isOrthogonal)
    planned.items = frames
    let across = isVertical ? size.height : size.width
    main += across
    if isOrthogonal {
      planned.scrolledLength = isVertical ? size.width : size.height
      planned.isPaged =
        section.orthogonalScrollingBehavior == .paging || section.orthogonalScrollingBehavior == .groupPaging
        || section.orthogonalScrollingBehavior == .groupPagingCentered
    }
    for item in supplements where !item.alignment.isAtTop { main += place(item, at: main, room, &planned) }
    main += isVertical ? insets.bottom : insets.trailing
    planned.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: main - start)
      : CGRect(x: start, y: 0, width: main - start, height: container.height)
    planned.contentFrame =
      isVertical
      ? CGRect(x: 0, y: origin.y, width: container.width, height: across)
      : CGRect(x: origin.x, y: 0, width: across, height: container.height)
    planned.contentStart = isVertical ? insets.leading : insets.top
    planned.contentEnd = isVertical ? insets.trailing : insets.bottom
    return planned
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at main: CGFloat, _ room: CGSize,
    _ planned: inout CollectionPlan.Section
  ) -> CGFloat {
    let number = planned.supplements.count { $0.kind == item.elementKind }
    var size = item.layoutSize.size(in: room)
    if item.layoutSize.isEstimated { layout.noteEstimated(item.elementKind, in: index) }
    let key = _PlannedCollectionLayout.key(item.elementKind, IndexPath(item: number, section: index))
    if let own = layout.measuredSupplements[key] {
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
    }
    let x = section.contentInsets.leading + item.offset.x
    let frame = CGRect(x: x, y: main + item.offset.y, width: size.width, height: size.height)
    planned.supplements.append(
      CollectionPlan.Supplement(
        kind: item.elementKind, index: number, frame: frame.inset(by: item.contentInsets),
        isPinned: item.pinToVisibleBounds))
    return item.extendsBoundary ? size.height : 0
  }

  /// The frames of all cells, group after group, and the size of all groups.
  private func groups(from origin: CGPoint, room: CGSize, along isVertical: Bool) -> ([CGRect], CGSize) {
    let group = section.group ?? Self.rows
    let size = group.layoutSize.size(in: room)
    let inner = CGRect(origin: .zero, size: size).inset(by: group.contentInsets).size
    let perGroup = max(1, group.cellCount(in: inner))
    if group.hasEstimates { layout.noteEstimatedItems(in: index) }
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    var (main, cross): (CGFloat, CGFloat) = (0, 0)
    var first = 0
    while first < count {
      if first > 0 { main += section.interGroupSpacing }
      let place = CGPoint(x: origin.x + (isVertical ? 0 : main), y: origin.y + (isVertical ? main : 0))
      let start = first
      let placed = group.place(
        in: CGRect(origin: place, size: size), first: first, limit: count,
        measured: { layout.measured[IndexPath(item: $0, section: index)] })
      frames += placed.frames
      main += isVertical ? placed.size.height : placed.size.width
      cross = max(cross, isVertical ? placed.size.width : placed.size.height)
      first += placed.frames.isEmpty ? perGroup : placed.frames.count
      if first == start { break }
    }
    return (frames, isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross))
  }

  /// The rows of a section that is a list.
  private static var rows: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the sizes of cells are estimated.
  fileprivate var hasEstimates: Bool {
    subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasEstimates ?? $0.layoutSize.isEstimated }
  }
}

/// How a collection shows a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Makes the buttons that a swipe reveals.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a list.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var color: UIColor = .separator
  public var topSeparatorInsets = NSDirectionalEdgeInsets()
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets()

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
