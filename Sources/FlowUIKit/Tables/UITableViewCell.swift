import SwiftUI

/// A row of a table.
open class UITableViewCell: UIView, RowCell {
  /// Where a cell has its texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What a person can do with a row in edit mode.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What is at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name with which the table reuses the cell.
  public internal(set) var reuseIdentifier: String?

  /// What a storyboard performs when the cell or its accessory is selected.
  var segue: SegueTrigger?
  var accessorySegue: SegueTrigger?

  let style: CellStyle

  /// The table that shows the cell.
  weak var table: UITableView?

  /// Whether the view of a list is the only one that knows where the cell is.
  override var isLayoutIsland: Bool { true }

  // The first initializer of the class: `ViewClass` counts them.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let interface = coder as? InterfaceCoder
    style = interface?.cellStyle ?? .default
    reuseIdentifier = interface?.reuseIdentifier
    super.init(coder: coder)
    if !isAppearanceProxy { addSubview(contentView) }
  }

  // MARK: - Content

  /// The view to which an app adds its own.
  public private(set) lazy var contentView: UIView = CellContentView(frame: bounds)

  private var configured = ConfiguredContent()
  private lazy var ownTexts = CellTexts(style: style)
  private var usesTexts = false

  /// The first text, for a cell without a configuration.
  open var textLabel: UILabel? { shown(ownTexts.label) }

  /// The second text; a cell of the default style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : shown(ownTexts.detail) }

  /// The image at the start.
  open var imageView: UIImageView? { style == .value2 ? nil : shown(ownTexts.image) }

  /// A view is in the cell as soon as the app has asked for it.
  private func shown<Part: UIView>(_ view: Part) -> Part {
    usesTexts = true
    if view.superview == nil { contentView.addSubview(view) }
    return view
  }

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private func showConfiguration() {
    configured.show(contentConfiguration?.updated(for: configurationState), in: contentView)
    setNeedsLayout()
  }

  /// The configuration of a cell with the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var value: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    value.directionalLayoutMargins.leading = margins.leading
    value.directionalLayoutMargins.trailing = margins.trailing
    return value
  }

  /// Whether the content follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: - Background

  /// The background, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { change() } }
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A configuration without its own color.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { change() } }

  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? { didSet { change() } }
  open var multipleSelectionBackgroundView: UIView? { didSet { change() } }
  open var selectionStyle = SelectionStyle.default { didSet { change() } }

  open override var backgroundColor: UIColor? { didSet { rowChanged() } }

  // MARK: - State

  /// Whether the cell is selected; use `setSelected(_:animated:)`, which subclasses override.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  private var storedSelection = false
  private var storedHighlight = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelection else { return }
    storedSelection = selected
    stateChanged()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlight else { return }
    storedHighlight = highlighted
    stateChanged()
  }

  /// Whether the table is in edit mode.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    stateChanged()
    setNeedsLayout()
  }

  /// What a person can do with the row in edit mode.
  open internal(set) var editingStyle = EditingStyle.none
  open var showsReorderControl = true
  open internal(set) var showingDeleteConfirmation = false

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedSelection
    state.isHighlighted = storedHighlight
    state.isEditing = storedEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Brings the cell up to date with a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, configurationUpdateHandler == nil, contentConfiguration != nil {
      showConfiguration()
    }
  }

  private func stateChanged() {
    updateConfiguration(using: configurationState)
    rowChanged()
  }

  /// The background belongs to the row of the list.
  private func rowChanged() {
    change()
    table?.rowChanged(of: self)
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}

  // MARK: - Accessories

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }

  private var accessories: [UIView] = []

  private func accessoryChanged() {
    for view in accessories { view.removeFromSuperview() }
    accessories = shownAccessories
    for view in accessories { addSubview(view) }
    setNeedsLayout()
  }

  private var shownAccessories: [UIView] {
    if let view = isEditing ? editingAccessoryView : accessoryView { return [view] }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .disclosureIndicator: return [CellAccessoryView(.disclosure)]
    case .checkmark: return [CellAccessoryView(.checkmark)]
    case .detailButton: return [detailButton()]
    case .detailDisclosureButton: return [detailButton(), CellAccessoryView(.disclosure)]
    }
  }

  private func detailButton() -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "info.circle")) { [weak self] _ in
        guard let self else { return }
        table?.tappedAccessory(of: self)
      })
    button.accessibilityLabel = "More Info"
    return button
  }

  // MARK: - Layout

  /// The distances of the separator from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) { didSet { rowChanged() } }

  /// The distance by which the content is indented, for each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true

  /// The insets of the content, which are those of rows of lists in SwiftUI, in points.
  var margins: EdgeInsets { shownEnvironment.rowInsets(of: table?.listKind ?? .plain) }

  // A cell does not move out of the safe area while it is scrolled.
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let space = accessoryWidth
    let indentation = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(
      x: indentation, y: 0, width: max(0, bounds.width - indentation - space), height: bounds.height)
    var x = bounds.width - margins.trailing
    for view in accessories.reversed() {
      let size = size(ofAccessory: view)
      view.frame = CGRect(
        x: x - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x -= size.width + Self.accessorySpacing
    }
    layoutContent()
  }

  private func layoutContent() {
    if let configured = configured.view { configured.frame = contentView.bounds }
    if usesTexts, contentConfiguration == nil { ownTexts.place(in: contentView.bounds.size, margins: margins) }
  }

  private static let accessorySpacing: CGFloat = 8

  private func size(ofAccessory view: UIView) -> CGSize {
    if view === accessoryView || view === editingAccessoryView, view.bounds.width > 0 { return view.bounds.size }
    let size = view.sizeThatFits(CGSize(width: 100, height: bounds.height))
    return size.width > 0 ? size : view.intrinsicContentSize
  }

  private var accessoryWidth: CGFloat {
    guard !accessories.isEmpty else { return 0 }
    return accessories.reduce(margins.trailing) { $0 + size(ofAccessory: $1).width + Self.accessorySpacing }
      - Self.accessorySpacing
  }

  /// The height of the cell by its content, in points.
  func automaticHeight(width: CGFloat) -> CGFloat {
    let width = width - accessoryWidth - CGFloat(indentationLevel) * indentationWidth
    if let configured = configured.view { return max(leastHeight, configured.listHeight(width: width)) }
    if ConstraintLayout.isNeeded(in: contentView) { return contentView.listHeight(width: width) }
    let fitting = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let own = fitting == bounds.height ? 0 : fitting
    return max(leastHeight, own, usesTexts ? ownTexts.height(width: width, margins: margins) : 0)
  }

  private var leastHeight: CGFloat { shownEnvironment.leastRowHeight }

  var separatorStart: CGFloat {
    if separatorInset.left >= 0 { return separatorInset.left }
    let indentation = CGFloat(indentationLevel) * indentationWidth
    return indentation + (usesTexts ? ownTexts.textStart(margins: margins) : margins.leading)
  }

  // MARK: - In the table

  /// The row describes the cell.
  override func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if !accessibilityElementsHidden { builder.describe(child) }
  }

  open override var next: UIResponder? { table ?? super.next }

  open override var tintColor: UIColor! {
    get { superview == nil ? ownCellTint ?? table?.tintColor ?? .tintColor : super.tintColor }
    set {
      ownCellTint = newValue
      super.tintColor = newValue
    }
  }

  private var ownCellTint: UIColor?
}

/// The content of a cell, whose constraints are apart from those of the cell.
final class CellContentView: UIView {
  override var isLayoutIsland: Bool { true }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  override var layoutMargins: UIEdgeInsets {
    get {
      if let ownMargins { return ownMargins }
      let margins = (superview as? UITableViewCell)?.margins ?? EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      return UIEdgeInsets(top: 11, left: margins.leading, bottom: 11, right: margins.trailing)
    }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  private var ownMargins: UIEdgeInsets?
}
