import Foundation

/// A capsule shape aligned inside the frame of the view containing it.
public struct Capsule: InsettableShape, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(min(rect.width, rect.height) / 2)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(style: style, amount: amount) }

  struct _Inset: InsettableShape, Hashable {
    var style: RoundedCornerStyle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Capsule(style: style).path(in: rect.insetting(amount)) }

    func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { Capsule()._cornerRadii(in: rect.insetting(amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func inset(by amount: CGFloat) -> _Inset { _Inset(style: style, amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Capsule: ComposedShape {}

extension Capsule._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == Capsule {
  /// A capsule shape aligned inside the frame of the view containing it.
  public static var capsule: Capsule { Capsule() }

  /// A capsule shape aligned inside the frame of the view containing it.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
