extension View {
  /// Sets the size of a preview's container. Has no effect outside previews.
  ///
  /// - Parameter value: The size of the container.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier(name: "previewLayout", path: \.layout, value: value))
  }

  /// Sets the device of a preview. Has no effect outside previews.
  ///
  /// - Parameter value: The device; `nil` for any device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingModifier(name: "previewDevice", path: \.device, value: value))
  }

  /// Sets the name of a preview. Has no effect outside previews.
  ///
  /// - Parameter value: The name; `nil` for none.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(name: "previewDisplayName", path: \.displayName, value: value))
  }

  /// Sets the orientation of a preview's device. Has no effect outside previews.
  ///
  /// - Parameter value: The orientation.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(name: "previewInterfaceOrientation", path: \.orientation, value: value))
  }
}
