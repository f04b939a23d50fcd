import Foundation

extension ProcessInfo {
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Whether the user wants to save power; a device here has no such wish.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }

  /// Posted when `thermalState` changes; never here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when `ProcessInfo.isLowPowerModeEnabled` changes; never here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when the clock of the system is set; never here.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

extension RunLoop.Mode {
  /// The mode while the user drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
