import SwiftUI

/// A relation of two attributes: `first = multiplier × second + constant`, or at most, or at least.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// An edge, a length or a line of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How the attributes are compared.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of the layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat

  /// The constant, in points.
  open var constant: CGFloat {
    willSet { PropertyRecording.willChange(self) }
    didSet { if constant != oldValue { changed() } }
  }

  /// How much the constraint matters if not all can be met; 1000 is required.
  open var priority: UILayoutPriority { didSet { if priority != oldValue { changed() } } }

  /// A name for messages.
  open var identifier: String?

  /// Whether the constraint needs its second item, which may be gone.
  private let hasSecondItem: Bool
  private weak var holder: UIView?

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: Its attribute.
  ///   - relation: How it is compared.
  ///   - view2: Another view or guide; `nil` for a constant.
  ///   - attr2: Its attribute.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    hasSecondItem = view2 != nil
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    priority = .required
  }

  /// Whether the constraint takes effect.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of an item: the view itself, or the owner of a guide.
  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard holder == nil else { return }
    guard let first = Self.view(of: firstItem) else {
      return reportMistake("\(self) was activated, but its first item is gone, or a guide without a view.")
    }
    guard hasSecondItem else { return hold(in: first) }
    guard let second = Self.view(of: secondItem), let common = Self.commonView(first, second) else {
      return reportMistake(
        "\(self) was activated, but its items are not in one hierarchy. Add both views first; it has no effect.")
    }
    hold(in: common)
  }

  func hold(in view: UIView) {
    if holder === view { return }
    deactivate()
    holder = view
    view.constraints.append(self)
    view.layoutRoot.setNeedsLayout()
  }

  func deactivate() {
    guard let holder else { return }
    holder.constraints.removeAll { $0 === self }
    self.holder = nil
    holder.layoutRoot.setNeedsLayout()
  }

  private func changed() { holder?.layoutRoot.setNeedsLayout() }

  private static func commonView(_ first: UIView, _ second: UIView) -> UIView? {
    var view: UIView? = first
    while let current = view {
      if second.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// Removes the constraints between a view that leaves its superview, or what is in it, and the rest.
  static func removeConstraints(crossing view: UIView) {
    var outer = view.superview
    while let current = outer {
      for constraint in current.constraints where constraint.crosses(view) { constraint.deactivate() }
      outer = current.superview
    }
  }

  /// Whether the constraint is between a scroll view and a view in it.
  func ties(_ scroll: UIScrollView) -> Bool {
    let items = [firstItem, secondItem]
    return items.contains { $0 === scroll }
      && items.contains { item in
        guard let view = Self.view(of: item), item !== scroll else { return false }
        return (item as? UILayoutGuide)?.owningView !== scroll && view.isDescendant(of: scroll)
      }
  }

  private func crosses(_ view: UIView) -> Bool {
    func isInside(_ item: AnyObject?) -> Bool { Self.view(of: item)?.isDescendant(of: view) ?? false }
    return isInside(firstItem) || isInside(secondItem)
  }

  open override nonisolated var description: String { assumeMainActor { text } }

  private var text: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let first = "\(Self.name(of: firstItem)).\(firstAttribute)"
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var second = ""
    if hasSecondItem {
      second = multiplier == 1 ? "" : "\(multiplier.shown)*"
      second += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { second += constant < 0 ? " - \((-constant).shown)" : " + \(constant.shown)" }
    } else {
      second = constant.shown
    }
    return "NSLayoutConstraint \(name)\(first) \(sign) \(second)"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return identifier }
    return (item as? UILayoutGuide)?.identifier.nonEmpty ?? "\(type(of: item))"
  }
}

extension CGFloat {
  /// The number without a fraction if it has none.
  fileprivate var shown: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

/// How much a constraint matters, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  public static func + (first: Self, second: Float) -> Self { Self(first.rawValue + second) }
  public static func - (first: Self, second: Float) -> Self { Self(first.rawValue - second) }
}

/// How strongly a view keeps to the size of its content.
struct LayoutPriorities {
  struct Pair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}
