extension Screen {
  /// A screen of a device's size, safe area and pixels.
  package convenience init(
    device: Device, environment: EnvironmentValues = EnvironmentValues(), textSystem: TextSystem? = nil,
    timing: MotionSystem.Timing = .settling
  ) {
    self.init(
      size: ProposedViewSize(device.size), safeArea: device.safeArea, environment: environment, textSystem: textSystem,
      drawsBackground: true, timing: timing, device: device)
  }

  /// Turns the device; one that cannot be turned stays as it is.
  package func rotate(to orientation: Device.Orientation) {
    send(.rotation(to: orientation))
  }
}
