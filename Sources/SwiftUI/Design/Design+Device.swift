extension Design {
  /// The design where there is no device.
  package static let standard = iOS18

  /// The design of a system on a kind of device. This is the only place that chooses one.
  package static func of(_ system: SystemVersion, on idiom: Device.Idiom) -> Design {
    switch (system, idiom) {
    case (.iOS18, .phone): .iOS18
    case (.iOS18, .pad): .iPadOS18
    case (.iOS18, .mac): .macOS15
    case (.iOS18, .watch): .watchOS11
    case (.iOS26, .phone): .iOS26
    case (.iOS26, .pad): .iPadOS26
    case (.iOS26, .mac): .macOS26
    case (.iOS26, .watch): .watchOS26
    }
  }
}
