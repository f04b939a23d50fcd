import SwiftUI

/// Lays out a hierarchy of views by constraints.
@MainActor
struct ConstraintLayout {
  private let root: UIView
  private var solver = LinearSolver()
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var weights: [UILayoutPriority: Double] = [:]

  /// The variables of a view or a guide, in the coordinates of the root.
  private struct Box {
    let item: AnyObject
    let left, top, width, height: LinearSolver.Variable
  }

  private var items: [Box] = []

  /// The size that the root has, or seeks.
  enum RootSize {
    case fixed(CGSize)
    case seeking(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  private init(_ root: UIView) {
    self.root = root
  }

  /// Whether anything in a hierarchy is laid out by constraints.
  static func isNeeded(in view: UIView) -> Bool {
    !view.constraints.isEmpty || view.usesConstraints
      || view.subviews.contains { !$0.isLayoutIsland && isNeeded(in: $0) }
  }

  /// Gives the views of a hierarchy their frames.
  static func apply(to root: UIView) {
    let frames = solve(root, size: .fixed(root.bounds.size), widths: [:])
    // Texts of several lines need their width for their height.
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (view, frame) in frames where view.heightDependsOnWidth { widths[ObjectIdentifier(view)] = frame.width }
    let final = widths.isEmpty ? frames : solve(root, size: .fixed(root.bounds.size), widths: widths)
    for (view, frame) in final { view.takeSolvedFrame(frame) }
  }

  /// The size of a view by the constraints in it.
  static func size(of root: UIView, seeking size: RootSize) -> CGSize {
    func fitting(_ widths: [ObjectIdentifier: CGFloat]) -> (CGSize, [(UIView, CGRect)]) {
      var layout = ConstraintLayout(root)
      layout.build(size, widths: widths)
      layout.solver.optimize()
      guard let box = layout.boxes[ObjectIdentifier(root)] else { return (.zero, []) }
      let solved = CGSize(width: layout.solver.value(of: box.width), height: layout.solver.value(of: box.height))
      return (solved, layout.frames)
    }
    let (first, frames) = fitting([:])
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (view, frame) in frames where view.heightDependsOnWidth { widths[ObjectIdentifier(view)] = frame.width }
    return widths.isEmpty ? first : fitting(widths).0
  }

  private static func solve(
    _ root: UIView, size: RootSize, widths: [ObjectIdentifier: CGFloat]
  ) -> [(UIView, CGRect)] {
    var layout = ConstraintLayout(root)
    layout.build(size, widths: widths)
    layout.solver.optimize()
    return layout.frames
  }

  /// The solved frames, each in the superview's coordinates, outer views first.
  private var frames: [(UIView, CGRect)] {
    var frames: [(UIView, CGRect)] = []
    for box in items where box.item !== root {
      let rect = rect(of: box)
      if let guide = box.item as? UILayoutGuide, let owner = guide.owningView {
        let outer = boxes[ObjectIdentifier(owner)].map { self.rect(of: $0).origin } ?? .zero
        guide.solvedFrame = rect.offsetBy(dx: -outer.x, dy: -outer.y)
      } else if let view = box.item as? UIView, !view.translatesAutoresizingMaskIntoConstraints,
        let parent = view.superview, let outer = boxes[ObjectIdentifier(parent)]
      {
        let origin = self.rect(of: outer).origin
        frames.append((view, rect.offsetBy(dx: -origin.x, dy: -origin.y)))
      }
    }
    return frames
  }

  private func rect(of box: Box) -> CGRect {
    CGRect(
      x: solver.value(of: box.left), y: solver.value(of: box.top), width: solver.value(of: box.width),
      height: solver.value(of: box.height))
  }

  // MARK: - Building

  private mutating func build(_ size: RootSize, widths: [ObjectIdentifier: CGFloat]) {
    var constraints: [NSLayoutConstraint] = []
    collect(root, into: &constraints)
    rankPriorities(constraints)
    let box = self.box(root)
    fix(box.left, at: 0)
    fix(box.top, at: 0)
    switch size {
    case .fixed(let size):
      fix(box.width, at: size.width)
      fix(box.height, at: size.height)
    case .seeking(let size, let horizontal, let vertical):
      atLeastZero(box.width)
      atLeastZero(box.height)
      seek(box.width, size.width, horizontal)
      seek(box.height, size.height, vertical)
    }
    addSubviews(of: root)
    for constraint in constraints where constraint.priority >= .required { add(constraint) }
    for constraint in constraints where constraint.priority < .required { add(constraint) }
    for box in items { if let view = box.item as? UIView { addContentSize(of: view, box, widths) } }
  }

  private func collect(_ view: UIView, into constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints
    constraints += view.constraintsOfContent()
    for subview in view.subviews where !subview.isLayoutIsland { collect(subview, into: &constraints) }
  }

  /// Weights of priorities, so that the errors of higher ones count much more.
  private mutating func rankPriorities(_ constraints: [NSLayoutConstraint]) {
    var priorities: Set<UILayoutPriority> = [.fittingSizeLevel, .defaultLow, .defaultHigh]
    for constraint in constraints where constraint.priority < .required { priorities.insert(constraint.priority) }
    func add(_ view: UIView) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        priorities.insert(view.contentHuggingPriority(for: axis))
        priorities.insert(view.contentCompressionResistancePriority(for: axis))
      }
      for subview in view.subviews where !subview.isLayoutIsland { add(subview) }
    }
    add(root)
    var weight = 1.0
    for priority in priorities.sorted() {
      weights[priority] = weight
      weight *= 12
    }
  }

