import Foundation

/// A shape used to draw a button's border.
public struct ButtonBorderShape: InsettableShape, Hashable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  package let kind: Kind
  private var amount: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A shape that defers to the system to determine an appropriate shape for the given context and platform.
  public static let automatic = ButtonBorderShape(.automatic)

  /// A capsule shape.
  public static let capsule = ButtonBorderShape(.capsule)

  /// A rounded rectangle shape.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))

  /// A circular shape.
  public static let circle = ButtonBorderShape(.circle)

  /// A rounded rectangle shape with a corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }

  /// The corner radius of bordered buttons on iOS.
  private static let standardRadius: CGFloat = 7

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetting(amount)
    switch kind {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .automatic, .roundedRectangle: return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    }
  }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    let rect = rect.insetting(amount)
    switch kind {
    case .capsule: return Capsule()._cornerRadii(in: rect)
    case .circle: return Circle()._cornerRadii(in: rect)
    case .automatic, .roundedRectangle: return RectangleCornerRadii(radius)
    }
  }

  /// The radius of the corners of a rounded rectangle, in points.
  private var radius: CGFloat {
    var radius = Self.standardRadius
    if case .roundedRectangle(let own?) = kind { radius = own }
    return max(radius - amount, 0)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension ButtonBorderShape: ComposedShape {}

extension Shape where Self == ButtonBorderShape {
  /// The shape of button borders in this context.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
