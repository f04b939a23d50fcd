import Foundation

/// A rectangular shape with rounded corners with different values, aligned inside the frame of the view containing it.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of each corner of the rounded rectangle.
  public var cornerRadii: RectangleCornerRadii

  /// The style of corners drawn by the rounded rectangle.
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  struct _Inset: InsettableShape, Hashable {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(roundedRect: rect.insetting(amount), cornerRadii: _cornerRadii(in: rect), style: base.style)
    }

    func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { base.cornerRadii.adjusted(by: -amount) }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

    var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension UnevenRoundedRectangle: ComposedShape {}

extension UnevenRoundedRectangle._Inset: ComposedShape {
  package var composition: Composition { Composition("Shape").value("amount", amount) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangular shape with rounded corners with different values.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangular shape with rounded corners with different values.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
