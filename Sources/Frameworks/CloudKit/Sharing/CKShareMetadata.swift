import FlowUIKit
import Foundation
import PhoneSimulation

extension CKShare {
  /// An invitation to a share.
  public typealias Metadata = CKShareMetadata
}

/// What somebody shares with the person at the phone, by a link.
struct CloudInvitation: Sendable {
  /// The name of the container.
  let container: String
  let share: CKShare
  /// The records of the share.
  var records: [CKRecord]
}

extension CKShareMetadata {
  convenience init(_ invitation: CloudInvitation) { self.init(content: invitation) }

  private var invitation: CloudInvitation {
    guard let invitation = content as? CloudInvitation else {
      preconditionFailure("A CKShare.Metadata is made by CloudKit alone.")
    }
    return invitation
  }

  public var containerIdentifier: String { invitation.container }
  public var share: CKShare { invitation.share }

  /// The record that is shared; `nil` for a zone.
  public var hierarchicalRootRecordID: CKRecord.ID? { share.rootID }

  /// The record that is shared, if it was asked for.
  public var rootRecord: CKRecord? { invitation.records.first { $0.recordID == share.rootID } }
  public var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
  public var participantRole: CKShare.ParticipantRole { share.currentUserParticipant?.role ?? .publicUser }

  public var participantStatus: CKShare.ParticipantAcceptanceStatus {
    share.currentUserParticipant?.acceptanceStatus ?? .pending
  }

  public var participantPermission: CKShare.ParticipantPermission {
    share.currentUserParticipant?.permission ?? share.publicPermission
  }
}

extension UIScene.ConnectionOptions {
  /// The invitation that the app was launched with; a launch in a test brings none along.
  public var cloudKitShareMetadata: CKShare.Metadata? { nil }
}
