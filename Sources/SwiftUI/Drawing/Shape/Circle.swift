import Foundation

/// A circle centered on the frame of the view containing it; its diameter is the shorter side.
public struct Circle: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(min(rect.width, rect.height) / 2)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.square(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  private static func square(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  struct _Inset: InsettableShape, Hashable {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare.insetting(amount)) }

    func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { Circle()._cornerRadii(in: rect.insetting(amount)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { square(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Circle: ComposedShape {}

extension Circle._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == Circle {
  /// A circle centered on the frame of the view containing it.
  public static var circle: Circle { Circle() }
}

extension CGRect {
  fileprivate var centeredSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
