import SwiftUI

/// A row of a collection that is a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the edges of the row.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  /// The area below which the separator is, for constraints.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var value = UIListContentConfiguration.cell()
    let margins = shownEnvironment.rowInsets(of: collection?.listKind ?? .plain)
    value.directionalLayoutMargins.leading = margins.leading
    value.directionalLayoutMargins.trailing = margins.trailing
    return value
  }

  private var views: [(view: UIView, isLeading: Bool)] = []

  override func stateChanged() {
    super.stateChanged()
    showAccessories()
  }

  private func showAccessories() {
    for entry in views { entry.view.removeFromSuperview() }
    views = accessories.compactMap { accessory in
      guard accessory.isShown(isEditing: isEditingCell) else { return nil }
      return accessory.makeView(for: self).map { ($0, accessory.isLeading) }
    }
    for entry in views { addSubview(entry.view) }
    setNeedsLayout()
    collection?.rowChanged(of: self)
  }

  private static let spacing: CGFloat = 8

  private func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0 { return view.bounds.size }
    let size = view.sizeThatFits(CGSize(width: 200, height: 44))
    return size.width > 0 ? size : view.intrinsicContentSize
  }

  private func width(isLeading: Bool) -> CGFloat {
    let shown = views.filter { $0.isLeading == isLeading }
    guard !shown.isEmpty else { return 0 }
    let margins = shownEnvironment.rowInsets(of: collection?.listKind ?? .plain)
    return shown.reduce(isLeading ? margins.leading : margins.trailing) { $0 + size(of: $1.view).width + Self.spacing }
      - (isLeading ? margins.leading - Self.spacing : Self.spacing)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var contentFrame: CGRect {
    let start = indentation + width(isLeading: true)
    return CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - width(isLeading: false)), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shownEnvironment.rowInsets(of: collection?.listKind ?? .plain)
    var (start, end) = (margins.leading + indentation, bounds.width - margins.trailing)
    for entry in views where entry.isLeading {
      let size = size(of: entry.view)
      entry.view.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + Self.spacing
    }
    for entry in views.reversed() where !entry.isLeading {
      let size = size(of: entry.view)
      entry.view.frame = CGRect(
        x: end - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + Self.spacing
    }
  }

  override func fittingSize(width: CGFloat) -> CGSize {
    let inner = width - indentation - self.width(isLeading: true) - self.width(isLeading: false)
    return CGSize(
      width: width, height: max(shownEnvironment.leastRowHeight, super.fittingSize(width: max(0, inner)).height))
  }

  override var separatorStart: CGFloat { super.separatorStart + indentation + width(isLeading: true) }

  var canBeDeleted: (() -> Void)? { accessories.lazy.compactMap(\.deletion).first }
  var showsReorder: Bool { accessories.contains(where: \.isReorder) }
}

/// Something at the edge of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The side of an accessory.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// The position among the accessories.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  fileprivate enum Kind {
    case disclosure, checkmark, delete, insert, reorder, multiselect
    case outline
    case detail(() -> Void)
    case label(String)
    case view(UIView)
  }

  fileprivate let kind: Kind
  private let displayed: DisplayedState
  let isLeading: Bool
  fileprivate(set) var deletion: (() -> Void)?
  private var tint: UIColor?

  private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed).tinted(options.tintColor) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed).tinted(options.tintColor) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, isLeading: true)
    accessory.deletion = actionHandler
    return accessory
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, isLeading: true) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline, displayed) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(actionHandler ?? {}), displayed) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed).tinted(options.tintColor) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, _): UICellAccessory(.view(configuration.customView), displayed, isLeading: true)
    case .trailing(let displayed, _): UICellAccessory(.view(configuration.customView), displayed)
    }
  }

  private func tinted(_ color: UIColor?) -> UICellAccessory {
    var accessory = self
    accessory.tint = color
    return accessory
  }

  fileprivate var isReorder: Bool { if case .reorder = kind { true } else { false } }

  fileprivate func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The view, or `nil` for what the list shows itself.
  fileprivate func makeView(for cell: UICollectionViewListCell) -> UIView? {
    let view: UIView
    switch kind {
    case .delete, .insert, .reorder, .multiselect: return nil
    case .disclosure: view = CellAccessoryView(.disclosure)
    case .checkmark: view = CellAccessoryView(.checkmark)
    case .outline: view = CellAccessoryView(.symbol("chevron.down"))
    case .detail(let action):
      let button = UIButton(
        type: .system, primaryAction: UIAction(image: UIImage(systemName: "info.circle")) { _ in action() })
      button.accessibilityLabel = "More Info"
      view = button
    case .label(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.textColor = tint ?? .secondaryLabel
      view = label
    case .view(let own): view = own
    }
    if let tint { view.tintColor = tint }
    return view
  }

  /// The options of an accessory that takes a tint.
  @MainActor @preconcurrency
  public struct Options {
    public var isHidden = false
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias DetailOptions = Options
  public typealias LabelOptions = Options

  /// The options of a disclosure in an outline.
  @MainActor @preconcurrency
  public struct OutlineDisclosureOptions {
    /// Where the disclosure is.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var tintColor: UIColor?

    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  /// A view of the app at the edge of a row.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}
