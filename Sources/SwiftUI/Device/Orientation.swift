extension Device {
  /// The orientation of a device, as in `UIDeviceOrientation`.
  package enum Orientation: Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown

    /// The device's top is on the left, its home button or indicator on the right.
    case landscapeLeft

    /// The device's top is on the right, its home button or indicator on the left.
    case landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
}
