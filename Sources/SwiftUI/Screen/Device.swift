/// A screen or a window to show views in: its size, what its corners and bars take, its pixels.
package struct Device: Hashable, Sendable {
  package let name: String

  /// In points, upright.
  package let size: CGSize

  /// The insets that bars, corners and camera housings take, in points.
  package let safeArea: EdgeInsets

  /// Pixels per point.
  package let displayScale: CGFloat

  package let horizontalSizeClass: UserInterfaceSizeClass?
  package let verticalSizeClass: UserInterfaceSizeClass?
}

extension Device {
  /// A phone with a camera in its display, of the usual size.
  package static let iPhone = Device(
    name: "iPhone", size: CGSize(width: 393, height: 852),
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), displayScale: 3,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  /// The smallest phone that is sold, with a home button.
  package static let smallIPhone = Device(
    name: "small iPhone", size: CGSize(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), displayScale: 2,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  package static let iPad = Device(
    name: "iPad", size: CGSize(width: 820, height: 1180),
    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), displayScale: 2,
    horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// The content of a window without a toolbar, below its title bar.
  package static let macWindow = Device(
    name: "Mac window", size: CGSize(width: 900, height: 600), safeArea: EdgeInsets(), displayScale: 2,
    horizontalSizeClass: nil, verticalSizeClass: nil)

  /// A watch of 45 mm, with the time at the top.
  package static let watch = Device(
    name: "watch", size: CGSize(width: 198, height: 242),
    safeArea: EdgeInsets(top: 35, leading: 2, bottom: 26, trailing: 2), displayScale: 2,
    horizontalSizeClass: .compact, verticalSizeClass: .compact)

  package static let all: [Device] = [.iPhone, .smallIPhone, .iPad, .macWindow, .watch]
}

extension Screen {
  /// A host of a device's size, safe area and pixels.
  package convenience init(
    device: Device, environment: EnvironmentValues = EnvironmentValues(), textSystem: TextSystem? = nil
  ) {
    var environment = environment
    environment.displayScale = device.displayScale
    environment.horizontalSizeClass = device.horizontalSizeClass
    environment.verticalSizeClass = device.verticalSizeClass
    self.init(
      size: ProposedViewSize(device.size), safeArea: device.safeArea, environment: environment, textSystem: textSystem,
      drawsBackground: true)
  }
}
