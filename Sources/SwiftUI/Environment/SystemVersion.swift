import DeviceCatalog

/// The version of a device's system, named for iOS, which determines its design.
package enum SystemVersion: Hashable, Sendable, CaseIterable {
  /// iOS 15 to 18, whose metrics differ little.
  case iOS18

  /// iOS 26, with capsule switches, taller rows and brighter colors.
  case iOS26

  /// The version that a package asks for.
  package init(_ system: PackageSettings.System) {
    self =
      switch system {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      }
  }
}

extension EnvironmentValues {
  /// The kind of device.
  @Entry package var deviceIdiom: Device.Idiom = .phone

  private enum LayoutMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The margin of content at the edges of the screen, in points.
  package var layoutMargin: CGFloat {
    get { self[LayoutMarginKey.self] ?? design.layout.margin }
    set { self[LayoutMarginKey.self] = newValue }
  }
}
