import Foundation
import Locking
import PhoneSimulation

/// Records that a person shares with others: a record with those that lead to it, or a zone.
// @unchecked: what changes is guarded by a lock.
open class CKShare: CKRecord, @unchecked Sendable {
  /// Whether somebody takes part.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown = 0
    case pending = 1
    case accepted = 2
    case removed = 3
  }

  /// What somebody may do.
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none = 1
    case readOnly = 2
    case readWrite = 3
  }

  /// How somebody came to a share.
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }

  /// Somebody who takes part in a share, or is invited to it.
  // @unchecked: what changes is guarded by a lock.
  open class Participant: NSObject, @unchecked Sendable {
    struct State {
      var role: ParticipantRole
      var acceptance: ParticipantAcceptanceStatus
      var permission: ParticipantPermission
    }

    public let userIdentity: CKUserIdentity
    let state: Locked<State>

    init(_ identity: CKUserIdentity, _ state: State) {
      userIdentity = identity
      self.state = Locked(state)
    }

    var copied: Participant { Participant(userIdentity, state.value) }

    open var role: ParticipantRole {
      get { state.value.role }
      set { state.withLock { $0.role = newValue } }
    }

    open var permission: ParticipantPermission {
      get { state.value.permission }
      set { state.withLock { $0.permission = newValue } }
    }

    open var acceptanceStatus: ParticipantAcceptanceStatus { state.value.acceptance }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Participant)?.userIdentity == userIdentity }
    open override var hash: Int { userIdentity.hash }
  }

  /// The keys of what an invitation shows.
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    public static let shareType = "cloudkit.type"
  }

  struct Terms {
    var participants: [Participant]
    var publicPermission = ParticipantPermission.none
    var url: URL?

    /// What nobody else changes.
    var copied: Terms {
      var copy = self
      copy.participants = participants.map(\.copied)
      return copy
    }
  }

  /// The record that is shared with those that lead to it; `nil` for a zone.
  let rootID: CKRecord.ID?
  let terms: Locked<Terms>

  private init(_ id: CKRecord.ID, root: CKRecord.ID?, owner: PhoneCloud.Person) {
    rootID = root
    let state = Participant.State(role: .owner, acceptance: .accepted, permission: .readWrite)
    terms = Locked(Terms(participants: [Participant(CKUserIdentity(owner), state)]))
    super.init(recordType: CKRecord.SystemType.share, recordID: id)
  }

  /// Makes a share of an archive, with its owner alone: others are known when it is fetched.
  public required init?(coder: NSCoder) {
    let state = Participant.State(role: .owner, acceptance: .accepted, permission: .readWrite)
    rootID = RecordArchive(coder)?.root
    terms = Locked(Terms(participants: [Participant(CKUserIdentity(SimulatedPhone.current.cloud.account), state)]))
    super.init(coder: coder)
  }

  /// A share of a person.
  convenience init(of owner: PhoneCloud.Person, _ zone: CKRecordZone.ID, root: CKRecord.ID?) {
    let name = root.map { "Share-\($0.recordName)" } ?? CKRecordNameZoneWideShare
    self.init(CKRecord.ID(recordName: name, zoneID: zone), root: root, owner: owner)
  }

  private init(copying other: CKShare, keys: [FieldKey]?, changes: Bool) {
    rootID = other.rootID
    terms = Locked(other.terms.value.copied)
    super.init(copying: other, keys: keys, changes: changes)
  }

  /// Shares a record. Both are saved by one operation.
  public convenience init(rootRecord: CKRecord) {
    let id = CKRecord.ID(recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID)
    self.init(rootRecord: rootRecord, shareID: id)
  }

  /// Shares a record. Both are saved by one operation.
  public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    self.init(shareID, root: rootRecord.recordID, owner: SimulatedPhone.current.cloud.account)
  }

  /// Shares all records of a zone.
  public convenience init(recordZoneID: CKRecordZone.ID) {
    let id = CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID)
    self.init(id, root: nil, owner: SimulatedPhone.current.cloud.account)
  }

  override func copied(keys: [FieldKey]? = nil, changes: Bool = false) -> CKRecord {
    CKShare(copying: self, keys: keys, changes: changes)
  }

  override func take(_ stored: CKRecord) {
    super.take(stored)
    guard let share = stored as? CKShare else { return }
    terms.value = share.terms.value.copied
  }

  /// Gives the share its link, which stays the same for the same records.
  func publish() {
    let zone = recordID.zoneID
    let path = [zone.zoneName, rootID?.recordName].compactMap { $0 }
    let address = path.reduce(URL(string: "https://www.icloud.com/share")) { $0?.appendingPathComponent($1) }
    terms.withLock { $0.url = address }
  }

  /// What those may do who were not invited, but have the link.
  ///
  /// Who was invited and has not accepted is removed when others may come; everybody is when they may no longer.
  open var publicPermission: ParticipantPermission {
    get { terms.value.publicPermission }
    set {
      terms.withLock { terms in
        guard terms.publicPermission != newValue else { return }
        terms.publicPermission = newValue
        terms.participants.removeAll { participant in
          participant.role != .owner && (newValue == .none || participant.acceptanceStatus == .pending)
        }
      }
    }
  }

  /// The link for those who shall take part; `nil` until the share is saved.
  open var url: URL? { terms.value.url }

  /// Who takes part or is invited, the owner first.
  open var participants: [Participant] { terms.value.participants }

  open var owner: Participant {
    participants.first { $0.role == .owner }
      ?? Participant(
        CKUserIdentity(SimulatedPhone.current.cloud.account),
        Participant.State(role: .owner, acceptance: .accepted, permission: .readWrite))
  }

  /// The person at the phone; `nil` if that one does not take part.
  open var currentUserParticipant: Participant? { participant(SimulatedPhone.current.cloud.account) }

  /// Invites somebody, or changes what somebody may do who was invited before. It takes effect when the share is saved.
  open func addParticipant(_ participant: Participant) {
    terms.withLock { terms in
      if let known = terms.participants.first(where: { $0 == participant }) {
        known.permission = participant.permission
      } else {
        terms.participants.append(participant.copied)
      }
    }
  }

  /// Removes somebody. It takes effect when the share is saved.
  open func removeParticipant(_ participant: Participant) {
    terms.withLock { $0.participants.removeAll { $0 == participant && $0.role != .owner } }
  }

  func participant(_ person: PhoneCloud.Person) -> Participant? {
    participants.first { $0.userIdentity.person.recordName == person.recordName }
  }

  /// What a person may do who takes part.
  func permission(of person: PhoneCloud.Person) -> ParticipantPermission {
    participant(person)?.permission ?? .none
  }

  /// Lets a person take part who was invited, or whoever has the link.
  ///
  /// - Throws: ``CKError``: `permissionFailure` for anybody else.
  func join(_ person: PhoneCloud.Person) throws {
    if let known = participant(person) { return known.state.withLock { $0.acceptance = .accepted } }
    guard publicPermission == .readOnly || publicPermission == .readWrite else { throw CKError(.permissionFailure) }
    let state = Participant.State(role: .publicUser, acceptance: .accepted, permission: publicPermission)
    terms.withLock { $0.participants.append(Participant(CKUserIdentity(person), state)) }
  }
}

/// The record name of the share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
