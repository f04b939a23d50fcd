import SwiftUI

/// What closures of an animator change: the values of views and constraints before and after, between which it moves.
@MainActor
final class PropertyRecording {
  private static var current: PropertyRecording?

  private struct Look {
    var center: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var alpha: CGFloat
    var color: UIColor?

    @MainActor init(_ view: UIView) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
      color = view.backgroundColor
    }
  }

  private var views: [(view: UIView, start: Look, end: Look)] = []
  private var constraints: [(constraint: NSLayoutConstraint, start: CGFloat, end: CGFloat)] = []
  private var known: Set<ObjectIdentifier> = []

  /// Called before a view gets another place or look.
  static func willChange(_ view: UIView) {
    guard let current, current.known.insert(ObjectIdentifier(view)).inserted else { return }
    let look = Look(view)
    current.views.append((view, look, look))
  }

  /// Called before a constraint gets another constant.
  static func willChange(_ constraint: NSLayoutConstraint) {
    guard let current, current.known.insert(ObjectIdentifier(constraint)).inserted else { return }
    current.constraints.append((constraint, constraint.constant, constraint.constant))
  }

  /// Performs changes and remembers the values before and after them. What has changed earlier must have its values of the
  /// end.
  func record(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    for index in views.indices { views[index].end = Look(views[index].view) }
    for index in constraints.indices { constraints[index].end = constraints[index].constraint.constant }
  }

  /// Gives everything the values at a part of the way.
  func show(_ part: CGFloat) {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      part == 1 ? end : part == 0 ? start : start + (end - start) * part
    }
    for (constraint, start, end) in constraints { constraint.constant = mix(start, end) }
    for (view, start, end) in views {
      view.alpha = mix(start.alpha, end.alpha)
      view.transform = CGAffineTransform(
        a: mix(start.transform.a, end.transform.a), b: mix(start.transform.b, end.transform.b),
        c: mix(start.transform.c, end.transform.c), d: mix(start.transform.d, end.transform.d),
        tx: mix(start.transform.tx, end.transform.tx), ty: mix(start.transform.ty, end.transform.ty))
      view.backgroundColor = part == 1 ? end.color : part == 0 ? start.color : start.color.mixed(end.color, part)
      // Constraints give the others their places.
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      view.bounds = CGRect(
        x: mix(start.bounds.minX, end.bounds.minX), y: mix(start.bounds.minY, end.bounds.minY),
        width: mix(start.bounds.width, end.bounds.width), height: mix(start.bounds.height, end.bounds.height))
      view.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    }
    for (constraint, _, _) in constraints { (constraint.firstItem as? UIView)?.layoutRoot.layoutIfNeeded() }
  }
}

extension Optional where Wrapped == UIColor {
  /// The color at a part of the way to another one; none is clear.
  fileprivate func mixed(_ other: UIColor?, _ part: CGFloat) -> UIColor? {
    if self == other { return self }
    func components(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let start = components(self ?? other?.withAlphaComponent(0) ?? .clear)
    let end = components(other ?? self?.withAlphaComponent(0) ?? .clear)
    let mixed = zip(start, end).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
