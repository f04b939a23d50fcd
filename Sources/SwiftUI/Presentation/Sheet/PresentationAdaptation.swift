/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Sendable, Hashable {
  private let name: String

  /// Use the default presentation adaptation.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }

  /// Don't adapt for the size class, if possible.
  public static var none: PresentationAdaptation { .init(name: "none") }

  /// Prefer a popover appearance when adapting for size classes.
  public static var popover: PresentationAdaptation { .init(name: "popover") }

  /// Prefer a sheet appearance when adapting for size classes.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }

  /// Prefer a full-screen-cover appearance when adapting for size classes.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Sendable, Hashable {
  private let name: String

  /// The default swipe behavior for the presentation.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }

  /// A behavior that prioritizes resizing a presentation when swiping, rather than scrolling its content.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }

  /// A behavior that prioritizes scrolling the content of a presentation when swiping.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}
