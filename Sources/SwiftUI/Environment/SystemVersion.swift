/// The version of iOS that determines the design of controls, lists and colors, which changed with iOS 26.
package enum SystemVersion: Hashable, Sendable, CaseIterable {
  /// iOS 15 to 18, whose metrics differ little.
  case iOS18

  /// iOS 26, with capsule switches, taller rows and brighter colors.
  case iOS26
}

extension EnvironmentValues {
  private enum DeviceIdiomKey: EnvironmentKey {
    static var defaultValue: Device.Idiom { .phone }
  }

  /// The kind of device.
  package var deviceIdiom: Device.Idiom {
    get { self[DeviceIdiomKey.self] }
    set { self[DeviceIdiomKey.self] = newValue }
  }

  private enum LayoutMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat { 16 }
  }

  /// The margin of content at the edges of the screen, in points: 16, and 20 on screens from 414 points on.
  package var layoutMargin: CGFloat {
    get { self[LayoutMarginKey.self] }
    set { self[LayoutMarginKey.self] = newValue }
  }

  private enum SystemVersionKey: EnvironmentKey {
    static var defaultValue: SystemVersion { .iOS18 }
  }

  /// The version of iOS that determines the design: that of the device.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
