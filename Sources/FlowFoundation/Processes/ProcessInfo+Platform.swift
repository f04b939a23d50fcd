import Foundation

extension ProcessInfo {
  /// Whether the process is an app of the iPhone on a Mac: it is not.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the process is an app of Mac Catalyst, or one of the iPhone on a Mac: it is not.
  public var isMacCatalystApp: Bool { false }
}
