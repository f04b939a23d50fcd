extension View {
  /// Chooses the size of the container around a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The size of the container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSetting(name: "previewLayout", value: value))
  }

  /// Chooses the device of a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The device, or nil for any.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSetting(name: "previewDevice", value: value))
  }

  /// Names a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The name, or nil for none.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSetting(name: "previewDisplayName", value: value))
  }

  /// Chooses how the device of a preview is held. Outside of previews it has no effect.
  ///
  /// - Parameter value: The orientation.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSetting(name: "previewInterfaceOrientation", value: value))
  }
}

/// What a preview is shown with; it changes nothing of the view.
private struct PreviewSetting<Value> {
  let name: String
  let value: Value
}

extension PreviewSetting: ElementModifier, ComposedModifier {
  static var affectsLayout: Bool { false }

  var composition: Composition { Composition(name).value("value", value) }
}
