import PhoneSimulation

/// A resource that an app may use only with a person's permission.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, focus
  case bluetooth = -0x4000_0000
  case keyboardNetwork = -0x4000_0001
  case location = -0x4000_0002
  case health = -0x4000_0003
  case userTracking = -0x4000_0004
  case localNetwork = -0x4000_0005
}

extension XCUIProtectedResource {
  /// The resources of the phone.
  var resources: [PhoneResource] {
    switch self {
    case .contacts: [.contacts]
    case .calendar: [.calendars]
    case .reminders: [.reminders]
    case .photos: [.photos, .photosAddition]
    case .microphone: [.microphone]
    case .camera: [.camera]
    case .mediaLibrary: [.mediaLibrary]
    case .homeKit: [.homeKit]
    case .focus: [.focus]
    case .bluetooth: [.bluetooth]
    case .keyboardNetwork: []
    case .location: [.location]
    case .health: [.health]
    case .userTracking: [.tracking]
    case .localNetwork: [.localNetwork]
    }
  }
}
