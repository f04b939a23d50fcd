import PhoneSimulation

extension Screen {
  /// Creates a screen with a device's size, safe area and pixels.
  package convenience init(
    device: Device, environment: EnvironmentValues = EnvironmentValues(), textSystem: TextSystem? = nil,
    timing: MotionSystem.Timing = .settling, phone: SimulatedPhone? = nil
  ) {
    self.init(
      size: ProposedViewSize(device.size), safeArea: device.safeArea, environment: environment, textSystem: textSystem,
      drawsBackground: true, timing: timing, device: device, phone: phone)
  }

  /// Rotates the device; has no effect if it cannot be rotated.
  package func rotate(to orientation: Device.Orientation) {
    send(.rotation(to: orientation))
  }
}
