import Foundation

/// A rectangular shape aligned inside the frame of the view containing it.
public struct Rectangle: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  struct _Inset: InsettableShape, Hashable {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.insetting(amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Rectangle: ComposedShape {}

extension Rectangle._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangular shape aligned inside the frame of the view containing it.
  public static var rect: Rectangle { Rectangle() }
}

extension CGRect {
  /// The rectangle inset on every side with a minimum size of zero, unlike `insetBy`, which becomes null.
  func insetting(_ amount: CGFloat) -> CGRect {
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