  private func weight(_ priority: UILayoutPriority) -> Double? {
    priority >= .required ? nil : weights[priority] ?? 1
  }

  private mutating func box(_ item: AnyObject) -> Box {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    let new = Box(
      item: item, left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    boxes[ObjectIdentifier(item)] = new
    items.append(new)
    return new
  }

  private mutating func addSubviews(of view: UIView) {
    let outer = box(view)
    if let scroll = view as? UIScrollView {
      let content = box(scroll.contentLayoutGuide)
      offset(content.left, from: outer.left, by: 0)
      offset(content.top, from: outer.top, by: 0)
    }
    for guide in view.layoutGuides {
      let box = box(guide)
      atLeastZero(box.width)
      atLeastZero(box.height)
    }
    for subview in view.subviews {
      let box = box(subview)
      if subview.translatesAutoresizingMaskIntoConstraints {
        // The place without the transform: the box around a turned view is larger than the view.
        let frame = CGRect(origin: subview.untransformedOrigin, size: subview.bounds.size)
        offset(box.left, from: outer.left, by: frame.minX)
        offset(box.top, from: outer.top, by: frame.minY)
        fix(box.width, at: frame.width)
        fix(box.height, at: frame.height)
      } else {
        atLeastZero(box.width)
        atLeastZero(box.height)
      }
      if !subview.isLayoutIsland, ConstraintLayout.isNeeded(in: subview) { addSubviews(of: subview) }
    }
  }

  private mutating func fix(_ variable: LinearSolver.Variable, at value: CGFloat) {
    var expression = LinearSolver.Expression(constant: -Double(value))
    expression.add(variable)
    solver.add(expression, .equal, weight: nil)
  }

  private mutating func offset(
    _ variable: LinearSolver.Variable, from other: LinearSolver.Variable, by distance: CGFloat
  ) {
    var expression = LinearSolver.Expression(constant: -Double(distance))
    expression.add(variable)
    expression.add(other, -1)
    solver.add(expression, .equal, weight: nil)
  }

  private mutating func atLeastZero(_ variable: LinearSolver.Variable) {
    var expression = LinearSolver.Expression()
    expression.add(variable)
    solver.add(expression, .greaterOrEqual, weight: nil)
  }

  private mutating func seek(_ variable: LinearSolver.Variable, _ value: CGFloat, _ priority: UILayoutPriority) {
    var expression = LinearSolver.Expression(constant: -Double(value))
    expression.add(variable)
    solver.add(expression, .equal, weight: weight(priority))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      var expression = expression(first, constraint.firstAttribute, of: constraint)
    else { return }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let other = self.expression(second, constraint.secondAttribute, of: constraint)
      else { return }
      expression.add(other, times: -Double(constraint.multiplier))
    }
    expression.constant -= Double(constraint.constant)
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    if !solver.add(expression, relation, weight: weight(constraint.priority)) {
      reportWarning(
        "Unable to simultaneously satisfy constraints: \(constraint) contradicts the others of \(type(of: root)); it is "
          + "left out. Lower a priority, or set translatesAutoresizingMaskIntoConstraints to false for views that have "
          + "constraints.")
    }
  }

