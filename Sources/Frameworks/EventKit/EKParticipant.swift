import Foundation

/// What somebody who takes part in an event is.
public enum EKParticipantType: Int, Sendable {
  case unknown, person, room, resource, group
}

/// Whether somebody has to take part in an event.
public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}

/// What somebody has answered to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Somebody who takes part in an event, in the calendar of a phone.
public struct PhoneParticipant: Hashable, Sendable {
  public var name: String?
  /// The address, as in `ann@example.com`.
  public var email: String
  public var status: EKParticipantStatus
  public var role: EKParticipantRole
  public var type: EKParticipantType
  /// Whether it is the owner of the phone.
  public var isCurrentUser: Bool

  /// Creates somebody who takes part.
  public init(
    name: String?, email: String, status: EKParticipantStatus = .pending, role: EKParticipantRole = .required,
    type: EKParticipantType = .person, isCurrentUser: Bool = false
  ) {
    self.name = name
    self.email = email
    self.status = status
    self.role = role
    self.type = type
    self.isCurrentUser = isCurrentUser
  }
}

/// Somebody who takes part in an event. An app cannot invite anybody.
open class EKParticipant: EKObject, NSCopying {
  let participant: PhoneParticipant

  init(_ participant: PhoneParticipant) { self.participant = participant }

  /// The address, as in `mailto:ann@example.com`.
  open var url: URL { URL(string: "mailto:\(participant.email)") ?? URL(fileURLWithPath: participant.email) }
  open var name: String? { participant.name }
  open var participantStatus: EKParticipantStatus { participant.status }
  open var participantRole: EKParticipantRole { participant.role }
  open var participantType: EKParticipantType { participant.type }
  /// Whether it is the owner of the phone.
  open var isCurrentUser: Bool { participant.isCurrentUser }

  open func copy(with zone: NSZone? = nil) -> Any { EKParticipant(participant) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKParticipant)?.participant == participant }
  open override var hash: Int { participant.email.hashValue }
}
