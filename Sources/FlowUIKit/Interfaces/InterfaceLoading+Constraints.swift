import SwiftUI

extension InterfaceLoading {
  /// Makes a constraint of an element and activates it.
  ///
  /// - Parameter view: The view that the constraint belongs to, which is its first item if it names none.
  func activate(_ element: InterfaceElement, in view: UIView) {
    // Such a constraint is there for the editor alone.
    if element.isOn("placeholder") { return }
    let firstID = element.string("firstItem")
    let secondID = element.string("secondItem")
    let first = firstID.map(object) ?? view
    let second = secondID.flatMap(object)
    guard let first, secondID == nil || second != nil else {
      return warn("a constraint of \(type(of: view)) is left out, because one of its items was not made")
    }
    guard let firstAttribute = Self.attribute(element.string("firstAttribute")),
      let secondAttribute = second == nil ? .notAnAttribute : Self.attribute(element.string("secondAttribute"))
    else { return warn("a constraint is left out, because its attributes are not known") }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: Self.relations[element.string("relation") ?? ""] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: Self.multiplier(element.string("multiplier")),
      constant: element.value("constant") ?? 0)
    let priority: Float? = element.value("priority")
    if let priority { constraint.priority = UILayoutPriority(priority) }
    element.set("identifier", of: constraint, \.identifier)
    name(constraint, element.id)
    constraint.isActive = true
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = named(
    .lessThanOrEqual, .equal, .greaterThanOrEqual)

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? { name.flatMap { attributes[$0] } }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = named(
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins
  ).merging(["baseline": .lastBaseline]) { first, _ in first }

  /// A factor: a number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { CGFloat(interface: String($0)) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }
}
