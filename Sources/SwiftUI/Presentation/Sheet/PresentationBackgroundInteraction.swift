/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The default background interaction for the presentation: none.
  public static var automatic: PresentationBackgroundInteraction { .init(.automatic) }

  /// People can interact with the view behind a presentation.
  public static var enabled: PresentationBackgroundInteraction { .init(.enabled) }

  /// People can interact with the view behind a presentation up through a specified detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(.upThrough(detent))
  }

  /// People can't interact with the view behind a presentation.
  public static var disabled: PresentationBackgroundInteraction { .init(.disabled) }

  /// Whether interaction is enabled at a height of the sheet.
  ///
  /// - Parameter height: Returns the height of a detent, if it applies.
  func allows(_ height: CGFloat, height heightOf: (PresentationDetent) -> CGFloat?) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): height <= (heightOf(detent) ?? 0)
    }
  }
}
