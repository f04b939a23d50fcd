import FlowRendering
import SwiftUI

/// What a seed's app runs on.
@MainActor
struct RunSetting {
  let device: Device
  let timing: MotionSystem.Timing
  let textSystem: TextSystem

  private static let devices: [Device] = [.iPhone17Pro, .iPhoneSE, .iPadMini, .iPhone16ProMax]

  /// - Parameter fonts: What text is drawn with in one of four runs; in the others it is only measured.
  init(seed: Int, fonts: TextSystem) {
    device = Self.devices[seed / 2 % Self.devices.count]
    timing = seed % 2 == 0 ? .settling : .manual
    textSystem = seed % 4 == 3 ? fonts : TextSystem(measurer: FixedMetricsTextMeasurer())
  }
}
