import Foundation

/// A value of an event.
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float

  /// Creates a value.
  public init(parameterID parameter: CHHapticEvent.ParameterID, value: Float) {
    parameterID = parameter
    self.value = value
  }
}

/// A vibration or a sound of a pattern.
open class CHHapticEvent: NSObject {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// The kind of a value.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  /// In seconds from the start of the pattern.
  public var relativeTime: TimeInterval
  /// In seconds.
  public var duration: TimeInterval

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - relativeTime: In seconds from the start of the pattern.
  ///   - duration: In seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    self.relativeTime = relativeTime
    self.duration = duration
  }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// The kind of a value.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  public var value: Float
  /// In seconds.
  public var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A point of a curve.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  open class ControlPoint: NSObject {
    /// In seconds.
    public var relativeTime: TimeInterval
    public var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  /// In seconds.
  public var relativeTime: TimeInterval

  /// Creates a curve.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// Events that are played together.
open class CHHapticPattern: NSObject {
  let events: [CHHapticEvent]

  /// In seconds.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern.
  ///
  /// - Throws: Nothing here.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }

  /// Reads the events of a file.
  ///
  /// - Throws: An error of the file, or ``CHHapticError`` if it is no pattern.
  public convenience init(contentsOf ahapURL: URL) throws {
    try self.init(events: HapticFile.events(in: Data(contentsOf: ahapURL)), parameters: [])
  }

  /// Creates a pattern with curves, which have no effect on the record.
  ///
  /// - Throws: Nothing here.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }

  var summary: String { events.map(\.type.rawValue).joined(separator: ", ") }
}
