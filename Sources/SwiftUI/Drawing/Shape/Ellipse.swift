import Foundation

/// An ellipse aligned inside the frame of the view containing it.
public struct Ellipse: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  struct _Inset: InsettableShape, Hashable {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetting(amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Ellipse: ComposedShape {}

extension Ellipse._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse aligned inside the frame of the view containing it.
  public static var ellipse: Ellipse { Ellipse() }
}
