/// Something that an app may use only with a person's permission.
public struct PhoneResource: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  public let rawValue: String

  /// Creates a resource with a name, for a framework that asks for another one than those below.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  public var description: String { rawValue }

  public static let bluetooth = PhoneResource("Bluetooth")
  public static let calendars = PhoneResource("calendars")
  public static let camera = PhoneResource("camera")
  public static let contacts = PhoneResource("contacts")
  public static let faceID = PhoneResource("Face ID")
  public static let focus = PhoneResource("focus status")
  public static let health = PhoneResource("health")
  public static let homeKit = PhoneResource("home data")
  public static let localNetwork = PhoneResource("local network")
  public static let location = PhoneResource("location")
  public static let mediaLibrary = PhoneResource("media library")
  public static let microphone = PhoneResource("microphone")
  public static let motion = PhoneResource("motion")
  public static let notifications = PhoneResource("notifications")
  public static let photos = PhoneResource("photos")
  /// Adding to the photos without reading them.
  public static let photosAddition = PhoneResource("adding to photos")
  public static let reminders = PhoneResource("reminders")
  public static let siri = PhoneResource("Siri")
  public static let speech = PhoneResource("speech recognition")
  /// Tracking across other companies' apps and websites.
  public static let tracking = PhoneResource("tracking")
}

/// What a person has permitted an app.
public enum PhoneAuthorization: String, Hashable, Sendable {
  /// The person has not been asked, or has not answered.
  case notDetermined
  /// The person cannot permit it, for example because of parental controls.
  case restricted
  case denied
  case authorized
  /// Only a part, such as some photos.
  case limited
  /// The location while the app is in use.
  case whileInUse
  /// The location until the app ends.
  case once
  /// Notifications without a sound or a banner.
  case provisional
  /// Writing without reading, as to the calendar.
  case writeOnly

  /// Whether the app may use the resource, at least in part.
  public var isGranted: Bool {
    switch self {
    case .notDetermined, .restricted, .denied: false
    case .authorized, .limited, .whileInUse, .once, .provisional, .writeOnly: true
    }
  }
}
