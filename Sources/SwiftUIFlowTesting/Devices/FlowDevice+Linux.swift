#if os(Linux)
  import SwiftUI

  extension FlowDevice {
    /// The device as screens know it.
    var device: Device {
      Device(
        name: name, idiom: deviceIdiom, displayScale: scale, showsKeyboard: idiom == .phone || idiom == .pad,
        upright: portrait.face, sideways: idiom == .phone || idiom == .pad ? landscape.face : nil
      )
      .rotated(to: isLandscape ? .landscapeLeft : .portrait)
      .running(system == .iOS26 ? .iOS26 : .iOS18)
    }

    private var deviceIdiom: Device.Idiom {
      switch idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      case .watch: .watch
      }
    }

    private var face: Device.Face {
      Device.Face(
        size: size, safeArea: safeArea, horizontal: isRegularWidth.map { $0 ? .regular : .compact },
        vertical: isRegularHeight.map { $0 ? .regular : .compact })
    }
  }
#endif
