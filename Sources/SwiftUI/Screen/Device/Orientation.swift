extension Device {
  /// How a device is held, as `UIDeviceOrientation` has it.
  package enum Orientation: Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown

    /// The device's top is at the left, its home button or indicator at the right.
    case landscapeLeft

    /// The device's top is at the right, its home button or indicator at the left.
    case landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
}
