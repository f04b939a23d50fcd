import SwiftUI

/// Makes a view as often as it is needed: a prototype of a storyboard, or a nib.
@MainActor
protocol InterfacePrototype {
  func makePrototype() -> UIView?
}

/// A cell or a header that a table or a collection has in its storyboard.
@MainActor
final class StoryboardPrototype: InterfacePrototype {
  private let element: InterfaceElement
  private let loading: InterfaceLoading

  /// - Parameter loading: The loading of the scene, whose objects the view's outlets and actions lead to.
  init(_ element: InterfaceElement, in loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
  }

  func makePrototype() -> UIView? {
    let own = InterfaceLoading(loading.file, loading.storyboard, around: loading)
    own.controller = loading.controller
    let view = own.makeView(element)
    own.finish()
    return view
  }
}

/// A section of the rows that a storyboard has itself.
struct StaticSection {
  struct Row {
    let cell: UITableViewCell
    /// The height, in points; `nil` for that of the table.
    let height: CGFloat?
  }

  let header: String?
  let footer: String?
  let rows: [Row]
}

extension UITableView {
  func staticSection(_ index: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }

  func staticRow(_ path: IndexPath) -> StaticSection.Row? {
    guard let section = staticSection(path.section), section.rows.indices.contains(path.row) else { return nil }
    return section.rows[path.row]
  }
}

