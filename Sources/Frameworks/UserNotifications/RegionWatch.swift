import FlowCoreLocation
import Foundation
import PhoneSimulation

/// What watches the region of a pending request, as long as it is pending.
struct RegionWatch: Sendable {
  let manager: CLLocationManager
  let watcher: RegionWatcher
}

/// Receives that the phone enters or leaves a region.
// @unchecked: nothing changes after the initializer.
final class RegionWatcher: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { tell() }
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { tell() }

  private func tell() {
    let action = action
    onMainActor { action() }
  }
}
