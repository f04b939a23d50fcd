import SwiftUI

/// A view of a collection that is used again for other places.
open class UICollectionReusableView: UIView {
  /// The name with which the collection reuses the view.
  public internal(set) var reuseIdentifier: String?

  /// The name of the views that can take the place of this one.
  var poolName: String?

  weak var collection: UICollectionView?

  override var isLayoutIsland: Bool { true }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view shows something else.
  open func prepareForReuse() {}

  /// Takes its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that the view asks for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(width: layoutAttributes.size.width)
    if size.width > 0, size.height > 0 { layoutAttributes.size = size }
    return layoutAttributes
  }

  /// The size by constraints or by the content, in points.
  func fittingSize(width: CGFloat) -> CGSize { CGSize(width: width, height: listHeight(width: width)) }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, RowCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !isAppearanceProxy { addSubview(contentView) }
  }

  /// What a storyboard performs when the cell is selected.
  var segue: SegueTrigger?

  /// The view to which an app adds its own.
  public private(set) lazy var contentView: UIView = CollectionContentView(frame: bounds)

  fileprivate var configured = ConfiguredContent()

  // MARK: - State

  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// Whether the collection is in edit mode.
  var isEditingCell = false { didSet { if isEditingCell != oldValue { stateChanged() } } }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditingCell
    return state
  }

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, configurationUpdateHandler == nil, contentConfiguration != nil {
      showConfiguration()
    }
  }

  func stateChanged() {
    updateConfiguration(using: configurationState)
    setNeedsLayout()
    collection?.rowChanged(of: self)
  }

  // MARK: - Content

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  private func showConfiguration() {
    configured.show(contentConfiguration?.updated(for: configurationState), in: contentView)
    setNeedsLayout()
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      change()
      collection?.rowChanged(of: self)
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: - Layout

  /// The part of the cell for the content, in points.
  var contentFrame: CGRect { bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame
    configured.view?.frame = contentView.bounds
    backgroundView?.frame = bounds
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if selectedBackgroundView.superview == nil {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      selectedBackgroundView.frame = bounds
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  override func fittingSize(width: CGFloat) -> CGSize {
    if let configured = configured.view { return CGSize(width: width, height: configured.listHeight(width: width)) }
    if ConstraintLayout.isNeeded(in: contentView) {
      let compressed = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: width, height: contentView.listHeight(width: width))
        .wide(compressed.width, ifEstimated: collection?.estimatesWidths == true)
    }
    let size = sizeThatFits(CGSize(width: width, height: 1e6))
    return size == bounds.size ? .zero : size
  }

  override func makeFace() -> AnyView? {
    guard let backgroundConfiguration, !isInList else { return nil }
    return AnyView(
      backgroundConfiguration.updated(for: configurationState).content(systemColor: nil).accessibilityHidden(true))
  }

  // MARK: - In the collection

  /// Whether a list shows the cell, which draws its background and describes it.
  var isInList: Bool { collection?.isList == true }

  var separatorStart: CGFloat { shownEnvironment.rowInsets(of: collection?.listKind ?? .plain).leading }

  override func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if accessibilityElementsHidden { return }
    guard !isInList else { return builder.describe(child) }
    var node = SemanticsNode(
      role: .cell, label: accessibilityLabel, value: accessibilityValue, of: element)
    node.isSelected = isSelected
    if isSelected { node.traits.formUnion(.isSelected) }
    if let accessibilityIdentifier { node.identify(accessibilityIdentifier) }
    if accessibility.isElement != true { node.children = builder.children { $0.describe(child) } }
    node.actions = [SemanticsAction(.activate) { [weak self] in self.map { $0.collection?.tapped($0) } }]
    builder.add(node)
  }

  open override var next: UIResponder? { super.next ?? collection }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isInList, let collection, collection.highlight(self) else { return super.touchesBegan(touches, with: event) }
    isHighlighted = true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isHighlighted { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    isHighlighted = false
    collection?.unhighlight(self)
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { collection?.tapped(self) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesCancelled(touches, with: event) }
    isHighlighted = false
    collection?.unhighlight(self)
  }
}

extension CGSize {
  fileprivate func wide(_ width: CGFloat, ifEstimated: Bool) -> CGSize {
    ifEstimated ? CGSize(width: width, height: height) : self
  }
}

/// The content of a collection's cell, whose constraints are apart from those of the cell.
final class CollectionContentView: UIView {
  override var isLayoutIsland: Bool { true }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
}
