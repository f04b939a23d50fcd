import Foundation

extension View {
  /// Configures the view's document, which a menu of its title shares and renames.
  ///
  /// - Note: Approximate: the title has no document menu; a warning is recorded.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    unsupported("navigationDocument(_:)", "the title has no document menu.")
  }

  /// Configures the view's document, which a menu of its title shares and renames.
  ///
  /// - Note: Approximate: the title has no document menu; a warning is recorded.
  @_disfavoredOverload
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    unsupported("navigationDocument(_:)", "the title has no document menu.")
  }

  /// Configures the view's document, which a menu of its title shares and renames.
  ///
  /// - Note: Approximate: the title has no document menu; a warning is recorded.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    unsupported("navigationDocument(_:preview:)", "the title has no document menu.")
  }
}
