/// A preview of a ``PreviewProvider``, with the settings of its modifiers.
public struct _Preview: Identifiable {
  /// The offset of the preview among those of its provider.
  public let id: Int

  /// The name that `previewDisplayName(_:)` sets.
  public let displayName: String?

  /// The device that `previewDevice(_:)` sets.
  public let device: PreviewDevice?

  /// The container that `previewLayout(_:)` sets, otherwise the device's.
  public let layout: PreviewLayout

  /// The orientation that `previewInterfaceOrientation(_:)` sets, otherwise portrait.
  public let interfaceOrientation: InterfaceOrientation

  /// The previewed view.
  public let content: AnyView
}

extension PreviewProvider {
  /// The previews of the provider: each view of ``previews`` is one. Tools that draw previews use it.
  public static var _allPreviews: [_Preview] {
    PreviewDeclaration.previews(of: Self.self).enumerated().map { id, preview in
      _Preview(
        id: id, displayName: preview.settings.displayName, device: preview.settings.device,
        layout: preview.settings.layout ?? .device,
        interfaceOrientation: preview.settings.orientation ?? .portrait, content: preview.view)
    }
  }
}
