import FlowRendering
import SwiftUI

/// The setting of a seed's app.
@MainActor
struct RunSetting {
  let device: Device
  let timing: MotionSystem.Timing
  let textSystem: TextSystem

  private static let devices: [Device] = [.iPhone17Pro, .iPhoneSE, .iPadMini, .iPhone16ProMax]

  /// - Parameter fonts: The fonts in one of four runs; in the others text is only measured.
  init(seed: Int, fonts: TextSystem) {
    device = Self.devices[seed / 2 % Self.devices.count]
    timing = seed % 2 == 0 ? .settling : .manual
    textSystem = seed % 4 == 3 ? fonts : TextSystem(measurer: FixedMetricsTextMeasurer())
  }
}
