extension View {
  /// Chooses the size of the container around a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The size of the container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier(name: "previewLayout", path: \.layout, value: value))
  }

  /// Chooses the device of a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The device, or nil for any.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingModifier(name: "previewDevice", path: \.device, value: value))
  }

  /// Names a preview. Outside of previews it has no effect.
  ///
  /// - Parameter value: The name, or nil for none.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(name: "previewDisplayName", path: \.displayName, value: value))
  }

  /// Chooses how the device of a preview is held. Outside of previews it has no effect.
  ///
  /// - Parameter value: The orientation.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(name: "previewInterfaceOrientation", path: \.orientation, value: value))
  }
}
