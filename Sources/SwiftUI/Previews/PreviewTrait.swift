import Foundation

/// What a preview looks like: its size, its orientation, or a modifier of its own.
nonisolated public struct PreviewTrait<T> {
  /// What this trait changes; more than one for a trait made of others.
  package let changes: [PreviewTraitChange]

  package init(changes: [PreviewTraitChange]) {
    self.changes = changes
  }

  /// Makes one trait of others.
  ///
  /// - Parameter traits: The others; where two contradict each other, the last one counts.
  public nonisolated init(_ traits: PreviewTrait<T>...) {
    changes = traits.flatMap(\.changes)
  }
}

/// One thing that a trait changes about a preview.
package enum PreviewTraitChange {
  /// The size of the container around the preview.
  case layout(PreviewLayout)

  /// How the device is held.
  case orientation(InterfaceOrientation)

  /// The system of assistive access, which simplifies an app.
  case assistiveAccess

  /// A modifier with data that is shared between previews.
  case modifier(any PreviewModifier)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Centers the preview in a container of the size of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(changes: [.layout(.device)]) }

  /// Fits the container to the preview when that is offered the size of the device.
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

  /// The device lies on its side, its top on the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.landscapeLeft)]) }

  /// The device lies on its side, its top on the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(changes: [.orientation(.landscapeRight)]) }

  /// The preview runs in assistive access.
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait(changes: [.assistiveAccess]) }

  /// Puts a modifier around the preview.
  ///
  /// - Parameter modifier: The modifier; what it shares between previews is made once.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(changes: [.modifier(modifier)])
  }
}