  /// An attribute as a sum of variables.
  private mutating func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint
  ) -> LinearSolver.Expression? {
    if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      constraint.ties(scroll)
    {
      // What is inside of a scroll view is placed in its content, whose size follows from that.
      return edges(scroll.contentLayoutGuide, attribute, UIEdgeInsets())
    }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, let insets = guide.insets?(owner) {
      return edges(owner, attribute, insets)
    }
    guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView, view.isDescendant(of: root) else {
      return nil
    }
    let insets: UIEdgeInsets =
      switch attribute {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        view.layoutMargins
      default: UIEdgeInsets()
      }
    return edges(item, attribute, insets)
  }

  private mutating func edges(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets
  ) -> LinearSolver.Expression {
    let box = box(item)
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func left() -> LinearSolver.Expression { sum([(box.left, 1)], Double(insets.left)) }
    func right() -> LinearSolver.Expression { sum([(box.left, 1), (box.width, 1)], -Double(insets.right)) }
    func top() -> LinearSolver.Expression { sum([(box.top, 1)], Double(insets.top)) }
    func bottom() -> LinearSolver.Expression { sum([(box.top, 1), (box.height, 1)], -Double(insets.bottom)) }
    switch attribute {
    case .left, .leftMargin: return left()
    case .right, .rightMargin: return right()
    case .leading, .leadingMargin: return isRightToLeft ? right() : left()
    case .trailing, .trailingMargin: return isRightToLeft ? left() : right()
    case .top, .topMargin: return top()
    case .bottom, .bottomMargin: return bottom()
    case .width: return sum([(box.width, 1)], -Double(insets.left + insets.right))
    case .height: return sum([(box.height, 1)], -Double(insets.top + insets.bottom))
    case .centerX, .centerXWithinMargins:
      return sum([(box.left, 1), (box.width, 0.5)], Double(insets.left - insets.right) / 2)
    case .centerY, .centerYWithinMargins:
      return sum([(box.top, 1), (box.height, 0.5)], Double(insets.top - insets.bottom) / 2)
    case .firstBaseline: return sum([(box.top, 1)], Double(view?.baselineFromTop ?? 0))
    case .lastBaseline: return sum([(box.top, 1), (box.height, 1)], -Double(view?.baselineFromBottom ?? 0))
    case .notAnAttribute: return LinearSolver.Expression()
    }
  }

  private func sum(
    _ terms: [(LinearSolver.Variable, Double)], _ constant: Double
  ) -> LinearSolver.Expression {
    var expression = LinearSolver.Expression(constant: constant)
    for (variable, factor) in terms { expression.add(variable, factor) }
    return expression
  }

  /// Keeps a view to the size of its content, by its priorities.
  private mutating func addContentSize(of view: UIView, _ box: Box, _ widths: [ObjectIdentifier: CGFloat]) {
    if view.translatesAutoresizingMaskIntoConstraints, view !== root { return }
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)] { size.height = view.contentHeight(for: width) }
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
    ] where length != UIView.noIntrinsicMetric {
      var expression = LinearSolver.Expression(constant: -Double(length))
      expression.add(variable)
      solver.add(expression, .lessOrEqual, weight: weight(view.contentHuggingPriority(for: axis)))
      solver.add(expression, .greaterOrEqual, weight: weight(view.contentCompressionResistancePriority(for: axis)))
    }
  }
}

extension UIView {
  /// The smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints in the view ask for.
  ///
  /// - Parameter targetSize: The size that is preferred weakly.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view ask for.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is preferred.
  ///   - horizontalFittingPriority: How much the width is preferred.
  ///   - verticalFittingPriority: How much the height is preferred.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.size(
      of: self, seeking: .seeking(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// Lays out the hierarchy below the view by constraints, if there are any.
  func solveConstraints() {
    guard needsConstraintLayout else { return }
    updateConstraintsIfNeeded()
    if ConstraintLayout.isNeeded(in: self) { ConstraintLayout.apply(to: self) }
  }

  /// Takes the frame that constraints have given the view.
  func takeSolvedFrame(_ frame: CGRect) {
    if transform.isIdentity {
      self.frame = frame
    } else {
      bounds.size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// The height of the content for a width, in points.
  func contentHeight(for width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
