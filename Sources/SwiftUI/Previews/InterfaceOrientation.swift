/// The orientation of a device, for previews.
public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {
  /// The identifier of the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")

  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")

  /// The device is in landscape orientation, with its top on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")

  /// The device is in landscape orientation, with its top on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// The four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
