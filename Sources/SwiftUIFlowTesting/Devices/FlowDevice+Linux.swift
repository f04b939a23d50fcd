#if os(Linux)
  import SwiftUI

  extension FlowDevice {
    /// The device as the engine's screens use it.
    package var device: Device {
      Device(model)
        .rotated(to: isLandscape ? .landscapeLeft : .portrait)
        .running(system == .iOS26 ? .iOS26 : .iOS18)
        .drawingSystemBars(drawsSystemBars)
    }
  }
#endif
