import SwiftUI

/// A row or a column of views, laid out by constraints.
open class UIStackView: UIView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views are across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) {
    // UIKit's initializer cannot fail; neither can that of a plain view here.
    super.init(frame: .zero)
    readInterface(from: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangedSubviewChanged() } }
  open var distribution = Distribution.fill { didSet { arrangedSubviewChanged() } }
  open var alignment = Alignment.fill { didSet { arrangedSubviewChanged() } }

  /// The space between views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangedSubviewChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangedSubviewChanged() } }
  open var isBaselineRelativeArrangement = false

  private var spacings: [ObjectIdentifier: CustomSpacing] = [:]

  /// Stands for the stack's own spacing.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// The space of the system.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviewChanged()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviewChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    super.willRemoveSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = CustomSpacing(view: arrangedSubview, spacing: spacing)
    arrangedSubviewChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard let custom = spacings[ObjectIdentifier(arrangedSubview)], custom.view === arrangedSubview else {
      return Self.spacingUseDefault
    }
    return custom.spacing
  }

  /// The space after a view. A later view can have the address of one that is gone.
  private struct CustomSpacing {
    weak var view: UIView?
    let spacing: CGFloat
  }

  override func arrangedSubviewChanged() { layoutRoot.setNeedsLayout() }

  // MARK: - Constraints

  override var usesConstraints: Bool { !arrangedSubviews.isEmpty }

  private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func relation(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: UIView?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  private struct Edges {
    let start, end, length: NSLayoutConstraint.Attribute
    let crossStart, crossEnd, crossLength, crossCenter: NSLayoutConstraint.Attribute
  }

  private var edges: Edges {
    let withMargins = isLayoutMarginsRelativeArrangement
    return axis == .horizontal
      ? Edges(
        start: withMargins ? .leadingMargin : .leading, end: withMargins ? .trailingMargin : .trailing, length: .width,
        crossStart: withMargins ? .topMargin : .top, crossEnd: withMargins ? .bottomMargin : .bottom,
        crossLength: .height, crossCenter: withMargins ? .centerYWithinMargins : .centerY)
      : Edges(
        start: withMargins ? .topMargin : .top, end: withMargins ? .bottomMargin : .bottom, length: .height,
        crossStart: withMargins ? .leadingMargin : .leading, crossEnd: withMargins ? .trailingMargin : .trailing,
        crossLength: .width, crossCenter: withMargins ? .centerXWithinMargins : .centerX)
  }

  private var inner: Edges {
    axis == .horizontal
      ? Edges(
        start: .leading, end: .trailing, length: .width, crossStart: .top, crossEnd: .bottom, crossLength: .height,
        crossCenter: .centerY)
      : Edges(
        start: .top, end: .bottom, length: .height, crossStart: .leading, crossEnd: .trailing, crossLength: .width,
        crossCenter: .centerX)
  }

  /// UIKit's constraints between the views are required; the last one gives way here, so that a stack that is smaller
  /// than its content is laid out from its beginning.
  override func constraintsOfContent() -> [NSLayoutConstraint] {
    let views = visible
    guard let first = views.first, let last = views.last else { return [] }
    let (outer, inner) = (edges, inner)
    var constraints = [
      relation(first, inner.start, .equal, self, outer.start),
      relation(last, inner.end, .equal, self, outer.end, priority: UILayoutPriority(999)),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      let custom = customSpacing(after: view)
      let space = custom == Self.spacingUseDefault ? spacing : custom
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        constraints.append(relation(next, inner.start, .equal, view, inner.end, constant: space))
      case .equalSpacing, .equalCentering:
        constraints.append(relation(next, inner.start, .greaterThanOrEqual, view, inner.end, constant: space))
      }
    }
    constraints += lengths(of: views, inner)
    for view in views { constraints += crossConstraints(of: view, outer, inner) }
    return constraints + crossLength(of: views, outer, inner)
  }

  private func lengths(of views: [UIView], _ inner: Edges) -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    switch distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map { relation($0, inner.length, .equal, first, inner.length) }
    case .fillProportionally:
      let own = views.map { axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      guard let base = own.first, base > 0 else { return [] }
      return zip(views, own).dropFirst().filter { $0.1 > 0 }.map {
        relation(
          $0.0, inner.length, .equal, first, inner.length, multiplier: $0.1 / base, priority: UILayoutPriority(999))
      }
    case .equalSpacing, .equalCentering: return equalSpaces(views, inner)
    }
  }

  /// Guides as long as the spaces between the views, or between their middles.
  private func equalSpaces(_ views: [UIView], _ inner: Edges) -> [NSLayoutConstraint] {
    let usesMiddles = distribution == .equalCentering
    let center: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
    var constraints: [NSLayoutConstraint] = []
    let needed = max(0, views.count - 1)
    while spaces.count < needed {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      spaces.append(guide)
    }
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let guide = spaces[index]
      func tie(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ other: NSLayoutConstraint.Attribute) {
        constraints.append(
          NSLayoutConstraint(
            item: guide, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
            constant: 0))
      }
      tie(inner.start, view, usesMiddles ? center : inner.end)
      tie(inner.end, next, usesMiddles ? center : inner.start)
      if index > 0 {
        let equal = NSLayoutConstraint(
          item: guide, attribute: inner.length, relatedBy: .equal, toItem: spaces[0], attribute: inner.length,
          multiplier: 1, constant: 0)
        equal.priority = usesMiddles ? UILayoutPriority(149) : .required
        constraints.append(equal)
      }
    }
    return constraints
  }

  private var spaces: [UILayoutGuide] = []

  private func crossConstraints(of view: UIView, _ outer: Edges, _ inner: Edges) -> [NSLayoutConstraint] {
    func atLeast() -> [NSLayoutConstraint] {
      [
        relation(view, inner.crossStart, .greaterThanOrEqual, self, outer.crossStart, priority: UILayoutPriority(998)),
        relation(view, inner.crossEnd, .lessThanOrEqual, self, outer.crossEnd, priority: UILayoutPriority(998)),
      ]
    }
    switch alignment {
    case .fill:
      return [
        relation(view, inner.crossStart, .equal, self, outer.crossStart),
        relation(view, inner.crossEnd, .equal, self, outer.crossEnd, priority: UILayoutPriority(999)),
      ]
    case .leading: return atLeast() + [relation(view, inner.crossStart, .equal, self, outer.crossStart)]
    case .trailing: return atLeast() + [relation(view, inner.crossEnd, .equal, self, outer.crossEnd)]
    case .center: return atLeast() + [relation(view, inner.crossCenter, .equal, self, outer.crossCenter)]
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal, let first = visible.first, first !== view else { return atLeast() }
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return atLeast() + [relation(view, line, .equal, first, line)]
    }
  }

  /// Across its axis a stack is no larger than it has to be.
  private func crossLength(of views: [UIView], _ outer: Edges, _ inner: Edges) -> [NSLayoutConstraint] {
    alignment == .fill
      ? [] : [relation(self, inner.crossLength, .equal, nil, .notAnAttribute, priority: .fittingSizeLevel)]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }

  override func contentSize(width: CGFloat?) -> CGSize {
    guard !visible.isEmpty else { return intrinsicContentSize }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
