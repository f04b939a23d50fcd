import DeviceCatalog

/// The overlays of a device's system.
struct SystemBarsSetting: Equatable {
  let design: SystemBarDesign
  let housing: DeviceModel.Housing
  let orientation: Device.Orientation
  let safeArea: EdgeInsets

  /// - Returns: `nil` for a device without overlays.
  init?(_ device: Device) {
    guard device.drawsSystemBars, let design = device.design.systemBars else { return nil }
    self.design = design
    housing = device.housing
    orientation = device.orientation
    safeArea = device.safeArea
  }
}

extension EnvironmentValues {
  /// The overlays of the device's system; `nil` for none.
  @Entry var systemBars: SystemBarsSetting?
}

/// The preferences of a window's views for the system's overlays.
struct SystemOverlayOptions: Equatable {
  var isStatusBarHidden = false
  var isIndicatorHidden = false
}

enum SystemOverlayKey: PreferenceKey {
  static var defaultValue: SystemOverlayOptions { SystemOverlayOptions() }

  static func reduce(value: inout SystemOverlayOptions, nextValue: () -> SystemOverlayOptions) {
    let next = nextValue()
    value.isStatusBarHidden = value.isStatusBarHidden || next.isStatusBarHidden
    value.isIndicatorHidden = value.isIndicatorHidden || next.isIndicatorHidden
  }
}
