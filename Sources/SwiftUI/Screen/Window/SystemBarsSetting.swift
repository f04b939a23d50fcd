import DeviceCatalog

/// What the system of a device draws over apps.
struct SystemBarsSetting: Equatable {
  let idiom: Device.Idiom
  let housing: DeviceModel.Housing
  let orientation: Device.Orientation
  let safeArea: EdgeInsets

  /// - Returns: `nil` for a device that draws none.
  init?(_ device: Device) {
    guard device.drawsSystemBars, device.idiom == .phone || device.idiom == .pad else { return nil }
    idiom = device.idiom
    housing = device.housing
    orientation = device.orientation
    safeArea = device.safeArea
  }
}

extension EnvironmentValues {
  private enum SystemBarsKey: EnvironmentKey { static var defaultValue: SystemBarsSetting? { nil } }

  /// What the system of the device draws over apps; `nil` is nothing.
  var systemBars: SystemBarsSetting? {
    get { self[SystemBarsKey.self] }
    set { self[SystemBarsKey.self] = newValue }
  }
}

/// What the views of a window say about what the system draws over them.
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
