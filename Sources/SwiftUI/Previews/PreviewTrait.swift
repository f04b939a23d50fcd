import Foundation

/// A trait of a preview: its size, its orientation, or a custom modifier.
@MainActor
public struct PreviewTrait<T> {
  /// The changes of this trait; a combined trait has several.
  package let changes: [PreviewTraitChange]

  package init(changes: [PreviewTraitChange]) {
    self.changes = changes
  }

  /// Combines several traits.
  ///
  /// - Parameter traits: The traits; if two contradict each other, the last one applies.
  public init(_ traits: PreviewTrait<T>...) {
    changes = traits.flatMap(\.changes)
  }
}

/// A change to a preview.
package enum PreviewTraitChange {
  /// The size of the preview's container.
  case layout(PreviewLayout)

  /// The orientation of the device.
  case orientation(InterfaceOrientation)

  /// Assistive Access, which simplifies an app.
  case assistiveAccess

  /// A modifier with data shared between previews.
  case modifier(any PreviewModifier)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Centers the preview in a container of the size of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(changes: [.layout(.device)]) }

  /// Fits the container to the preview's size for the proposed size of the device.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(changes: [.layout(.sizeThatFits)]) }

  /// Centers the preview in a container of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width of the container in points.
  ///   - height: The height of the container in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(changes: [.layout(.fixed(width: width, height: height))])
  }

  /// The device is upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.portrait)]) }

  /// The device is upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.portraitUpsideDown)]) }

  /// The device is in landscape orientation, with its top on the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.landscapeLeft)]) }

  /// The device is in landscape orientation, with its top on the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.landscapeRight)]) }

  /// The preview runs in Assistive Access.
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait(changes: [.assistiveAccess]) }

  /// Applies a modifier to the preview.
  ///
  /// - Parameter modifier: The modifier; its shared data is created once.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(changes: [.modifier(modifier)])
  }
}