@MainActor
extension InterfaceCoder {
  var tableStyle: UITableView.Style {
    switch element.string("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  var splitStyle: UISplitViewController.Style {
    switch element.string("style") {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  var reuseIdentifier: String? { element.string("reuseIdentifier") }

  var cellStyle: UITableViewCell.CellStyle {
    switch element.string("style") {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The layout of a collection; `nil` if it is of no known kind.
  func makeCollectionLayout() -> UICollectionViewLayout? {
    guard let values = element.child(key: "collectionViewLayout") else { return nil }
    return loading.makeLayout(values)
  }
}

extension InterfaceLoading {
  // MARK: - Tables

  func readTable(_ table: UITableView, _ element: InterfaceElement) {
    readScrollView(table, element)
    _ = (element.string("style"), element.string("dataMode"))
    element.set("rowHeight", of: table, \.rowHeight)
    element.set("estimatedRowHeight", of: table, \.estimatedRowHeight)
    element.set("estimatedSectionHeaderHeight", of: table, \.estimatedSectionHeaderHeight)
    element.set("estimatedSectionFooterHeight", of: table, \.estimatedSectionFooterHeight)
    // The editor writes the heights that headers and footers with a title have anyway.
    for (name, property) in [
      ("sectionHeaderHeight", \UITableView.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
    ] {
      if let height: CGFloat = element.value(name), ![-1, 10, 18, 28].contains(height) {
        table[keyPath: property] = height
      }
    }
    element.set("separatorStyle", of: table, \.separatorStyle, ["none": .none, "singleLine": .singleLine])
    setColor("separatorColor", of: table, element, \.separatorColor)
    if let insets = insets(element, key: "separatorInset") { table.separatorInset = insets }
    element.set("allowsSelection", of: table, \.allowsSelection)
    element.set("allowsMultipleSelection", of: table, \.allowsMultipleSelection)
    element.set("allowsSelectionDuringEditing", of: table, \.allowsSelectionDuringEditing)
    element.set("allowsMultipleSelectionDuringEditing", of: table, \.allowsMultipleSelectionDuringEditing)
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = makeView(footer) }
    if let background = element.child(key: "backgroundView") { table.backgroundView = makeView(background) }
    for cell in element.members("prototypes") {
      guard let identifier = cell.string("reuseIdentifier") else { continue }
      table.register(StoryboardPrototype(cell, in: self), identifier)
    }
    guard let sections = element.child("sections") else { return }
    table.staticSections = sections.children.map { section in
      StaticSection(
        header: text(section, "headerTitle"), footer: text(section, "footerTitle"),
        rows: section.members("cells").compactMap { cell in
          (makeView(cell) as? UITableViewCell).map { StaticSection.Row(cell: $0, height: cell.value("rowHeight")) }
        })
    }
  }

  func readCell(_ cell: UITableViewCell, _ element: InterfaceElement) {
    // The height of a prototype is that of the table; accessories in edit mode have their own attribute.
    _ = (element.string("reuseIdentifier"), element.string("style"), element.string("rowHeight"))
    _ = element.string("hidesAccessoryWhenEditing")
    element.set("accessoryType", of: cell, \.accessoryType, Self.accessories)
    element.set("editingAccessoryType", of: cell, \.editingAccessoryType, Self.accessories)
    element.set("selectionStyle", of: cell, \.selectionStyle, named(.none, .blue, .gray, .default))
    element.set("indentationWidth", of: cell, \.indentationWidth)
    element.set("indentationLevel", of: cell, \.indentationLevel)
    element.set("shouldIndentWhileEditing", of: cell, \.shouldIndentWhileEditing)
    if let insets = insets(element, key: "separatorInset") { cell.separatorInset = insets }
    if let accessory = element.child(key: "accessoryView") { cell.accessoryView = makeView(accessory) }
    guard let content = element.child(key: "contentView") else { return }
    var parts: [String: UIView] = [:]
    if let id = element.string("textLabel") { parts[id] = cell.textLabel }
    if let id = element.string("detailTextLabel") { parts[id] = cell.detailTextLabel }
    if let id = element.string("imageView") { parts[id] = cell.imageView }
    readContent(of: cell.contentView, content, parts: parts)
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = named(
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton)

  /// Reads the content view that a cell has already.
  ///
  /// - Parameter parts: The views that the cell has already, too, by their identifiers.
  private func readContent(of view: UIView, _ element: InterfaceElement, parts: [String: UIView] = [:]) {
    name(view, element.id)
    setColor("backgroundColor", of: view, element, \.backgroundColor)
    if let margins = insets(element, key: "layoutMargins") { view.layoutMargins = margins }
    for guide in element.children where guide.name == "viewLayoutGuide" { readGuide(guide, of: view, element) }
    for child in element.members("subviews") {
      if let part = child.id.flatMap({ parts[$0] }) {
        read(child, into: part)
      } else if let subview = makeView(child) {
        view.addSubview(subview)
      }
    }
    noteConstraints(of: view, element)
  }

  // MARK: - Collections

  func readCollection(_ collection: UICollectionView, _ element: InterfaceElement) {
    readScrollView(collection, element)
    _ = (element.string("dataMode"), element.child(key: "collectionViewLayout"))
    element.set("allowsSelection", of: collection, \.allowsSelection)
    element.set("allowsMultipleSelection", of: collection, \.allowsMultipleSelection)
    if let id = element.child(key: "collectionViewLayout")?.id { name(collection.collectionViewLayout, id) }
    for cell in element.members("cells") {
      guard let identifier = cell.string("reuseIdentifier") else { continue }
      collection.register(StoryboardPrototype(cell, in: self), as: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let view = element.child(key: key), let identifier = view.string("reuseIdentifier") else { continue }
      collection.register(StoryboardPrototype(view, in: self), as: "\(kind) \(identifier)")
    }
  }

  func readItem(_ cell: UICollectionViewCell, _ element: InterfaceElement) {
    _ = (element.string("reuseIdentifier"), element.child(key: "customSize"))
    if let content = element.child(key: "contentView") { readContent(of: cell.contentView, content) }
  }

  /// Makes the layout of a collection: a flow layout, or one of the app's class.
  func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
    let coder = InterfaceCoder(element, self)
    guard element.name == "collectionViewFlowLayout" else {
      return customClass(of: element, or: UICollectionViewLayout.self).init(coder: coder)
    }
    guard let layout = customClass(of: element, or: UICollectionViewFlowLayout.self).init(coder: coder) else {
      return nil
    }
    func size(_ key: String) -> CGSize? {
      element.numbers(key: key, "width", "height").map { CGSize(width: $0[0], height: $0[1]) }
    }
    element.set("minimumLineSpacing", of: layout, \.minimumLineSpacing)
    element.set("minimumInteritemSpacing", of: layout, \.minimumInteritemSpacing)
    element.set("scrollDirection", of: layout, \.scrollDirection, named(.vertical, .horizontal))
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
    if element.string("automaticEstimatedItemSize") == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = insets(element, key: "sectionInset") { layout.sectionInset = insets }
    return layout
  }
}
