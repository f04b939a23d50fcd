import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("UICollectionView") @MainActor
struct UICollectionViewTests {
  final class Cell: UICollectionViewCell {
    static var made = 0
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      Cell.made += 1
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    let log = CallLog()

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "\(indexPath.section)-\(indexPath.item)"
      cell.backgroundColor = .systemTeal
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      if view.subviews.isEmpty {
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 30))
        label.text = "Section \(indexPath.section)"
        view.addSubview(label)
      }
      return view
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.add("deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.add("highlight \(indexPath.item)")
    }
  }

  /// A collection that keeps its data source, which collections of UIKit do not.
  private final class Keeping: UICollectionView {
    var kept: AnyObject?
  }

  private func collection(_ numbers: Numbers, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = Keeping(frame: .zero, collectionViewLayout: layout)
    view.kept = numbers
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = numbers
    view.delegate = numbers
    return view
  }

  private func flow(_ size: CGSize = CGSize(width: 100, height: 60)) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return layout
  }

  private func frames(_ phone: Phone) -> [CGRect] { phone.nodes.filter { $0.role == .cell }.map(\.frame) }

  @Test("a flow layout justifies full lines, and the last line keeps their columns")
  func flowLayout() throws {
    let phone = Phone(Shown(view: collection(Numbers([4]), flow())))
    try phone.savePicture("collection-flow")
    #expect(phone.node(.collectionView) != nil)
    #expect(
      frames(phone) == [
        CGRect(x: 0, y: 47, width: 100, height: 60), CGRect(x: 145, y: 47, width: 100, height: 60),
        CGRect(x: 290, y: 47, width: 100, height: 60), CGRect(x: 0, y: 117, width: 100, height: 60),
      ])
    #expect(phone.texts == ["0-0", "0-1", "0-2", "0-3"] && phone.issues == [])
  }

  @Test("10,000 items make the cells of a screen, and scrolling reuses them")
  func laziness() {
    Cell.made = 0
    let view = collection(Numbers([10_000]), flow())
    let phone = Phone(Shown(view: view))
    #expect(Cell.made > 20 && Cell.made < 50)
    for _ in 0..<4 { phone.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)) }
    #expect(Cell.made < 80)
    #expect((view.indexPathsForVisibleItems.first?.item ?? 0) > 30)
    #expect(phone.texts.first == view.indexPathsForVisibleItems.first.map { "0-\($0.item)" })
    phone.screen.perform {
      view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .centeredVertically, animated: false)
    }
    #expect(view.cellForItem(at: IndexPath(item: 9_000, section: 0)) != nil)
    #expect(phone.texts.contains("0-9000"))
  }

  @Test("a layout says where the content rests after a drag")
  func restingPlace() {
    final class Snapping: UICollectionViewFlowLayout {
      var velocities: [CGFloat] = []

      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        velocities.append(velocity.y)
        return CGPoint(x: 0, y: 700)
      }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 100, height: 60)
    let view = collection(Numbers([1000]), layout)
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(view.contentOffset.y == 700 && layout.velocities.count == 1 && layout.velocities.allSatisfy { $0 > 0 })
  }

  @Test("a tap highlights and selects an item, and the one before is deselected")
  func selection() {
    let numbers = Numbers([3])
    let view = collection(numbers, flow())
    let phone = Phone(Shown(view: view))
    phone.tap(.staticText, "0-1")
    #expect(numbers.log.take() == ["highlight 1", "select 1"])
    #expect(phone.nodes.filter { $0.role == .cell }.map(\.isSelected) == [false, true, false])
    phone.tap(.staticText, "0-2")
    #expect(numbers.log.take() == ["highlight 2", "deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("edits move the cells that stay, and headers are above their sections")
  func edits() {
    let numbers = Numbers([2, 1])
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = collection(numbers, layout)
    let phone = Phone(Shown(view: view))
    #expect(phone.texts.sorted() == ["0-0", "0-1", "1-0", "Section 0", "Section 1"])
    #expect(phone.node(.staticText, "0-0")?.frame.minY == 77)
    #expect(phone.node(.staticText, "1-0")?.frame.minY == 167)
    let kept = view.cellForItem(at: IndexPath(item: 1, section: 0))
    phone.screen.perform {
      numbers.counts = [1, 1]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
    #expect(frames(phone).count == 2 && phone.issues == [])
  }

  @Test("a compositional layout places groups, estimated heights and sections that scroll across")
  func compositional() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let half = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
      )
      half.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let isFirst = section == 0
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isFirst ? .fractionalWidth(1) : .absolute(300), heightDimension: .absolute(80)),
        subitems: [half])
      let made = NSCollectionLayoutSection(group: group)
      made.interGroupSpacing = 10
      made.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 0, trailing: 15)
      if !isFirst { made.orthogonalScrollingBehavior = .continuous }
      return made
    }
    let view = collection(Numbers([3, 6]), layout)
    let phone = Phone(Shown(view: view))
    try phone.savePicture("collection-compositional")
    func frame(_ text: String) -> CGRect? { phone.node(.staticText, text)?.frame }
    #expect(frame("0-0") == CGRect(x: 20, y: 72, width: 170, height: 70))
    #expect(frame("0-1") == CGRect(x: 200, y: 72, width: 170, height: 70))
    #expect(frame("0-2")?.minY == 162)
    // The second section is beside itself: 0-0 begins its line, and a drag moves only this line.
    #expect(frame("1-0") == CGRect(x: 20, y: 47 + 20 + 170 + 20 + 5, width: 140, height: 70))
    #expect(frame("1-1")?.minX == 170)
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 1)) == nil)
    phone.screen.drag(from: CGPoint(x: 300, y: 280), to: CGPoint(x: 60, y: 280))
    #expect(frame("0-0")?.minX == 20)
    // The finger was fast: the line is at its end.
    #expect(frame("1-0") == nil && frame("1-5")?.maxX == 370)
    #expect(view.contentOffset == .zero)
    #expect(phone.issues == [])
  }

  @Test("a list configuration shows rows as the engine's lists do, with accessories and swipes")
  func listLayout() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let log = CallLog()
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          log.add("remove \(path.item)")
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    let phone = Phone(Shown(view: view))
    try phone.savePicture("collection-list")
    #expect(phone.texts == ["a", "b", "c"] && phone.node(.collectionView) != nil)
    let kept = view.cellForItem(at: IndexPath(item: 1, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x", "y"], beforeItem: "c")
    phone.screen.perform { source.apply(snapshot) }
    #expect(phone.texts == ["b", "x", "y", "c"] && phone.issues == [])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == "y")
    let frame = try #require(phone.node(.staticText, "x")?.frame)
    phone.screen.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 180, y: frame.midY))
    phone.tap(.button, "Remove")
    #expect(log.take() == ["remove 0"])
  }

  @Test("a layout of the app places the items")
  func ownLayout() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 5000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = CGRect(x: $0 * 50, y: $0 * 300, width: 50, height: 50)
          return attributes.frame.intersects(rect) ? attributes : nil
        }
      }
    }
    let phone = Phone(Shown(view: collection(Numbers([10]), Diagonal())))
    #expect(phone.texts == ["0-0", "0-1", "0-2"])
    #expect(frames(phone).last == CGRect(x: 100, y: 647, width: 50, height: 50))
  }
}
