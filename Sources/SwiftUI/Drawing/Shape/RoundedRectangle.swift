import Foundation

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the rounded rectangle's corners.
  public var cornerSize: CGSize

  /// The style of corners drawn by the rounded rectangle.
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii(cornerSize.width) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  /// The corners keep their center, so that their radius decreases with the inset.
  struct _Inset: InsettableShape, Hashable {
    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(roundedRect: rect.insetting(amount), cornerSize: cornerSize, style: base.style)
    }

    private var cornerSize: CGSize {
      CGSize(width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
    }

    func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii(cornerSize.width) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

    var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension RoundedRectangle: ComposedShape {}

extension RoundedRectangle._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
