import FlowFoundation
import Foundation

/// Where a call is heard.
public enum INCallAudioRoute: Int, Sendable {
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// What is called.
public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}

/// Whether a call has pictures.
public enum INCallCapability: Int, Sendable {
  case unknown, audioCall, videoCall
}

/// A call of the past.
// Sendable: what is kept never changes.
public final class INCallRecord: NSObject, @unchecked Sendable {
  public let identifier: String
  public let dateCreated: Date?
  public let callCapability: INCallCapability
  /// The length, in seconds.
  public let callDuration: Double?
  public let unseen: Bool?

  /// Creates a call of the past.
  public init(
    identifier: String, dateCreated: Date? = nil, callCapability: INCallCapability, callDuration: Double? = nil,
    unseen: Bool? = nil
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
  }
}

/// Which calls of the past are meant.
// Sendable: what is kept never changes.
public final class INCallRecordFilter: NSObject, @unchecked Sendable {
  public let participants: [INPerson]?
  public let callCapability: INCallCapability

  /// Creates a filter.
  public init(participants: [INPerson]?, callCapability: INCallCapability) {
    self.participants = participants
    self.callCapability = callCapability
  }
}

/// A request to call somebody, or a call that the app has received.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  // @unchecked: what is added here never changes.
  public let callRecordFilter: INCallRecordFilter?
  public let callRecordToCallBack: INCallRecord?
  public let audioRoute: INCallAudioRoute
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability

  /// Creates a call.
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }

  public required convenience init() {
    self.init(
      callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .unknown, contacts: nil,
      callCapability: .unknown)
  }
}

/// A request to call somebody without pictures, as before iOS 13.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  // @unchecked: what is added here never changes.
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?

  /// Creates a call.
  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.destinationType = destinationType
    self.contacts = contacts
    super.init()
  }

  public required convenience init() { self.init(destinationType: .unknown, contacts: nil) }
}

/// A request to call somebody with pictures, as before iOS 13.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  // @unchecked: what is added here never changes.
  public let contacts: [INPerson]?

  /// Creates a call.
  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }

  public required convenience init() { self.init(contacts: nil) }
}

/// What an app says about a request to call somebody.
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled
  case failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging
  case responseCode
}

/// What an app answers to a request to call somebody.
open class INStartCallIntentResponse: INIntentResponse {
  public let code: INStartCallIntentResponseCode

  /// Creates an answer.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public required convenience init() { self.init(code: .unspecified, userActivity: nil) }
}
