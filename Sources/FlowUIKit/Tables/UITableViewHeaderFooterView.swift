import SwiftUI

/// The header or the footer of a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The name with which the table reuses the view.
  public let reuseIdentifier: String?

  override var isLayoutIsland: Bool { true }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  // The first initializer of the class: `ViewClass` counts them.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    if !isAppearanceProxy { addSubview(contentView) }
  }

  /// The view to which an app adds its own.
  public private(set) lazy var contentView: UIView = CellContentView(frame: bounds)

  private var ownLabel: UILabel?
  private var ownDetail: UILabel?
  private var configured: (any UIView & UIContentView)?

  /// The title.
  open var textLabel: UILabel? {
    if ownLabel == nil { ownLabel = makeLabel() }
    return ownLabel
  }

  /// A text below the title.
  open var detailTextLabel: UILabel? {
    if ownDetail == nil { ownDetail = makeLabel() }
    return ownDetail
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { contentView.addSubview(configured) }
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Called before the view shows another section.
  open func prepareForReuse() {}

  private static let space: CGFloat = 6

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configured?.frame = contentView.bounds
    let room = contentView.layoutMargins
    var y = Self.space
    for label in [ownLabel, ownDetail].compactMap({ $0 }) {
      let width = max(0, bounds.width - room.left - room.right)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: room.left, y: y, width: width, height: height)
      y += height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured { return CGSize(width: size.width, height: configured.listHeight(width: size.width)) }
    if ConstraintLayout.isNeeded(in: contentView) {
      return CGSize(width: size.width, height: contentView.listHeight(width: size.width))
    }
    let room = contentView.layoutMargins
    let labels = [ownLabel, ownDetail].compactMap { $0 }
    let height = labels.reduce(0) {
      $0 + $1.sizeThatFits(CGSize(width: size.width - room.left - room.right, height: 0)).height
    }
    return CGSize(width: size.width, height: labels.isEmpty ? 0 : height + Self.space * 2)
  }
}
