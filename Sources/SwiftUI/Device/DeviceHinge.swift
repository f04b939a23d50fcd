/// The hinge of a device; screens here have none.
public struct DeviceHinge: Hashable, Sendable {
  /// How far a hinge is open.
  public enum Status: Hashable, Sendable { case closed, partiallyOpen, fullyOpen }

  /// The angle between both halves.
  public let angle: Angle

  public let status: Status
}

/// The state of a device's hinge.
public struct DeviceHingeContext: Hashable, Sendable {
  /// The hinge; `nil` without one.
  public let hinge: DeviceHinge?
}

/// An area of the screen with something else in it: the camera or the fold.
public struct ReservedRegion: Identifiable, Hashable, Sendable {
  /// The kind of a region.
  public struct Kind: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The region covers content.
    public static let occlusion = Kind(rawValue: 1)

    /// The region divides content.
    public static let division = Kind(rawValue: 2)
  }

  /// Which regions a query includes.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Regions without an effect, too.
    public static let includesInactive = Options(rawValue: 1)
  }

  public let id: Int

  /// The frame in the view, in points.
  public let frame: CGRect

  public let isActive: Bool
  public let kind: Kind

  /// The space around the region, in points.
  public let margins: EdgeInsets
}
