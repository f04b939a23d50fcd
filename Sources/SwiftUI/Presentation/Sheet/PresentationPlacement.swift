/// Where a sheet is in a wide window.
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = PresentationPlacement(name: "automatic")

  /// The middle of the window.
  public static let center = PresentationPlacement(name: "center")

  /// The leading edge.
  public static let leading = PresentationPlacement(name: "leading")

  /// The trailing edge.
  public static let trailing = PresentationPlacement(name: "trailing")
}

extension View {
  /// Sets the preferred place of the surrounding sheet.
  ///
  /// - Note: Approximate: sheets are in the middle of a wide window; a warning is recorded for an edge.
  public nonisolated func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    unsupported(
      "presentationPlacement(_:)", "the sheet is in the middle of the window.",
      when: placement == .leading || placement == .trailing)
  }
}
