/// The version of iOS whose look the controls, lists and colours have: they changed with iOS 26.
package enum SystemVersion: Hashable, Sendable, CaseIterable {
  /// iOS 15 to 18, whose measures differ little.
  case iOS18

  /// iOS 26, with capsules for switches, wide rows and brighter colours.
  case iOS26
}

extension EnvironmentValues {
  private enum DeviceIdiomKey: EnvironmentKey {
    static var defaultValue: Device.Idiom { .phone }
  }

  /// What kind of device views are on.
  package var deviceIdiom: Device.Idiom {
    get { self[DeviceIdiomKey.self] }
    set { self[DeviceIdiomKey.self] = newValue }
  }

  private enum LayoutMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat { 16 }
  }

  /// The distance of content from the edges of the screen, in points: 16, and 20 on screens from 414 points on.
  package var layoutMargin: CGFloat {
    get { self[LayoutMarginKey.self] }
    set { self[LayoutMarginKey.self] = newValue }
  }

  private enum SystemVersionKey: EnvironmentKey {
    static var defaultValue: SystemVersion { .iOS18 }
  }

  /// The version of iOS whose look views have: that of the device.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
