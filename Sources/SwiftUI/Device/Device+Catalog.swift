import DeviceCatalog

extension Device {
  /// Creates a device from a model of the catalog.
  package init(_ model: DeviceModel) {
    self.init(
      name: model.name, idiom: model.idiom, displayScale: model.scale,
      // A window and a watch have no on-screen keyboard.
      showsKeyboard: model.idiom == .phone || model.idiom == .pad,
      housing: model.housing, upright: Face(model.upright), sideways: model.sideways.map(Face.init))
  }

  /// A phone of the standard size with a camera in its display.
  package static let iPhone = Device(.iPhone15.named("iPhone"))

  /// The smallest phone on sale, with a home button.
  package static let smallIPhone = Device(.iPhoneSE.named("small iPhone"))

  package static let iPad = Device(.iPad10.named("iPad"))

  /// The content of a window without a toolbar, below its title bar.
  package static let macWindow = window("Mac window", width: 900, height: 600)

  /// A 45 mm watch, with the time at the top.
  package static let watch = watch45

  package static let all: [Device] = [.iPhone, .smallIPhone, .iPad, .macWindow, .watch]
}

extension Device.Face {
  fileprivate init(_ face: DeviceModel.Face) {
    self.init(
      size: face.size,
      safeArea: EdgeInsets(
        top: face.safeArea.top, leading: face.safeArea.leading, bottom: face.safeArea.bottom,
        trailing: face.safeArea.trailing),
      horizontal: face.hasRegularWidth.map { $0 ? .regular : .compact },
      vertical: face.hasRegularHeight.map { $0 ? .regular : .compact })
  }
}

// MARK: - Devices on sale

extension Device {
  package static let iPhoneSE = Device(.iPhoneSE)
  package static let iPhone8Plus = Device(.iPhone8Plus)
  package static let iPhone12Mini = Device(.iPhone12Mini)
  package static let iPhone13Mini = Device(.iPhone13Mini)
  package static let iPhone14 = Device(.iPhone14)
  package static let iPhone14Plus = Device(.iPhone14Plus)
  package static let iPhone15 = Device(.iPhone15)
  package static let iPhone15Plus = Device(.iPhone15Plus)
  package static let iPhone15Pro = Device(.iPhone15Pro)
  package static let iPhone15ProMax = Device(.iPhone15ProMax)
  package static let iPhone16 = Device(.iPhone16)
  package static let iPhone16Plus = Device(.iPhone16Plus)
  package static let iPhone16Pro = Device(.iPhone16Pro)
  package static let iPhone16ProMax = Device(.iPhone16ProMax)
  package static let iPhone17 = Device(.iPhone17)
  package static let iPhone17Pro = Device(.iPhone17Pro)
  package static let iPhone17ProMax = Device(.iPhone17ProMax)

  package static let iPadMini = Device(.iPadMini)
  package static let iPad9 = Device(.iPad9)
  package static let iPad10 = Device(.iPad10)
  package static let iPadAir11 = Device(.iPadAir11)
  package static let iPadPro11 = Device(.iPadPro11)
  package static let iPadAir13 = Device(.iPadAir13)
  package static let iPadPro13 = Device(.iPadPro13)

  package static let watch41 = Device(.watch41)
  package static let watch45 = Device(.watch45)
  package static let watch49 = Device(.watch49)

  package static let phones = DeviceModel.phones.map(Device.init)
  package static let pads = DeviceModel.pads.map(Device.init)
  package static let watches = DeviceModel.watches.map(Device.init)
}
