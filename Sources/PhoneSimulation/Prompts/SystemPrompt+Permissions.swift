// The system's questions for permissions, in English as the texts of the system are here.
extension SystemPrompt {
  private static let refusal = Button("Don’t Allow", .denied)

  private static func question(_ title: String, _ message: String? = nil, accept: String = "Allow") -> SystemPrompt {
    SystemPrompt(title: title, message: message, buttons: [refusal, Button(accept, .authorized)])
  }

  /// The question for notifications.
  package static func notifications(app: String) -> SystemPrompt {
    question(
      "“\(app)” Would Like to Send You Notifications",
      "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.")
  }

  /// The first question for the location.
  package static func location(app: String) -> SystemPrompt {
    SystemPrompt(
      title: "Allow “\(app)” to use your location?",
      message: SimulatedPhone.information("NSLocationWhenInUseUsageDescription")
        ?? SimulatedPhone.information("NSLocationAlwaysAndWhenInUseUsageDescription"),
      buttons: [Button("Allow Once", .once), Button("Allow While Using App", .whileInUse), refusal])
  }

  /// The question for the location when the app is not in use.
  package static func locationAlways(app: String) -> SystemPrompt {
    SystemPrompt(
      title: "Allow “\(app)” to also use your location even when you are not using the app?",
      message: SimulatedPhone.information("NSLocationAlwaysAndWhenInUseUsageDescription"),
      buttons: [
        Button("Keep Only While Using", .whileInUse), Button("Change to Always Allow", .authorized),
      ])
  }

  /// The question for all photos.
  package static func photos(app: String) -> SystemPrompt {
    SystemPrompt(
      title: "“\(app)” would like full access to your Photo Library.",
      message: SimulatedPhone.information("NSPhotoLibraryUsageDescription"),
      buttons: [Button("Limit Access…", .limited), Button("Allow Full Access", .authorized), refusal])
  }

  /// The question for all events of the calendar.
  package static func calendars(app: String) -> SystemPrompt {
    question(
      "“\(app)” Would Like Full Access to Your Calendar",
      SimulatedPhone.information("NSCalendarsFullAccessUsageDescription"), accept: "Allow Full Access")
  }

  /// The question for adding events to the calendar.
  package static func calendarAddition(app: String) -> SystemPrompt {
    SystemPrompt(
      title: "“\(app)” Would Like to Add to Your Calendar",
      message: SimulatedPhone.information("NSCalendarsWriteOnlyAccessUsageDescription"),
      buttons: [refusal, Button("Allow", .writeOnly)])
  }

  /// The question for tracking.
  package static func tracking(app: String) -> SystemPrompt {
    SystemPrompt(
      title: "Allow “\(app)” to track your activity across other companies’ apps and websites?",
      message: SimulatedPhone.information("NSUserTrackingUsageDescription"),
      buttons: [Button("Ask App Not to Track", .denied), Button("Allow", .authorized)])
  }

  /// The question for a resource that has a title and two buttons.
  package static func question(for resource: PhoneResource, app: String) -> SystemPrompt {
    let (title, key, accept) = texts(for: resource, app: app)
    return question(title, SimulatedPhone.information(key), accept: accept)
  }

  private static func texts(for resource: PhoneResource, app: String) -> (title: String, key: String, accept: String) {
    switch resource {
    case .bluetooth: ("“\(app)” Would Like to Use Bluetooth", "NSBluetoothAlwaysUsageDescription", "Allow")
    case .camera: ("“\(app)” Would Like to Access the Camera", "NSCameraUsageDescription", "Allow")
    case .contacts: ("“\(app)” Would Like to Access Your Contacts", "NSContactsUsageDescription", "OK")
    case .faceID: ("Do you want to allow “\(app)” to use Face ID?", "NSFaceIDUsageDescription", "Allow")
    case .localNetwork:
      (
        "“\(app)” would like to find and connect to devices on your local network.",
        "NSLocalNetworkUsageDescription", "Allow"
      )
    case .microphone: ("“\(app)” Would Like to Access the Microphone", "NSMicrophoneUsageDescription", "Allow")
    case .motion:
      ("“\(app)” Would Like to Access Your Motion & Fitness Activity", "NSMotionUsageDescription", "Allow")
    case .photosAddition:
      ("“\(app)” Would Like to Add to your Photos", "NSPhotoLibraryAddUsageDescription", "Allow")
    case .reminders:
      ("“\(app)” Would Like to Access Your Reminders", "NSRemindersFullAccessUsageDescription", "Allow Full Access")
    case .siri: ("Would you like to use “\(app)” with Siri?", "NSSiriUsageDescription", "OK")
    case .speech:
      ("“\(app)” Would Like to Access Speech Recognition", "NSSpeechRecognitionUsageDescription", "Allow")
    default: ("“\(app)” Would Like to Access Your \(resource)", "", "Allow")
    }
  }
}
